import Dex

/// What the dex knows of.
enum DexKind: String, CaseIterable {
  case species, move, ability, item, nature, type

  /// The card of the one with this name, or nil.
  func card(_ name: String, isFull: Bool) -> Card? {
    let id = showdownID(name)
    return switch self {
    case .species: SpeciesID.withShowdownID(id).map { Card.species(Dex.species($0), isFull: isFull) }
    case .move: MoveID.withShowdownID(id).map { Card.move($0, isFull: isFull) }
    case .ability: AbilityID.withShowdownID(id).flatMap { $0 == .none ? nil : Card.ability($0) }
    case .item: ItemID.withShowdownID(id).flatMap { $0 == .none ? nil : Card.item(Dex.item($0)) }
    case .nature: Nature.withShowdownID(id).map { Card.nature($0) }
    case .type: PokeType.withShowdownID(id).map { Card.type($0) }
    }
  }

  /// Every name, in the order of the ids.
  var names: [String] {
    switch self {
    case .species: SpeciesID.all.map(\.name)
    case .move: MoveID.all.map(\.name)
    case .ability: AbilityID.all.map(\.name)
    case .item: ItemID.all.map(\.name)
    case .nature: Nature.all.map(\.name)
    case .type: PokeType.all.map(\.name)
    }
  }
}
