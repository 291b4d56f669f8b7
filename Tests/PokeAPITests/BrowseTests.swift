import PokeAPI
import Testing

@Suite("Looking things up")
struct BrowseTests {
  let data = DataSet.embedded

  @Test func pages() {
    var query = DataQuery()
    query.pageSize = 100
    let first = data.pokemon(query)
    #expect(first.total == 1_351 && first.pages == 14 && first.entries.count == 100)
    query.page = 14
    #expect(data.pokemon(query).entries.count == 51)
    query.page = 99
    #expect(data.pokemon(query).page == 14)
  }

  /// Forms come after their species, whatever their number.
  @Test func formsFollowTheirSpecies() {
    let names = data.pokemon(DataQuery()).entries.prefix(9).map(\.identifier)
    #expect(
      names == [
        "bulbasaur", "ivysaur", "venusaur", "venusaur-mega", "venusaur-gmax", "charmander", "charmeleon", "charizard",
        "charizard-mega-x",
      ])
  }

  @Test func searchTypeAndGeneration() throws {
    var query = DataQuery()
    query.search = "Mr. M"
    #expect(data.pokemon(query).entries.map(\.identifier) == ["mr-mime", "mr-mime-galar"])
    query = DataQuery()
    query.types = [try typeNumber("dragon"), try typeNumber("ground")]
    query.generation = 4
    #expect(data.pokemon(query).entries.map(\.identifier) == ["gible", "gabite", "garchomp"])
    query.types = [try typeNumber("dragon")]
    #expect(
      data.moves(query).entries.map(\.identifier) == [
        "dragon-pulse", "dragon-rush", "draco-meteor", "roar-of-time", "spacial-rend",
      ])
    query.order = .name
    #expect(data.moves(query).entries.first?.identifier == "draco-meteor")
  }

  @Test func names() {
    #expect(data.pokemon(called: "Deoxys")?.identifier == "deoxys-normal")
    #expect(data.pokemon(called: "charizard mega x")?.number == 10_034)
    #expect(data.move(called: "U-Turn")?.number == 369)
    #expect(data.pokemon(called: "nobody") == nil)
  }

  @Test func chains() {
    func text(_ number: Int) -> [String] {
      data.evolutionChain(of: number).map { step in
        String(repeating: " ", count: step.depth) + step.species.identifier
          + step.ways.map { " [\($0.joined(separator: ", "))]" }.joined()
      }
    }
    #expect(text(2) == ["bulbasaur", " ivysaur [level-16]", "  venusaur [level-32]"])
    #expect(
      text(265) == [
        "wurmple", " silcoon [level-7]", "  beautifly [level-10]", " cascoon [level-7]", "  dustox [level-10]",
      ])
    #expect(text(95) == ["onix", " steelix [trade, holding-metal-coat]"])
    #expect(text(132) == ["ditto"])
  }

  @Test func learnsets() throws {
    let thunderbolt = try #require(data.move(named: "thunderbolt"))
    #expect(data.learnsets[25]?.contains(thunderbolt.number) == true)
    #expect(data.learnsets[129]?.contains(thunderbolt.number) == false)
    #expect(data.fighters.allSatisfy { !(data.learnsets[$0.number] ?? []).isEmpty })
  }

  private func typeNumber(_ name: String) throws -> Int {
    try #require(data.types.firstIndex { $0.identifier == name }) + 1
  }
}
