import BattleCore
import Dex
import Gen5
import Testing

/// Protecting again and again.
@Suite struct ProtectTests {
  private static func battle() -> Scenario {
    Scenario(Fighter(.starmie, .protect, .detect, .endure, .splash), Fighter(.snorlax, .splash, .protect))
  }

  /// The chance halves each time down to 1/256 and is then one in 2³².
  @Test("forty in a row: the chance halves each time, without a floor")
  func inARow() {
    var battle = Self.battle()
    battle.turn(.protect, .splash, .tie(.tieResidual))
    #expect(battle.bounds(.other) == [])
    for use in 2...40 {
      battle.setPP(.p1, 10)
      battle.turn(.protect, .splash, .other(0), .tie(.tieResidual))
      #expect(battle.bounds(.other) == [use < 9 ? 1 << (use - 1) : 1 << 32], "use \(use)")
      #expect(battle.said("|-singleturn|p1a: Starmie|Protect"))
    }
  }

  @Test("Protect, Detect and Endure share the count")
  func sharedCount() {
    var battle = Self.battle()
    battle.turn(.protect, .splash, .tie(.tieResidual))
    battle.turn(.detect, .splash, .other(0), .tie(.tieResidual))
    battle.turn(.endure, .splash, .other(0), .tie(.tieResidual))
    #expect(battle.bounds(.other) == [4])
  }

  @Test("a failure starts the count again")
  func afterFailure() {
    var battle = Self.battle()
    battle.turn(.protect, .splash, .tie(.tieResidual))
    battle.turn(.protect, .splash, .other(1))
    #expect(battle.said("|-fail|p1a: Starmie"))
    battle.turn(.protect, .splash, .tie(.tieResidual))
    #expect(battle.said("|-singleturn|p1a: Starmie|Protect"))
  }

  @Test("another move starts the count again")
  func afterAnotherMove() {
    var battle = Self.battle()
    battle.turn(.protect, .splash, .tie(.tieResidual))
    battle.turn(.splash, .splash)
    battle.turn(.protect, .splash, .tie(.tieResidual))
    #expect(battle.said("|-singleturn|p1a: Starmie|Protect"))
  }

  @Test("whoever acts last has nothing to protect from")
  func last() {
    var battle = Self.battle()
    battle.turn(.protect, .protect, .tie(.tieResidual))
    #expect(battle.said("|-fail|p2a: Snorlax"))
  }
}
