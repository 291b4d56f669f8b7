/// What the matrix of all scores says beyond one number per policy.
public struct Population: Hashable, Sendable {
  /// Shares of the policies in the most even mixture that nobody beats.
  public var nash: [Double]
  /// Shares of the policies where better ones keep replacing worse ones.
  public var alphaRank: [Double]
  /// Policies that beat each other in a circle, each surely (its interval is above ½); nil when there is none.
  public var cycle: [Int]?

  /// nil unless everybody met everybody.
  init?(policies: Int, pairings: [PairingResult]) {
    guard policies >= 2, pairings.count == policies * (policies - 1) / 2 else { return nil }
    var matrix = ScoreMatrix(policies)
    var surely = [Bool](repeating: false, count: policies * policies)
    for pairing in pairings {
      let (a, b) = (pairing.policies.a, pairing.policies.b)
      guard pairing.tally.battles > 0 else { return nil }
      matrix[a, b] = pairing.tally.score
      surely[a * policies + b] = pairing.interval.low > 0.5
      surely[b * policies + a] = pairing.interval.high < 0.5
    }
    nash = NashAverage.shares(matrix)
    alphaRank = AlphaRank.shares(matrix)
    cycle = Cycle.shortest(policies) { surely[$0 * policies + $1] }
  }
}
