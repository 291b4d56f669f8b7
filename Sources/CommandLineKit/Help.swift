extension Command {
  /// The command's help, at most 80 columns wide.
  public func help(program: String) -> String {
    var usage = "Usage: \(program) \(name)"
    for positional in positionals { usage += " " + positional.usage }
    usage += " [options]"
    var text = TextWrap.paragraph(summary, indent: 0) + "\n" + usage + "\n"
    if !discussion.isEmpty { text += "\n" + TextWrap.paragraph(discussion, indent: 0) }
    if !positionals.isEmpty {
      text += "\nArguments:\n" + TextWrap.definitions(positionals.map { ($0.name, $0.help) })
    }
    var lines = options.map { option in
      var help = option.help
      if option.isRepeatable { help += "; may be repeated" }
      if let value = option.defaultText { help += " (default: \(value))" }
      return (option.usage, help)
    }
    lines.append(("--help", "this text"))
    text += "\nOptions:\n" + TextWrap.definitions(lines)
    if !examples.isEmpty {
      text += examples.count == 1 ? "\nExample:\n" : "\nExamples:\n"
      for example in examples { text += "  \(example.line)\n" + TextWrap.paragraph(example.meaning, indent: 6) }
    }
    return text
  }
}

extension OptionDeclaration {
  var usage: String { placeholder.map { "--\(name) \($0)" } ?? "--\(name)" }
}

/// Breaks prose into lines for the terminal.
package enum TextWrap {
  static let width = 80

  /// `text` in lines of at most `width` characters, each behind `indent` blanks; ends with a line feed.
  package static func paragraph(_ text: String, indent: Int) -> String {
    lines(text, width: width - indent).map { String(repeating: " ", count: indent) + $0 + "\n" }.joined()
  }

  /// Terms and what they mean, in two columns; a long term has a line of its own.
  package static func definitions(_ items: [(String, String)]) -> String {
    let column = min(28, (items.map(\.0.count).max() ?? 0) + 4)
    var text = ""
    for (term, meaning) in items {
      var start = "  " + term
      let body = lines(meaning, width: width - column)
      if start.count + 2 > column {
        text += start + "\n"
        start = ""
      }
      for line in body {
        text += start + String(repeating: " ", count: column - start.count) + line + "\n"
        start = ""
      }
    }
    return text
  }

  static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, line.count + 1 + word.count > width {
          lines.append(line)
          line = ""
        }
        line += line.isEmpty ? String(word) : " " + word
      }
      lines.append(line)
    }
    return lines
  }
}
