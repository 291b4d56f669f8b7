/// What the foe has seen of a team member, besides what the field shows anyway.
public struct Revealed: OptionSet, BitwiseCopyable, Sendable, Hashable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// It has been in: its species, level, gender and HP are known.
  public static let seen = Revealed(rawValue: 1 << 4)
  /// Its item has shown itself, or is gone.
  public static let item = Revealed(rawValue: 1 << 5)
  public static let ability = Revealed(rawValue: 1 << 6)

  /// The move in this slot, 0…3, has been used.
  public static func move(_ slot: Int) -> Revealed { Revealed(rawValue: 1 << UInt8(truncatingIfNeeded: slot & 3)) }
}
