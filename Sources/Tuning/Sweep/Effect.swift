import Tournament

/// What varying one parameter does.
public struct Effect: Hashable, Sendable {
  public var axis: Int
  /// The values that were looked at, ascending.
  public var values: [Double]
  /// The value with the best mean score; nil where nothing was played.
  public var best: Double?
  /// The values that cannot be told from the best, at 95 % for all of them together (Hsu's comparisons with the best).
  public var lowestGood: Double?
  public var highestGood: Double?
  /// How much the best value wins over the worst. In a grid and one at a time: best and worst are chosen in one half of
  /// the pairs and compared in the other, so that choosing favours nothing. Elsewhere the slope over the whole range, of
  /// the straight line that is nearest to the scores.
  public var size: Estimate?
  /// Decisions of the sample that any of the values changes.
  public var changed: Int
  public var changedShare: Estimate
  /// No value changes any decision of the sample.
  public var isDead: Bool
  public var interactions: [Interaction] = []

  /// The effect is above the noise.
  public var isResolved: Bool { size.map { $0.low > 0 || $0.high < 0 } ?? false }
}

/// How the effect of one parameter depends on another, linear by linear, both scaled to −1…1.
public struct Interaction: Hashable, Sendable {
  public var first: Int
  public var second: Int
  /// The interval holds together with those of all other pairs of parameters.
  public var size: Estimate
}

/// Scores by level: the mean over the points with one value of an axis, pair by pair.
struct LevelScores {
  let values: [Double]
  /// The mean scores, by level and pair.
  let means: [[Double]]

  init(_ axis: Int, _ points: [DesignPoint], _ used: [Int], _ table: PointPairs) {
    let values = Set(used.map { points[$0].values[axis] }).sorted()
    self.values = values
    means = values.map { value in
      let members = used.filter { points[$0].values[axis] == value }
      var sums = [Double](repeating: 0, count: table.pairs)
      for point in members {
        for pair in 0..<table.pairs { sums[pair] += table.scores[point][pair] }
      }
      return sums.map { $0 / Double(members.count) }
    }
  }

  /// The level with the highest (or lowest) mean over pairs of one half; the lowest value where means are equal.
  func extreme(_ sign: Double, half: Int) -> Int {
    let totals = means.map { level in
      stride(from: half, to: level.count, by: 2).reduce(0.0) { $0 + level[$1] }
    }
    return totals.indices.max { (sign * totals[$0], -$0) < (sign * totals[$1], -$1) } ?? 0
  }

  var best: Int {
    let totals = means.map { $0.reduce(0, +) }
    return totals.indices.max { (totals[$0], -$0) < (totals[$1], -$1) } ?? 0
  }

  /// Best against worst, each chosen in the half that does not measure it.
  ///
  /// A half may choose wrongly, and what it chose differs by less than best and worst do, never by more. So the lower end
  /// holds for these, too, but not the upper one. The best and the worst are some two levels: the highest end of the
  /// intervals of all differences is not below the end of theirs.
  var size: Estimate {
    let chosen = (0..<2).map { (best: extreme(1, half: $0), worst: extreme(-1, half: $0)) }
    var sum = PairedDifferences()
    for pair in 0..<(means.first?.count ?? 0) {
      let (best, worst) = chosen[1 - pair % 2]
      sum.add(means[best][pair] - means[worst][pair])
    }
    var estimate = sum.estimate()
    for second in means.indices {
      for first in 0..<second {
        let difference = difference(first, second)
        estimate.high = max(estimate.high, difference.high, -difference.low)
      }
    }
    return estimate
  }

  /// How much a level wins over another.
  private func difference(_ first: Int, _ second: Int, z: Double = ScoreInterval.z) -> Estimate {
    var sum = PairedDifferences()
    for (first, second) in zip(means[first], means[second]) { sum.add(first - second) }
    return sum.estimate(z: z)
  }

  /// The levels that cannot be told from the best.
  var good: [Int] {
    let best = best
    let z = Simultaneous.z(values.count - 1)
    return values.indices.filter { $0 == best || difference($0, best, z: z).high >= 0 }
  }
}

/// Mean scores over the opponents, by point and pair, for pairs that all points in use have.
struct PointPairs {
  let scores: [[Double]]
  let pairs: Int
  /// By point.
  let means: [Double]

  init(_ table: PairScores, _ used: [Int]) {
    let weights = table.evenWeights
    let count = used.reduce(table.pairs) { min($0, table.count($1)) }
    // A pair that was aborted for one point is left out for all.
    let kept = (0..<count).filter { pair in used.allSatisfy { table.mean($0, pair, weights) != nil } }
    pairs = kept.count
    var scores = [[Double]](repeating: [], count: table.candidates)
    for point in used { scores[point] = kept.map { table.mean(point, $0, weights) ?? 0.5 } }
    self.scores = scores
    means = scores.map { $0.isEmpty ? 0.5 : $0.reduce(0, +) / Double($0.count) }
  }

  /// A weighted sum of the points' scores and its variance, from pair to pair: points of one pair met the same luck.
  func contrast(_ points: [Int], _ weights: [Double]) -> (value: Double, variance: Double) {
    var values = [Double](repeating: 0, count: pairs)
    for (point, weight) in zip(points, weights) {
      let row = scores[point]
      for pair in 0..<pairs { values[pair] += weight * row[pair] }
    }
    let count = Double(pairs)
    let mean = values.reduce(0, +) / count
    let squares = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) }
    return (mean, squares / count / (count - 1))
  }
}
