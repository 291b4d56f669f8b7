import Reports

/// The chance to win over time, as a drawing.
enum ChanceChart {
  struct Point {
    var label: String
    var link: String
    /// 0…1, with its interval.
    var value: Double
    var low: Double?
    var high: Double?
  }

  private static let width = 720.0
  private static let height = 200.0
  private static let left = 40.0
  private static let bottom = 170.0
  private static let top = 12.0

  static func svg(_ points: [Point], title: String) -> String {
    guard !points.isEmpty else { return "" }
    let step = (width - left - 15) / Double(max(1, points.count - 1))
    func x(_ index: Int) -> String { number(left + step * Double(index)) }
    func y(_ share: Double) -> String { number(bottom - share * (bottom - top)) }

    var svg = "<svg viewBox=\"0 0 \(Int(width)) \(Int(height))\" role=\"img\" aria-label=\"\(HTML.escape(title))\">"
    svg += HTML.element("title", title)
    for share in [0.0, 0.25, 0.5, 0.75, 1] {
      svg +=
        "<line class=\"grid\" x1=\"\(number(left))\" x2=\"\(number(width - 10))\" y1=\"\(y(share))\" y2=\"\(y(share))\"/>"
      svg += "<text x=\"2\" y=\"\(number(bottom - share * (bottom - top) + 4))\">\(Int(share * 100)) %</text>"
    }
    let upper = points.indices.map { "\(x($0)),\(y(points[$0].high ?? points[$0].value))" }
    let lower = points.indices.reversed().map { "\(x($0)),\(y(points[$0].low ?? points[$0].value))" }
    svg += "<polygon class=\"band\" points=\"\((upper + lower).joined(separator: " "))\"/>"
    let curve = points.indices.map { "\(x($0)),\(y(points[$0].value))" }
    svg += "<polyline class=\"curve\" points=\"\(curve.joined(separator: " "))\"/>"
    // Labels that would touch each other are left out.
    let every = max(1, Int((30 / step).rounded(.up)))
    for (index, point) in points.enumerated() {
      svg += "<a href=\"\(point.link)\"><circle class=\"dot\" cx=\"\(x(index))\" cy=\"\(y(point.value))\" r=\"4\">"
      svg += HTML.element("title", "\(point.label): \(PercentText.one(point.value))") + "</circle></a>"
      if index % every == 0 || index == points.count - 1 {
        svg +=
          "<text x=\"\(x(index))\" y=\"\(number(bottom + 18))\" text-anchor=\"middle\">\(HTML.escape(point.label))</text>"
      }
    }
    return svg + "</svg>\n"
  }

  private static func number(_ value: Double) -> String { FixedPoint.text(value, places: 1) }
}
