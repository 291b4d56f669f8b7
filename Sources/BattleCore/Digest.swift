/// A 64-bit digest of what happened, the same on every machine (FNV-1a over 64-bit words, finished by SplitMix64).
@frozen
public struct Digest64: Hashable, BitwiseCopyable, Sendable {
  @usableFromInline var state: UInt64 = 0xCBF2_9CE4_8422_2325

  @inlinable public init() {}

  @inlinable public mutating func combine(_ value: UInt64) {
    state = (state ^ value) &* 0x0000_0100_0000_01B3
    state ^= state >> 29
  }

  @inlinable public mutating func combine(_ value: Int) { combine(UInt64(bitPattern: Int64(value))) }

  /// The finished digest.
  @inlinable public var value: UInt64 { SeedTree.mix(state) }

  /// Sixteen lower-case hexadecimal digits.
  public var hex: String { Digest64.hex(value) }

  public static func hex(_ value: UInt64) -> String {
    String(unsafeUninitializedCapacity: 16) { bytes in
      for place in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: value >> UInt64(60 - 4 * place)) & 15
        bytes[place] = digit < 10 ? 0x30 + digit : 0x57 + digit
      }
      return 16
    }
  }

  /// Digest of a text, for fingerprints of tables and manifests.
  public static func of(_ text: String) -> UInt64 {
    var digest = Digest64()
    for byte in text.utf8 { digest.combine(UInt64(byte)) }
    return digest.value
  }
}
