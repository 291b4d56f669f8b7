/// The generalised log-likelihood ratio of two hypotheses about a multinomial's mean, with everything else about the
/// distribution fitted under each (Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a
/// distribution" and "Normalized Elo", 2019–2021).
///
/// Results that were never seen count a thousandth, so that the ratio is finite for any counts.
struct LikelihoodRatio {
  private static let unseen = 1e-3

  private let total: Double
  /// Probabilities as seen, by result; results are `place / (count − 1)`.
  private let seen: [Double]

  init(counts: [Int]) {
    let filled = counts.map { $0 == 0 ? LikelihoodRatio.unseen : Double($0) }
    let total = filled.reduce(0, +)
    self.total = total
    seen = filled.map { $0 / total }
  }

  private func result(_ place: Int) -> Double { Double(place) / Double(seen.count - 1) }

  /// The ratio of mean `high` to mean `low`.
  ///
  /// The likeliest distribution with mean s is pᵢ / (1 + x (aᵢ − s)), with the x that makes it sum to 1. The ratio is the
  /// sum of n pᵢ times the logarithms of the denominators' quotients.
  func ofMeans(_ low: Double, _ high: Double) -> Double {
    ratio(denominators(mean: low), denominators(mean: high))
  }

  private func denominators(mean: Double) -> [Double] {
    tilted(seen.indices.map { result($0) - mean })
  }

  /// The ratio of (mean − ½) / deviation being `high` to `low`, both for one result.
  ///
  /// The condition is linearised at the last guess: with mean μ and deviation σ the likeliest distribution has
  /// Σ pᵢ (aᵢ − ½ − t σ (1 + ((μ − aᵢ)/σ)²) / 2) = 0. Repeated from the even distribution until it stays.
  func ofDeviations(_ low: Double, _ high: Double) -> Double {
    ratio(denominators(deviations: low), denominators(deviations: high))
  }

  private func denominators(deviations: Double) -> [Double] {
    var guess = [Double](repeating: 1 / Double(seen.count), count: seen.count)
    var denominators = guess
    for _ in 0..<100 {
      var mean = 0.0
      for place in guess.indices { mean += guess[place] * result(place) }
      var variance = 0.0
      for place in guess.indices { variance += guess[place] * (result(place) - mean) * (result(place) - mean) }
      let sigma = max(variance, 1e-18).squareRoot()
      denominators = tilted(
        seen.indices.map { place in
          let distance = (mean - result(place)) / sigma
          return result(place) - 0.5 - deviations * sigma * (1 + distance * distance) / 2
        })
      var change = 0.0
      for place in guess.indices {
        let next = seen[place] / denominators[place]
        change = max(change, abs(next - guess[place]))
        guess[place] = next
      }
      if change < 1e-10 { break }
    }
    return denominators
  }

  private func ratio(_ low: [Double], _ high: [Double]) -> Double {
    var sum = 0.0
    for place in seen.indices { sum += seen[place] * Elementary.log(low[place] / high[place]) }
    return total * sum
  }

  /// The 1 + x aᵢ for which Σ pᵢ aᵢ / (1 + x aᵢ) = 0.
  ///
  /// The sum falls in x between the poles −1/max a and −1/min a; Newton's steps, halving where one leaves the interval.
  private func tilted(_ values: [Double]) -> [Double] {
    let least = values.reduce(0) { min($0, $1) }
    let most = values.reduce(0) { max($0, $1) }
    // All on one side: no distribution over these values has mean 0, so nothing is tilted.
    guard least < 0, most > 0 else { return values.map { _ in 1 } }
    var low = -1 / most
    var high = -1 / least
    var x = 0.0
    for _ in 0..<200 {
      var value = 0.0
      var slope = 0.0
      for place in values.indices {
        let part = values[place] / (1 + x * values[place])
        value += seen[place] * part
        slope -= seen[place] * part * part
      }
      if value > 0 { low = x } else { high = x }
      var next = x - value / slope
      if !(next > low && next < high) { next = (low + high) / 2 }
      let step = abs(next - x)
      x = next
      if step <= 1e-14 * max(1, abs(x)) { break }
    }
    return values.map { 1 + x * $0 }
  }
}
