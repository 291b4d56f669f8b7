/// Exponential and logarithm from the four operations alone.
///
/// The C library's may differ in the last bit from machine to machine; IEEE arithmetic does not, so reports made with
/// these have the same bytes everywhere. Accurate to a few units in the last place.
package enum Elementary {
  /// e to the power of `x`, which is cut to ±700 so that the result is finite and above 0.
  package static func exp(_ x: Double) -> Double {
    let x = min(700, max(-700, x))
    // x = k ln 2 + r with |r| at most ½ ln 2, ln 2 in two parts so that the product is exact.
    let k = (x / 0.6931471805599453).rounded()
    let r = (x - k * 6.93147180369123816490e-01) - k * 1.90821492927058770002e-10
    var sum = 1.0
    for n in stride(from: 18, through: 1, by: -1) { sum = 1 + r / Double(n) * sum }
    return Double(sign: .plus, exponent: Int(k), significand: sum)
  }

  /// The natural logarithm of a positive, finite number.
  package static func log(_ x: Double) -> Double {
    var m = x.significand
    var e = Double(x.exponent)
    if m > 1.4142135623730951 {
      m /= 2
      e += 1
    }
    // ln m = 2 (t + t³/3 + t⁵/5 …) with |t| below 0.172.
    let t = (m - 1) / (m + 1)
    var sum = 0.0
    for n in stride(from: 25, through: 3, by: -2) { sum = (sum + 1 / Double(n)) * t * t }
    return e * 6.93147180369123816490e-01 + (2 * (t + t * sum) + e * 1.90821492927058770002e-10)
  }
}
