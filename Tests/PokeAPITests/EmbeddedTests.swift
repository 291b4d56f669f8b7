import Foundation
import PokeAPI
import Testing

@Suite("The built-in data set")
struct EmbeddedTests {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/pokeapi")
  static let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent("pokemon.csv").path)

  @Test func counts() {
    let data = DataSet.embedded
    #expect(data.pokemon.count == 1_351 && data.fighters.count == 1_122 && data.species.count == 1_025)
    #expect(data.moves.count == 937 && data.moves.count(where: \.hasMeta) == 827)
    #expect(data.types.count == 21 && data.chart.count == 18)
    #expect(data.learnsets.count == 1_351)
  }

  /// What an import of the tables beside the repository would write is what is built in.
  @Test(.enabled(if: isThere, "no tables of PokeAPI beside the repository"))
  func tablesAreUpToDate() throws {
    let data = try Importer.dataSet(earlier: .embedded) { (name: String) throws(DataError) -> [UInt8]? in
      FileManager.default.contents(atPath: EmbeddedTests.folder.appendingPathComponent("\(name).csv").path).map {
        Array($0)
      }
    }
    for section in CompactText.Section.allCases {
      #expect(CompactText.lines(section, of: data) == CompactText.lines(section, of: .embedded), "\(section)")
    }
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/PokeAPI/Tables")
    for file in SwiftTables.files(.embedded) {
      let stored = try String(contentsOf: sources.appendingPathComponent(file.name), encoding: .utf8)
      #expect(stored == file.text, "\(file.name)")
    }
  }

  @Test func valuesOfGenerationFive() throws {
    let data = DataSet.embedded
    let thunderbolt = try #require(data.move(named: "thunderbolt"))
    #expect(thunderbolt.power == 90 && data.move(thunderbolt, inGeneration: 5).power == 95)
    let clefairy = try #require(data.pokemon(named: "clefairy"))
    #expect(data.typeName(clefairy.type1) == "fairy")
    #expect(data.typeName(data.pokemon(clefairy, inGeneration: 5).type1) == "normal")
  }
}
