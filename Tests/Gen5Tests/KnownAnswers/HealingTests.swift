import BattleCore
import Dex
import Gen5
import Testing

/// Healing and sharing HP: known answers F12, F13, F36, F37, F42, F46.
@Suite struct HealingTests {
  @Test("F12: Recover heals half, rounded up", arguments: [(SpeciesID.starmie, 78), (.milotic, 95)])
  func recover(species: SpeciesID, after: Int) {
    var battle = Scenario(Fighter(species, .recover, hp: 10), Fighter(.snorlax, .splash))
    battle.turn(.recover, .splash)
    #expect(battle.hp(.p1) == after)
  }

  @Test("F13: Roost takes Flying away until the end of the turn")
  func roost() {
    var battle = Scenario(Fighter(.charizard, .roost, .splash, hp: 60), Fighter(.snorlax, .earthquake))
    battle.turn(.roost, .earthquake, .hit)
    #expect(battle.said("|-heal|p1a: Charizard|137/153"))
    #expect(battle.said("|-supereffective|p1a: Charizard"))
    #expect(battle.hp(.p1) == 17)
    battle.turn(.splash, .earthquake)
    #expect(battle.said("|-immune|p1a: Charizard"))
  }

  @Test("F36: Pain Split gives both the average, rounded down")
  func painSplit() {
    var battle = Scenario(Fighter(.starmie, .painSplit, hp: 10), Fighter(.snorlax, .splash))
    battle.turn(.painSplit, .splash)
    #expect(battle.hp(.p1) == 122)
    #expect(battle.hp(.p2) == 122)
  }

  @Test("F36: Endeavor takes the foe down to the user's HP")
  func endeavor() {
    var battle = Scenario(Fighter(.starmie, .endeavor, hp: 10), Fighter(.snorlax, .splash))
    battle.turn(.endeavor, .splash, .lands)
    #expect(battle.hp(.p2) == 10)
    battle.turn(.endeavor, .splash)
    #expect(battle.hp(.p2) == 10)
  }

  @Test("F37: Belly Drum takes half, rounded down, and needs more than that", arguments: [(135, 68, 6), (67, 67, 0)])
  func bellyDrum(before: Int, after: Int, stage: Int) {
    var battle = Scenario(Fighter(.starmie, .bellyDrum, hp: before), Fighter(.snorlax, .splash))
    battle.turn(.bellyDrum, .splash)
    #expect(battle.hp(.p1) == after)
    #expect(battle.stage(.p1, .attack) == stage)
  }

  @Test("F42: Wish heals half of the wisher's HP at the end of the next turn")
  func wish() {
    var battle = Scenario(Fighter(.blissey, .wish, .splash, hp: 100), Fighter(.snorlax, .splash))
    #expect(battle.maxHP(.p1) == 330)
    battle.turn(.wish, .splash)
    #expect(battle.hp(.p1) == 100)
    battle.turn(.splash, .splash)
    #expect(battle.hp(.p1) == 265)
  }

  @Test(
    "F46: Synthesis heals by the weather; half is rounded down, unlike Recover's",
    arguments: [(Weather.sun, 104), (.none, 78), (.rain, 40)])
  func synthesis(weather: Weather, after: Int) {
    var battle = Scenario(Fighter(.venusaur, .synthesis, hp: 1), Fighter(.snorlax, .splash))
    #expect(battle.maxHP(.p1) == 155)
    battle.setWeather(weather)
    battle.turn(.synthesis, .splash)
    #expect(battle.hp(.p1) == after)
  }
}
