import PokeAPI
import TestKit
import Testing

/// Imports the small tables, some of them replaced.
func small(_ changes: [String: String?] = [:], earlier: DataSet? = nil) throws(DataError) -> DataSet {
  var tables = SmallTables.all.mapValues { Optional($0) }
  for (name, text) in changes { tables[name] = text }
  let all = tables
  return try Importer.dataSet(earlier: earlier) { name in (all[name] ?? nil).map { Array($0.utf8) } }
}

@Suite("Import of PokeAPI's tables")
struct ImportTests {
  @Test func everythingIsRead() throws {
    let data = try small([Importer.learnsets: SmallTables.learnsets])
    #expect(data.types.map(\.identifier) == ["normal", "fire", "fairy", "shadow"])
    #expect(data.chart == [[2, 2, 2], [2, 1, 4], [2, 1, 2]])
    #expect(data.abilities.map(\.identifier) == ["stench", "blaze"])
    let ember = try #require(data.move(named: "ember"))
    #expect(ember.ailment == .burn && ember.ailmentChance == 10 && ember.effectChance == 10 && ember.type == 2)
    #expect(ember.damageClass == .special && ember.power == 40 && ember.accuracy == 100)
    let new = try #require(data.move(named: "new-move"))
    #expect(!new.hasMeta && new.accuracy == nil && new.power == nil && new.name == "New Move")
    #expect(new.changes == [.init(.defense, 2), .init(.attack, -1)])
    let mega = try #require(data.pokemon(named: "second-mega"))
    #expect(mega.isMega && mega.isFighter && mega.generation == 6 && mega.type1 == 2 && mega.type2 == 0)
    #expect(mega.stats == [51, 52, 53, 54, 55, 56] && mega.total == 321)
    #expect(data.pokemon(named: "first")?.abilities == [1, 0, 2])
    #expect(data.learnsets == [1: [1, 3], 2: [2]])
    #expect(data.rowCounts["moves"] == 4)
  }

  /// Without a table of them the learnsets that were known stay, as far as their owners do.
  @Test func learnsetsStay() throws {
    var earlier = try small([Importer.learnsets: SmallTables.learnsets])
    earlier.learnsets[99] = [1]
    #expect(try small(earlier: earlier).learnsets == [1: [1, 3], 2: [2]])
    #expect(try small().learnsets.isEmpty)
  }

  @Test func earlierGenerations() throws {
    let data = try small()
    let pound = try #require(data.move(named: "pound"))
    // Changed in generations 2 and 6: the earliest change after the one asked for says what held in it.
    #expect(data.move(pound, inGeneration: 1).power == 35)
    #expect(data.move(pound, inGeneration: 5).power == 30)
    #expect(data.move(pound, inGeneration: 6).power == 40)
    #expect([1, 5, 6].map { data.move(pound, inGeneration: $0).pp } == [30, 30, 35])
    let first = try #require(data.pokemon(named: "first"))
    #expect(data.pokemon(first, inGeneration: 5).type1 == 1 && data.pokemon(first, inGeneration: 6).type1 == 3)
    #expect(data.pokemon(first, inGeneration: 1).stats == [51, 33, 53, 65, 65, 56])
    #expect(data.pokemon(first, inGeneration: 4).stats == [51, 33, 53, 54, 55, 56])
    #expect(data.chart(inGeneration: 5)[1][2] == 2 && data.chart(inGeneration: 6)[1][2] == 4)
  }

  @Test func effectOfTypes() throws {
    let data = try small()
    #expect(data.quarters(2, on: 3, 0) == 8)
    #expect(data.quarters(2, on: 2, 3) == 4)
    // What is beyond the chart is neutral.
    #expect(data.quarters(4, on: 1, 0) == 4 && data.quarters(1, on: 4, 0) == 4)
  }

