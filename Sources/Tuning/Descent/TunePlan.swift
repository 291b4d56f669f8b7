import BattleCore
public import Tournament

/// What a tuning makes as high as it can.
public enum Objective: String, Hashable, Sendable, CaseIterable {
  /// The mean score against the opponents.
  case mean
  /// The lowest score against any of them.
  case worst
  /// The mean weighted by the opponents' shares in the mixture of them that no opponent beats (Nash average).
  case nash
}

/// What decides a tuning, apart from the policy, the opponents and the match-ups.
public struct TunePlan: Hashable, Sendable {
  public var axes: [Axis]
  public var method: SPSA
  public var objective: Objective
  /// Pairs of an evaluation against each opponent; every step has pairs of its own.
  public var pairs: Int
  public var seed: UInt64
  /// Pairs of each point in the look around the result; 0 for none.
  public var profilePairs: Int
  /// Values of a parameter in that look around.
  public var profileValues: Int
  /// Pairs of each part of the confirmation.
  public var confirmPairs: Int

  public init(
    axes: [Axis], method: SPSA, objective: Objective, pairs: Int, seed: UInt64, profilePairs: Int, profileValues: Int,
    confirmPairs: Int
  ) {
    self.axes = axes
    self.method = method
    self.objective = objective
    self.pairs = pairs
    self.seed = seed
    self.profilePairs = profilePairs
    self.profileValues = profileValues
    self.confirmPairs = confirmPairs
  }

  /// Pairs of each pairing of the opponents, for the Nash average.
  public static let poolPairs = 1_000
  /// Pairs against each opponent whose decisions tell which parameters matter.
  public static let samplePairs = 250

  var tree: SeedTree { SeedTree(seed) }

  /// The seeds of a step's pairs: both evaluations play the same ones.
  func seeds(step: Int) -> TournamentSeeds { TournamentSeeds(tree.child("step").child(step).seed) }

  /// The seeds of a part of the confirmation, which no other part of the tuning uses.
  public func seeds(confirmation part: Int) -> TournamentSeeds {
    TournamentSeeds(tree.child("confirm").child(part).seed)
  }

  var profileSeed: UInt64 { tree.child("profile").seed }
  var poolSeeds: TournamentSeeds { TournamentSeeds(tree.child("pool").seed) }

  /// A parameter's value at a place 0…1 of its range.
  func value(_ axis: Int, _ place: Double) -> Double { axes[axis].value(at: place, isEndReached: true) }

  /// The place of a value.
  func place(_ axis: Int, _ value: Double) -> Double {
    let range = axes[axis].reach
    let span = range.upperBound - range.lowerBound
    return span > 0 ? max(0, min(1, (value - range.lowerBound) / span)) : 0
  }

  /// Where the parts stand in the journal.
  public func layout(opponents: Int) -> (pool: Int, steps: Int, profile: Int, confirmation: Int) {
    let pool = 0
    let steps = pool + opponents * (opponents - 1) / 2 * TunePlan.poolPairs
    let profile = steps + method.steps * 2 * opponents * pairs
    let points = axes.count * profileValues + 1
    return (pool, steps, profile, profile + points * opponents * profilePairs)
  }
}
