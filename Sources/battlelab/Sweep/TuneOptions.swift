import CommandLineKit
import Tuning

/// The options of `tune`.
enum TuneOptions {
  static let hold = CommandOption<[String]>.strings(
    "hold", "NAME", help: "a parameter that stays at its base")
  static let method = CommandOption<String>.choice(
    "method", among: ["spsa"], default: "spsa",
    help: "how the next points are chosen; " + TuneOptions.otherMethods, otherwise: TuneOptions.otherMethods)
  private static let otherMethods = "CMA-ES and others are in Experiments/tune, which drives 'battlelab evaluate'"
  static let objective = CommandOption<String>.choice(
    "objective", among: Objective.allCases.map(\.rawValue), default: Objective.mean.rawValue,
    help:
      "the mean score against the opponents, that against the worst of them, or the mean weighted by their shares in "
      + "the mixture that none of them beats")
  static let steps = CommandOption<Int>.int(
    "steps", default: 1_000, in: 1...10_000_000, help: "how many steps; each is two evaluations")
  static let pairs = CommandOption<Int>.int(
    "pairs", default: 50, in: 1...10_000_000,
    help: "pairs of an evaluation against each opponent, new ones in each step")
  static let spread = CommandOption<Double>.double(
    "spread", default: 0.15, in: 0.001...0.5,
    help: "how far evaluations lie from the middle at first, as a share of a parameter's range")
  static let wander = CommandOption<Double>.double(
    "wander", default: 0.2, in: 0.001...10,
    help: "how far chance alone would carry a parameter in all steps, as a share of its range; larger is bolder")
  static let profilePairs = CommandOption<Int>.int(
    "profile-pairs", default: 1_000, in: 0...10_000_000,
    help: "pairs of each point in the look around the result, which says how far each parameter may be changed at no "
      + "loss; 0 for no such look")
  static let confirmPairs = CommandOption<Int>.int(
    "confirm-pairs", default: 10_000, in: SweepPlan.leastPairs...100_000_000,
    help: "pairs against each opponent in each part of the confirmation")
  static let unseen = CommandOption<[String]>.strings(
    "confirm-against", "SPEC",
    defaultText: "heuristic:adjust=off and, where it plays these rules, search:depth=1,samples=4",
    help: "an opponent that only the confirmation has")
  static let swift = CommandOption<Bool>.flag(
    "swift", help: "write best.swift, too: the weights as source for the app")

  static let deciding =
    [TuningOptions.policy.declaration, TuningOptions.vary.declaration, hold.declaration]
    + [TuningOptions.against.declaration, method.declaration, objective.declaration, steps.declaration]
    + [pairs.declaration, spread.declaration, wander.declaration, profilePairs.declaration]
    + [confirmPairs.declaration, unseen.declaration] + TuningOptions.battles

  static let all =
    deciding + [
      swift.declaration, TuningOptions.out.declaration, TuningOptions.overwrite.declaration,
      TuningOptions.resume.declaration, ExperimentFile.option.declaration, CommonOption.jobs.declaration,
      CommonOption.quiet.declaration, CommonOption.json.declaration,
    ]
}
