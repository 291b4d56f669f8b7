/// Decimal text that is the same in every locale and on every machine.
public enum FixedPoint {
  /// `value` with exactly `places` decimals, rounded half away from zero; never "-0", and empty for what is not a number.
  public static func text(_ value: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = (value * Double(scale)).rounded(.toNearestOrAwayFromZero)
    guard let units = Int(exactly: scaled) else { return "" }
    let magnitude = units.magnitude
    let whole = String(magnitude / UInt(scale))
    let sign = units < 0 ? "-" : ""
    if places == 0 { return sign + whole }
    let fraction = String(magnitude % UInt(scale))
    return sign + whole + "." + String(repeating: "0", count: places - fraction.count) + fraction
  }
}
