import BattleCore
import Dex
import Gen5
import Testing

/// Moves with a damage rule of their own: known answers F8, F18, F30, F31, F38, F44, F45, F49.
@Suite struct DamageMoveTests {
  @Test("F8: Seismic Toss deals the level, Super Fang half of what is left, rounded down")
  func fixedDamage() {
    var battle = Scenario(Fighter(.snorlax, .seismicToss, .superFang), Fighter(.garchomp, .splash))
    battle.turn(.seismicToss, .splash, .lands)
    #expect(battle.hp(.p2) == 133)
    battle.turn(.superFang, .splash, .lands)
    #expect(battle.hp(.p2) == 67)
    battle.turn(.superFang, .splash, .lands)
    #expect(battle.hp(.p2) == 34)
  }

  @Test("F8b: Ghosts are immune to Seismic Toss")
  func seismicTossOnGhost() {
    var battle = Scenario(Fighter(.snorlax, .seismicToss), Fighter(.gengar, .splash))
    battle.turn(.seismicToss, .splash)
    #expect(battle.said("|-immune|p2a: Gengar"))
    #expect(battle.hp(.p2) == battle.maxHP(.p2))
  }

  @Test("F18: Counter returns double of what a physical hit dealt")
  func counter() {
    var battle = Scenario(Fighter(.machamp, .rockSlide), Fighter(.snorlax, .counter))
    battle.turn(.rockSlide, .counter, .hit, .secondary(50), .lands)
    #expect(battle.hp(.p2) == 235 - 60)
    #expect(battle.hp(.p1) == 165 - 120)
  }

  @Test("F18: Counter fails after a special hit")
  func counterAgainstSurf() {
    var battle = Scenario(Fighter(.machamp, .surf), Fighter(.snorlax, .counter))
    battle.turn(.surf, .counter, .hit)
    #expect(battle.hp(.p1) == 165)
    #expect(battle.said("|-fail|p2a: Snorlax"))
  }

  @Test("F30: Explosion fells its user on a Ghost as well")
  func explosionOnGhost() {
    var battle = Scenario(Fighter(.golem, .explosion), Fighter(.gengar, .splash))
    battle.turn(.explosion, .splash)
    #expect(battle.hp(.p1) == 0)
    #expect(battle.hp(.p2) == battle.maxHP(.p2))
    #expect(battle.winner == .p2)
  }

  @Test("F30: Explosion fells its user on Protect as well")
  func explosionOnProtect() {
    var battle = Scenario(Fighter(.golem, .explosion), Fighter(.alakazam, .protect))
    battle.turn(.explosion, .protect)
    #expect(battle.hp(.p1) == 0)
    #expect(battle.hp(.p2) == battle.maxHP(.p2))
    #expect(battle.winner == .p2)
  }

  @Test("F31: a High Jump Kick that fails costs half of the maximum HP")
  func highJumpKick() {
    var missed = Scenario(Fighter(.machamp, .highJumpKick), Fighter(.snorlax, .splash))
    missed.turn(.highJumpKick, .splash, .accuracy(90))
    #expect(missed.hp(.p1) == 165 - 82)
    var ghost = Scenario(Fighter(.machamp, .highJumpKick), Fighter(.gengar, .splash))
    ghost.turn(.highJumpKick, .splash)
    #expect(ghost.hp(.p1) == 165 - 82)
    var protected = Scenario(Fighter(.machamp, .highJumpKick), Fighter(.snorlax, .protect))
    // Protect and the count of Protects in a row run out together.
    protected.turn(.highJumpKick, .protect, .tie(.tieResidual))
    #expect(protected.hp(.p1) == 165 - 82)
  }

  @Test("F38: Bind takes a sixteenth at the end of each turn")
  func bind() {
    var battle = Scenario(Fighter(.starmie, .bind, .splash), Fighter(.garchomp, .splash))
    battle.turn(.bind, .splash, .hit, .duration(0))
    #expect(battle.lines("-damage").first == "|-damage|p2a: Garchomp|176/183")
    #expect(battle.hp(.p2) == 165)
    battle.turn(.splash, .splash)
    #expect(battle.hp(.p2) == 154)
  }

  @Test("F44: Earthquake hits doubly below the ground")
  func earthquakeOnDig() {
    var plain = Scenario(Fighter(.starmie, .splash), Fighter(.snorlax, .earthquake))
    plain.turn(.splash, .earthquake, .hit)
    #expect(plain.hp(.p1) == 79)
    var below = Scenario(Fighter(.starmie, .dig), Fighter(.snorlax, .earthquake))
    // Being below and being in a move of two turns count down together.
    below.turn(.dig, .earthquake, .hit, .tie(.tieResidual))
    #expect(below.hp(.p1) == 23)
  }

  @Test(
    "F45: Solar Beam comes at once in sunshine, and at half power in rain",
    arguments: [(Weather.sun, 1, 39), (.none, 2, 39), (.rain, 2, 21)])
  func solarBeam(weather: Weather, turns: Int, damage: Int) {
    var battle = Scenario(
      Fighter(.venusaur, .solarBeam), Fighter(.snorlax, .splash, level: 100, hpEV: 252))
    battle.setWeather(weather)
    let full = battle.hp(.p2)
    if turns == 2 {
      battle.turn(.solarBeam, .splash)
      #expect(battle.hp(.p2) == full)
    }
    battle.turn(.solarBeam, .splash, .hit)
    #expect(battle.hp(.p2) == full - damage)
  }

  @Test("F49: Final Gambit deals the user's HP and takes them")
  func finalGambit() {
    var battle = Scenario(Fighter(.starmie, .finalGambit, hp: 77), Fighter(.snorlax, .splash))
    battle.turn(.finalGambit, .splash, .lands)
    #expect(battle.hp(.p2) == 158)
    #expect(battle.hp(.p1) == 0)
    #expect(battle.winner == .p2)
  }
}
