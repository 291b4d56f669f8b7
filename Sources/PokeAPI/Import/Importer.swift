/// Makes a data set from PokeAPI's CSV tables, or says by file and line why it cannot be made.
public enum Importer {
  /// The tables that are needed.
  public static let required = [
    "abilities", "items", "move_changelog", "move_meta", "move_meta_stat_changes", "moves", "pokemon",
    "pokemon_abilities", "pokemon_evolution", "pokemon_forms", "pokemon_species", "pokemon_stats",
    "pokemon_stats_past", "pokemon_types", "pokemon_types_past", "type_efficacy", "type_efficacy_past", "types",
    "version_groups",
  ]
  /// What PokeAPI has of learnable moves: large, and not everywhere where the others are.
  public static let learnsets = "pokemon_moves"

  /// - Parameters:
  ///   - earlier: an older data set, whose learnsets are kept when there is no table of them. A table that has lost more
  ///     than a tenth of its rows since is refused as incomplete.
  ///   - table: the bytes of a table, or nil when there is none of this name.
  public static func dataSet(
    earlier: DataSet? = nil, table: (String) throws(DataError) -> [UInt8]?
  ) throws(DataError) -> DataSet {
    var tables = Tables()
    for name in required {
      guard let bytes = try table(name) else { throw DataError("\(name).csv", "the table is missing") }
      try tables.add(name, bytes)
    }
    if let bytes = try table(learnsets) { try tables.add(learnsets, bytes) }
    try tables.checkCounts(earlier?.rowCounts ?? [:])

    var data = DataSet()
    data.rowCounts = tables.rowCounts
    // Learnsets come from here or there, and are not counted.
    data.rowCounts[learnsets] = nil
    let generations = try tables.generations()
    try TypeImport.add(to: &data, tables)
    try MoveImport.add(to: &data, tables, generations)
    try PokemonImport.add(to: &data, tables, generations)
    try EvolutionImport.add(to: &data, tables)
    if try tables.optional(learnsets) != nil {
      try LearnsetImport.add(to: &data, tables)
    } else if let earlier {
      let known = Set(data.pokemon.map(\.number))
      let moves = Set(data.moves.map(\.number))
      data.learnsets = earlier.learnsets.filter { known.contains($0.key) }.mapValues { $0.filter(moves.contains) }
    }
    return data
  }
}

/// The tables of one import, by name.
struct Tables {
  private var tables: [String: CSVTable] = [:]

  mutating func add(_ name: String, _ bytes: [UInt8]) throws(DataError) {
    let table = try CSVTable("\(name).csv", bytes)
    guard table.count > 0 else { throw DataError("\(name).csv", line: 2, "the table has no rows") }
    tables[name] = table
  }

  subscript(name: String) -> CSVTable {
    get throws(DataError) {
      guard let table = tables[name] else { throw DataError("\(name).csv", "the table is missing") }
      return table
    }
  }

  func optional(_ name: String) throws(DataError) -> CSVTable? { tables[name] }

  var rowCounts: [String: Int] { tables.mapValues(\.count) }

  /// A file that was cut at the end of a line looks whole, but lost rows.
  func checkCounts(_ earlier: [String: Int]) throws(DataError) {
    for name in tables.keys.sorted() {
      guard let before = earlier[name], let count = tables[name]?.count, count * 10 < before * 9 else { continue }
      throw DataError("\(name).csv", line: count + 2, "ends after \(count) rows; there were \(before) before")
    }
  }

  /// The generation of each version group, and the group's place in the order of release.
  func generations() throws(DataError) -> [Int: (generation: Int, order: Int)] {
    var groups: [Int: (generation: Int, order: Int)] = [:]
    for row in try self["version_groups"].rows("id", "generation_id", "order") {
      groups[try row.number(0)] = (try row.number(1), try row.number(2))
    }
    return groups
  }
}

/// Places by number, for references from one table to another.
struct Places {
  private let places: [Int: Int]
  private let kind: String

  init(_ kind: String, _ numbers: [Int]) {
    self.kind = kind
    places = Dictionary(numbers.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  /// The place from 0 of what a row refers to.
  func place(_ row: CSVRow, _ index: Int) throws(DataError) -> Int {
    let number = try row.number(index)
    guard let place = places[number] else { throw row.error("there is no \(kind) \(number)") }
    return place
  }

  func contains(_ number: Int) -> Bool { places[number] != nil }
}
