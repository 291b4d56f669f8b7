import Reports

/// Shares in words.
enum PercentText {
  /// "9 %"; below one per cent "under 1 %".
  static func share(_ part: Int, of whole: Int) -> String {
    guard whole > 0, part > 0 else { return "0 %" }
    let percent = (part * 200 / whole + 1) / 2
    return percent == 0 ? "under 1 %" : "\(percent) %"
  }

  /// "71.5 %".
  static func one(_ share: Double) -> String { FixedPoint.text(share * 100, places: 1) + " %" }

  /// At most two decimals, without needless zeros.
  static func number(_ value: Double) -> String {
    var text = FixedPoint.text(value, places: 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
