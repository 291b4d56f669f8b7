/// The normal distribution from the four operations, so that its bits are the same everywhere.
package enum Normal {
  /// The probability of a value up to `x`; accurate to about 14 digits.
  package static func below(_ x: Double) -> Double {
    if x > 0 { return 1 - below(-x) }
    let density = Elementary.exp(-x * x / 2) / 2.5066282746310002
    let y = -x
    if y < 3 {
      // Φ(y) − ½ = φ(y) (y + y³/3 + y⁵/(3·5) + …).
      var term = y
      var sum = y
      var odd = 3.0
      while term > sum * 1e-17 {
        term *= y * y / odd
        sum += term
        odd += 2
      }
      return 0.5 - density * sum
    }
    // Laplace's continued fraction: φ(y) / (y + 1/(y + 2/(y + 3/(y + …)))).
    var fraction = y
    for depth in stride(from: 80, through: 1, by: -1) { fraction = y + Double(depth) / fraction }
    return density / fraction
  }
}
