extension Dex {
  /// Sixteen hexadecimal digits that change whenever a table does: FNV-1a (64 bits) of the generated texts and the type
  /// chart. Reports carry it, so that results of different data are never compared.
  public static let fingerprint: String = {
    var hash = FNV1a()
    for text in [TableText.species, TableText.moves, TableText.abilities, TableText.items, TableText.learnsets] {
      hash.combine(text)
    }
    for type in PokeType.allCases { hash.combine(TypeChart.row(type)) }
    return hash.hex
  }()
}

/// The 64-bit FNV-1a hash.
package struct FNV1a {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  package mutating func combine(_ byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }

  /// The eight bytes of a word, the lowest first.
  mutating func combine(_ word: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) { combine(UInt8(truncatingIfNeeded: word >> UInt64(shift))) }
  }

  mutating func combine(_ text: StaticString) {
    for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) { combine(byte) }
    // Ends the text, so that moving a byte to the next one is a change.
    combine(UInt8(0))
  }

  var hex: String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: 16 - text.count) + text
  }
}
