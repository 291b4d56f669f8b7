/// Weights as a file: one JSON object from names to numbers.
extension WeightTable {
  /// All weights as a JSON object, in table order, a line each.
  public static func json(_ weights: MoveScoringWeights) -> String {
    let lines = all.map { "  \"\($0.name)\": \(text(weights[keyPath: $0.keyPath]))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// The names and values of a JSON object of numbers, in the order of the text, ready for `set` or for a policy's
  /// parameters. Names are not looked up here.
  public static func parameters(json text: String) throws(PolicyError) -> [(String, String)] {
    var reader = FlatJSONReader(text)
    return try reader.object()
  }
}

/// Reads one JSON object whose values are numbers: the only JSON that policies need, so that they need no Foundation.
private struct FlatJSONReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func object() throws(PolicyError) -> [(String, String)] {
    var found: [(String, String)] = []
    try expect("{")
    skipSpace()
    if peek != UInt8(ascii: "}") {
      repeat {
        let name = try string()
        if found.contains(where: { $0.0 == name }) { throw .duplicate(name) }
        try expect(":")
        found.append((name, try number()))
        skipSpace()
      } while take(",")
    }
    try expect("}")
    skipSpace()
    guard position == bytes.count else { throw failure("nothing after the object") }
    return found
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 32 || (9...13).contains(byte) { position += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(PolicyError) {
    skipSpace()
    guard take(character) else { throw failure("\"\(character)\"") }
  }

  /// Names have no escapes.
  private mutating func string() throws(PolicyError) -> String {
    try expect("\"")
    let start = position
    while let byte = peek, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte != 10 { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self)
    guard take("\"") else { throw failure("the end of a name") }
    return name
  }

  private mutating func number() throws(PolicyError) -> String {
    skipSpace()
    let start = position
    while let byte = peek, "0123456789+-.eE".utf8.contains(byte) { position += 1 }
    guard position > start else { throw failure("a number") }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private func failure(_ wanted: String) -> PolicyError {
    let line = bytes[..<min(position, bytes.count)].count { $0 == 10 } + 1
    return .badJSON(line: line, expected: wanted)
  }
}
