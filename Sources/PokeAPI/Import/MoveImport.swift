/// Moves, what they do, and what they did before.
enum MoveImport {
  static func add(
    to data: inout DataSet, _ tables: Tables, _ groups: [Int: (generation: Int, order: Int)]
  ) throws(DataError) {
    let types = Places("type", data.types.map(\.number))
    for row in try tables["moves"].rows(
      "id", "identifier", "generation_id", "type_id", "power", "pp", "accuracy", "priority", "target_id",
      "damage_class_id", "effect_chance")
    {
      guard let damageClass = DamageClass(rawValue: try row.number(9)) else {
        throw row.error("damage_class_id must be 1 to 3, not \(try row.number(9))")
      }
      data.moves.append(
        MoveEntry(
          number: try row.number(0, in: 1...60_000), identifier: try row.text(1), generation: try row.number(2),
          type: try types.place(row, 3) + 1, damageClass: damageClass, power: try row.optional(4),
          pp: try row.optional(5), accuracy: try row.optional(6), priority: try row.number(7, in: -16...16),
          target: try row.number(8), effectChance: try row.optional(10)))
      if let power = data.moves[data.moves.count - 1].power, !(0...1_000).contains(power) {
        throw row.error("power must be 0 to 1000, not \(power)")
      }
    }
    let moves = Places("move", data.moves.map(\.number))
    try addMeta(to: &data, tables, moves)
    try addPast(to: &data, tables, moves, types, groups)
  }

  private static func addMeta(to data: inout DataSet, _ tables: Tables, _ moves: Places) throws(DataError) {
    for row in try tables["move_meta"].rows(
      "move_id", "meta_ailment_id", "min_hits", "max_hits", "drain", "healing", "crit_rate", "ailment_chance",
      "flinch_chance", "stat_chance")
    {
      let place = try moves.place(row, 0)
      data.moves[place].hasMeta = true
      data.moves[place].ailment = AilmentNumber(rawValue: try row.number(1))
      data.moves[place].minHits = try row.optional(2) ?? 1
      data.moves[place].maxHits = try row.optional(3) ?? 1
      data.moves[place].drain = try row.number(4, in: -100...100)
      data.moves[place].healing = try row.number(5, in: -100...100)
      data.moves[place].critRate = try row.number(6)
      data.moves[place].ailmentChance = try row.number(7, in: 0...100)
      data.moves[place].flinchChance = try row.number(8)
      data.moves[place].statChance = try row.number(9)
    }
    for row in try tables["move_meta_stat_changes"].rows("move_id", "stat_id", "change") {
      let place = try moves.place(row, 0)
      guard let stat = ChangedStat(rawValue: try row.number(1)) else {
        throw row.error("stat_id must be 2 to 8, not \(try row.number(1))")
      }
      data.moves[place].changes.append(MoveEntry.Change(stat, try row.number(2, in: -12...12)))
      guard data.moves[place].changes.count <= 7 else { throw row.error("more than seven stat changes of one move") }
    }
  }

  private static func addPast(
    to data: inout DataSet, _ tables: Tables, _ moves: Places, _ types: Places,
    _ groups: [Int: (generation: Int, order: Int)]
  ) throws(DataError) {
    for row in try tables["move_changelog"].rows(
      "move_id", "changed_in_version_group_id", "type_id", "power", "pp", "accuracy", "priority", "effect_chance")
    {
      guard let group = groups[try row.number(1)] else {
        throw row.error("there is no version group \(try row.number(1))")
      }
      let type = try row.optional(2) == nil ? nil : try types.place(row, 2) + 1
      let old = PastValues.Move(
        move: data.moves[try moves.place(row, 0)].number, changedIn: group.generation, order: group.order, type: type,
        power: try row.optional(3), pp: try row.optional(4), accuracy: try row.optional(5),
        priority: try row.optional(6), effectChance: try row.optional(7))
      data.past.moves.append(old)
    }
  }
}
