import BattleCore
import Dex
import Gen5
import Testing

/// How often a move strikes.
@Suite struct HitCountTests {
  /// Of twenty results 7 are two hits, 7 three, 3 four and 3 five: 35, 35, 15 and 15 %.
  @Test("two to five hits come 35, 35, 15 and 15 % of the time")
  func twoToFive() {
    var counts: [Int: Int] = [:]
    for draw in 0..<20 {
      let hits = draw < 7 ? 2 : draw < 14 ? 3 : draw < 17 ? 4 : 5
      var battle = Scenario(Fighter(.starmie, .barrage), Fighter(.aggron, .splash))
      let blows = Die(Array(repeating: Die.strike.draws, count: hits).flatMap { $0 })
      battle.turn(.barrage, .splash, .lands, .hits(draw), blows)
      #expect(battle.said("|-hitcount|p2a: Aggron|\(hits)"))
      #expect(battle.bounds(.hits) == [20])
      counts[hits, default: 0] += 1
    }
    #expect(counts == [2: 7, 3: 7, 4: 3, 5: 3])
  }

  @Test("a move of two hits draws no number")
  func two() {
    var battle = Scenario(Fighter(.starmie, .doubleKick), Fighter(.snorlax, .splash))
    battle.turn(.doubleKick, .splash, .lands, .strike, .strike)
    #expect(battle.said("|-hitcount|p2a: Snorlax|2"))
  }

  @Test("hits end with the target")
  func targetFalls() {
    var battle = Scenario(Fighter(.starmie, .doubleKick), Fighter(.snorlax, .splash, hp: 1))
    battle.turn(.doubleKick, .splash, .hit)
    #expect(battle.said("|-hitcount|p2: Snorlax|1"))
    #expect(battle.winner == .p1)
  }

  @Test("each kick of Triple Kick is aimed, and stronger than the one before")
  func tripleKick() {
    var battle = Scenario(Fighter(.starmie, .tripleKick), Fighter(.milotic, .splash))
    let full = battle.hp(.p2)
    battle.turn(.tripleKick, .splash, .hit, .hit, .hit)
    // 95 Attack, 99 Defense.
    let expected = [10, 20, 30].map { ExpectedDamage(power: $0, attack: 95, defense: 99).roll(0) }
    #expect(full - battle.hp(.p2) == expected.reduce(0, +))

    var missed = Scenario(Fighter(.starmie, .tripleKick), Fighter(.milotic, .splash))
    missed.turn(.tripleKick, .splash, .hit, .accuracy(90))
    #expect(missed.said("|-hitcount|p2a: Milotic|1"))
    #expect(full - missed.hp(.p2) == expected[0])
  }
}
