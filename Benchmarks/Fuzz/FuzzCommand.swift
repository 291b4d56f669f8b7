import BattleCore
import CommandLineKit

/// `Fuzz`: random battles with every step checked, for as many turns or seconds as asked.
enum FuzzCommand {
  private static let seed = CommandOption.uint64("seed", default: 1, help: "seed of all battles")
  private static let turns = CommandOption.optionalInt(
    "turns", defaultText: "1000000, or no limit with --seconds or --battles", in: 1...1_000_000_000_000,
    help: "stop after this many turns")
  private static let battles = CommandOption.optionalInt(
    "battles", defaultText: "no limit", in: 1...1_000_000_000, help: "stop after this many battles")
  private static let seconds = CommandOption.optionalInt(
    "seconds", defaultText: "no limit", in: 1...1_000_000, help: "stop after this long")
  private static let only = CommandOption.optionalInt(
    "only", in: 0...Int.max, help: "play this one battle of the seed and print it")
  private static let teams = CommandOption.choice(
    "teams", among: ["mixed"] + FuzzRun.Kind.allCases.map(\.rawValue), default: "mixed",
    help: "who fights: one against one, teams of moves alone, teams of everything, or each in turn")
  private static let turnLimit = CommandOption.int(
    "turn-limit", default: 200, in: 1...10_000, help: "a battle stops after this many turns")
  private static let progress = CommandOption.string(
    "progress", "FILE", default: ".build/fuzz.progress",
    help: "file that names the battle under way, for when the process dies")

  private static let command = Command(
    "Fuzz", summary: "Plays random battles and checks every step of them.",
    discussion:
      "Teams are anybody with any moves; every third battle is one against one, every third between teams of up to six,"
      + " every third such teams with any abilities and items, unless --teams asks for one of them. A failure prints the"
      + " command that plays the battle again. A process that dies has left that command in the progress file.",
    options: [
      seed.declaration, turns.declaration, battles.declaration, seconds.declaration, only.declaration,
      teams.declaration, turnLimit.declaration, progress.declaration,
    ],
    examples: [
      Example("Fuzz --turns 10000000 --seed 1", "about ten million turns of the battles of seed 1"),
      Example("Fuzz --teams everything --battles 1000000", "teams with any abilities and items"),
    ],
    validate: { arguments in
      var run = FuzzRun(
        seed: arguments[seed], kind: FuzzRun.Kind(rawValue: arguments[teams]), turnLimit: arguments[turnLimit],
        progressPath: arguments[progress])
      run.seconds = arguments[seconds]
      run.battles = arguments[battles]
      run.turns = arguments[turns] ?? (run.seconds == nil && run.battles == nil ? 1_000_000 : nil)
      let battle = arguments[only]
      return { [run] console in
        if let battle { return run.show(battle, console) }
        return try run.play(console)
      }
    })

  static func run(_ words: [String], console: Console) -> ExitStatus {
    do {
      guard let arguments = try command.parse(words) else {
        console.write(command.help(program: "swift run -c release"))
        return .done
      }
      return try command.validate(arguments)(console)
    } catch {
      console.writeError("Fuzz: \(error)\n")
      return (error as? CommandError)?.status ?? .failed
    }
  }
}
