public import BattleCore
public import Tournament

/// What decides a sweep, apart from the policy, the opponents and the match-ups.
public struct SweepPlan: Hashable, Sendable {
  public var axes: [Axis]
  public var design: Design
  /// The first is the base.
  public var points: [DesignPoint]
  /// Pairs of a point against an opponent; with a budget what the best points come to.
  public var pairs: Int
  public var seed: UInt64
  /// Pairs against each opponent whose decisions are compared.
  public var sample: Int
  /// Points are given up on the way, so that about so many battles are played; nil to play all of all.
  public var halving: Halving?

  public static let leastPairs = 10

  public init(
    axes: [Axis], design: Design, pairs: Int, seed: UInt64, sample: Int, budget: Int? = nil, opponents: Int
  ) throws(TuningError) {
    self.axes = axes
    self.design = design
    self.seed = seed
    points = try design.points(axes, seed: SweepPlan.designSeed(seed))
    var halving: Halving?
    if let budget { halving = try Halving(points: points.count - 1, opponents: opponents, budget: budget) }
    self.halving = halving
    self.pairs = halving?.rounds.last?.pairs ?? pairs
    self.sample = min(sample, self.pairs)
  }

  public var seeds: TournamentSeeds { TournamentSeeds(seed) }

  /// What the points of a sweep with this seed are drawn with.
  public static func designSeed(_ seed: UInt64) -> SeedTree { SeedTree(seed).child("design") }
}

/// Successive halving (Jamieson and Talwalkar 2016): every round plays about as many battles; after each the better half
/// of the points goes on, with the pairs it has and more. Points are compared on equal pairs, always.
public struct Halving: Hashable, Sendable {
  public struct Round: Hashable, Sendable {
    /// How many points take part, the base not counted.
    public var points: Int
    /// How many pairs against each opponent each of them has at the end of the round.
    public var pairs: Int
  }

  public let budget: Int
  public let rounds: [Round]

  /// - Parameters:
  ///   - points: how many there are, the base not counted; it plays in every round.
  ///   - budget: battles in all.
  public init(points: Int, opponents: Int, budget: Int) throws(TuningError) {
    self.budget = budget
    var counts = [points]
    while let last = counts.last, last > 1 { counts.append((last + 1) / 2) }
    // A round has an equal share of the budget for its new pairs.
    let share = budget / counts.count
    let least = counts.count * 2 * opponents * (points + 1) * SweepPlan.leastPairs
    guard budget >= least else { throw .smallBudget(budget, least: least) }
    var pairs = 0
    rounds = counts.map { count in
      pairs += share / (2 * opponents * (count + 1))
      return Round(points: count, pairs: pairs)
    }
  }

  /// The best `count` points by score, the earlier first where scores are equal; in the order of their numbers.
  static func best(_ count: Int, of points: [Int], _ scores: PairScores, pairs: Int) -> [Int] {
    let ranked = points.map { ($0, scores.score($0, weights: scores.evenWeights, upTo: pairs).value) }
      .sorted { (-$0.1, $0.0) < (-$1.1, $1.0) }
    return ranked.prefix(count).map(\.0).sorted()
  }
}
