/// Numbers as people type them and reports print them.
public enum PlainNumber {
  /// A finite decimal number; nil for anything else (`Double` reads "inf", "nan" and hexadecimal, too).
  public static func read(_ text: some StringProtocol) -> Double? {
    guard text.utf8.allSatisfy({ "0123456789+-.eE".utf8.contains($0) }), let value = Double(text), value.isFinite
    else { return nil }
    return value
  }

  /// The shortest text that reads back as the same number, whole numbers without a point.
  public static func text(_ value: Double) -> String {
    if abs(value) < 1e15, value == value.rounded() { return String(Int(value)) }
    return "\(value)"
  }

  /// The number with nine decimals at most: 3 × 0.1 is 0.3.
  static func tidy(_ value: Double) -> Double {
    let scaled = value * 1e9
    return abs(scaled) < 9e15 ? scaled.rounded() / 1e9 : value
  }
}
