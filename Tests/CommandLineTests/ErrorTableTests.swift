import Testing

@testable import CommandLineKit

/// A program with one option of each kind, whose job prints what it was given.
enum SampleProgram {
  static let pairs = CommandOption.int("pairs", default: 1000, in: 1...100_000_000, help: "pairs per pairing")
  static let policies = CommandOption.strings("policy", "SPEC", help: "a policy that takes part")
  static let share = CommandOption.double("share", default: 0.5, in: 0...1, help: "a share")
  static let format = CommandOption.choice(
    "format", among: ["solo", "singles"], default: "solo", help: "what battles are played")
  static let out = CommandOption.optionalString("out", "DIR", help: "where reports go")
  static let turns = CommandOption.optionalInt("max-turns", in: 1...10_000, help: "turn limit")

  static let tournament = Command(
    "tournament", summary: "every policy against every other",
    discussion: "Plays all pairs of policies on the same match-ups with the sides swapped and writes CSV reports.",
    positionals: [Positional("NAME", help: "a name", arity: .optional)],
    options: [
      policies.declaration, pairs.declaration, share.declaration, format.declaration, out.declaration,
      turns.declaration, CommonOption.seed.declaration, CommonOption.quiet.declaration,
    ],
    examples: [Example("battlelab tournament --pairs 10", "plays twenty battles per pairing")]
  ) { arguments in
    let specs = try PolicySpec.list(arguments[policies])
    if arguments[out] == "/missing" { throw CommandError("no model there", status: .unavailable) }
    if arguments[out] == "/bad" { throw SampleError() }
    let line =
      "\(arguments[pairs]) \(arguments[CommonOption.seed]) \(arguments[share]) \(arguments[format]) "
      + "\(arguments[out] ?? "-") \(specs.map(\.label)) \(arguments[CommonOption.quiet]) \(arguments.positionals)"
    return { console in
      console.write(line + "\n")
      return .done
    }
  }

  static let program = Program(
    name: "battlelab", version: "1.0", summary: "A laboratory for battle AI.",
    commands: [
      tournament,
      Command("replay", summary: "play one battle again", options: [], examples: []) { _ in { _ in .failed } },
    ])

  struct SampleError: Error, CustomStringConvertible {
    var description: String { "line 3: no such species" }
  }

  /// Runs a command line and returns what it wrote and its exit status.
  static func run(_ line: String) -> (output: String, errors: String, status: Int32) {
    var output = ""
    var errors = ""
    let console = Console(write: { output += $0 }, writeError: { errors += $0 })
    let status = program.run(line.split(separator: " ").map(String.init), console: console) { error in
      error is SampleError ? .badData : nil
    }
    return (output, errors, status.rawValue)
  }
}

