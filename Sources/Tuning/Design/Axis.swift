/// A parameter that is varied, and how.
public struct Axis: Hashable, Sendable {
  public var parameter: TunedParameter
  /// The values of a grid, ascending.
  public var values: [Double]
  /// What points are drawn from; nil when they are drawn from `values`.
  public var range: ClosedRange<Double>?

  public var name: String { parameter.name }
  public var base: Double { parameter.base }

  /// The most values of an axis.
  public static let mostValues = 10_000

  /// - Parameter count: how many values where none are given.
  public init(_ parameter: TunedParameter, _ values: Variation.Values, count: Int) throws(TuningError) {
    self.parameter = parameter
    switch values {
    case .list(let list):
      self.values = list.sorted()
      range = nil
    case .range(let range, let step):
      self.range = range
      let span = range.upperBound - range.lowerBound
      let step = step ?? span / Double(max(1, count - 1))
      let steps = (span / step + 1e-9).rounded(.down)
      guard steps < Double(Axis.mostValues) else {
        throw .badValues(
          parameter.name, remedy: "the step \(PlainNumber.text(step)) gives more than \(Axis.mostValues) values")
      }
      self.values = (0...Int(steps)).map { PlainNumber.tidy(range.lowerBound + Double($0) * step) }
      if parameter.isWhole && values == .range(range, step: nil) { self.values = Axis.whole(self.values) }
    case .around:
      range = parameter.neighbourhood
      self.values = Axis.around(parameter, count)
    }
    try check()
  }

  /// The axis of a sweep that was recorded.
  ///
  /// - Parameters:
  ///   - values: those of its grid.
  ///   - range: what points were drawn from; nil when they were drawn from the values.
  public init(
    _ parameter: TunedParameter, recorded values: [Double], range: ClosedRange<Double>?
  ) throws(TuningError) {
    self.parameter = parameter
    self.values = values.sorted()
    self.range = range
    if values.isEmpty { throw .badValues(parameter.name, remedy: "it has no values") }
    try check()
  }

  /// Refuses values that the parameter cannot take.
  private func check() throws(TuningError) {
    let allowed = parameter.range
    for value in values + [range?.lowerBound, range?.upperBound].compactMap({ $0 }) {
      guard allowed.contains(value) else {
        throw .badValues(
          name,
          remedy: "\(PlainNumber.text(value)) is out of range: it takes \(PlainNumber.text(allowed.lowerBound)) to "
            + PlainNumber.text(allowed.upperBound))
      }
      if parameter.isWhole, value != value.rounded() {
        throw .badValues(name, remedy: "\(PlainNumber.text(value)) is no whole number")
      }
    }
  }

  /// The base and `count` − 1 values around it, as many above as below where there is room.
  private static func around(_ parameter: TunedParameter, _ count: Int) -> [Double] {
    spread(parameter, over: parameter.neighbourhood, count)
  }

  /// The same over any range that holds the base.
  static func spread(_ parameter: TunedParameter, over range: ClosedRange<Double>, _ count: Int) -> [Double] {
    let isAtEnd = (low: range.lowerBound == parameter.base, high: range.upperBound == parameter.base)
    let below = isAtEnd.low ? 0 : isAtEnd.high ? count - 1 : (count - 1) / 2
    let above = count - 1 - below
    var values = [parameter.base]
    for place in 0..<below {
      values.append(range.lowerBound + (parameter.base - range.lowerBound) * Double(place) / Double(below))
    }
    for place in 0..<above {
      values.append(range.upperBound - (range.upperBound - parameter.base) * Double(place) / Double(above))
    }
    return whole(values.map { parameter.allowed($0) }, isWhole: parameter.isWhole)
  }

  private static func whole(_ values: [Double], isWhole: Bool = true) -> [Double] {
    var kept: [Double] = []
    for value in values.map({ isWhole ? $0.rounded() : $0 }).sorted() where kept.last != value { kept.append(value) }
    return kept
  }

  /// From the lowest to the highest value.
  public var reach: ClosedRange<Double> { range ?? values[0]...values[values.count - 1] }

  /// A value for a place 0..<1 along the axis. With `isEndReached`, for a place 0…1 between the lowest and the highest.
  func value(at place: Double, isEndReached: Bool = false) -> Double {
    guard let range = isEndReached ? reach : range else {
      return values[min(values.count - 1, Int(place * Double(values.count)))]
    }
    // Four digits along the range are plenty, and pleasant to read.
    let share = (place * 10_000).rounded() / 10_000
    return parameter.allowed(range.lowerBound + share * (range.upperBound - range.lowerBound))
  }

  /// The axes of a sweep: those that are varied, or all parameters when none is.
  public static func list(
    _ variations: [Variation], of parameters: [TunedParameter], policy: String, count: Int,
    nearest: (String, [String]) -> String?
  ) throws(TuningError) -> [Axis] {
    if parameters.isEmpty { throw .nothingToVary(policy: policy) }
    if variations.isEmpty {
      var axes: [Axis] = []
      for parameter in parameters { axes.append(try Axis(parameter, .around, count: count)) }
      return axes
    }
    var axes: [Axis] = []
    for variation in variations {
      guard let parameter = parameters.first(where: { $0.name == variation.name }) else {
        let near = nearest(variation.name, parameters.map(\.name))
        throw .unknownParameter(variation.name, policy: policy, nearest: near)
      }
      if axes.contains(where: { $0.name == variation.name }) { throw .givenTwice(variation.name) }
      axes.append(try Axis(parameter, variation.values, count: count))
    }
    return axes
  }
}
