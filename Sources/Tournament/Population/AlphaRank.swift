/// How often each policy is met when better policies keep replacing worse ones (Omidshafiei and others, "α-Rank:
/// Multi-agent evaluation by evolution", 2019). Unlike a rating it is at home in cycles.
enum AlphaRank {
  /// Intensity of selection, and size of the population: the values of the paper's experiments.
  private static let alpha = 100.0
  private static let population = 50.0

  /// The share of time that a population spends with each policy; they add up to 1.
  ///
  /// A population of one policy r is taken over by a mutant s with probability (1 − e^(−αd)) / (1 − e^(−αmd)), d being
  /// what s gains against r: its score less r's. The stationary distribution of that chain is found by elimination
  /// without subtraction (Grassmann, Taksar and Heyman 1985), which keeps tiny probabilities exact.
  static func shares(_ matrix: ScoreMatrix) -> [Double] {
    let size = matrix.size
    guard size > 1 else { return [Double](repeating: 1, count: size) }
    var chain = [[Double]](repeating: [Double](repeating: 0, count: size), count: size)
    for from in 0..<size {
      for to in 0..<size where to != from {
        chain[from][to] = takeover(2 * matrix[to, from] - 1) / Double(size - 1)
      }
    }
    for last in stride(from: size - 1, to: 0, by: -1) {
      let leaving = (0..<last).reduce(0.0) { $0 + chain[last][$1] }
      for from in 0..<last {
        chain[from][last] /= leaving
        for to in 0..<last where to != from { chain[from][to] += chain[from][last] * chain[last][to] }
      }
    }
    var shares = [1.0]
    for place in 1..<size {
      shares.append((0..<place).reduce(0.0) { $0 + shares[$1] * chain[$1][place] })
    }
    let total = shares.reduce(0, +)
    return shares.map { $0 / total }
  }

  private static func takeover(_ gain: Double) -> Double {
    let step = alpha * gain
    if abs(step) < 1e-9 { return 1 / population }
    if step > 0 { return (1 - Elementary.exp(-step)) / (1 - Elementary.exp(-population * step)) }
    // The same fraction, with the large powers divided out.
    return Elementary.exp((population - 1) * step) * (1 - Elementary.exp(step))
      / (1 - Elementary.exp(population * step))
  }
}
