/// Colours lines for a terminal: who acts, turns, what matters. Without colour a line stays as it is.
package struct Paint: Sendable {
  private let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  /// A piece in the colour of the line that it is part of.
  package func callAsFunction(_ piece: String, of line: String) -> String {
    guard isOn, let code = code(line) else { return piece }
    return "\u{1B}[\(code)m\(piece)\u{1B}[0m"
  }

  private func code(_ line: String) -> String? {
    if line.hasPrefix("Turn ") { return "1" }
    if line.hasPrefix("p1 ") { return "36" }
    if line.hasPrefix("p2 ") { return "33" }
    if line.hasPrefix("  > ") { return "1" }
    if line.hasSuffix("faints") || line.hasPrefix("    costs ") { return "31" }
    return nil
  }
}

extension LineWrap {
  /// Lines of at most 80 characters, coloured.
  package static func text(_ lines: [String], _ paint: Paint) -> String {
    lines.map { line in pieces(line).map { paint($0, of: line) + "\n" }.joined() }.joined()
  }
}
