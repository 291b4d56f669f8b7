import BattleCore
import Dex
import Gen5
import Testing

/// Substitute: known answers F5.
@Suite struct SubstituteTests {
  @Test("F5: a Substitute costs a quarter, and a second one fails while it stands")
  func price() {
    var battle = Scenario(Fighter(.starmie, .substitute), Fighter(.snorlax, .splash))
    battle.turn(.substitute, .splash)
    #expect(battle.hp(.p1) == 102)
    #expect(battle.board[.p1].active.substituteHP == 33)
    battle.turn(.substitute, .splash)
    #expect(battle.hp(.p1) == 102)
    #expect(battle.said("|-fail|p1a: Starmie|move: Substitute"))
  }

  @Test("F5b: a Substitute needs more HP than it costs", arguments: [(33, 33), (34, 1)])
  func needsMoreThanItsPrice(before: Int, after: Int) {
    var battle = Scenario(Fighter(.starmie, .substitute, hp: before), Fighter(.snorlax, .splash))
    battle.turn(.substitute, .splash)
    #expect(battle.hp(.p1) == after)
    #expect(battle.has(.p1, .substitute) == (after == 1))
  }

  @Test("exactly a quarter is not enough")
  func exactlyAQuarter() {
    var battle = Scenario(Fighter(.starmie, .substitute), Fighter(.snorlax, .splash))
    battle.setMaxHP(.p1, 136)
    battle.board[.p1].current.hp = 34
    battle.turn(.substitute, .splash)
    #expect(battle.hp(.p1) == 34)
    #expect(battle.said("|-fail|p1a: Starmie|move: Substitute|[weak]"))
  }

  @Test("F5c: recoil counts what the Substitute took")
  func recoil() {
    var battle = Scenario(Fighter(.starmie, .substitute), Fighter(.snorlax, .doubleEdge))
    battle.turn(.substitute, .doubleEdge, .hit)
    #expect(battle.hp(.p1) == 102)
    #expect(!battle.has(.p1, .substitute))
    #expect(battle.hp(.p2) == 235 - 11)
  }

  @Test("F5d: draining counts what the Substitute took, rounded up")
  func drain() {
    var battle = Scenario(Fighter(.starmie, .substitute), Fighter(.venusaur, .gigaDrain, hp: 50))
    battle.turn(.substitute, .gigaDrain, .hit)
    #expect(battle.hp(.p1) == 102)
    #expect(battle.hp(.p2) == 67)
  }

  @Test("F5e: a Substitute keeps out Sleep Powder, and sounds too", arguments: [MoveID.sleepPowder, .supersonic])
  func keepsOut(move: MoveID) {
    var battle = Scenario(Fighter(.starmie, .substitute), Fighter(.venusaur, move))
    battle.turn(.substitute, move, .lands)
    #expect(battle.status(.p1) == .none)
    #expect(!battle.has(.p1, .confusion))
    #expect(battle.said("|-fail|p2a: Venusaur"))
  }

  @Test("F5e: a Substitute lets Encore through")
  func letsEncoreThrough() {
    var battle = Scenario(Fighter(.starmie, .substitute, .splash), Fighter(.venusaur, .encore))
    battle.turn(.substitute, .encore, .lands)
    #expect(battle.has(.p1, .encore))
    #expect(battle.usable(.p1) == [.substitute])
  }

  @Test("F5f: hits left after the one that broke the Substitute strike the fighter")
  func laterHits() {
    var battle = Scenario(Fighter(.starmie, .substitute), Fighter(.venusaur, .bulletSeed))
    // 25 power, 102 Attack, 105 Defense: 36 for each hit, of which the Substitute takes one.
    battle.turn(.substitute, .bulletSeed, .lands, .hits(7), .strike, .strike, .strike)
    #expect(!battle.has(.p1, .substitute))
    #expect(battle.hp(.p1) == 102 - 2 * 36)
    #expect(battle.said("|-hitcount|p1a: Starmie|3"))
  }

  @Test("a Substitute keeps out Pain Split")
  func painSplit() {
    var battle = Scenario(Fighter(.starmie, .substitute), Fighter(.venusaur, .painSplit, hp: 10))
    battle.turn(.substitute, .painSplit)
    #expect(battle.hp(.p1) == 102)
    #expect(battle.hp(.p2) == 10)
    #expect(battle.said("|-fail|p2a: Venusaur"))
  }
}
