import CommandLineKit
import Gen5
import Policies
import Reports
import Tournament

extension Battlelab {
  /// `battlelab bench`: how fast this machine calculates damage, plays battles and decides.
  static let bench = Command(
    "bench", summary: "throughput of damage calculation, battles and decisions",
    discussion: "The work is fixed: the checksum is the same on every machine and with every number of workers, and "
      + "changes only when rules or policies do. Each line is measured several times; per_second is the median.",
    positionals: [
      Positional("WHAT", help: "damage, battles or decisions; all of them when left out", arity: .optional)
    ],
    options: BenchOptions.all,
    examples: [
      Example("battlelab bench", "all three"),
      Example("battlelab bench decisions --policy heuristic", "how fast one policy decides"),
    ]
  ) { arguments in
    let words = BenchKind.allCases.map(\.rawValue)
    var kinds = BenchKind.allCases
    if let word = arguments.positionals.first {
      guard let kind = BenchKind(rawValue: word) else {
        throw CommandError(CommandLineKit.NearestName.message("benchmark", word, among: words))
      }
      kinds = [kind]
    }
    let given = arguments[BenchOptions.policies]
    let roster = try Roster(try PolicySpec.list(given.isEmpty ? TournamentOptions.defaultPolicies : given))
    let count = arguments[BenchOptions.count]
    let plan = BenchPlan(
      policies: roster.entries, seed: arguments[CommonOption.seed], runs: arguments[BenchOptions.runs],
      jobs: arguments[CommonOption.jobs])
    let isJSON = arguments[CommonOption.json]
    return { console in
      var table = Table(["what", "policy", "count", "per_second", "low", "high", "checksum"])
      for kind in kinds { for row in kind.rows(plan, count: count ?? kind.defaultCount) { table.append(row) } }
      console.write(isJSON ? table.json.text : table.text(width: 100))
      return .done
    }
  }
}

/// The options of `bench`.
enum BenchOptions {
  static let policies = CommandOption<[String]>.strings(
    "policy", "SPEC", defaultText: "the built-in ones", help: "whose battles and decisions are measured")
  static let count = CommandOption.optionalInt(
    "count", defaultText: BenchKind.allCases.map { "\($0.defaultCount) \($0.rawValue)" }.joined(separator: ", "),
    in: 1...1_000_000_000, help: "how many each measurement does")
  static let runs = CommandOption<Int>.int("runs", default: 5, in: 1...1_000, help: "how often each is measured")

  static let all = [
    policies.declaration, count.declaration, runs.declaration, CommonOption.seed.declaration,
    CommonOption.jobs.declaration, CommonOption.json.declaration,
  ]
}

/// What is measured, and how.
struct BenchPlan {
  var policies: [Tournament.PolicyEntry<Gen5Policy>]
  var seed: UInt64
  var runs: Int
  var jobs: Int
}
