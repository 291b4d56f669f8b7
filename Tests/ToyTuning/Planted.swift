import BattleCore
import TestKit
import Tournament
public import Tuning

/// A policy of the counting game whose best values are known: it pushes with probability
/// 0.95 − 1.2 (x − 0.3)² − 0.8 (y − 0.6)², and `dead` does nothing. Pushing wins, so x = 0.3 and y = 0.6 are best.
public enum Planted {
  public static let best = (x: 0.3, y: 0.6)

  public static let parameters = [
    TunedParameter(name: "x", range: 0...1, isWhole: false, base: 0.9),
    TunedParameter(name: "y", range: 0...1, isWhole: false, base: 0.1),
    TunedParameter(name: "dead", range: 0...1, isWhole: false, base: 0.5),
  ]

  /// How probable it is that a policy with these values pushes.
  public static func strength(_ values: [Double]) -> Double {
    let (dx, dy) = (values[0] - best.x, values[1] - best.y)
    return max(0, 0.95 - 1.2 * dx * dx - 0.8 * dy * dy)
  }

  /// The exact score of these values against one that pushes with probability `opponent`.
  public static func score(_ values: [Double], against opponent: Double = 0.5) -> Double {
    ToyRules.winRate(p: strength(values), q: opponent)
  }

  /// Axes over the whole range.
  public static func axes(count: Int) throws -> [Axis] {
    try parameters.map { try Axis($0, .range(0...1, step: nil), count: count) }
  }

  /// The policy against those that push with these probabilities; the last may be the policy at its base.
  public static func contest(opponents: [Double] = [0.5], base: Bool = false) -> Contest {
    func entry(_ label: String, _ strength: Double) -> PolicyEntry<ToyPolicy> {
      PolicyEntry(label: label, name: "toy") { _ in ToyPolicy(.strength(strength)) }
    }
    let own = base ? [entry("base", strength(parameters.map(\.base)))] : []
    let even = ClosureMatchups<ToyRules>(
      draw: { _, _ in (ToyRules.Team(), ToyRules.Team()) }, describe: { _, _ in ("even", "even") })
    return Contest(opponents: opponents.map { entry("push \($0)", $0) } + own, matchups: even, turnLimit: 1000) {
      ToyPolicy(.strength(strength($0)))
    }
  }

  /// A tuning of all three.
  public static func tuning(
    steps: Int, pairs: Int, seed: UInt64, objective: Objective = .mean, profilePairs: Int = 100
  ) throws -> TunePlan {
    TunePlan(
      axes: try axes(count: 11), method: SPSA(steps: steps), objective: objective, pairs: pairs, seed: seed,
      profilePairs: profilePairs, profileValues: 11, confirmPairs: 200)
  }
}
