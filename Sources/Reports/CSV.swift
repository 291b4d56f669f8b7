/// Comma-separated values with the quoting of RFC 4180; lines end in a single line feed.
public enum CSV {
  /// A field as it stands in a line: in quotes when it holds a comma, a quote, a line break, or blanks at its ends.
  public static func field(_ text: String) -> String {
    var needsQuotes = text.utf8.first == 0x20 || text.utf8.last == 0x20
    for byte in text.utf8 where byte == 0x2C || byte == 0x22 || byte == 0x0A || byte == 0x0D {
      needsQuotes = true
    }
    guard needsQuotes else { return text }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }

  /// A line with its line feed.
  public static func line(_ fields: [String]) -> String {
    fields.map(field).joined(separator: ",") + "\n"
  }
}
