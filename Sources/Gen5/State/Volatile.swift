/// A condition that lasts at most as long as its bearer stays in.
///
/// Names follow the reference simulator's identifiers, so that `-start`, `-end` and traces can be compared.
public enum Volatile: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case confusion, flinch, trapped, trapper, partiallytrapped, leechseed, substitute, attract, curse, nightmare
  case ingrain, aquaring, focusenergy, taunt, torment, encore, disable, healblock, embargo, imprison
  case gastroacid, magnetrise, telekinesis, smackdown, foresight, miracleeye, yawn, perishsong, destinybond, grudge
  case rage, bide, uproar, lockedmove, mustrecharge, twoturnmove
  case fly, dig, dive, bounce, shadowforce, skydrop, solarbeam, skyattack, skullbash, razorwind, freezeshock, iceburn
  case rollout, iceball, rolloutstorage, furycutter, stockpile, charge, defensecurl, minimize, autotomize
  case mudsport, watersport, powertrick, transform
  case protect, endure, stall, counter, mirrorcoat, magiccoat, snatch, focuspunch, pursuit, helpinghand, mefirst
  case followme, ragepowder, roost, lockon, fling, gem, choicelock, flashfire, slowstart, unburden, truant, zenmode,
    micle, metronomeitem

  /// The identifier used in traces.
  public var identifier: String { String(describing: self) }
}

/// A set of volatile conditions, as bits.
@frozen
public struct VolatileSet: BitwiseCopyable, Sendable, Equatable {
  @usableFromInline var low: UInt64
  @usableFromInline var high: UInt64

  @inlinable
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  @inlinable @inline(__always)
  public init() {
    low = 0
    high = 0
  }

  /// The set of the given conditions. Parameters rather than a list, so that the set is a constant wherever it is used.
  @inlinable @inline(__always)
  public init(
    _ a: Volatile, _ b: Volatile, _ c: Volatile = .none, _ d: Volatile = .none, _ e: Volatile = .none,
    _ f: Volatile = .none, _ g: Volatile = .none, _ h: Volatile = .none, _ i: Volatile = .none,
    _ j: Volatile = .none, _ k: Volatile = .none
  ) {
    self.init()
    insert(a)
    insert(b)
    insert(c)
    insert(d)
    insert(e)
    insert(f)
    insert(g)
    insert(h)
    insert(i)
    insert(j)
    insert(k)
    remove(.none)
  }

  @inlinable @inline(__always)
  public var isEmpty: Bool { low | high == 0 }

  /// All of the set in one word, for keys; different sets rarely share it.
  public var bits: UInt64 { low ^ high << 32 ^ high >> 32 }

  @inlinable @inline(__always)
  public func contains(_ volatile: Volatile) -> Bool {
    let bit = UInt64(volatile.rawValue)
    return (bit < 64 ? low : high) &>> bit & 1 != 0
  }

  @inlinable @inline(__always)
  public mutating func insert(_ volatile: Volatile) {
    let bit = UInt64(volatile.rawValue)
    if bit < 64 { low |= 1 &<< bit } else { high |= 1 &<< bit }
  }

  @inlinable @inline(__always)
  public mutating func remove(_ volatile: Volatile) {
    let bit = UInt64(volatile.rawValue)
    if bit < 64 { low &= ~(1 &<< bit) } else { high &= ~(1 &<< bit) }
  }

  @inline(__always)
  func union(_ other: VolatileSet) -> VolatileSet {
    VolatileSet(low: low | other.low, high: high | other.high)
  }

  /// True when the sets have a member in common.
  @inlinable @inline(__always)
  public func intersects(_ other: VolatileSet) -> Bool {
    _slowPath(low & other.low | high & other.high != 0)
  }
}
