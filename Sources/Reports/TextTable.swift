extension Table {
  /// The table as aligned text: numbers to the right, words to the left, two blanks between columns.
  ///
  /// When the lines would be wider than `width`, the widest columns of words are shortened with an ellipsis, down to
  /// eight characters; numbers are never cut.
  public func text(width: Int = 80) -> String {
    let body = rows.map { $0.map(\.plain) }
    var widths = columns.map(\.count)
    for row in body {
      for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
    }
    let isWord = columns.indices.map { column in
      !rows.isEmpty && rows.contains { !$0[column].isNumber && $0[column] != .empty }
    }
    shrink(&widths, isWord, to: width)
    var lines = [line(columns, widths, isWord)]
    lines.append(widths.map { String(repeating: "-", count: $0) }.joined(separator: "  "))
    for row in body { lines.append(line(row, widths, isWord)) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func shrink(_ widths: inout [Int], _ isWord: [Bool], to width: Int) {
    let shortest = 8
    var excess = widths.reduce(0, +) + 2 * max(0, widths.count - 1) - width
    while excess > 0 {
      let candidates = widths.indices.filter { isWord[$0] && widths[$0] > shortest }
      guard let widest = candidates.max(by: { widths[$0] < widths[$1] }) else { return }
      widths[widest] -= 1
      excess -= 1
    }
  }

  private func line(_ cells: [String], _ widths: [Int], _ isWord: [Bool]) -> String {
    var text = ""
    for (column, cell) in cells.enumerated() {
      if column > 0 { text += "  " }
      let shown = cell.count > widths[column] ? cell.prefix(widths[column] - 1) + "…" : cell[...]
      let padding = String(repeating: " ", count: widths[column] - shown.count)
      text += isWord[column] ? shown + padding : padding + shown
    }
    // Trailing blanks would only make diffs of captured output noisy.
    while text.last == " " { text.removeLast() }
    return text
  }
}
