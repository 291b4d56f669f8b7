/// The names of moves and abilities, read on first use.
enum NameTables {
  static let moves = readMoves()
  static let abilities = readAbilities()

  static func readMoves() -> NameTable { NameTable(TableText.moves, aliases: moveAliases) }
  static func readAbilities() -> NameTable { NameTable(TableText.abilities, none: "No Ability") }

  /// Spellings of older games that are not the same but for case and punctuation, and Hidden Power with its type.
  private static var moveAliases: [(String, UInt16)] {
    let old: [(String, MoveID)] = [
      ("Faint Attack", .feintAttack), ("Hi Jump Kick", .highJumpKick), ("Vice Grip", .viseGrip),
      ("Smelling Salt", .smellingSalts),
    ]
    let typed = PokeType.all.map { ("Hidden Power \($0.name)", MoveID.hiddenPower) }
    return (old + typed).map { ($0, $1.rawValue) }
  }
}

extension MoveID: NamedID {
  public static var kind: String { "move" }
  public static var all: [MoveID] { NameTables.moves.numbers.map(MoveID.init(rawValue:)) }
  public static func withShowdownID(_ id: String) -> MoveID? {
    NameTables.moves.number(ident: id).map(MoveID.init(rawValue:))
  }
  public var name: String { NameTables.moves.name(rawValue) }
  public var ident: String { NameTables.moves.ident(rawValue) }
}

extension SpeciesID: NamedID {
  public static var kind: String { "species" }
  /// The 649 species, then the formes that differ in battle, then the cosmetic ones.
  public static var all: [SpeciesID] { SpeciesStore.shared.names.numbers.map(SpeciesID.init(rawValue:)) }
  public static func withShowdownID(_ id: String) -> SpeciesID? {
    SpeciesStore.shared.names.number(ident: id).map(SpeciesID.init(rawValue:))
  }
  public var name: String { SpeciesStore.shared.names.name(rawValue) }
  public var ident: String { SpeciesStore.shared.names.ident(rawValue) }
}

extension AbilityID: NamedID {
  public static var kind: String { "ability" }
  /// The 164 abilities of Generation 5, then Competitive.
  public static var all: [AbilityID] {
    NameTables.abilities.numbers.dropFirst().map { AbilityID(rawValue: UInt8($0)) }
  }
  public static func withShowdownID(_ id: String) -> AbilityID? {
    NameTables.abilities.number(ident: id).map { AbilityID(rawValue: UInt8($0)) }
  }
  public var name: String { NameTables.abilities.name(rawValue) }
  public var ident: String { NameTables.abilities.ident(rawValue) }
}

extension ItemID: NamedID {
  public static var kind: String { "item" }
  public static var all: [ItemID] { ItemStore.shared.names.numbers.map(ItemID.init(rawValue:)) }
  /// The empty text is no item.
  public static func withShowdownID(_ id: String) -> ItemID? {
    id.isEmpty ? ItemID.none : ItemStore.shared.names.number(ident: id).map(ItemID.init(rawValue:))
  }
  public var name: String { ItemStore.shared.names.name(rawValue) }
  public var ident: String { ItemStore.shared.names.ident(rawValue) }
}
