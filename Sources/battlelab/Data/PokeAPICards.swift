import PokeAPI
import Reports

extension Card {
  private static let statNames = ["HP", "Attack", "Defense", "Sp. Atk", "Sp. Def", "Speed"]
  private static let statKeys = ["hp", "atk", "def", "spa", "spd", "spe"]

  /// A Pokémon of PokeAPI's.
  ///
  /// - Parameter isFull: with the moves that it can learn by name.
  static func pokemon(_ entry: PokemonEntry, _ data: DataSet, isFull: Bool) -> Card {
    var card = Card("species", entry.name)
    card.add("number", entry.species)
    card.add("generation", entry.generation)
    card.add("types", data.typeNames(entry))
    let texts = zip(statNames, entry.stats).map { "\($0) \($1)" }
    card.add(
      "base stats", texts.joined(separator: ", ") + " (total \(entry.total))",
      .object(zip(statKeys, entry.stats).map { JSONValue.Member($0, .integer($1)) }))
    card.bars = Array(zip(statNames, entry.stats))
    card.add("abilities", abilities(entry, data))
    card.addDefence(entry, data)
    card.add(
      "height", key: "height_m", "\(Double(entry.height) / 10) m", .decimal(Double(entry.height) / 10, places: 1))
    card.add(
      "weight", key: "weight_kg", "\(Double(entry.weight) / 10) kg", .decimal(Double(entry.weight) / 10, places: 1))
    if let species = data.species(entry.species) {
      if species.isLegendary || species.isMythical {
        card.add("rarity", species.isLegendary ? "legendary" : "mythical")
      }
    }
    card.addChain(entry, data)
    let forms = data.pokemon.filter { $0.species == entry.species && $0.number != entry.number }
    card.add("other forms", forms.map(\.name))
    card.addPast(entry, data)
    let moves = (data.learnsets[entry.number] ?? []).compactMap { data.move($0)?.name }.sorted()
    if isFull {
      card.add("moves", moves)
    } else {
      card.add("moves", key: "move_count", "\(moves.count) (--full lists them)", .integer(moves.count))
    }
    return card
  }

  private static func abilities(_ entry: PokemonEntry, _ data: DataSet) -> [String] {
    var names: [String] = []
    for (slot, number) in entry.abilities.enumerated() {
      guard let ability = data.abilities.first(where: { $0.number == number }) else { continue }
      names.append(DisplayName.of(ability.identifier) + (slot == 2 ? " (hidden)" : ""))
    }
    return names
  }

  /// The whole chain, an arrow for each evolution.
  private mutating func addChain(_ entry: PokemonEntry, _ data: DataSet) {
    let steps = data.evolutionChain(of: entry.species)
    guard steps.count > 1 else { return }
    let words = steps.map { step in
      let ways = step.ways.map { $0.joined(separator: " ") }.joined(separator: " or ")
      return String(repeating: "→ ", count: step.depth) + step.species.name + (ways.isEmpty ? "" : " (\(ways))")
    }
    add("evolution chain", words.joined(separator: ", "), .array(words.map { .string($0) }))
  }

  private mutating func addDefence(_ entry: PokemonEntry, _ data: DataSet) {
    let quarters = (1...data.chart.count).map {
      (DisplayName.of(data.typeName($0)), data.quarters($0, on: entry.type1, entry.type2))
    }
    add("weak to", quarters.filter { $0.1 > 4 }.map { "\($0.0) ×\($0.1 / 4)" })
    add("resists", quarters.filter { 1...3 ~= $0.1 }.map { $0.1 == 1 ? "\($0.0) ×¼" : "\($0.0) ×½" })
    add("immune to", quarters.filter { $0.1 == 0 }.map(\.0))
  }

  /// What was different in earlier generations.
  private mutating func addPast(_ entry: PokemonEntry, _ data: DataSet) {
    let types = data.past.types.filter { $0.pokemon == entry.number }.map { old in
      let names = [old.type1, old.type2].filter { $0 != 0 }.map { DisplayName.of(data.typeName($0)) }
      return "\(names.joined(separator: "/")) until generation \(old.generation)"
    }
    let stats = data.past.stats.filter { $0.pokemon == entry.number }.map {
      "\(Card.statNames[$0.stat]) \($0.value) until generation \($0.generation)"
    }
    add("before", types + stats)
  }

  /// A move of PokeAPI's.
  ///
  /// - Parameter isFull: with those who can learn it by name.
  static func move(_ move: MoveEntry, _ data: DataSet, isFull: Bool) -> Card {
    var card = Card("move", move.name)
    card.add("number", move.number)
    card.add("generation", move.generation)
    card.add("type", DisplayName.of(data.typeName(move.type)))
    card.add("category", move.damageClass.identifier)
    if move.damageClass != .status {
      card.add("power", move.power.map(String.init) ?? "varies", move.power.map { .integer($0) } ?? .null)
    }
    card.add(
      "accuracy", move.accuracy.map { "\($0) %" } ?? "cannot miss", move.accuracy.map { .integer($0) } ?? .null)
    if let pp = move.pp { card.add("pp", pp) }
    if move.priority != 0 { card.add("priority", move.priority) }
    card.add("effects", effects(move))
    card.add("before", past(move, data))
    let learners = data.pokemon.filter { data.learnsets[$0.number]?.contains(move.number) == true }.map(\.name)
    if isFull {
      card.add("learned by", learners)
    } else {
      card.add(
        "learned by", key: "learner_count", "\(learners.count) Pokémon (--full lists them)", .integer(learners.count))
    }
    return card
  }

  private static func effects(_ move: MoveEntry) -> [String] {
    var words: [String] = []
    if move.maxHits > 1 { words.append("hits \(move.minHits) to \(move.maxHits) times") }
    if move.drain > 0 { words.append("drains \(move.drain) %") }
    if move.drain < 0 { words.append("recoil \(-move.drain) %") }
    if move.healing != 0 { words.append("heals \(move.healing) %") }
    if move.critRate > 0 { words.append("critical hits +\(move.critRate)") }
    if let ailment = ailmentName(move.ailment) {
      words.append(move.ailmentChance > 0 ? "\(move.ailmentChance) %: \(ailment)" : ailment)
    }
    if move.flinchChance > 0 { words.append("\(move.flinchChance) %: flinch") }
    let chance = move.statChance > 0 && move.statChance < 100 ? "\(move.statChance) %: " : ""
    for change in move.changes {
      words.append("\(chance)\(change.stat.identifier) \(change.stages > 0 ? "+" : "")\(change.stages)")
    }
    return words
  }

  private static func ailmentName(_ ailment: AilmentNumber) -> String? {
    switch ailment {
    case .none: nil
    case .paralysis: "paralysis"
    case .sleep: "sleep"
    case .freeze: "freeze"
    case .burn: "burn"
    case .poison: "poison"
    case .confusion: "confusion"
    default: "another condition"
    }
  }

  private static func past(_ move: MoveEntry, _ data: DataSet) -> [String] {
    let old = data.past.moves.filter { $0.move == move.number }.sorted { $0.order < $1.order }
    return old.compactMap { old in
      var words: [String] = []
      if let type = old.type { words.append(DisplayName.of(data.typeName(type))) }
      if let power = old.power { words.append("power \(power)") }
      if let accuracy = old.accuracy { words.append("accuracy \(accuracy)") }
      if let pp = old.pp { words.append("PP \(pp)") }
      if let priority = old.priority { words.append("priority \(priority)") }
      if let chance = old.effectChance { words.append("chance \(chance)") }
      return words.isEmpty ? nil : words.joined(separator: " ") + " before generation \(old.changedIn)"
    }
  }
}
