import CommandLineKit
import Tournament

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
    "max-turns", defaultText: "200 in solo, 1000 in singles", in: 1...10_000,
    help: "a battle that goes beyond this turn is a tie")
  static let battles = CommandOption<Bool>.flag("battles-csv", help: "write battles.csv, a row per battle")
  static let out = CommandOption.optionalString(
    "out", "DIR", defaultText: defaultFolder + ", whose content is replaced", help: "where the reports go")
  static let overwrite = CommandOption<Bool>.flag(
    "overwrite", help: "replace the results of another tournament in --out")

  static let information = CommandOption<String>.choice(
    "information", among: TournamentPlan.Information.allCases.map(\.rawValue),
    default: TournamentPlan.Information.open.rawValue,
    help: "what policies know of the other side: open is everything, hidden is what has been seen of it in battle")
  static let luck = CommandOption<Bool>.flag(
    "luck", help: "measure luck, and show each pairing's score without it; changes no battle")
  static let resume = CommandOption<Bool>.flag(
    "resume", help: "go on with a run that was interrupted; the result is the same as without the interruption")
  static let unitSeconds = CommandOption.optionalInt(
    "unit-seconds", defaultText: "no limit", in: 1...1_000_000,
    help: "give up when two battles take longer than this; --resume counts them as aborted and goes on")

  static let roster = CommandOption.optionalString(
    "roster", "FILE", help: "the first fighter of each pair comes from this roster ('battlelab roster')")

  /// Those that decide the result.
  static let deciding = [
    RulesName.option.declaration, policies.declaration, gauntlet.declaration, pairs.declaration, test.declaration,
    CassetteOption.option.declaration, Format.option.declaration,
    Format.matchups.declaration, Format.teams.declaration, Format.legal.declaration, roster.declaration,
    StrategyOptions.opponent.declaration, StrategyOptions.loadout.declaration,
    information.declaration, turns.declaration, luck.declaration, CommonOption.seed.declaration,
  ]

  static let all =
    deciding + [
      battles.declaration, out.declaration, overwrite.declaration, resume.declaration,
      ExperimentFile.option.declaration,
      unitSeconds.declaration, CommonOption.jobs.declaration, CommonOption.quiet.declaration,
      CommonOption.json.declaration,
    ]
}
