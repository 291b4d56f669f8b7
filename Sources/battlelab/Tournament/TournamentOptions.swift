import CommandLineKit

/// The options of `tournament`.
enum TournamentOptions {
  /// Who plays when nobody is named.
  static let defaultPolicies = ["random", "max-power", "max-damage", "heuristic"]
  static let defaultFolder = "Results/tournament"

  static let policies = CommandOption<[String]>.strings(
    "policy", "SPEC", defaultText: defaultPolicies.joined(separator: ", "),
    help: "a policy that takes part, as [label=]name[:key=value,…]; 'battlelab policies' lists names and parameters")
  static let gauntlet = CommandOption<Bool>.flag("gauntlet", help: "the first policy against each of the others only")
  static let pairs = CommandOption<Int>.int(
    "pairs", default: 1_000, in: 1...100_000_000,
    help: "pairs per pairing: match-ups, each played twice with the sides swapped")
  static let turns = CommandOption.optionalInt(
    "max-turns", defaultText: "200 in solo", in: 1...10_000, help: "a battle that goes beyond this turn is a tie")
  static let battles = CommandOption<Bool>.flag("battles-csv", help: "write battles.csv, a row per battle")
  static let out = CommandOption.optionalString(
    "out", "DIR", defaultText: defaultFolder + ", whose content is replaced", help: "where the reports go")
  static let overwrite = CommandOption<Bool>.flag(
    "overwrite", help: "replace the results of another tournament in --out")

  static let all = [
    policies.declaration, gauntlet.declaration, pairs.declaration, Format.option.declaration,
    Format.matchups.declaration, turns.declaration, battles.declaration, out.declaration,
    overwrite.declaration, CommonOption.seed.declaration, CommonOption.jobs.declaration,
    CommonOption.quiet.declaration, CommonOption.json.declaration,
  ]
}
