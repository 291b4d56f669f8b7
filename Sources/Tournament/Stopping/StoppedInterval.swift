/// A 95 % interval of a score after a sequential test stopped.
///
/// The plain interval is wrong there: stopping at a bound favours results that are too good or too bad. Results are
/// ordered as "the higher bound, the earlier the higher", "no bound, the more points the higher", "the lower bound, the
/// later the higher" (stage-wise ordering; Siegmund, "Estimation following sequential tests", 1978). The interval holds the
/// scores for which what was seen is neither among the highest 2.5 % of results nor among the lowest.
///
/// The log-likelihood ratio is taken for a Brownian motion between two barriers, which lie further out than the bounds by
/// what the ratio's steps overshoot them (Siegmund 1985, chapter X). So the interval is approximate: it holds the truth in
/// about 95 % of tournaments, but not to within 1 % as the plain interval does.
enum StoppedInterval {
  private static let tail = 0.025

  /// - Returns: nil where the approximation is not good: fewer than 16 pairs, or all with nearly the same result.
  static func interval(_ test: SequentialTest, _ line: StoppingBoard.Line) -> ScoreInterval? {
    guard let decision = line.decision else { return nil }
    let histogram = line.histogram
    let pairs = Double(histogram.pairs)
    let score = histogram.score
    let deviation = (histogram.spread.variancePerBattle / 2).squareRoot()
    guard pairs >= 16, deviation > 0.01 else { return nil }
    var step: Double
    let middle: Double
    switch test.model {
    case .normalised:
      let factor = 2.0.squareRoot() / SequentialTest.normalisedPerDeviation
      step = (test.high - test.low) * factor
      middle = 0.5 + deviation * (test.high + test.low) * factor / 2
    case .score, .logistic:
      let scale = { (value: Double) in test.model == .score ? value : SequentialTest.score(value) }
      step = (scale(test.high) - scale(test.low)) / deviation
      middle = (scale(test.high) + scale(test.low)) / 2
    }
    // The ratio is no straight line in the points: far from the middle it grows more slowly. What it had come to when it
    // stopped says how far out the bound was there.
    let distance = pairs * (score - middle) / deviation
    if decision != .undecided, line.ratio / distance > 0.2 * step { step = line.ratio / distance }
    let barriers = TwoBarriers(
      below: (-test.lowerBound + line.lows.overshoot) / step, above: (test.upperBound + line.highs.overshoot) / step)
    let place = max(-barriers.below, min(barriers.above, distance))
    func higher(_ drift: Double) -> Double {
      switch decision {
      case .h1: barriers.metAbove(drift: drift, by: pairs)
      case .h0:
        1 - TwoBarriers(below: barriers.above, above: barriers.below).metAbove(drift: -drift, by: pairs)
      case .undecided:
        barriers.metAbove(drift: drift, by: pairs) + barriers.stillAbove(place, drift: drift, at: pairs)
      }
    }
    // No drift takes a score beyond 0…1.
    let range = -middle / deviation...(1 - middle) / deviation
    let low = middle + deviation * solve(higher, tail, range)
    let high = middle + deviation * solve(higher, 1 - tail, range)
    return ScoreInterval(low: max(0, min(low, score)), high: min(1, max(high, score)))
  }

  /// The drift at which a rising probability reaches `target`.
  private static func solve(_ probability: (Double) -> Double, _ target: Double, _ range: ClosedRange<Double>) -> Double
  {
    var low = range.lowerBound
    var high = range.upperBound
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if probability(middle) < target { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
