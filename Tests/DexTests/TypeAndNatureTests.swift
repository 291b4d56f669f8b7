import Dex
import Testing

@Suite struct TypeAndNatureTests {
  @Test func chartOfGeneration5() {
    #expect(TypeChart.effectiveness(.ghost, .steel) == .half)
    #expect(TypeChart.effectiveness(.dark, .steel) == .half)
    #expect(TypeChart.effectiveness(.electric, .ground) == .immune)
    #expect(TypeChart.effectiveness(.ground, .flying) == .immune)
    #expect(TypeChart.effectiveness(.normal, .ghost) == .immune)
    #expect(TypeChart.effectiveness(.dragon, .dragon) == .double)
    #expect(TypeChart.effectiveness(.fire, .water) == .half)
    #expect(TypeChart.effectiveness(.water, .fire) == .double)
    #expect(TypeChart.effectiveness(.normal, .normal) == .normal)
    #expect(TypeChart.effectiveness(.ice, .dragon).log2 == 1)
    #expect(TypeChart.effectiveness(.ice, .fire).log2 == -1)
  }

  @Test func twoTypes() {
    #expect(TypeChart.quarters(.ice, .dragon, .ground) == 16)
    #expect(TypeChart.quarters(.electric, .water, .none) == 8)
    #expect(TypeChart.quarters(.ground, .electric, .flying) == 0)
    #expect(TypeChart.quarters(.grass, .fire, .flying) == 1)
  }

  @Test func noTypeIsNeutral() {
    for type in PokeType.allCases {
      #expect(TypeChart.effectiveness(.none, type) == .normal)
      #expect(TypeChart.effectiveness(type, .none) == .normal)
    }
  }

  @Test func thereIsNoFairy() {
    #expect(PokeType.withShowdownID("fairy") == nil)
    #expect(throws: UnknownName.self) { try PokeType(named: "Fairy") }
  }

  /// How many of the 289 pairs are immune, resisted, neutral and weak.
  @Test func chartInNumbers() {
    var count: [Effectiveness: Int] = [:]
    for a in PokeType.all { for b in PokeType.all { count[TypeChart.effectiveness(a, b), default: 0] += 1 } }
    #expect(count == [.immune: 7, .half: 57, .double: 46, .normal: 179])
  }

  @Test func natures() throws {
    #expect(Nature.adamant.boosted == .atk)
    #expect(Nature.adamant.hindered == .spa)
    #expect(Nature.timid.boosted == .spe)
    #expect(Nature.timid.hindered == .atk)
    #expect(Nature.calm.tenths(.spd) == 11)
    #expect(Nature.calm.tenths(.atk) == 9)
    #expect(Nature.calm.tenths(.spe) == 10)
    let neutral = Nature.allCases.filter(\.isNeutral)
    #expect(neutral == [.hardy, .docile, .serious, .bashful, .quirky])
    #expect(neutral.allSatisfy { $0.boosted == nil && $0.hindered == nil })
    // Every pair of different stats occurs once.
    let pairs = Set(Nature.allCases.filter { !$0.isNeutral }.map { [$0.boosted, $0.hindered] })
    #expect(pairs.count == 20)
    #expect(Nature.jolly.name == "Jolly")
  }
}
