/// A move, by its national number: 1…559 in Generation 5, 0 for none.
@frozen
public struct MoveID: RawRepresentable, Hashable, Comparable, BitwiseCopyable, Sendable {
  public var rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// No move: an empty slot.
  @inlinable public static var none: MoveID { MoveID(rawValue: 0) }
  /// How many moves there are; they are numbered from 1 without a gap.
  @inlinable public static var count: Int { 559 }

  @inlinable
  public static func < (a: MoveID, b: MoveID) -> Bool { a.rawValue < b.rawValue }
}

/// A species or one of its formes: 1…649 is the national number of the base forme, the formes that differ from it
/// follow from 650, 0 for none.
@frozen
public struct SpeciesID: RawRepresentable, Hashable, Comparable, BitwiseCopyable, Sendable {
  public var rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Nobody.
  @inlinable public static var none: SpeciesID { SpeciesID(rawValue: 0) }
  /// How many species there are, not counting formes; they are numbered from 1 without a gap.
  @inlinable public static var baseCount: Int { 649 }

  @inlinable
  public static func < (a: SpeciesID, b: SpeciesID) -> Bool { a.rawValue < b.rawValue }
}

/// An ability, by its national number: 1…164 in Generation 5, 0 for "No Ability".
///
/// Competitive, of a later generation, is known too (172), because reference battles use it.
@frozen
public struct AbilityID: RawRepresentable, Hashable, Comparable, BitwiseCopyable, Sendable {
  public var rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No Ability.
  @inlinable public static var none: AbilityID { AbilityID(rawValue: 0) }
  /// How many abilities Generation 5 has; they are numbered from 1 without a gap.
  @inlinable public static var count: Int { 164 }

  @inlinable
  public static func < (a: AbilityID, b: AbilityID) -> Bool { a.rawValue < b.rawValue }
}

/// A held item, by the number Showdown gives it (that of the Generation 5 games), with gaps; 0 for none.
@frozen
public struct ItemID: RawRepresentable, Hashable, Comparable, BitwiseCopyable, Sendable {
  public var rawValue: UInt16

  @inlinable
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// No item.
  @inlinable public static var none: ItemID { ItemID(rawValue: 0) }

  @inlinable
  public static func < (a: ItemID, b: ItemID) -> Bool { a.rawValue < b.rawValue }
}
