/// Species, Pokémon, and what they were before.
enum PokemonImport {
  static func add(
    to data: inout DataSet, _ tables: Tables, _ groups: [Int: (generation: Int, order: Int)]
  ) throws(DataError) {
    for row in try tables["pokemon_species"].rows(
      "id", "identifier", "generation_id", "evolves_from_species_id", "evolution_chain_id", "gender_rate",
      "is_legendary", "is_mythical", "is_baby")
    {
      data.species.append(
        SpeciesEntry(
          number: try row.number(0), identifier: try row.text(1), generation: try row.number(2),
          evolvesFrom: try row.optional(3) ?? 0, chain: try row.number(4), genderRate: try row.number(5),
          isLegendary: try row.flag(6), isMythical: try row.flag(7), isBaby: try row.flag(8)))
    }
    let species = Places("species", data.species.map(\.number))
    for row in try tables["pokemon_species"].rows("evolves_from_species_id")
    where try row.optional(0) != nil {
      _ = try species.place(row, 0)
    }
    let rows = try tables["pokemon"].rows("id", "identifier", "species_id", "height", "weight", "is_default")
    for row in rows {
      let place = try species.place(row, 2)
      data.pokemon.append(
        PokemonEntry(
          number: try row.number(0, in: 1...60_000), identifier: try row.text(1), species: data.species[place].number,
          generation: data.species[place].generation, isDefault: try row.flag(5), isMega: false,
          height: try row.number(3), weight: try row.number(4), type1: 0, type2: 0,
          stats: [Int](repeating: 0, count: 6), abilities: [0, 0, 0]))
    }
    let places = Places("Pokémon", data.pokemon.map(\.number))
    try addForms(to: &data, tables, places, groups)
    try addStats(to: &data, tables, places)
    try addTypes(to: &data, tables, places)
    try addAbilities(to: &data, tables, places)
    // A table that was cut leaves somebody without.
    for (entry, row) in zip(data.pokemon, rows) {
      if entry.stats.contains(0) { throw row.error("\(entry.identifier) has not all its stats in pokemon_stats.csv") }
      if entry.type1 == 0 { throw row.error("\(entry.identifier) has no type in pokemon_types.csv") }
    }
  }

  private static func addForms(
    to data: inout DataSet, _ tables: Tables, _ places: Places, _ groups: [Int: (generation: Int, order: Int)]
  ) throws(DataError) {
    for row in try tables["pokemon_forms"].rows("pokemon_id", "introduced_in_version_group_id", "is_mega") {
      let place = try places.place(row, 0)
      if try row.flag(2) { data.pokemon[place].isMega = true }
      // The first games' groups are listed more than once, so a species' own generation is the better source.
      guard data.pokemon[place].number > 10_000, let group = groups[try row.number(1)] else { continue }
      data.pokemon[place].generation = group.generation
    }
  }

  /// The place of one of the six stats among them; nil for those that only a battle or the first generation has.
  private static func statPlace(_ number: Int) -> Int? { (1...6).contains(number) ? number - 1 : nil }

  private static func addStats(to data: inout DataSet, _ tables: Tables, _ places: Places) throws(DataError) {
    for row in try tables["pokemon_stats"].rows("pokemon_id", "stat_id", "base_stat") {
      let place = try places.place(row, 0)
      guard let stat = statPlace(try row.number(1)) else { throw row.error("stat_id must be 1 to 6") }
      data.pokemon[place].stats[stat] = try row.number(2, in: 1...255)
    }
    let special = 9
    for row in try tables["pokemon_stats_past"].rows("pokemon_id", "generation_id", "stat_id", "base_stat") {
      let number = data.pokemon[try places.place(row, 0)].number
      let stat = try row.number(2)
      for place in stat == special ? [3, 4] : [statPlace(stat)].compactMap(\.self) {
        data.past.stats.append(
          PastValues.Stat(
            pokemon: number, generation: try row.number(1), stat: place, value: try row.number(3, in: 1...255)))
      }
    }
  }

  private static func addTypes(to data: inout DataSet, _ tables: Tables, _ places: Places) throws(DataError) {
    let types = Places("type", data.types.map(\.number))
    for row in try tables["pokemon_types"].rows("pokemon_id", "type_id", "slot") {
      let place = try places.place(row, 0)
      let type = try types.place(row, 1) + 1
      if try row.number(2, in: 1...2) == 1 {
        data.pokemon[place].type1 = type
      } else {
        data.pokemon[place].type2 = type
      }
    }
    for row in try tables["pokemon_types_past"].rows("pokemon_id", "generation_id", "type_id", "slot") {
      let number = data.pokemon[try places.place(row, 0)].number
      let generation = try row.number(1)
      let type = try types.place(row, 2) + 1
      let slot = try row.number(3, in: 1...2)
      let index = data.past.types.firstIndex { $0.pokemon == number && $0.generation == generation }
      let at = index ?? data.past.types.count
      if index == nil {
        data.past.types.append(PastValues.Types(pokemon: number, generation: generation, type1: 0, type2: 0))
      }
      if slot == 1 { data.past.types[at].type1 = type } else { data.past.types[at].type2 = type }
    }
  }

  private static func addAbilities(to data: inout DataSet, _ tables: Tables, _ places: Places) throws(DataError) {
    let abilities = Places("ability", data.abilities.map(\.number))
    for row in try tables["pokemon_abilities"].rows("pokemon_id", "ability_id", "slot") {
      let place = try places.place(row, 0)
      let ability = data.abilities[try abilities.place(row, 1)].number
      data.pokemon[place].abilities[try row.number(2, in: 1...3) - 1] = ability
    }
  }
}
