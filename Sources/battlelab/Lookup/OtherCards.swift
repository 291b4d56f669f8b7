import Dex
import Reports

extension Card {
  static func ability(_ id: AbilityID) -> Card {
    var card = Card("ability", id.name)
    card.add("number", Int(id.rawValue))
    let holders = Dex.species(withAbility: id).map { Dex.species($0) }.filter { !$0.isCosmetic }
    let hidden = holders.filter { $0.hiddenAbility == id && $0.ability1 != id && $0.ability2 != id }
    card.add("species", holders.filter { !hidden.contains($0) }.map(\.name))
    card.add("hidden", hidden.map(\.name))
    return card
  }

  static func item(_ item: Item) -> Card {
    var card = Card("item", item.name)
    card.add("number", Int(item.id.rawValue))
    if item.kind != .other { card.add("kind of item", key: "item_kind", "\(item.kind)") }
    if item.type != .none { card.add("type", item.type.name) }
    if item.flingPower > 0 { card.add("Fling power", key: "fling_power", Int(item.flingPower)) }
    if item.naturalGiftPower > 0 {
      card.add("Natural Gift power", key: "natural_gift_power", Int(item.naturalGiftPower))
    }
    card.add("makes forme", Dex.allSpecies.filter { $0.requiredItem == item.id }.map(\.name))
    return card
  }

  static func nature(_ nature: Nature) -> Card {
    var card = Card("nature", nature.name)
    if let boosted = nature.boosted, let hindered = nature.hindered {
      card.add("raises", boosted.name + " by a tenth", .string(boosted.ident))
      card.add("lowers", hindered.name + " by a tenth", .string(hindered.ident))
    } else {
      card.add("changes", "nothing", .null)
    }
    return card
  }

  static func type(_ type: PokeType) -> Card {
    var card = Card("type", type.name)
    func targets(_ effect: Effectiveness) -> [String] {
      PokeType.all.filter { TypeChart.effectiveness(type, $0) == effect }.map(\.name)
    }
    card.add("strong against", targets(.double))
    card.add("weak against", targets(.half))
    card.add("no effect on", targets(.immune))
    card.addDefence([type])
    let species = Dex.species(ofType: type).filter { !Dex.species($0).isCosmetic }
    card.add("species", key: "species_count", "\(species.count) species and formes", .integer(species.count))
    return card
  }
}
