/// Pairs by a's result in the first seat and in the second, and battles by who moved first. A monoid of whole numbers.
struct SeatTable: Hashable, Sendable {
  /// By 3 × (twice a's points in the first seat) + (twice a's points in the second).
  private(set) var pairs = [Int](repeating: 0, count: 9)
  /// By who moved first (0 not known, 1 the first seat, 2 the second): battles, and twice the first seat's points.
  private(set) var movers = [Int](repeating: 0, count: 3)
  private(set) var moverPoints = [Int](repeating: 0, count: 3)

  /// Takes a pair: twice a's points in its two battles, and who moved first in each.
  mutating func add(_ first: Int, _ second: Int, movers one: UInt8, _ two: UInt8) {
    pairs[3 * first + second] += 1
    movers[Int(one)] += 1
    movers[Int(two)] += 1
    moverPoints[Int(one)] += first
    // In the second battle b has the first seat.
    moverPoints[Int(two)] += 2 - second
  }
}

/// Where the differences between a pairing's battles come from: shares of the variance of the first seat's points.
///
/// With Y and Z for a's points in the first and the second seat, the first seat's points are Y and 1 − Z. Their variance V
/// over all battles is made of ((mean Y + mean Z − 1) / 2)², which policy is better; of Cov(Y, 1 − Z), what the two
/// battles of a pair share because they have the same teams in the same seats and the same seed; and of chance. How much
/// the first seat wins on the whole is no part of V; it is `seatScore`.
///
/// The share of the first move is the variance between battles in which the first seat moved first and the others. It
/// overlaps with the match-up's: the faster fighter is part of the match-up.
public struct VarianceShares: Hashable, Sendable {
  public var policy: Double
  public var matchup: Double
  public var chance: Double
  /// nil when it is not known who moved first.
  public var firstMove: Double?
  /// Points per battle of whoever had the first seat.
  public var seatScore: Double

  /// nil without pairs or when all battles ended alike.
  init?(_ table: SeatTable) {
    let count = Double(table.pairs.reduce(0, +))
    guard count > 1 else { return nil }
    var (sumY, sumZ, sumYY, sumZZ, sumYZ) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for first in 0..<3 {
      for second in 0..<3 {
        let weight = Double(table.pairs[3 * first + second]) / count
        let (y, z) = (Double(first) / 2, 1 - Double(second) / 2)
        sumY += weight * y
        sumZ += weight * z
        sumYY += weight * y * y
        sumZZ += weight * z * z
        sumYZ += weight * y * z
      }
    }
    let mean = (sumY + sumZ) / 2
    let variance = (sumYY + sumZZ) / 2 - mean * mean
    guard variance > 1e-12 else { return nil }
    seatScore = mean
    policy = (sumY - sumZ) * (sumY - sumZ) / 4 / variance
    // A negative covariance is noise, or policies whose luck alternates: it explains nothing.
    matchup = max(0, sumYZ - sumY * sumZ) / variance
    chance = max(0, 1 - policy - matchup)
    firstMove = nil
    let known = Double(table.movers[1] + table.movers[2])
    if known > 0 {
      var between = 0.0
      let total = Double(table.moverPoints[1] + table.moverPoints[2]) / 2 / known
      for mover in 1...2 where table.movers[mover] > 0 {
        let size = Double(table.movers[mover])
        let own = Double(table.moverPoints[mover]) / 2 / size
        between += size / known * (own - total) * (own - total)
      }
      firstMove = min(1, between / variance)
    }
  }
}