@Suite("Command line errors")
struct ErrorTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var line: String
    var message: String
    var status: Int32 = 64
    var testDescription: String { line }
  }

  static let rows = [
    Row(line: "", message: "a command is missing"),
    Row(line: "turnament", message: "unknown command 'turnament': did you mean 'tournament'?"),
    Row(line: "frobnicate", message: "unknown command 'frobnicate': known are tournament, replay"),
    Row(line: "--pairs 3", message: "the command comes first, not '--pairs'"),
    Row(line: "help replya", message: "unknown command 'replya': did you mean 'replay'?"),
    Row(line: "tournament --piars 3", message: "unknown option '--piars': did you mean '--pairs'?"),
    Row(line: "tournament --frobnicate", message: "unknown option '--frobnicate'"),
    Row(line: "tournament -p", message: "unknown option '-p': options begin with two dashes"),
    Row(line: "tournament --pairs", message: "--pairs needs a value: --pairs N"),
    Row(line: "tournament --pairs --quiet", message: "--pairs needs a value: --pairs N"),
    Row(line: "tournament --pairs 0", message: "--pairs must be from 1 to 100000000, not 0"),
    Row(line: "tournament --pairs=-5", message: "--pairs must be from 1 to 100000000, not -5"),
    Row(line: "tournament --pairs -5", message: "--pairs must be from 1 to 100000000, not -5"),
    Row(line: "tournament --pairs ten", message: "--pairs needs a whole number from 1 to 100000000, not 'ten'"),
    Row(line: "tournament --pairs 1.5", message: "--pairs needs a whole number from 1 to 100000000, not '1.5'"),
    Row(
      line: "tournament --pairs 99999999999999999999",
      message: "--pairs must be from 1 to 100000000, not 99999999999999999999"),
    Row(line: "tournament --pairs 3 --pairs 4", message: "--pairs is given more than once"),
    Row(line: "tournament --quiet=yes", message: "--quiet takes no value"),
    Row(line: "tournament --seed -1", message: "--seed needs a whole number from 0 to 18446744073709551615, not '-1'"),
    Row(
      line: "tournament --seed 1,2,3",
      message: "--seed needs a whole number from 0 to 18446744073709551615, not '1,2,3'"),
    Row(line: "tournament --share 2", message: "--share must be from 0 to 1, not 2"),
    Row(line: "tournament --share nan", message: "--share needs a number from 0 to 1, not 'nan'"),
    Row(line: "tournament --format sol", message: "unknown value of --format 'sol': did you mean 'solo'?"),
    Row(line: "tournament --format doubles", message: "unknown value of --format 'doubles': known are solo, singles"),
    Row(line: "tournament a b", message: "unexpected argument 'b'"),
    Row(
      line: "tournament --policy random --policy random",
      message: "two policies are called 'random': give one another label, as in --policy other=random"),
    Row(line: "tournament --out /missing", message: "no model there", status: 69),
    Row(line: "tournament --out /bad", message: "line 3: no such species", status: 65),
  ]

  @Test(arguments: rows)
  func wrongLinesAreExplained(row: Row) {
    let result = SampleProgram.run(row.line)
    #expect(result.errors.split(separator: "\n").first.map(String.init) == "battlelab: \(row.message)")
    #expect(result.status == row.status)
    #expect(result.output.isEmpty)
    #expect(result.errors.contains("--help'") == (row.status == 64))
  }

  @Test(arguments: [
    ("tournament", "1000 1 0.5 solo - [] false []"),
    ("tournament --pairs 5 --seed=18446744073709551615", "5 18446744073709551615 0.5 solo - [] false []"),
    (
      "tournament --quiet --policy random --policy=b=heuristic:koBonus=80 x",
      "1000 1 0.5 solo - [\"random\", \"b\"] true [\"x\"]"
    ),
    ("tournament --share 0.25 --format singles --out=a=b -- --pairs", "1000 1 0.25 singles a=b [] false [\"--pairs\"]"),
  ])
  func rightLinesAreRead(line: String, expected: String) {
    let result = SampleProgram.run(line)
    #expect(result.output == expected + "\n")
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
  }

  @Test func aFailedCheckIsStatusOne() {
    #expect(SampleProgram.run("replay").status == 1)
  }

  @Test func isGivenTellsDefaultsApart() throws {
    let arguments = try #require(try SampleProgram.tournament.parse(["--pairs", "1000"]))
    #expect(arguments.isGiven(SampleProgram.pairs))
    #expect(!arguments.isGiven(SampleProgram.share))
    #expect(arguments[SampleProgram.turns] == nil)
  }
}

@Suite("Help")
struct HelpTests {
  @Test func commandHelp() {
    let result = SampleProgram.run("tournament --pairs 3 --help")
    #expect(result.status == 0)
    #expect(
      result.output == """
        every policy against every other

        Usage: battlelab tournament [NAME] [options]

        Plays all pairs of policies on the same match-ups with the sides swapped and
        writes CSV reports.

        Arguments:
          NAME  a name

        Options:
          --policy SPEC          a policy that takes part; may be repeated
          --pairs N              pairs per pairing (default: 1000)
          --share X              a share (default: 0.5)
          --format solo|singles  what battles are played (default: solo)
          --out DIR              where reports go
          --max-turns N          turn limit
          --seed N               seed of all chance; the same seed gives the same result
                                 (default: 1)
          --quiet                no progress on standard error
          --help                 this text

        Example:
          battlelab tournament --pairs 10
              plays twenty battles per pairing

        """)
    #expect(SampleProgram.run("help tournament").output == result.output)
  }

  @Test func programHelp() {
    let result = SampleProgram.run("--help")
    #expect(result.status == 0)
    #expect(result.output.contains("  tournament  every policy against every other\n"))
    #expect(SampleProgram.run("help").output == result.output)
    for line in result.output.split(separator: "\n") { #expect(line.count <= 80) }
    #expect(SampleProgram.run("--version").output == "battlelab 1.0\n")
  }
}
