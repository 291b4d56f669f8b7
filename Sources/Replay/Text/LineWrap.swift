/// Breaks lines for the terminal.
package enum LineWrap {
  package static let width = 80

  /// The line in pieces of at most `width` characters, broken at blanks; those after the first are indented by four more
  /// than it is.
  package static func pieces(_ line: String, width: Int = LineWrap.width) -> [String] {
    // A command must be there to be copied as a whole.
    if line.count <= width || line.hasPrefix("  battlelab ") { return [line] }
    // The mark of a chosen line is part of its indentation.
    let indent = String(line.prefix { $0 == " " || $0 == ">" })
    let hanging = String(repeating: " ", count: min(indent.count + 4, width / 2))
    var pieces: [String] = []
    var current = indent
    var isEmpty = true
    for word in words(line.dropFirst(indent.count)) {
      if !isEmpty, current.count + 1 + word.count > width {
        pieces.append(current)
        current = hanging
        isEmpty = true
      }
      current += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    if !isEmpty { pieces.append(current) }
    return pieces
  }

  /// The words of a line; a number keeps its unit.
  private static func words(_ line: Substring) -> [String] {
    var words: [String] = []
    for word in line.split(separator: " ") {
      let isUnit = word.hasPrefix("%") || word == "HP" || word.hasPrefix("HP,") || word.hasPrefix("HP)")
      if isUnit, !words.isEmpty { words[words.count - 1] += " " + word } else { words.append(String(word)) }
    }
    return words
  }

  /// Lines of at most `width` characters, each with a line feed.
  package static func text(_ lines: [String], width: Int = LineWrap.width) -> String {
    lines.flatMap { pieces($0, width: width) }.map { $0 + "\n" }.joined()
  }
}
