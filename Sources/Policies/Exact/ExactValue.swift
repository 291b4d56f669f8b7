/// What is known of the value of a position to `p1`: bounds that hold for certain, and a guess between them.
///
/// Where the search reaches the end of every line the three are one.
public struct ExactValue: BitwiseCopyable, Sendable, Equatable {
  /// `p1` can win at least so often, whatever `p2` does.
  public var lower: Double
  /// `p2` can keep `p1` down to this.
  public var upper: Double
  /// With the evaluation for what lies beyond the search.
  public var estimate: Double

  public init(lower: Double, upper: Double, estimate: Double) {
    self.lower = lower
    self.upper = upper
    self.estimate = estimate
  }

  /// A value that is known.
  static func known(_ value: Double) -> ExactValue { ExactValue(lower: value, upper: value, estimate: value) }

  /// Lower and upper bound agree but for rounding.
  public var isExact: Bool { upper - lower < 1e-9 }

  /// Adds a share of another value.
  mutating func add(_ share: Double, _ other: ExactValue) {
    lower += share * other.lower
    upper += share * other.upper
    estimate += share * other.estimate
  }
}
