/// How much the points vary between clusters of battles that belong together (pairs, or batches of pairs).
public struct ClusterSpread: Hashable, Sendable {
  public var clusters: Int
  /// Mean of (points of a cluster − what the mean score predicts)² / battles of the cluster, unbiased.
  public var variancePerBattle: Double

  public init(clusters: Int, variancePerBattle: Double) {
    self.clusters = clusters
    self.variancePerBattle = variancePerBattle
  }

  /// The design effect: the variance between clusters over that of independent battles with `independent` per battle.
  ///
  /// (k·v + 1) / (k·w + 1) for k clusters: as if four more clusters of even, independent battles (¼ each) had been seen.
  /// So it is 1 when nothing is known, never 0, and never undefined.
  public func designEffect(independent: Double) -> Double {
    let count = Double(clusters)
    return (count * variancePerBattle + 1) / (count * independent + 1)
  }
}

/// A 95 % interval of a score.
///
/// Wilson's interval (Wilson 1927) on the effective number of battles, n / design effect (Kish 1965; for clustered
/// proportions Dean and Pagano 2015):
///
///     centre = (s + z²/2n) / (1 + z²/n),  half = z / (1 + z²/n) × √(s(1−s)/n + z²/4n²)
///
/// The design effect is the variance between pairs over the binomial one, so swapped sides and ties make the interval
/// as narrow as they deserve. It stays within 0…1, holds the score, and is finite for 0 battles and for 0 or all wins.
public struct ScoreInterval: Hashable, Sendable {
  public var low: Double
  public var high: Double

  /// The two-sided 95 % point of the normal distribution.
  public static let z = 1.959963984540054

  public init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  public init(score: Double, battles: Int, spread: ClusterSpread) {
    guard battles > 0 else {
      self.init(low: 0, high: 1)
      return
    }
    let n = Double(battles) / spread.designEffect(independent: score * (1 - score))
    let square = ScoreInterval.z * ScoreInterval.z
    let shrink = 1 + square / n
    let centre = (score + square / (2 * n)) / shrink
    let half =
      ScoreInterval.z / shrink
      * (score * (1 - score) / n + square / (4 * n * n)).squareRoot()
    // At 0 and 1 the formula meets the score exactly; rounding must not let it miss.
    self.init(low: max(0, min(score, centre - half)), high: min(1, max(score, centre + half)))
  }

  public init(_ histogram: PairHistogram) {
    self.init(score: histogram.score, battles: 2 * histogram.pairs, spread: histogram.spread)
  }
}
