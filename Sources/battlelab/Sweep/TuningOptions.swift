import CommandLineKit
import Tournament

/// Options that `sweep`, `tune` and `evaluate` share.
enum TuningOptions {
  static let defaultOpponents = ["random", "max-power", "max-damage", "heuristic"]

  static let policy = CommandOption<String>.string(
    "policy", "SPEC", default: "heuristic",
    help: "the policy whose numbers are varied; what the spec says is the base that points are compared with")
  static let against = CommandOption<[String]>.strings(
    "against", "SPEC", defaultText: defaultOpponents.joined(separator: ", "),
    help: "an opponent that every point meets")
  static let vary = CommandOption<[String]>.strings(
    "vary", "NAME[=VALUES]",
    help: "a parameter and its values: koBonus=0,18,36 or koBonus=0...120/10 (a range and a step) or koBonus=0...120 "
      + "or koBonus alone (a range around its base). Without any, every number of the policy is varied")
  static let out = CommandOption.optionalString(
    "out", "DIR", defaultText: "Results/ and the command's name", help: "where the results go")
  static let overwrite = CommandOption<Bool>.flag("overwrite", help: "replace other results in --out")
  static let resume = CommandOption<Bool>.flag(
    "resume", help: "go on with a run that was interrupted; the result is the same as without the interruption")

  /// Those that say which battles are played.
  static let battles = TournamentOptions.deciding.filter { option in
    !["policy", "gauntlet", "pairs", "sprt", "luck"].contains(option.name)
  }

  static func opponents(_ arguments: Arguments) -> [String] {
    let given = arguments[against]
    return given.isEmpty ? defaultOpponents : given
  }
}
