import BattleCore
import Gen5

/// 128 bits that stand for every byte of a board: two different boards share them by a chance of about 10^-38.
struct BoardKey: Hashable {
  private let low: UInt64
  private let high: UInt64

  init(_ board: BoardPointer) {
    let bytes = UnsafeRawBufferPointer(start: board, count: MemoryLayout<Battle>.size)
    var a: UInt64 = 0x9E37_79B9_7F4A_7C15
    var b: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    var offset = 0
    while offset + 8 <= bytes.count {
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      a = (a ^ word) &* 0xBF58_476D_1CE4_E5B9
      a ^= a >> 32
      b = (b &+ word) &* 0x94D0_49BB_1331_11EB
      b ^= b >> 29
      offset += 8
    }
    while offset < bytes.count {
      a = (a ^ UInt64(bytes[offset])) &* 0xBF58_476D_1CE4_E5B9
      b = (b &+ UInt64(bytes[offset])) &* 0x94D0_49BB_1331_11EB
      offset += 1
    }
    low = SeedTree.mix(a)
    high = SeedTree.mix(b)
  }
}
