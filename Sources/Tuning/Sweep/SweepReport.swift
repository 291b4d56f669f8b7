import Tournament

/// What a sweep found.
public struct SweepReport: Sendable {
  public let plan: SweepPlan
  public let opponents: [String]
  public let scores: PairScores
  public let sample: SampledChanges
  /// By axis.
  public let effects: [Effect]

  init(_ plan: SweepPlan, _ opponents: [String], _ scores: PairScores, _ sample: SampledChanges, _ dead: [Bool]) {
    self.plan = plan
    self.opponents = opponents
    self.scores = scores
    self.sample = sample
    effects = EffectFinder(plan, scores, sample, dead).effects
  }

  /// Whether all values of an axis change no decision of the sample. Only known where one axis is varied at a time.
  static func deadAxes(_ plan: SweepPlan, _ sample: SampledChanges) -> [Bool] {
    plan.axes.indices.map { axis in
      guard plan.design == .oneAtATime || plan.axes.count == 1 else { return false }
      let members = plan.points.indices.filter { $0 > 0 && (plan.points[$0].varied ?? axis) == axis }
      return members.allSatisfy { sample.count($0) == 0 }
    }
  }

  /// Battles that were played, of all points.
  public var battles: Int {
    plan.points.indices.reduce(0) { sum, point in
      opponents.indices.reduce(sum) { $0 + scores.battles(point, $1) }
    }
  }

  /// A point's score over all opponents, and its difference to the base in the same pairs.
  public func summary(_ point: Int) -> (score: Estimate, difference: Estimate)? {
    guard scores.count(point) > 0 else { return nil }
    return (
      scores.score(point, weights: scores.evenWeights),
      scores.difference(point, 0, weights: scores.evenWeights)
    )
  }

  /// The smallest difference to the base that is told from noise: half the width of the interval of a middling point and
  /// of the worst, and what it would be if points did not share their pairs.
  public var resolution: (median: Double, largest: Double, unpaired: Double)? {
    let all = plan.points.indices.dropFirst().compactMap { point in
      summary(point).map { (half: ($0.difference.high - $0.difference.low) / 2, score: $0.score.standardError) }
    }
    guard !all.isEmpty else { return nil }
    let halves = all.map(\.half).sorted()
    let errors = all.map(\.score).sorted()
    return (
      halves[halves.count / 2], halves[halves.count - 1],
      ScoreInterval.z * 2.0.squareRoot() * errors[errors.count / 2]
    )
  }

  /// Points by score over all opponents, best first, of those with the most pairs.
  public var ranked: [Int] {
    plan.points.indices.filter { scores.count($0) > 0 }
      .map { ($0, scores.count($0), summary($0)?.score.value ?? 0) }
      .sorted { (-$0.1, -$0.2, $0.0) < (-$1.1, -$1.2, $1.0) }.map(\.0)
  }
}
