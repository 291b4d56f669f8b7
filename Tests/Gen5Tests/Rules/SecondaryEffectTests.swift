import BattleCore
import Dex
import Gen5
import Testing

/// What follows a hit.
@Suite struct SecondaryEffectTests {
  @Test("a chance is compared with its percentage", arguments: [(19, true), (20, false)])
  func chance(draw: Int, happens: Bool) {
    var battle = Scenario(Fighter(.snorlax, .crunch), Fighter(.garchomp, .splash))
    battle.turn(.crunch, .splash, .hit, .secondary(draw))
    #expect((battle.stage(.p2, .defense) == -1) == happens)
  }

  @Test("one that has fallen is not weakened")
  func targetFell() {
    var battle = Scenario(Fighter(.snorlax, .crunch), Fighter(.garchomp, .splash, hp: 1))
    battle.turn(.crunch, .splash, .hit, .secondary(0))
    #expect(battle.lines("-unboost") == [])
    #expect(battle.winner == .p1)
  }

  @Test("what a move costs its user comes even when the target fell")
  func ownDrop() {
    var battle = Scenario(Fighter(.snorlax, .dracoMeteor), Fighter(.garchomp, .splash, hp: 1))
    battle.turn(.dracoMeteor, .splash, .hit, .secondary(99))
    #expect(battle.lines("-unboost") == ["|-unboost|p1a: Snorlax|spa|2"])
    #expect(battle.stage(.p1, .specialAttack) == -2)
    #expect(battle.winner == .p1)
  }

  @Test("Roost at full HP fails and takes no type away")
  func roostAtFullHP() {
    var battle = Scenario(Fighter(.charizard, .roost), Fighter(.snorlax, .earthquake))
    battle.turn(.roost, .earthquake)
    #expect(battle.said("|-immune|p1a: Charizard"))
  }
}
