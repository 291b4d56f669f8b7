import Dex
import Reports

extension Card {
  /// A species or forme.
  ///
  /// - Parameter isFull: with the moves it can know by name.
  static func species(_ species: Species, isFull: Bool) -> Card {
    var card = Card("species", species.name)
    card.add("number", species.number)
    card.add("types", species.types.map(\.name))
    let stats = Stat.allCases.map { ($0, species.stats[$0]) }
    card.add(
      "base stats",
      stats.map { "\($0.0.name) \($0.1)" }.joined(separator: ", ") + " (total \(species.stats.total))",
      .object(stats.map { JSONValue.Member($0.0.ident, .integer($0.1)) }))
    var abilities = [species.ability1, species.ability2].filter { $0 != .none }.map(\.name)
    if species.hiddenAbility != .none { abilities.append(species.hiddenAbility.name + " (hidden)") }
    card.add("abilities", abilities)
    card.addDefence(species.types)
    let weight = Double(species.weight) / 10
    card.add("weight", key: "weight_kg", "\(weight) kg", .decimal(weight, places: 1))
    card.add("gender", genders(species.genderRatio))
    if species.rarity != .ordinary { card.add("rarity", "\(species.rarity)") }
    if species.prevo != .none { card.add("evolves from", species.prevo.name) }
    card.add("evolves into", species.evolutions.map(\.name))
    card.add("other formes", species.otherFormes.map(\.name))
    if species.requiredItem != .none { card.add("needs item", species.requiredItem.name) }
    if species.isCosmetic { card.add("differs", "in looks alone") }
    if species.isBattleOnly { card.add("exists", "only in battle") }
    let moves = Dex.learnset(species.id).map(\.name).sorted()
    if isFull {
      card.add("moves", moves)
    } else {
      card.add("moves", key: "move_count", "\(moves.count) (--full lists them)", .integer(moves.count))
    }
    return card
  }

  private static func genders(_ ratio: GenderRatio) -> String {
    switch ratio.fixed {
    case Gender.none?: return "none"
    case .male?: return "male"
    case .female?: return "female"
    case nil:
      let female = Double(ratio.femaleEighths) / 8 * 100
      return "\(female) % female"
    }
  }

  /// What attacks of each type do to somebody of `types`; neutral ones are left out.
  mutating func addDefence(_ types: [PokeType]) {
    let (first, second) = (types[0], types.count > 1 ? types[1] : PokeType.none)
    let quarters = PokeType.all.map { ($0.name, TypeChart.quarters($0, first, second)) }
    add("weak to", quarters.filter { $0.1 > 4 }.map { $0.1 == 16 ? "\($0.0) ×4" : "\($0.0) ×2" })
    add("resists", quarters.filter { 1...3 ~= $0.1 }.map { $0.1 == 1 ? "\($0.0) ×¼" : "\($0.0) ×½" })
    add("immune to", quarters.filter { $0.1 == 0 }.map(\.0))
  }
}
