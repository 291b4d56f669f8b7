import BattleCore
import Dex
import Gen5
import Testing

/// Confusion: how long, how likely, how much.
@Suite struct ConfusionTests {
  private static let confuser = Fighter(.starmie, .confuseRay, .splash)

  /// What one deals itself: 40 power, its own Attack and Defense, no type.
  private static func selfHit(_ attack: Int, _ defense: Int, _ roll: Int) -> Int {
    ((2 * 50 / 5 + 2) * 40 * attack / defense / 50 + 2) * (100 - roll) / 100
  }

  @Test("the hit on oneself follows its own formula, with sixteen rolls", arguments: 0..<16)
  func selfHit(roll: Int) {
    var battle = Scenario(Self.confuser, Fighter(.snorlax, .splash))
    battle.turn(.confuseRay, .splash, .lands, .duration(3), .immobile(1), .roll(roll))
    #expect(235 - battle.hp(.p2) == Self.selfHit(130, 85, roll))
  }

  @Test("stages count for the hit on oneself; burn, screens and weather do not")
  func whatCounts() {
    var battle = Scenario(Self.confuser, Fighter(.snorlax, .splash, status: .burn))
    battle.setStage(.p2, .attack, 2)
    battle.setStage(.p2, .defense, -1)
    battle.setWeather(.rain)
    battle.board[.p2].reflect = 5
    battle.turn(.confuseRay, .splash, .lands, .duration(3), .immobile(1), .roll(0))
    let burn = 235 / 8
    #expect(235 - battle.hp(.p2) == Self.selfHit(260, 85 * 2 / 3, 0) + burn)
    #expect(battle.lines("-crit") == [])
  }

  @Test("the chance is one half")
  func chance() {
    var battle = Scenario(Self.confuser, Fighter(.snorlax, .splash))
    battle.turn(.confuseRay, .splash, .lands, .duration(3), .immobile(0))
    #expect(battle.bounds(.immobile) == [2])
    #expect(battle.hp(.p2) == 235)
    #expect(battle.said("|move|p2a: Snorlax|Splash|p2a: Snorlax"))
  }

  @Test("it lasts one to four actions", arguments: 0..<4)
  func duration(draw: Int) {
    var battle = Scenario(Self.confuser, Fighter(.snorlax, .splash))
    battle.turn(.confuseRay, .splash, .lands, .duration(draw), .immobile(0))
    #expect(battle.bounds(.duration) == [4])
    for _ in 0..<draw { battle.turn(.splash, .splash, .immobile(0)) }
    #expect(battle.has(.p2, .confusion))
    battle.turn(.splash, .splash)
    #expect(battle.said("|-end|p2a: Snorlax|confusion"))
  }
}
