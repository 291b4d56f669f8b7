/// Numbers as parameters give them.
package enum NumberText {
  /// A plain number within a range. `Double` reads "inf", "nan" and hexadecimal too; they are refused.
  package static func number(_ name: String, _ text: String, in range: ClosedRange<Double>) throws(PolicyError)
    -> Double
  {
    let isPlain = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isPlain, let value = Double(text), value.isFinite, range.contains(value) else {
      throw .badValue(name, text, remedy: "a number from \(WeightTable.text(range))")
    }
    return value
  }

  /// A whole number within a range.
  package static func whole(_ name: String, _ text: String, in range: ClosedRange<Int>) throws(PolicyError) -> Int {
    guard let value = Int(text), range.contains(value) else {
      throw .badValue(name, text, remedy: "a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return value
  }
}
