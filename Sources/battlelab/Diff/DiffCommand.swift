import BattleCore
import CommandLineKit
import Policies
import Replay
import Reports
import Showdown
import Synchronization
import Tournament

extension Battlelab {
  /// `battlelab diff`: where two policies choose differently, and what it is worth.
  static let diff = Command(
    "diff", summary: "where two policies choose differently, the most consequential first",
    discussion:
      "The two play against each other, on both sides of the same match-ups, and wherever one decides the other "
      + "is asked as well. Where they differ the battle is played on both ways with the same fresh dice; the difference "
      + "is by how much the first one's choice wins more often. Each line comes with the command that shows the decision.",
    positionals: [
      Positional("FIRST", help: "a policy, as [label=]name[:key=value,…]"), Positional("SECOND", help: "another"),
    ],
    options: DiffOptions.all,
    examples: [
      Example("battlelab diff heuristic max-damage --battles 100", "what the scoring changes"),
      Example("battlelab diff heuristic heuristic:koBonus=80 --battles 200", "what one weight changes"),
      Example("battlelab diff old=heuristic:weights=a.json new=heuristic:weights=b.json", "two sets of weights"),
    ]
  ) { arguments in
    switch RulesName(arguments) {
    case .gen5: return try DiffJob<PlayedGen5>(arguments).job
    case .kit: return try DiffJob<PlayedKit>(arguments).job
    }
  }
}

/// The options of `diff`.
enum DiffOptions {
  static let battles = CommandOption<Int>.int(
    "battles", default: 100, in: 1...1_000_000, help: "how many battles are looked through")
  static let top = CommandOption<Int>.int("top", default: 10, in: 1...100_000, help: "how many differences are listed")
  static let continued = CommandOption<Int>.int(
    "continue", "K", default: 200, in: 1...1_000_000, help: "how often each choice is played on")

  static let all =
    [
      battles.declaration, top.declaration, continued.declaration, ReplayOptions.playsOn.declaration,
    ] + ReplayOptions.planned + [
      CommonOption.seed.declaration, CommonOption.jobs.declaration, CommonOption.quiet.declaration,
      CommonOption.json.declaration,
    ]
}

/// Two policies to be compared.
struct DiffJob<Played: PlayedRules> {
  private let labels: [String]
  private let battles: TournamentBattles<Played>
  private let count: Int
  private let top: Int
  private let continuation: Continuation<Played.Rules>
  private let commandOptions: String
  private let jobs: Int
  private let isQuiet: Bool
  private let isJSON: Bool

  init(_ arguments: Arguments) throws {
    let specs = Array(arguments.positionals.prefix(2))
    count = arguments[DiffOptions.battles]
    let setup = try TournamentSetup<Played>(arguments, policies: specs, pairs: (count + 1) / 2)
    labels = setup.roster.entries.map(\.label)
    battles = TournamentBattles(setup)
    top = arguments[DiffOptions.top]
    jobs = arguments[CommonOption.jobs]
    isQuiet = arguments[CommonOption.quiet]
    isJSON = arguments[CommonOption.json]
    let playsOn = try arguments[ReplayOptions.playsOn].map(ReplayContext<Played.Rules>(Played.self).policy)
    continuation = Continuation(
      battles: arguments[DiffOptions.continued], seed: arguments[CommonOption.seed], jobs: 1, playsOn: playsOn)
    commandOptions = DiffJob.options(arguments, specs)
  }

  /// What `replay` needs to be told to play the same battles.
  private static func options(_ arguments: Arguments, _ specs: [String]) -> String {
    var words = specs.map { "--policy " + ShellWord.quoted($0) }
    if arguments[CommonOption.seed] != 1 { words.append("--seed \(arguments[CommonOption.seed])") }
    for (name, value) in [
      ("rules", arguments[RulesName.option]), ("format", arguments[Format.option]),
      ("match-ups", arguments[Format.matchups] ?? ""), ("teams", arguments[Format.teams] ?? ""),
      ("information", arguments[TournamentOptions.information]),
      ("max-turns", arguments[TournamentOptions.turns].map(String.init) ?? ""),
    ] where arguments.isGiven(named: name) {
      words.append("--\(name) \(ShellWord.quoted(value))")
    }
    return words.joined(separator: " ")
  }

  var job: Job {
    { console in
      let start = ContinuousClock.now
      // Calls come one at a time, under the lock.
      nonisolated(unsafe) var line = ProgressLine("battles", console: console, isQuiet: isQuiet)
      let done = Mutex(0)
      let (count, battles, continuation) = (count, battles, continuation)
      let found = Workers.map(count, jobs: jobs) { battle -> BattleDisagreements? in
        let result = DiffJob.look(battle, battles, continuation)
        done.withLock {
          $0 += 1
          line.update(done: $0, total: count, seconds: (ContinuousClock.now - start).seconds)
        }
        return result
      }.compactMap(\.self)
      line.finish(done: count, total: count, seconds: (ContinuousClock.now - start).seconds)
      let report = DiffReport(found, labels: labels, battles: count, continued: continuation.battles)
      if isJSON {
        console.write(report.json(command).text)
      } else {
        console.write(LineWrap.text(report.lines(top: top, command), Paint(isOn: console.usesColor)))
      }
      return .done
    }
  }

  private static func look(
    _ battle: Int, _ battles: TournamentBattles<Played>, _ continuation: Continuation<Played.Rules>
  ) -> BattleDisagreements? {
    guard let source = try? battles.source(battle) else { return nil }
    return try? BattleDisagreements(
      source.setup, battle: battle, order: battle % 2 == 0 ? [0, 1] : [1, 0], continuation: continuation)
  }

  /// The command that shows a decision.
  private func command(_ item: Disagreement) -> String {
    let other = (item.battle % 2 == 0) == (item.seat == .p1) ? labels[1] : labels[0]
    return "battlelab replay --battle \(item.battle) \(commandOptions) --turn \(item.moment) --explain "
      + "--ask \(ShellWord.quoted(other))"
  }
}
