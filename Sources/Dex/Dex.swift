/// The facts of Generation 5, at the values of Black 2 and White 2.
///
/// Names are looked up through the ids: `try MoveID(named: "u turn")`, `SpeciesID.search("rotom")`, `AbilityID.all`.
public enum Dex {
  /// A species or forme. Unknown ids give an entry with the id `none`.
  public static func species(_ id: SpeciesID) -> Species {
    let all = SpeciesStore.shared.species
    return all.indices.contains(Int(id.rawValue)) ? all[Int(id.rawValue)] : all[0]
  }

  /// Every species and forme by id.
  public static var allSpecies: ArraySlice<Species> { SpeciesStore.shared.species.dropFirst() }

  /// An item. Unknown ids give an entry with the id `none`.
  public static func item(_ id: ItemID) -> Item {
    let all = ItemStore.shared.items
    return all.indices.contains(Int(id.rawValue)) ? all[Int(id.rawValue)] : all[0]
  }

  /// "Thunderbolt".
  public static func moveName(_ id: MoveID) -> String { id.name }

  /// "thunderbolt".
  public static func moveIdent(_ id: MoveID) -> String { id.ident }

  /// The moves a species can know in Black 2 and White 2: its own and those of the species it evolves from.
  ///
  /// By level, machine, tutor, egg, event and Dream World in Generations 3 to 5, if the move can be brought over;
  /// whether two of them go together is not said. Formes know their base's moves and those they learn beside them;
  /// Wormadam's cloaks and the fused Kyurem have lists of their own.
  public static func learnset(_ species: SpeciesID) -> MoveSet { LearnsetStore.shared[species].all }

  /// The moves a species learns by itself, without those of the species it evolves from.
  public static func ownMoves(_ species: SpeciesID) -> MoveSet { LearnsetStore.shared[species].own }

  /// The species and formes that can know a move, by id.
  public static func learners(of move: MoveID) -> [SpeciesID] {
    SpeciesID.all.filter { learnset($0).contains(move) }
  }

  /// The species and formes of a type, by id.
  public static func species(ofType type: PokeType) -> [SpeciesID] {
    allSpecies.filter { $0.has(type) }.map(\.id)
  }

  /// The species and formes that can have an ability, by id.
  public static func species(withAbility ability: AbilityID) -> [SpeciesID] {
    allSpecies.filter { $0.abilities.contains(ability) }.map(\.id)
  }

  /// The type in a name such as "Hidden Power Fire", or nil for anything else.
  public static func hiddenPowerType(named text: String) -> PokeType? {
    let ident = showdownID(text)
    guard ident.hasPrefix("hiddenpower") else { return nil }
    return PokeType.withShowdownID(String(ident.dropFirst("hiddenpower".utf8.count)))
  }
}