  /// A table with a mistake, and what is said of it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var table: String
    var old: String
    var new: String
    var message: String
    var testDescription: String { message }
  }

  static let mistakes = [
    Mistake(
      table: "moves", old: "2,ember,1,10,40", new: "2,ember,1,10",
      message: "moves.csv, line 3: 11 fields, but the header has 12"),
    Mistake(
      table: "moves", old: "0,10,3,5,10", new: "0,10,3,5,1O",
      message: "moves.csv, line 3: effect_chance: a whole number expected, not \"1O\""),
    Mistake(table: "moves", old: "type_id", new: "typ", message: "moves.csv, line 1: no column \"type_id\""),
    Mistake(
      table: "moves", old: "1,pound,1,1,40", new: "1,pound,1,77,40", message: "moves.csv, line 2: there is no type 77"),
    Mistake(table: "moves", old: "1,pound", new: "1,", message: "moves.csv, line 2: identifier is empty"),
    Mistake(
      table: "moves", old: "10,2,1,\n", new: "10,4,1,\n",
      message: "moves.csv, line 2: damage_class_id must be 1 to 3, not 4"),
    Mistake(
      table: "moves", old: "4,new-move,9,18,,5,,0,7,1,1,\n", new: "4,new-move,9",
      message: "moves.csv, line 5: the file ends within the line: it is not complete"),
    Mistake(
      table: "moves", old: "4,new-move,9,18,,5,,0,7,1,1,\n", new: "4,\"new-move,9,18,,5,,0,7,1,1,\n",
      message: "moves.csv, line 5: a quoted field does not end"),
    Mistake(
      table: "types", old: "id,identifier,generation_id\n1,normal,1\n10,fire,1\n18,fairy,6\n10002,shadow,3\n", new: "",
      message: "types.csv, line 1: the file is empty"),
    Mistake(
      table: "types", old: "1,normal,1\n10,fire,1\n18,fairy,6\n10002,shadow,3\n", new: "",
      message: "types.csv, line 2: the table has no rows"),
    Mistake(
      table: "types", old: "id,identifier", new: "<html>,identifier", message: "types.csv, line 1: no column \"id\""),
    Mistake(
      table: "type_efficacy", old: "18,18,100\n", new: "",
      message: "type_efficacy.csv, line 10: no row for fairy on fairy"),
    Mistake(
      table: "type_efficacy", old: "10,10,50", new: "10,10,75",
      message: "type_efficacy.csv, line 6: damage_factor must be 0, 50, 100 or 200, not 75"),
    Mistake(table: "move_meta", old: "2,4,4", new: "9,4,4", message: "move_meta.csv, line 3: there is no move 9"),
    Mistake(
      table: "move_meta_stat_changes", old: "4,3,2", new: "4,1,2",
      message: "move_meta_stat_changes.csv, line 3: stat_id must be 2 to 8, not 1"),
    Mistake(
      table: "move_changelog", old: "1,3,", new: "1,8,",
      message: "move_changelog.csv, line 3: there is no version group 8"),
    Mistake(
      table: "pokemon_stats", old: "10001,6,56,0\n", new: "",
      message: "pokemon.csv, line 5: second-mega has not all its stats in pokemon_stats.csv"),
    Mistake(
      table: "pokemon_stats", old: "1,1,51,0", new: "1,1,999,0",
      message: "pokemon_stats.csv, line 2: base_stat must be 1 to 255, not 999"),
    Mistake(
      table: "pokemon_types", old: "2,10,1\n", new: "",
      message: "pokemon.csv, line 3: second-plain has no type in pokemon_types.csv"),
    Mistake(
      table: "pokemon_species", old: "3,third,2,2,", new: "3,third,2,7,",
      message: "pokemon_species.csv, line 4: there is no species 7"),
    Mistake(
      table: "pokemon_abilities", old: "1,1,0,1", new: "1,10001,0,1",
      message: "pokemon_abilities.csv, line 2: there is no ability 10001"),
    Mistake(
      table: "pokemon_evolution", old: "3,3,81", new: "3,3,82",
      message: "pokemon_evolution.csv, line 3: there is no item 82"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreRefusedByLine(_ mistake: Mistake) throws {
    let text = try #require(SmallTables.all[mistake.table])
    let range = try #require(text.firstRange(of: mistake.old))
    let error = #expect(throws: DataError.self) {
      try small([mistake.table: text.replacingCharacters(in: range, with: mistake.new)])
    }
    #expect(error?.description == mistake.message)
  }

  @Test func missingTable() {
    let error = #expect(throws: DataError.self) { try small(["items": nil]) }
    #expect(error?.description == "items.csv: the table is missing")
  }

  /// A file that ends with a line looks whole; that it lost a tenth of its rows gives it away.
  @Test func lostRows() throws {
    let earlier = try small()
    let text = try #require(SmallTables.all["move_changelog"]).replacing("1,3,,30,30,,,,,\n", with: "")
    let error = #expect(throws: DataError.self) { try small(["move_changelog": text], earlier: earlier) }
    #expect(error?.description == "move_changelog.csv, line 3: ends after 1 rows; there were 2 before")
  }

  /// Both kinds of line ends, quoted fields and columns in any order.
  @Test func formsOfCSV() throws {
    let types = "generation_id,id,identifier\r\n1,1,\"normal\"\r\n1,10,fire\r\n6,18,fairy\r\n3,10002,shadow\r\n"
    #expect(try small(["types": types]).fingerprint == small().fingerprint)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    var copy = self
    copy.replaceSubrange(range, with: text)
    return copy
  }
}
