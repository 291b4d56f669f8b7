/// How many pairs gave 0, ½, 1, 1½ and 2 points.
public struct PairHistogram: Hashable, Sendable {
  /// Five counts, by twice the points.
  public var counts: [Int]

  public init(_ counts: [Int] = [0, 0, 0, 0, 0]) {
    precondition(counts.count == 5, "a pair has five results")
    self.counts = counts
  }

  public var pairs: Int { counts.reduce(0, +) }

  /// Points per battle; ½ without pairs.
  public var score: Double {
    let sum = counts.enumerated().reduce(0) { $0 + $1.offset * $1.element }
    return pairs == 0 ? 0.5 : Double(sum) / Double(4 * pairs)
  }

  /// The spread between pairs, for `ScoreInterval`.
  public var spread: ClusterSpread {
    guard pairs > 1 else { return ClusterSpread(clusters: pairs, variancePerBattle: 0) }
    let mean = score
    var sum = 0.0
    for (bin, count) in counts.enumerated() {
      let deviation = Double(bin) / 4 - mean
      sum += Double(count) * deviation * deviation
    }
    // A pair is two battles: the variance of its points, per battle, is twice that of its score.
    return ClusterSpread(clusters: pairs, variancePerBattle: 2 * sum / Double(pairs - 1))
  }
}
