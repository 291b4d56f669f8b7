/// The mixture of policies that no policy beats, of those the most even one (Balduzzi and others, "Re-evaluating
/// evaluation", 2018): a weak policy that nobody needs gets nothing, however often its victims take part.
package enum NashAverage {
  /// How much a policy may score against the mixture above ½.
  private static let slack = 1e-6
  /// What the barrier ends at.
  private static let sharpness = 1e-11

  /// The share of each policy in the mixture; they add up to 1.
  ///
  /// Of all p with (A p)ᵢ ≤ ε for every i, A the scores less ½, the one of largest entropy. Its dual has one multiplier
  /// λᵢ ≥ 0 for each policy: minimise ln Σⱼ e^(−Σᵢ λᵢ Aᵢⱼ) + ε Σ λᵢ; then pⱼ is in proportion to the summand. Solved by
  /// Newton's method with a logarithmic barrier for λ ≥ 0.
  package static func shares(_ matrix: ScoreMatrix) -> [Double] {
    let size = matrix.size
    guard size > 1 else { return [Double](repeating: 1, count: size) }
    var multipliers = [Double](repeating: 1, count: size)
    var barrier = 1.0
    while barrier > sharpness {
      barrier /= 4
      for _ in 0..<50 {
        let gain = step(&multipliers, matrix, barrier)
        if gain < 1e-3 { break }
      }
    }
    return mixture(multipliers, matrix).shares
  }

  /// One Newton step with backtracking; returns the square of the decrement, relative to the barrier.
  private static func step(_ multipliers: inout [Double], _ matrix: ScoreMatrix, _ barrier: Double) -> Double {
    let size = matrix.size
    let shares = mixture(multipliers, matrix).shares
    var payoff = [Double](repeating: 0, count: size)
    for i in 0..<size {
      for j in 0..<size { payoff[i] += (matrix[i, j] - 0.5) * shares[j] }
    }
    var gradient = [Double](repeating: 0, count: size)
    var curvature = SymmetricMatrix(size)
    for i in 0..<size {
      gradient[i] = -payoff[i] + slack - barrier / multipliers[i]
      for k in 0...i {
        var sum = 0.0
        for j in 0..<size {
          sum += shares[j] * (matrix[i, j] - 0.5 - payoff[i]) * (matrix[k, j] - 0.5 - payoff[k])
        }
        curvature[i, k] = sum
      }
      curvature[i, i] += barrier / (multipliers[i] * multipliers[i])
    }
    let direction = curvature.cholesky().solve(gradient.map { -$0 })
    var slope = 0.0
    var scale = 1.0
    for i in 0..<size {
      slope += gradient[i] * direction[i]
      if direction[i] < 0 { scale = min(scale, -0.99 * multipliers[i] / direction[i]) }
    }
    guard slope < 0, slope.isFinite else { return 0 }
    let start = value(multipliers, matrix, barrier)
    for _ in 0..<60 {
      let trial = (0..<size).map { multipliers[$0] + scale * direction[$0] }
      if value(trial, matrix, barrier) <= start + 0.1 * scale * slope {
        multipliers = trial
        return -slope / barrier
      }
      scale /= 2
    }
    return 0
  }

  private static func value(_ multipliers: [Double], _ matrix: ScoreMatrix, _ barrier: Double) -> Double {
    var sum = mixture(multipliers, matrix).logSum
    for multiplier in multipliers { sum += slack * multiplier - barrier * Elementary.log(multiplier) }
    return sum
  }

  private static func mixture(_ multipliers: [Double], _ matrix: ScoreMatrix) -> (shares: [Double], logSum: Double) {
    let size = matrix.size
    let exponents = (0..<size).map { j in
      (0..<size).reduce(0.0) { $0 - multipliers[$1] * (matrix[$1, j] - 0.5) }
    }
    let most = exponents.reduce(-Double.greatestFiniteMagnitude) { max($0, $1) }
    let weights = exponents.map { Elementary.exp($0 - most) }
    let total = weights.reduce(0, +)
    return (weights.map { $0 / total }, most + Elementary.log(total))
  }
}
