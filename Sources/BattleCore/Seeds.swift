/// Derives independent streams from one seed: `SeedTree(1).child("pair").child(17).child("battle").seed`.
///
/// A child's seed depends on the path alone, so adding a policy, a pairing or a draw elsewhere changes no other stream.
/// Mixing is SplitMix64's finaliser (Steele, Lea and Flood 2014); names are folded in with 64-bit FNV-1a.
@frozen
public struct SeedTree: Hashable, BitwiseCopyable, Sendable {
  public let seed: UInt64

  @inlinable
  public init(_ seed: UInt64) { self.seed = seed }

  /// SplitMix64's finaliser: a bijection on 64-bit words.
  @inlinable
  public static func mix(_ value: UInt64) -> UInt64 {
    var z = value
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The stream for an index.
  @inlinable
  public func child(_ index: Int) -> SeedTree {
    SeedTree(
      Self.mix(seed &+ 0x9E37_79B9_7F4A_7C15 &* (UInt64(truncatingIfNeeded: index) &+ 1)))
  }

  /// The stream for a name.
  @inlinable
  public func child(_ name: StaticString) -> SeedTree {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    name.withUTF8Buffer { bytes in
      for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }
    return SeedTree(Self.mix(seed ^ Self.mix(hash)))
  }
}
