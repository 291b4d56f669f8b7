public import Dex

/// A member of a team: what it is, and what lasts while it sits on the bench.
public struct Pokemon: BitwiseCopyable, Sendable {
  /// Current species or forme.
  public var species: SpeciesID = .init(rawValue: 0)
  public var ability: AbilityID = .init(rawValue: 0)
  public var level: UInt8 = 0
  public var item: ItemID = .init(rawValue: 0)
  public var lastItem: ItemID = .init(rawValue: 0)
  public var gender: Gender = .none
  public var nature: Nature = .serious
  public var happiness: UInt8 = 255
  /// How many of `moves` are used.
  public var moveCount: UInt8 = 0

  public var hp: UInt16 = 0
  public var maxHP: UInt16 = 0
  /// Attack, Defense, Sp. Atk, Sp. Def, Speed, as the summary shows them.
  public var stats: InlineArray<5, UInt16> = .init(repeating: 0)
  public var moves: InlineArray<4, MoveID> = .init(repeating: MoveID(rawValue: 0))
  public var pp: InlineArray<4, UInt8> = .init(repeating: 0)
  public var maxPP: InlineArray<4, UInt8> = .init(repeating: 0)

  public var types: TypePair = .init(.none, .none)
  /// Tenths of a kilogram.
  public var weight: UInt16 = 0
  public var status: Status = .none
  /// Sleep: turns left. Toxic: the stage.
  public var statusTime: UInt8 = 0
  /// Sleep: turns at the start, which a switch restores in this generation.
  public var statusStart: UInt8 = 0
  /// Type and power of Hidden Power, from the IVs.
  public var hiddenPowerType: PokeType = .dark
  public var hiddenPower: UInt8 = 70

  public var isFainted = false
  /// Down, but not yet announced.
  public var faintQueued = false
  public var usedItemThisTurn = false

  /// Base stats of the species: HP, Attack, Defense, Sp. Atk, Sp. Def, Speed.
  public var baseStats: InlineArray<6, UInt8> = .init(repeating: 0)
  public var evs: InlineArray<6, UInt8> = .init(repeating: 0)
  public var ivs: InlineArray<6, UInt8> = .init(repeating: 0)
  /// The species evolves further.
  public var canEvolve = false
  /// National number of the species, which some rules name.
  public var number: UInt16 = 0
  public var revealed: Revealed = []

  public init() {}
}

/// One or two types; the second is `.none` for a single type.
public struct TypePair: BitwiseCopyable, Sendable, Equatable {
  public var first: PokeType
  public var second: PokeType

  @inline(__always)
  public init(_ first: PokeType, _ second: PokeType) {
    self.first = first
    self.second = second
  }

  @inline(__always)
  public func contains(_ type: PokeType) -> Bool { type != .none && (first == type || second == type) }

  /// A bit for each of the types, by raw value; none for no type.
  @inline(__always)
  var bits: UInt32 { (1 &<< UInt32(first.rawValue) | 1 &<< UInt32(second.rawValue)) & ~1 }
}
