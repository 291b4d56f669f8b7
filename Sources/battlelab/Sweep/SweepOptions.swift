import CommandLineKit
import Tournament
import Tuning

/// The options of `sweep`.
enum SweepOptions {
  static let methods = ["grid", "one-at-a-time", "random", "latin-hypercube"]

  static let method = CommandOption<String?>.optionalChoice(
    "method", among: methods,
    help:
      "which points: grid is every combination of values (the default with --vary), one-at-a-time every value of each "
      + "parameter with the others at their base (the default without), random and latin-hypercube draw --points")
  static let points = CommandOption<Int>.int(
    "points", default: 100, in: 1...Design.mostPoints, help: "how many points random and latin-hypercube draw")
  static let values = CommandOption<Int>.int(
    "values", default: 11, in: 2...1_000, help: "how many values of a parameter where --vary does not say which")
  static let pairs = CommandOption<Int>.int(
    "pairs", default: 2_000, in: SweepPlan.leastPairs...100_000_000,
    help: "pairs of a point against each opponent: the same match-ups and seeds for all points, each played twice with "
      + "the sides swapped")
  static let budget = CommandOption.optionalInt(
    "budget", "BATTLES", in: 1...1_000_000_000_000,
    help:
      "in place of --pairs: successive halving. Every round plays an equal share of so many battles, and the better "
      + "half of the points goes on")
  static let sample = CommandOption<Int>.int(
    "sample", default: 250, in: 1...1_000_000,
    help: "pairs against each opponent whose decisions points are asked about, without playing; a parameter that "
      + "changes none of them is dead, and not played (one-at-a-time)")
  static let top = CommandOption<Int>.int(
    "top", default: 10, in: 0...Design.mostPoints, help: "how many points to show")
  static let units = CommandOption<Range<Int>?>(
    "units", placeholder: "A..<B",
    help: "play only this part, into --journal: another machine plays the rest, and a run "
      + "with --join takes all together. Not with --budget",
    read: { (text: String) throws(CommandError) -> Range<Int> in
      if let range = UnitRanges.range(text) { return range }
      throw CommandError("--units needs a range such as 0..<1000, not '\(text)'")
    },
    combine: { (given: [Range<Int>]) in given.last })
  static let journal = CommandOption.optionalString(
    "journal", "FILE", defaultText: "units.journal in --out", help: "where pairs are kept as they are played")
  static let join = CommandOption<[String]>.strings(
    "join", "FILE", help: "a journal of another part; what it has is not played again")
  static let count = CommandOption<Bool>.flag("count", help: "only print how many units there are")

  static let deciding =
    [TuningOptions.policy.declaration, TuningOptions.vary.declaration, method.declaration, points.declaration]
    + [values.declaration, TuningOptions.against.declaration, pairs.declaration, budget.declaration]
    + [sample.declaration] + TuningOptions.battles

  static let all =
    deciding + [
      top.declaration, TuningOptions.out.declaration, TuningOptions.overwrite.declaration,
      TuningOptions.resume.declaration, units.declaration, journal.declaration, join.declaration, count.declaration,
      ExperimentFile.option.declaration, CommonOption.jobs.declaration, CommonOption.quiet.declaration,
      CommonOption.json.declaration,
    ]
}
