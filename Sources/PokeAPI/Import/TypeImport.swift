/// Types, their chart, and abilities.
enum TypeImport {
  static func add(to data: inout DataSet, _ tables: Tables) throws(DataError) {
    for row in try tables["types"].rows("id", "identifier", "generation_id") {
      data.types.append(
        TypeEntry(number: try row.number(0), identifier: try row.text(1), generation: try row.number(2)))
    }
    guard data.types.count < 64 else { throw DataError("types.csv", line: 66, "more than 63 types") }
    // Conquest has abilities of its own, which no Pokémon of the main series has.
    for row in try tables["abilities"].rows("id", "identifier", "generation_id", "is_main_series")
    where try row.flag(3) {
      data.abilities.append(
        AbilityEntry(number: try row.number(0), identifier: try row.text(1), generation: try row.number(2)))
    }
    try addChart(to: &data, tables)
  }

  private static func addChart(to data: inout DataSet, _ tables: Tables) throws(DataError) {
    let types = Places("type", data.types.map(\.number))
    var fields: [[UInt8?]] = []
    var last = 0
    for row in try tables["type_efficacy"].rows("damage_type_id", "target_type_id", "damage_factor") {
      let (attack, defend) = (try types.place(row, 0), try types.place(row, 1))
      last = max(last, attack, defend)
      while fields.count <= last { fields.append([UInt8?](repeating: nil, count: data.types.count)) }
      fields[attack][defend] = try halves(row, 2)
    }
    for attack in 0...last {
      var line: [UInt8] = []
      for defend in 0...last {
        guard attack < fields.count, let field = fields[attack][defend] else {
          let pair = "\(data.types[attack].identifier) on \(data.types[defend].identifier)"
          throw DataError("type_efficacy.csv", line: try tables["type_efficacy"].count + 2, "no row for \(pair)")
        }
        line.append(field)
      }
      data.chart.append(line)
    }
    for row in try tables["type_efficacy_past"].rows(
      "damage_type_id", "target_type_id", "damage_factor", "generation_id")
    {
      let (attack, defend) = (try types.place(row, 0), try types.place(row, 1))
      guard attack <= last, defend <= last else { throw row.error("a type that is not in type_efficacy.csv") }
      data.past.chart.append(
        PastValues.Efficacy(
          attack: attack + 1, defend: defend + 1, halves: try halves(row, 2), generation: try row.number(3)))
    }
  }

  private static func halves(_ row: CSVRow, _ index: Int) throws(DataError) -> UInt8 {
    let percent = try row.number(index)
    guard [0, 50, 100, 200].contains(percent) else {
      throw row.error("damage_factor must be 0, 50, 100 or 200, not \(percent)")
    }
    return UInt8(percent / 50)
  }
}
