/// The generated texts; each is read once.
enum TableText {}

/// Reads a generated text field by field.
///
/// The texts come from the generator and are covered by tests, so a malformed one is a programmer's error and traps.
struct TableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// The text must be a literal, which lives as long as the program.
  init(_ text: StaticString) {
    precondition(text.hasPointerRepresentation)
    bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
  }

  var isAtEnd: Bool { position == bytes.count }

  /// A decimal number and the separator after it.
  mutating func number() -> Int {
    var value = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      guard byte >= 48, byte <= 57 else { break }
      value = value * 10 + Int(byte - 48)
    }
    return value
  }

  /// Text up to a bar, which is consumed.
  mutating func text() -> String {
    let start = position
    while bytes[position] != UInt8(ascii: "|") { position += 1 }
    position += 1
    return String(decoding: bytes[start..<(position - 1)], as: UTF8.self)
  }

  /// A set of moves, six per character, up to the end of the line.
  mutating func moves() -> MoveSet {
    var set = MoveSet()
    var first = 0
    while position < bytes.count, bytes[position] != UInt8(ascii: "\n") {
      var bits = TableReader.sixBits(bytes[position])
      while bits != 0 {
        set.insert(MoveID(rawValue: UInt16(first + bits.trailingZeroBitCount)))
        bits &= bits - 1
      }
      first += 6
      position += 1
    }
    return set
  }

  /// Skips the end of the line.
  mutating func endLine() {
    precondition(bytes[position] == UInt8(ascii: "\n"))
    position += 1
  }

  /// The value of a base64 digit.
  private static func sixBits(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 97 + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 48 + 52
    case UInt8(ascii: "+"): 62
    default: 63
    }
  }
}
