import BattleCore
import CommandLineKit
import Gen5
import Kit
import Policies
import Replay
import Reports
import Tournament

extension Battlelab {
  /// `battlelab play`: a person against a policy.
  static let play = Command(
    "play", summary: "play against a policy in the terminal",
    discussion: "The match-up is drawn from --seed, or given by --p1 and --p2. Each turn shows the position and your "
      + "choices; answer with a number or a name. 'help' says what else there is. The battle and its seed are named at "
      + "the end, and --save keeps it for 'replay FILE'.",
    positionals: [Positional("POLICY", help: "who you play against, as name[:key=value,…]")],
    options: PlayOptions.all,
    examples: [
      Example("battlelab play heuristic", "a fair match-up of one against one"),
      Example("battlelab play mcts --as p2 --seed 7 --save mine.json", "another one, kept for 'battlelab replay'"),
    ]
  ) { arguments in
    switch RulesName(arguments) {
    case .gen5: return try PlayJob<PlayedGen5>(arguments).job
    case .kit: return try PlayJob<PlayedKit>(arguments).job
    }
  }
}

/// The options of `play`.
enum PlayOptions {
  static let seat = CommandOption<String>.choice(
    "as", among: Seat.allCases.map(\.name), default: Seat.p1.name, help: "which side is yours")

  static let all =
    [seat.declaration, ReplayOptions.p1.declaration, ReplayOptions.p2.declaration] + ReplayOptions.planned + [
      CommonOption.seed.declaration, ReplayOptions.save.declaration,
    ]
}

/// A battle between a person and a policy.
struct PlayJob<Played: PlayedRules> {
  typealias Rules = Played.Rules

  private let setup: BattleSetup<Rules>
  private let teams: [String]
  private let person: Seat
  private let context: ReplayContext<Rules>
  private let save: String?
  private let seed: UInt64

  init(_ arguments: Arguments) throws {
    seed = arguments[CommonOption.seed]
    person = arguments[PlayOptions.seat] == Seat.p1.name ? .p1 : .p2
    context = ReplayContext(Played.self)
    save = arguments[ReplayOptions.save]
    let policy = try context.policy(arguments.positionals[0])
    let seeds = SeedTree(seed)
    var turnLimit = Rules.info.defaultTurnLimit
    var battleSeed = seed
    var teams: [Rules.Team]
    if let one = arguments[ReplayOptions.p1], let two = arguments[ReplayOptions.p2] {
      teams = [try OwnBattle<Played>.team(one, "--p1"), try OwnBattle<Played>.team(two, "--p2")]
    } else {
      if arguments.isGiven(ReplayOptions.p1) || arguments.isGiven(ReplayOptions.p2) {
        throw CommandError("--p1 and --p2 go together: a battle has two sides")
      }
      let choice = try MatchupChoice(arguments)
      // As the first pair of a tournament with this seed.
      let streams = TournamentSeeds(seed)
      let drawn = try Played.source(choice).draw(0, streams.teams(0)).teams
      teams = [drawn.0, drawn.1]
      battleSeed = streams.battle(0)
      turnLimit = choice.format.turnLimit
    }
    let own = person
    let players = Seat.allCases.map { seat in
      seat == own
        ? BattleSetup<Rules>.Player(label: "you", policy: nil, seed: 0)
        : .init(label: arguments.positionals[0], policy: policy, seed: seeds.child("policy").child(seat.index).seed)
    }
    setup = BattleSetup(
      teams: teams, players: players, seed: battleSeed, turnLimit: arguments[TournamentOptions.turns] ?? turnLimit,
      isHidden: OwnBattle<Played>.isHidden(arguments))
    self.teams = teams.map(Rules.words)
    if let save { try OutputPath.check(save) }
  }

  var job: Job {
    { console in
      let timeline = try play(console)
      let report = BattleReport(timeline, title: "battle", origin: [], teams: teams)
      console.write("\n\(report.ending)\nseed \(seed)\n")
      if let save {
        let saved = SavedBattle(
          timeline, version: Battlelab.version, data: context.dataFingerprint, describe: context.describe)
        try AtomicFile.write(saved.text, to: save)
        console.write("battlelab replay \(ShellWord.quoted(save)) shows it again\n")
      }
      return .done
    }
  }

  private func play(_ console: Console) throws -> Timeline<Rules> {
    let paint = Paint(isOn: console.usesColor)
    func write(_ lines: [String]) { console.write(LineWrap.text(lines, paint)) }
    var log = Rules.Narrator(setup.teams)
    var told = 0
    write(
      Seat.allCases.map { seat in
        let team = setup.isHidden && seat != person ? "whose team shows itself in the battle" : teams[seat.index]
        return "\(seat.name) \(setup.labels[seat.index]), \(team)"
      })
    func tell(_ events: [Rules.Event]) {
      for event in events { log.append(setup.isHidden ? Rules.seen(event, by: person) : event) }
      write(Array(log.lines[told...]))
      told = log.lines.count
    }
    return try Timeline(setup, watch: tell) { moment, seat, seen, legal, policy throws(ReplayError) in
      if let answer = policy?.choose(seen, legal) {
        return RecordedDecision(seat: seat, legal: legal, answer: answer)
      }
      guard let answer = PlayJob.ask(seat, seen, legal, setup, console, write) else { return nil }
      return RecordedDecision(seat: seat, legal: legal, answer: answer)
    }
  }

  /// Asks the person until there is an answer; nil when it gives up.
  private static func ask(
    _ seat: Seat, _ board: Rules.Board, _ legal: ChoiceList, _ setup: BattleSetup<Rules>, _ console: Console,
    _ write: ([String]) -> Void
  ) -> Choice? {
    let options = legal.array.enumerated().map { "  \($0 + 1)  \(Rules.word($1, board, seat))" }
    func show() { write(PositionText.lines(Rules.view(board, setup.teams), labels: setup.labels) + options) }
    show()
    while true {
      console.write("\(seat.name)> ")
      guard let line = console.readLine() else {
        console.write("\n")
        return nil
      }
      let answer = line.split(separator: " ").joined(separator: " ")
      switch answer {
      case "": continue
      case "quit", "q": return nil
      case "show", "s": show()
      case "help", "h", "?":
        write(["a number or a name chooses; 'show' shows the position again, 'quit' gives up"])
      default:
        do {
          return try ChoiceReader<Rules>.read(Int(answer) == nil ? answer : "#\(answer)", board, seat, legal)
        } catch {
          write(["\(error)"])
        }
      }
    }
  }
}
