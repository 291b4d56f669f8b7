/// Elementary functions from additions, multiplications and divisions alone: the same bits on every machine, and no C
/// library.
package enum Elementary {
  private static let ln2 = 0.693_147_180_559_945_3

  /// e to the power of `x`, to about 13 digits. Arguments beyond ±700 count as ±700.
  package static func exp(_ x: Double) -> Double {
    let x = min(max(x, -700), 700)
    let power = Int(x / ln2 + (x < 0 ? -0.5 : 0.5))
    let rest = x - Double(power) * ln2
    // The series of e^r for |r| ≤ 0.35, by Horner's rule.
    var sum = 1.0
    for n in stride(from: 12, to: 0, by: -1) { sum = 1 + sum * rest / Double(n) }
    return sum * Double(bitPattern: UInt64(power + 1023) << 52)
  }

  /// Natural logarithm of a positive, normal number, to about 13 digits.
  static func log(_ x: Double) -> Double {
    var power = Int(x.bitPattern >> 52) - 1023
    var mantissa = Double(bitPattern: x.bitPattern & 0x000F_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000)
    if mantissa > 1.414_213_562_373_095 {
      mantissa /= 2
      power += 1
    }
    // ln m = 2 artanh((m − 1)/(m + 1)), whose argument is at most 0.172.
    let s = (mantissa - 1) / (mantissa + 1)
    let square = s * s
    var sum = 0.0
    for n in stride(from: 17, to: 0, by: -2) { sum = 1 / Double(n) + sum * square }
    return Double(power) * ln2 + 2 * s * sum
  }

  /// 1 / (1 + e^-x): log-odds to probability.
  static func logistic(_ x: Double) -> Double { 1 / (1 + exp(-x)) }
}
