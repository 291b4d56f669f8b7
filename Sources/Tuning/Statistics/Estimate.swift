public import Tournament

/// A number that was measured, with its 95 % interval.
public struct Estimate: Hashable, Sendable {
  public var value: Double
  public var low: Double
  public var high: Double
  public var standardError: Double

  public init(value: Double, low: Double, high: Double, standardError: Double) {
    self.value = value
    self.low = low
    self.high = high
    self.standardError = standardError
  }

  /// The interval lies above 0.
  public var isPositive: Bool { low > 0 }
  /// The interval lies below 0.
  public var isNegative: Bool { high < 0 }

  /// What is known to be 0: a point against itself.
  public static let zero = Estimate(value: 0, low: 0, high: 0, standardError: 0)
}

/// Differences of scores in the same pairs, added up.
///
/// Both sides played the same pairs, so what they have in common falls out. The interval is Agresti and Min's for matched
/// pairs ("Simple improved confidence intervals for comparing matched proportions", 2005): Wald's with two more pairs,
/// of which half a pair each differs by +1 and −1. So it is never empty, even where no pair differs.
public struct PairedDifferences: Hashable, Sendable {
  public private(set) var pairs = 0
  private var sum = 0.0
  private var squares = 0.0

  public init() {}

  /// Adds a pair's difference, −1 to 1.
  public mutating func add(_ difference: Double) {
    pairs += 1
    sum += difference
    squares += difference * difference
  }

  public func estimate(z: Double = ScoreInterval.z) -> Estimate {
    let count = Double(pairs) + 2
    let mean = sum / count
    let error = (max(0, (squares + 1) / count - mean * mean) / count).squareRoot()
    let value = pairs == 0 ? 0 : sum / Double(pairs)
    return Estimate(
      value: value, low: max(-1, min(value, mean - z * error)), high: min(1, max(value, mean + z * error)),
      standardError: error)
  }
}

/// Points of Student's distribution, for errors that are known from a few values.
enum StudentT {
  /// The point that is as rare as `z` is in the normal distribution: the first terms of Cornish and Fisher's expansion
  /// (Abramowitz and Stegun 26.7.5).
  static func point(_ z: Double, freedom: Int) -> Double {
    let (n, square) = (Double(max(1, freedom)), z * z)
    let first = z * (square + 1) / 4
    let second = z * ((5 * square + 16) * square + 3) / 96
    let third = z * (((3 * square + 19) * square + 17) * square - 15) / 384
    return z + (first + (second + third / n) / n) / n
  }
}

/// Points of the normal distribution for several intervals at once.
enum Simultaneous {
  /// The two-sided 95 % point when `count` intervals must hold together (Bonferroni).
  static func z(_ count: Int) -> Double {
    let tail = 0.025 / Double(max(1, count))
    var low = 0.0
    var high = 40.0
    for _ in 0..<80 {
      let middle = (low + high) / 2
      if Normal.below(-middle) > tail { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
