/// One pairing's result, for the ratings.
public struct RatedPairing: Hashable, Sendable {
  public var a: Int
  public var b: Int
  public var battles: Int
  /// a's points; a tie is half a point.
  public var points: Double

  public init(a: Int, b: Int, battles: Int, points: Double) {
    self.a = a
    self.b = b
    self.battles = battles
    self.points = points
  }
}

/// A policy's rating on the Elo scale with its 95 % interval.
public struct Rating: Hashable, Sendable {
  public var value: Double
  public var low: Double
  public var high: Double

  public init(value: Double, low: Double, high: Double) {
    self.value = value
    self.low = low
    self.high = high
  }
}

/// Ratings by maximum likelihood (Bradley and Terry 1952): P(i beats j) = 1 / (1 + e^(θj − θi)), a tie as half a win.
///
/// One drawn battle, half a pair, is added to each pairing, so the ratings are finite whatever the results. They are
/// anchored at one policy's 0 or at mean 0.
///
/// Intervals come from the sandwich H⁻¹ M H⁻¹ (Huber 1967): H is the information of independent battles, M the spread of
/// the policies' points between clusters (batches of pairs). Where there are few clusters or one-sided results, M's
/// diagonal is shrunk to H's as in `ClusterSpread.designEffect`, so an unbeaten policy gets a wide interval rather than
/// none.
public struct BradleyTerry: Sendable {
  private let policies: Int
  private let pairings: [RatedPairing]
  /// θ with the first policy at 0.
  private let strengths: [Double]
  private let information: SymmetricMatrix

  /// Fits the strengths. Every policy must be linked to the others by pairings, as in a round robin or a gauntlet.
  public init(policies: Int, pairings: [RatedPairing]) {
    self.policies = policies
    self.pairings = pairings
    var strengths = [Double](repeating: 0, count: policies)
    // Newton's method on a concave function. Cutting the step keeps it from running away while the curve is flat.
    for _ in 0..<200 {
      let (gradient, curvature) = BradleyTerry.derivatives(strengths, pairings)
      let step = curvature.removing(0).cholesky().solve(Array(gradient.dropFirst()))
      let longest = step.reduce(0) { max($0, abs($1)) }
      let scale = longest > 1 ? 1 / longest : 1
      for i in 1..<policies { strengths[i] += scale * step[i - 1] }
      if longest < 1e-11 { break }
    }
    self.strengths = strengths
    information = BradleyTerry.derivatives(strengths, pairings).curvature
  }

  /// Ratings without regard to clusters: every battle counts as independent.
  public func ratings(anchor: Int?) -> [Rating] { ratings(anchor: anchor, middle: information) }

  /// Ratings with intervals from clusters.
  ///
  /// - Parameters:
  ///   - anchor: the policy whose rating is 0; nil for mean 0.
  ///   - residuals: for each policy, its points in each cluster above what its mean score predicts. Clusters are the
  ///     same for all.
  public func ratings(anchor: Int?, residuals: [[Double]]) -> [Rating] {
    ratings(anchor: anchor, middle: middle(residuals))
  }

  private static func derivatives(
    _ strengths: [Double], _ pairings: [RatedPairing]
  ) -> (gradient: [Double], curvature: SymmetricMatrix) {
    var gradient = [Double](repeating: 0, count: strengths.count)
    var curvature = SymmetricMatrix(strengths.count)
    for pairing in pairings {
      let battles = Double(pairing.battles) + 1
      let p = probability(strengths[pairing.a] - strengths[pairing.b])
      let surplus = pairing.points + 0.5 - battles * p
      gradient[pairing.a] += surplus
      gradient[pairing.b] -= surplus
      let weight = battles * p * (1 - p)
      curvature[pairing.a, pairing.a] += weight
      curvature[pairing.b, pairing.b] += weight
      curvature[pairing.a, pairing.b] -= weight
    }
    return (gradient, curvature)
  }

  private static func probability(_ difference: Double) -> Double { 1 / (1 + Elementary.exp(-difference)) }

  /// M: the correlations seen between clusters, on a diagonal of design effect × information.
  private func middle(_ residuals: [[Double]]) -> SymmetricMatrix {
    let clusters = residuals.first?.count ?? 0
    let correction = clusters > 1 ? Double(clusters) / Double(clusters - 1) : 0
    var seen = SymmetricMatrix(policies)
    var blend = SymmetricMatrix(policies)
    for i in 0..<policies {
      for j in 0...i {
        var sum = 0.0
        for cluster in 0..<clusters { sum += residuals[i][cluster] * residuals[j][cluster] }
        seen[i, j] = correction * sum
        // The same four clusters of prior as in the design effect keep the correlations defined.
        blend[i, j] = seen[i, j] + 4 / Double(max(1, clusters)) * information[i, j]
      }
    }
    var battles = [Double](repeating: 0, count: policies)
    var variance = battles
    for pairing in pairings {
      let p = BradleyTerry.probability(strengths[pairing.a] - strengths[pairing.b])
      for i in [pairing.a, pairing.b] {
        battles[i] += Double(pairing.battles)
        variance[i] += Double(pairing.battles) * p * (1 - p)
      }
    }
    let deviations = (0..<policies).map { i in
      let count = max(1, battles[i])
      let spread = ClusterSpread(clusters: clusters, variancePerBattle: seen[i, i] / count)
      return (spread.designEffect(independent: variance[i] / count) * information[i, i]).squareRoot()
    }
    var middle = SymmetricMatrix(policies)
    for i in 0..<policies {
      for j in 0...i {
        let correlation = blend[i, j] / (blend[i, i] * blend[j, j]).squareRoot()
        middle[i, j] = correlation * deviations[i] * deviations[j]
      }
    }
    return middle
  }

  private func ratings(anchor: Int?, middle: SymmetricMatrix) -> [Rating] {
    let bread = information.removing(0).cholesky()
    let share = 1 / Double(policies)
    let zero = anchor.map { strengths[$0] } ?? strengths.reduce(0, +) * share
    return (0..<policies).map { policy in
      // The rating is a contrast of strengths: the policy's own minus the anchor's or the mean.
      var contrast = [Double](repeating: anchor == nil ? -share : 0, count: policies)
      if let anchor { contrast[anchor] -= 1 }
      contrast[policy] += 1
      // H is singular: strengths may be shifted together. Of the solutions take the one with mean 0, so that it does not
      // matter which policy was left out of the factored matrix.
      var half = [0] + bread.solve(Array(contrast.dropFirst()))
      let centre = half.reduce(0, +) * share
      for i in 0..<policies { half[i] -= centre }
      var variance = 0.0
      for i in 0..<policies {
        for j in 0..<policies { variance += half[i] * middle[i, j] * half[j] }
      }
      let value = Elo.perLogOdds * (strengths[policy] - zero)
      let reach = Elo.perLogOdds * ScoreInterval.z * max(0, variance).squareRoot()
      return Rating(value: value, low: value - reach, high: value + reach)
    }
  }
}
