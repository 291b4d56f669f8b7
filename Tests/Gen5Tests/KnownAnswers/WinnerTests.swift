import BattleCore
import Dex
import Gen5
import Testing

/// Who wins when both fall: known answers F14, F15, F43. The side whose last fighter falls last wins.
@Suite struct WinnerTests {
  @Test("F14: after Explosion the one that was blown up falls last")
  func explosion() {
    var battle = Scenario(Fighter(.golem, .explosion), Fighter(.alakazam, .splash))
    battle.turn(.explosion, .splash, .hit)
    #expect(battle.lines("faint") == ["|faint|p1a: Golem", "|faint|p2a: Alakazam"])
    #expect(battle.winner == .p2)
  }

  @Test("F14b: recoil comes after the fall that caused it")
  func recoil() {
    var battle = Scenario(Fighter(.snorlax, .doubleEdge, hp: 1), Fighter(.alakazam, .splash, hp: 40))
    battle.turn(.doubleEdge, .splash, .hit)
    #expect(battle.lines("faint") == ["|faint|p2a: Alakazam", "|faint|p1a: Snorlax"])
    #expect(battle.winner == .p1)
  }

  @Test("F14c: Struggle's recoil comes after the fall that caused it")
  func struggle() {
    var battle = Scenario(Fighter(.snorlax, .splash, hp: 1), Fighter(.alakazam, .splash, hp: 10))
    battle.setPP(.p1, 0)
    battle.turn(.struggle, .splash, .strike)
    #expect(battle.lines("faint") == ["|faint|p2a: Alakazam", "|faint|p1a: Snorlax"])
    #expect(battle.winner == .p1)
  }

  @Test("F14d: whoever Destiny Bond takes along falls last")
  func destinyBond() {
    var battle = Scenario(Fighter(.gengar, .destinyBond, hp: 1), Fighter(.snorlax, .crunch))
    battle.turn(.destinyBond, .crunch, .hit, .secondary(50))
    #expect(battle.lines("faint") == ["|faint|p1a: Gengar", "|faint|p2a: Snorlax"])
    #expect(battle.winner == .p2)
  }

  @Test("F15: a sandstorm takes the faster one first")
  func sandstorm() {
    var battle = Scenario(Fighter(.starmie, .splash, hp: 1), Fighter(.snorlax, .splash, hp: 1))
    battle.setWeather(.sand)
    battle.turn(.splash, .splash)
    #expect(battle.lines("faint") == ["|faint|p1a: Starmie", "|faint|p2a: Snorlax"])
    #expect(battle.winner == .p2)
  }

  @Test("F15b: poison acts before burn")
  func poisonBeforeBurn() {
    var battle = Scenario(
      Fighter(.starmie, .splash, hp: 1, status: .burn), Fighter(.snorlax, .splash, hp: 1, status: .poison))
    battle.turn(.splash, .splash)
    #expect(battle.hp(.p1) == 1)
    #expect(battle.hp(.p2) == 0)
    #expect(battle.winner == .p1)
  }

  @Test("F43: Perish Song fells both at the end of the fourth turn, the slower one last")
  func perishSong() {
    var battle = Scenario(Fighter(.gengar, .perishSong, .splash), Fighter(.snorlax, .splash))
    battle.turn(.perishSong, .splash)
    battle.turn(.splash, .splash)
    battle.turn(.splash, .splash)
    #expect(battle.outcome == nil)
    battle.turn(.splash, .splash)
    #expect(battle.lines("faint") == ["|faint|p1a: Gengar", "|faint|p2a: Snorlax"])
    #expect(battle.winner == .p2)
  }
}
