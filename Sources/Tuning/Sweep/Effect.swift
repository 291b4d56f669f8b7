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
  /// the pairs and compared in the other, so that choosing favours nothing. Elsewhere the slope over the whole range.
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
  var size: Estimate {
    let chosen = (0..<2).map { (best: extreme(1, half: $0), worst: extreme(-1, half: $0)) }
    var sum = PairedDifferences()
    for pair in 0..<(means.first?.count ?? 0) {
      let (best, worst) = chosen[1 - pair % 2]
      sum.add(means[best][pair] - means[worst][pair])
    }
    return sum.estimate()
  }

  /// The levels that cannot be told from the best.
  var good: [Int] {
    let best = best
    let z = Simultaneous.z(values.count - 1)
    return values.indices.filter { level in
      if level == best { return true }
      var sum = PairedDifferences()
      for pair in means[level].indices { sum.add(means[level][pair] - means[best][pair]) }
      return sum.estimate(z: z).high >= 0
    }
  }
}

/// Mean scores over the opponents, by point and pair, for pairs that all points in use have.
struct PointPairs {
  let scores: [[Double]]
  let pairs: Int

  init(_ table: PairScores, _ used: [Int]) {
    let weights = table.evenWeights
    let count = used.reduce(table.pairs) { min($0, table.count($1)) }
    // A pair that was aborted for one point is left out for all.
    let kept = (0..<count).filter { pair in used.allSatisfy { table.mean($0, pair, weights) != nil } }
    pairs = kept.count
    var scores = [[Double]](repeating: [], count: table.candidates)
    for point in used { scores[point] = kept.map { table.mean(point, $0, weights) ?? 0.5 } }
    self.scores = scores
  }

  func mean(_ point: Int) -> Double {
    pairs == 0 ? 0.5 : scores[point].reduce(0, +) / Double(pairs)
  }
}

/// Lines through the scores of scattered points.
enum Regression {
  /// The slope of `y` over `x`, which is scaled to −1…1, times 2: from one end to the other.
  static func slope(_ x: [Double], _ y: [Double]) -> (slope: Double, error: Double) {
    let count = Double(x.count)
    let (meanX, meanY) = (x.reduce(0, +) / count, y.reduce(0, +) / count)
    var (xx, xy, rest) = (0.0, 0.0, 0.0)
    for i in x.indices {
      xx += (x[i] - meanX) * (x[i] - meanX)
      xy += (x[i] - meanX) * (y[i] - meanY)
    }
    guard xx > 0, count > 3 else { return (0, 0) }
    let slope = xy / xx
    for i in x.indices {
      let residual = y[i] - meanY - slope * (x[i] - meanX)
      rest += residual * residual
    }
    return (slope, (rest / (count - 2) / xx).squareRoot())
  }

  static func estimate(_ found: (slope: Double, error: Double), factor: Double, z: Double) -> Estimate {
    let (value, error) = (factor * found.slope, factor * found.error)
    return Estimate(value: value, low: value - z * error, high: value + z * error, standardError: error)
  }
}
