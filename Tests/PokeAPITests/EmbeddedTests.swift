import PokeAPI
import Testing

@Suite struct EmbeddedTests {
  @Test func counts() {
    let data = DataSet.embedded
    #expect(data.pokemon.count == 1_351)
    #expect(data.fighters.count == 1_122)
    #expect(data.moves.count == 937)
    #expect(data.chart.count == 18)
  }
}
