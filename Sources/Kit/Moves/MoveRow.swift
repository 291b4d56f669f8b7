extension Kit {
  /// How a move deals damage.
  @frozen
  public enum Category: UInt8, BitwiseCopyable, Sendable {
    case status, physical, special
  }

  /// What a move may inflict.
  @frozen
  public enum Ailment: UInt8, BitwiseCopyable, Sendable {
    case none, paralysis, burn, poison, sleep
    /// Anything else: it happens to nobody, but policies count it as a status.
    case other

    var status: Status {
      switch self {
      case .none, .other: .none
      case .paralysis: .paralysis
      case .burn: .burn
      case .poison: .poison
      case .sleep: .sleep
      }
    }
  }

  /// What a move does beside its columns.
  @frozen
  public enum Rule: UInt8, BitwiseCopyable, Sendable {
    case plain
    /// Nothing but healing a part of the user's HP.
    case heal
    /// Full HP and sleep.
    case rest
    /// Fails when its user was hit earlier in the round.
    case focusPunch
    /// Fails unless the target is poisoned.
    case venomDrench
  }

  /// What is true of a move or not.
  @frozen
  public struct MoveFlags: OptionSet, BitwiseCopyable, Sendable {
    public let rawValue: UInt8

    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable public static var recharge: MoveFlags { MoveFlags(rawValue: 1) }
    @inlinable public static var selfDebuff: MoveFlags { MoveFlags(rawValue: 2) }
    @inlinable public static var mixed: MoveFlags { MoveFlags(rawValue: 4) }
  }

  /// The changes of stages that a move makes, in the order in which they are told: a byte for each.
  @frozen
  public struct StageList: Hashable, BitwiseCopyable, Sendable {
    private var bytes: UInt64 = 0

    public init() {}

    /// - Precondition: fewer than eight changes, each from -8 to +7.
    public mutating func append(_ stat: Stat, _ stages: Int) {
      let byte = UInt64(stages + 8) << 4 | UInt64(stat.rawValue) | 8
      bytes |= byte << UInt64(8 * count)
    }

    public var isEmpty: Bool { bytes == 0 }
    public var count: Int { (64 - bytes.leadingZeroBitCount + 7) / 8 }

    /// Takes the first change out of the list.
    @inline(__always)
    public mutating func next() -> (stat: Int, stages: Int)? {
      guard bytes != 0 else { return nil }
      let byte = Int(truncatingIfNeeded: bytes & 0xFF)
      bytes >>= 8
      return (byte & 7, byte >> 4 - 8)
    }
  }

  /// A move as the rules see it: a row of columns, which a board carries with it.
  @frozen
  public struct MoveRow: BitwiseCopyable, Sendable {
    /// PokeAPI's number; 0 for an empty slot.
    public var number: UInt16 = 0
    public var power: UInt16 = 0
    /// Percent; 100 when none is listed.
    public var accuracy: UInt8 = 100
    public var priority: Int8 = 0
    public var type: UInt8 = 0
    public var category = Category.status
    public var rule = Rule.plain
    public var ailment = Ailment.none
    /// Percent, as listed for the ailment.
    public var ailmentChance: UInt8 = 0
    /// Percent, as listed for whatever happens besides damage; 0 when nothing is.
    public var effectChance: UInt8 = 0
    /// Percent of the damage that the user gains, or loses when negative.
    public var drain: Int8 = 0
    /// Percent of the user's HP that it heals; never below zero.
    public var healing: UInt8 = 0
    public var flags: MoveFlags = []
    public var changes = StageList()

    public init() {}

    /// Its user must recharge afterwards.
    @inlinable public var mustRecharge: Bool { flags.contains(.recharge) }
    /// Its changes of stages always happen, and to its user.
    @inlinable public var isSelfDebuff: Bool { flags.contains(.selfDebuff) }
    /// It both raises and lowers: all of it happens to its user.
    @inlinable public var isMixed: Bool { flags.contains(.mixed) }
    /// It has power to hit with.
    @inlinable public var isDamaging: Bool { power > 0 && category != .status }
    /// It restores its user's HP.
    @inlinable public var isHealing: Bool { rule == .heal || rule == .rest }
  }
}
