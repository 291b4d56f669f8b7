import BattleCore
import Dex
import Gen5
import Testing

/// Scenarios notice when a turn is not what its script says.
@Suite struct ScenarioTests {
  private static func battle() -> Scenario { Scenario(Fighter(.starmie, .tackle), Fighter(.snorlax, .splash)) }

  @Test("dice that are left over, missing or asked for something else are failures")
  func dice() {
    for script in [
      [Die.hit, .roll(0)], [.accuracy(50)], [.accuracy(50), .roll(1), .crit(0)], [.accuracy(100), .strike],
    ] {
      var battle = Self.battle()
      let whole = Die(script.flatMap(\.draws))
      withKnownIssue { battle.turn(.tackle, .splash, whole) }
    }
  }

  @Test("choices that nobody has are failures")
  func choices() {
    var battle = Self.battle()
    withKnownIssue { battle.turn(.tackle, .recover, .hit) }
    withKnownIssue { battle.turn(.change(1), .use(.splash), .hit) }
  }
}
