/// A number that a policy takes.
public struct TunedParameter: Hashable, Sendable {
  public var name: String
  /// What may be given.
  public var range: ClosedRange<Double>
  /// Only whole numbers may be given.
  public var isWhole: Bool
  /// Its value in the policy that is varied.
  public var base: Double

  public init(name: String, range: ClosedRange<Double>, isWhole: Bool, base: Double) {
    self.name = name
    self.range = range
    self.isWhole = isWhole
    self.base = base
  }

  /// The range around the base that is looked at when none is given: as far as the base is from 0, or a twentieth of
  /// what may be given where that is more.
  public var neighbourhood: ClosedRange<Double> {
    let span = range.upperBound - range.lowerBound
    var reach = max(abs(base), span / 20)
    if isWhole { reach = max(1, reach.rounded()) }
    return PlainNumber.tidy(max(range.lowerBound, base - reach))...PlainNumber.tidy(min(range.upperBound, base + reach))
  }

  /// The nearest number that may be given.
  func allowed(_ value: Double) -> Double {
    let inside = min(range.upperBound, max(range.lowerBound, isWhole ? value.rounded() : PlainNumber.tidy(value)))
    return inside == 0 ? 0 : inside
  }
}
