import BattleCore
import Dex
import Gen5
import Testing

@Suite struct LongBattleTests {
  @Test("a battle of a thousand turns goes on as it began")
  func thousandTurns() {
    var battle = Scenario(Fighter(.starmie, .splash), Fighter(.snorlax, .splash))
    for turn in 1...1_000 {
      #expect(battle.board.turn == turn)
      battle.turn(.splash, .splash)
      battle.setPP(.p1, 40)
      battle.setPP(.p2, 40)
    }
    #expect(battle.outcome == nil)
  }

  /// Nobody can run out of things to do: Struggle wears both down.
  @Test("a battle without PP is decided by Struggle")
  func struggle() {
    var battle = Scenario(Fighter(.starmie, .splash), Fighter(.snorlax, .splash))
    battle.setPP(.p1, 0)
    battle.setPP(.p2, 0)
    // Starmie loses 29 to each strike and 34 to each of its own, until the third of those takes the rest.
    battle.turn(.struggle, .struggle, .strike, .strike)
    battle.turn(.struggle, .struggle, .strike, .strike)
    #expect(battle.hp(.p1) == 135 - 2 * (29 + 34))
    battle.turn(.struggle, .struggle, .strike)
    #expect(battle.winner == .p2)
  }
}
