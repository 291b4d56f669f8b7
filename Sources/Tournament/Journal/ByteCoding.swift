/// Writes whole numbers in few bytes.
struct ByteWriter {
  var bytes: [UInt8] = []

  /// Seven bits a byte, the lowest first; the top bit says that more follow (LEB128).
  mutating func unsigned(_ value: UInt64) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func unsigned(_ value: Int) { unsigned(UInt64(bitPattern: Int64(value))) }

  /// Small numbers of either sign become small numbers: 0, −1, 1, −2 … as 0, 1, 2, 3 ….
  mutating func signed(_ value: Int32) {
    unsigned(UInt64(UInt32(bitPattern: (value << 1) ^ (value >> 31))))
  }

  /// Eight bytes, the lowest first.
  mutating func word(_ value: UInt64) {
    for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * place))) }
  }

  /// Text behind its length in bytes.
  mutating func text(_ value: String) {
    unsigned(value.utf8.count)
    bytes.append(contentsOf: value.utf8)
  }
}

/// Reads what `ByteWriter` wrote. Reading past the end or a number that is too long sets `isBroken`, never traps.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private(set) var isBroken = false

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  var isAtEnd: Bool { place == bytes.endIndex }

  mutating func byte() -> UInt8 {
    guard place < bytes.endIndex else {
      isBroken = true
      return 0
    }
    defer { place += 1 }
    return bytes[place]
  }

  mutating func unsigned() -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while shift < 64 {
      let next = byte()
      if isBroken { return 0 }
      value |= UInt64(next & 0x7F) << shift
      if next & 0x80 == 0 { return value }
      shift += 7
    }
    isBroken = true
    return 0
  }

  /// A number that is at most `limit`.
  mutating func int(atMost limit: Int = Int.max) -> Int {
    let value = unsigned()
    guard value <= UInt64(limit) else {
      isBroken = true
      return 0
    }
    return Int(value)
  }

  mutating func signed() -> Int32 {
    let value = UInt32(truncatingIfNeeded: unsigned())
    return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
  }

  mutating func word() -> UInt64 {
    var value: UInt64 = 0
    for place in 0..<8 { value |= UInt64(byte()) << UInt64(8 * place) }
    return value
  }

  mutating func text() -> String {
    let count = int(atMost: bytes.endIndex - place)
    if isBroken { return "" }
    defer { place += count }
    return String(decoding: bytes[place..<place + count], as: UTF8.self)
  }
}
