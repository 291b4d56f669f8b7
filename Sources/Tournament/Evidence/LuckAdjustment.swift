import BattleCore

/// Sums over pairs of a's points and luck, as whole numbers, so that the order of adding does not matter.
struct LuckSums: Hashable, Sendable {
  static let kinds = LuckKind.allCases.count

  private(set) var pairs = 0
  /// Points in quarters per pair: Σ y, Σ y².
  private(set) var y = 0
  private(set) var yy = 0
  /// Luck in units of `BattleLuck`: Σ x, Σ x y, Σ x x′ (row by row).
  private(set) var x = [Int](repeating: 0, count: kinds)
  private(set) var xy = [Int](repeating: 0, count: kinds)
  private(set) var xx = [Int](repeating: 0, count: kinds * kinds)

  /// Takes a pair: twice a's points in both battles together, and luck as seen from a in each.
  mutating func add(halfPoints: Int, _ first: BattleLuck, _ second: BattleLuck) {
    pairs += 1
    y += halfPoints
    yy += halfPoints * halfPoints
    var luck: InlineArray<4, Int> = .init(repeating: 0)
    var isAny = false
    for kind in LuckKind.allCases {
      let sum = Int(first[kind]) + Int(second[kind])
      luck[Int(kind.rawValue)] = sum
      if sum != 0 { isAny = true }
    }
    // Where luck is not measured there is nothing to add.
    guard isAny else { return }
    for i in 0..<LuckSums.kinds {
      x[i] &+= luck[i]
      xy[i] &+= luck[i] * halfPoints
      for j in 0..<LuckSums.kinds { xx[i * LuckSums.kinds + j] &+= luck[i] * luck[j] }
    }
  }
}

/// A pairing's score without its luck: the score less what the luck of its battles is worth on average.
///
/// Luck has mean 0 whatever the policies do, so it is a control variate (Hammersley and Handscomb 1964; in games of
/// chance: Bowling and others, "Strategy Evaluation in Extensive Games with Importance Sampling", 2008, and "AIVAT", 2018):
///
///     adjusted = mean Y − βᵀ mean X,  β = Cov(X)⁻¹ Cov(X, Y)
///
/// over pairs, with Y a's points per battle and X the four sums of luck of both battles. The interval is the score's own
/// with the variance that is left over.
public struct LuckAdjustment: Hashable, Sendable {
  /// Points per battle, adjusted.
  public var score: Double
  public var interval: ScoreInterval
  /// How much narrower the interval is than without, 0…1; below 0 when luck explains nothing.
  public var gain: Double

  /// nil where luck was not measured or there are fewer than 30 pairs.
  init?(_ sums: LuckSums, plain: ScoreInterval) {
    let kinds = LuckSums.kinds
    guard sums.pairs >= 30, sums.xx.contains(where: { $0 != 0 }) else { return nil }
    let count = Double(sums.pairs)
    let meanY = Double(sums.y) / (4 * count)
    let varianceY = Double(sums.yy) / (16 * count) - meanY * meanY
    let meanX = sums.x.map { Double($0) / (BattleLuck.scale * count) }
    var covariance = SymmetricMatrix(kinds)
    var right = [Double](repeating: 0, count: kinds)
    for i in 0..<kinds {
      right[i] = Double(sums.xy[i]) / (4 * BattleLuck.scale * count) - meanX[i] * meanY
      for j in 0...i {
        let square = BattleLuck.scale * BattleLuck.scale * count
        covariance[i, j] = Double(sums.xx[i * kinds + j]) / square - meanX[i] * meanX[j]
      }
      // A kind that never varied explains nothing, and must not spoil the equations.
      covariance[i, i] += 1e-9
    }
    let beta = covariance.cholesky().solve(right)
    var explained = 0.0
    var shift = 0.0
    for i in 0..<kinds {
      explained += beta[i] * right[i]
      shift += beta[i] * meanX[i]
    }
    let left = max(0, varianceY - explained) * count / (count - 1 - Double(kinds))
    score = max(0, min(1, meanY - shift))
    interval = ScoreInterval(
      score: score, battles: 2 * sums.pairs, spread: ClusterSpread(clusters: sums.pairs, variancePerBattle: 2 * left))
    gain = 1 - (interval.high - interval.low) / (plain.high - plain.low)
  }
}
