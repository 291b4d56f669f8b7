/// Reads values strictly: the whole text, within the range, or an error that says what is wanted.
public enum ValueReader {
  /// A whole number within `range`; `what` names it in errors.
  public static func int(
    _ text: String, _ what: String, _ range: ClosedRange<Int>
  ) throws(CommandError) -> Int {
    let bounds = "from \(range.lowerBound) to \(range.upperBound)"
    guard let value = Int(text) else {
      // A number that is too long for an integer is out of range, not misspelt.
      if isDigits(text) { throw CommandError("\(what) must be \(bounds), not \(text)") }
      throw CommandError("\(what) needs a whole number \(bounds), not '\(text)'")
    }
    guard range.contains(value) else { throw CommandError("\(what) must be \(bounds), not \(value)") }
    return value
  }

  /// A whole number from 0 to 2⁶⁴ − 1.
  public static func uint64(_ text: String, _ what: String) throws(CommandError) -> UInt64 {
    guard let value = UInt64(text) else {
      throw CommandError("\(what) needs a whole number from 0 to \(UInt64.max), not '\(text)'")
    }
    return value
  }

  /// A finite number within `range`.
  public static func double(
    _ text: String, _ what: String, _ range: ClosedRange<Double>
  ) throws(CommandError) -> Double {
    let bounds = "from \(self.text(range.lowerBound)) to \(self.text(range.upperBound))"
    guard let value = Double(text), value.isFinite else {
      throw CommandError("\(what) needs a number \(bounds), not '\(text)'")
    }
    guard range.contains(value) else { throw CommandError("\(what) must be \(bounds), not \(text)") }
    return value
  }

  /// A number without a needless ".0".
  static func text(_ value: Double) -> String {
    let text = String(value)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func isDigits(_ text: String) -> Bool {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    return !digits.isEmpty && digits.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }
}
