/// Weights as a file: a schema version and one object from names to numbers.
///
///     {
///       "schemaVersion": 1,
///       "weights": { "koBonus": 80, "sleep": 30 }
///     }
///
/// An object of numbers alone is read as the weights of version 1, which is what people type.
public enum WeightFile {
  /// The version that is written, and the only one that is read.
  public static let schemaVersion = 1

  /// The text of a file with these weights, a line each.
  public static func text(_ weights: [(name: String, value: Double)]) -> String {
    let lines = weights.map { "    \"\($0.name)\": \(WeightTable.text($0.value))" }
    return "{\n  \"schemaVersion\": \(schemaVersion),\n  \"weights\": {\n" + lines.joined(separator: ",\n")
      + "\n  }\n}\n"
  }

  /// The names and values that a file gives, in the order of the text, ready for a policy's parameters. Names are not
  /// looked up here.
  public static func parameters(_ text: String) throws(PolicyError) -> [(String, String)] {
    var reader = WeightReader(text)
    return try reader.document()
  }
}

extension WeightTable {
  /// A file of the scoring's weights.
  public static func json(_ weights: MoveScoringWeights) -> String {
    WeightFile.text(all.map { ($0.name, weights[keyPath: $0.keyPath]) })
  }

  /// As `WeightFile.parameters`.
  public static func parameters(json text: String) throws(PolicyError) -> [(String, String)] {
    try WeightFile.parameters(text)
  }
}

extension EvaluationTable {
  /// A file of the evaluation's weights.
  public static func json(_ weights: EvaluationWeights) -> String {
    WeightFile.text(all.map { ($0.name, weights[keyPath: $0.keyPath]) })
  }
}

/// Reads what files of weights consist of, so that policies need no Foundation: objects and numbers.
private struct WeightReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  /// The whole text.
  mutating func document() throws(PolicyError) -> [(String, String)] {
    var version: String?
    var weights: [(String, String)]?
    let loose = try object { (reader: inout WeightReader, name: String) throws(PolicyError) -> Bool in
      switch name {
      case "schemaVersion": version = try reader.number()
      case "weights": weights = try reader.object { _, _ in false }
      default: return false
      }
      return true
    }
    skipSpace()
    guard position == bytes.count else { throw failure("nothing after the object") }
    if let version, version != "\(WeightFile.schemaVersion)" { throw .unknownSchema(version) }
    guard let weights else { return loose }
    guard version != nil else { throw failure("a schemaVersion beside the weights") }
    guard loose.isEmpty else { throw failure("weights within \"weights\" alone") }
    return weights
  }

  /// An object of numbers. `special` takes the values of names that mean something else, and says so.
  private mutating func object(
    _ special: (inout WeightReader, String) throws(PolicyError) -> Bool
  ) throws(PolicyError) -> [(String, String)] {
    var found: [(String, String)] = []
    var names: Set<String> = []
    try expect("{")
    skipSpace()
    if peek != UInt8(ascii: "}") {
      repeat {
        let name = try string()
        guard names.insert(name).inserted else { throw .duplicate(name) }
        try expect(":")
        if try !special(&self, name) { found.append((name, try number())) }
        skipSpace()
      } while take(",")
    }
    try expect("}")
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
