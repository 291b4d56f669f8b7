/// What the games' rarest species are called; formes are what their species is.
@frozen
public enum Rarity: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case ordinary = 0
  /// Legendary, yet allowed in the official battle facilities: Articuno, Latios, Thundurus.
  case legendary
  /// Legendary and banned there: Mewtwo, Rayquaza, Reshiram.
  case restricted
  /// Only given away at events: Mew, Arceus, Genesect.
  case mythical
}

/// A species or one of its formes, with the values of Black 2 and White 2.
@frozen
public struct Species: Hashable, BitwiseCopyable, Sendable {
  public var id: SpeciesID
  /// The species that this is a forme of; the id itself for the base forme. Its raw value is the national number.
  public var base: SpeciesID
  /// The species it evolves from, or none.
  public var prevo: SpeciesID
  public var stats: BaseStats
  public var type1: PokeType
  /// The second type, `none` for those that have one.
  public var type2: PokeType
  /// The ability of slot 0, which every species has.
  public var ability1: AbilityID
  /// The ability of slot 1, or none.
  public var ability2: AbilityID
  /// The hidden ability of the Dream World, or none.
  public var hiddenAbility: AbilityID
  /// Weight in hectograms (0.1 kg).
  public var weight: UInt16
  public var genderRatio: GenderRatio
  public var rarity: Rarity
  /// A forme that differs from its base in looks alone.
  public var isCosmetic: Bool
  /// A forme that exists only while a battle lasts: Darmanitan-Zen, Castform-Sunny.
  public var isBattleOnly: Bool
  /// Whether it evolves, which Eviolite asks for.
  public var canEvolve: Bool
  /// The item that makes this forme: a plate, a drive, the Griseous Orb; or none.
  public var requiredItem: ItemID
}

extension Species {
  /// The national number, 1…649.
  @inlinable public var number: Int { Int(base.rawValue) }
  /// True for a forme that is not the base.
  @inlinable public var isForme: Bool { id != base }

  /// The types, one or two.
  public var types: [PokeType] { type2 == .none ? [type1] : [type1, type2] }

  @inlinable
  public func has(_ type: PokeType) -> Bool { type != .none && (type1 == type || type2 == type) }

  /// The abilities it can have, the hidden one last.
  public var abilities: [AbilityID] { [ability1, ability2, hiddenAbility].filter { $0 != .none } }

  /// "Rotom-Wash".
  public var name: String { id.name }
  /// "rotomwash".
  public var ident: String { id.ident }

  /// The name of the forme: "Wash"; "Altered" for Giratina; empty for species without formes.
  public var forme: String {
    guard isForme else { return SpeciesStore.shared.baseFormes[Int(id.rawValue)] }
    return String(name.dropFirst(base.name.count + 1))
  }

  /// The species and formes it evolves into, by id.
  public var evolutions: [SpeciesID] {
    let from = isCosmetic ? base : id
    return canEvolve ? SpeciesStore.shared.species.filter { $0.prevo == from && !$0.isCosmetic }.map(\.id) : []
  }

  /// The other formes of the same species, the base first, by id.
  public var otherFormes: [SpeciesID] {
    SpeciesStore.shared.species.filter { $0.base == base && $0.id != id }.map(\.id)
  }
}

/// The species table, read on first use.
struct SpeciesStore: Sendable {
  /// By id; index 0 is nobody.
  let species: [Species]
  let names: NameTable
  /// What a base forme is called beside its formes, by id; mostly empty.
  let baseFormes: [String]

  static let shared = SpeciesStore()

  init() {
    var species: [Species] = [SpeciesStore.nobody]
    var names = [""]
    var baseFormes = [""]
    var reader = TableReader(TableText.species)
    while !reader.isAtEnd {
      var entry = SpeciesStore.nobody
      entry.id = SpeciesID(rawValue: UInt16(reader.number()))
      entry.base = SpeciesID(rawValue: UInt16(reader.number()))
      entry.stats.hp = UInt8(reader.number())
      entry.stats.atk = UInt8(reader.number())
      entry.stats.def = UInt8(reader.number())
      entry.stats.spa = UInt8(reader.number())
      entry.stats.spd = UInt8(reader.number())
      entry.stats.spe = UInt8(reader.number())
      entry.type1 = PokeType(rawValue: UInt8(reader.number()))!
      entry.type2 = PokeType(rawValue: UInt8(reader.number()))!
      entry.ability1 = AbilityID(rawValue: UInt8(reader.number()))
      entry.ability2 = AbilityID(rawValue: UInt8(reader.number()))
      entry.hiddenAbility = AbilityID(rawValue: UInt8(reader.number()))
      entry.weight = UInt16(reader.number())
      entry.genderRatio.femaleEighths = Int8(reader.number() - 1)
      entry.prevo = SpeciesID(rawValue: UInt16(reader.number()))
      entry.rarity = Rarity(rawValue: UInt8(reader.number()))!
      entry.isCosmetic = reader.number() != 0
      entry.isBattleOnly = reader.number() != 0
      entry.requiredItem = ItemID(rawValue: UInt16(reader.number()))
      precondition(Int(entry.id.rawValue) == species.count)
      species.append(entry)
      names.append(reader.text())
      baseFormes.append(reader.text())
      reader.endLine()
    }
    for i in 1..<species.count { species[Int(species[i].prevo.rawValue)].canEvolve = true }
    species[0].canEvolve = false
    for i in 1..<species.count where species[i].isCosmetic {
      species[i].canEvolve = species[Int(species[i].base.rawValue)].canEvolve
    }

    var aliases: [(String, UInt16)] = []
    for (id, forme) in baseFormes.enumerated() where !forme.isEmpty {
      aliases.append((names[id] + forme, UInt16(id)))
    }
    self.species = species
    self.names = NameTable(names: names, aliases: aliases)
    self.baseFormes = baseFormes
  }

  private static var nobody: Species {
    Species(
      id: .none, base: .none, prevo: .none, stats: BaseStats(hp: 0, atk: 0, def: 0, spa: 0, spd: 0, spe: 0),
      type1: .none, type2: .none, ability1: .none, ability2: .none, hiddenAbility: .none, weight: 0,
      genderRatio: GenderRatio(femaleEighths: -1), rarity: .ordinary, isCosmetic: false, isBattleOnly: false,
      canEvolve: false, requiredItem: .none)
  }
}
