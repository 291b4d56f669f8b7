/// How species come out of one another.
enum EvolutionImport {
  /// PokeAPI's names of what makes a species evolve, by number; the table of names is not always beside the others.
  private static let triggers = [
    1: "level-up", 2: "trade", 3: "use-item", 4: "shed", 5: "spin", 6: "tower-of-darkness", 7: "tower-of-waters",
    8: "three-critical-hits", 9: "take-damage", 10: "other", 11: "agile-style-move", 12: "strong-style-move",
    13: "recoil-damage", 14: "use-move", 15: "three-defeated-bisharp", 16: "gimmighoul-coins",
  ]

  static func add(to data: inout DataSet, _ tables: Tables) throws(DataError) {
    var items: [Int: String] = [:]
    for row in try tables["items"].rows("id", "identifier") { items[try row.number(0)] = try row.text(1) }
    let species = Places("species", data.species.map(\.number))
    for row in try tables["pokemon_evolution"].rows(
      "evolved_species_id", "evolution_trigger_id", "trigger_item_id", "minimum_level", "held_item_id", "time_of_day",
      "known_move_id", "minimum_happiness", "location_id", "trade_species_id", "gender_id")
    {
      let number = data.species[try species.place(row, 0)].number
      let trigger = try row.number(1)
      var conditions: [String] = []
      if let level = try row.optional(3) { conditions.append("level-\(level)") }
      if let item = try item(row, 2, items) { conditions.append("use-\(item)") }
      if conditions.isEmpty || trigger > 3 { conditions.append(triggers[trigger] ?? "trigger-\(trigger)") }
      if let item = try item(row, 4, items) { conditions.append("holding-\(item)") }
      if let move = try row.optional(6) {
        guard let known = data.move(move) else { throw row.error("there is no move \(move)") }
        conditions.append("knowing-\(known.identifier)")
      }
      if let happiness = try row.optional(7) { conditions.append("happiness-\(happiness)") }
      if try row.optional(8) != nil { conditions.append("at-a-place") }
      if let partner = try row.optional(9), let other = data.species(partner) {
        conditions.append("for-\(other.identifier)")
      }
      if let gender = try row.optional(10) { conditions.append(gender == 1 ? "female" : "male") }
      if let time = try? row.text(5) { conditions.append(time) }
      let entry = EvolutionEntry(species: number, conditions: conditions)
      // Several games list the same way, each with its own place.
      if !data.evolutions.contains(entry) { data.evolutions.append(entry) }
    }
  }

  private static func item(_ row: CSVRow, _ index: Int, _ items: [Int: String]) throws(DataError) -> String? {
    guard let number = try row.optional(index) else { return nil }
    guard let name = items[number] else { throw row.error("there is no item \(number)") }
    return name
  }
}
