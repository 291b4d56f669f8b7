/// What `--vary` says: a parameter, and the values it takes.
public struct Variation: Hashable, Sendable {
  /// The values as typed.
  public enum Values: Hashable, Sendable {
    /// Those around the base.
    case around
    case list([Double])
    case range(ClosedRange<Double>, step: Double?)
  }

  public var name: String
  public var values: Values

  public init(name: String, values: Values = .around) {
    self.name = name
    self.values = values
  }

  /// Reads "koBonus", "koBonus=0,18,36", "koBonus=0...120" or "koBonus=0...120/10".
  public init(_ text: String) throws(TuningError) {
    name = String(text.prefix { $0 != "=" })
    if name.isEmpty { throw .badValues("'\(text)'", remedy: "the name is missing, as in koBonus=0...120/10") }
    guard name.count < text.count else {
      values = .around
      return
    }
    let rest = text.dropFirst(name.count + 1)
    if let dots = rest.firstRange(of: "...") {
      let upper = rest[dots.upperBound...].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
      let low = try Variation.number(rest[..<dots.lowerBound], name)
      let high = try Variation.number(upper[0], name)
      let step = upper.count == 2 ? try Variation.number(upper[1], name) : nil
      if let step, step <= 0 { throw .badValues(name, remedy: "the step must be more than 0") }
      guard low < high else {
        throw .badValues(
          name, remedy: "the range \(rest) is empty: its end must be more than its beginning")
      }
      values = .range(low...high, step: step)
      return
    }
    var list: [Double] = []
    for part in rest.split(separator: ",", omittingEmptySubsequences: false) {
      let value = try Variation.number(part, name)
      if list.contains(value) { throw .badValues(name, remedy: "\(PlainNumber.text(value)) is given twice") }
      list.append(value)
    }
    values = .list(list)
  }

  private static func number(_ text: some StringProtocol, _ name: String) throws(TuningError) -> Double {
    guard let value = PlainNumber.read(text) else { throw .notANumber(name, text: String(text)) }
    return value
  }
}
