import BattleCore
import Dex
import Gen5TestKit
import Testing

@testable import Gen5

/// What a fighter's moves share is worked out once; the long way works out every move by itself.
@Suite struct AttacksTests {
  /// What rules look at: wounds, statuses, stages, and what happened before.
  private static func prepare(_ battle: inout Battle, _ variant: Int) {
    for seat in Seat.allCases {
      let side = seat.index
      let isHurt = variant >> side & 1 == 1
      if isHurt { battle.sides[side].team[0].hp = battle.sides[side].team[0].maxHP / 4 }
      battle.sides[side].active.hurtThisTurn = isHurt ? battle.sides[side].team[0].hp : 0
      battle.sides[side].faintedLastTurn = isHurt
      for stat in 0..<7 { battle.sides[side].active.boosts[stat] = Int8((variant * 5 + stat * 3 + side) % 5 - 2) }
    }
    let statuses: InlineArray<6, Status> = [.none, .burn, .poison, .paralysis, .sleep, .toxic]
    battle.sides[0].team[0].status = statuses[variant % 6]
    battle.sides[1].team[0].status = statuses[variant / 2 % 6]
    battle.lastSuccessfulMove = variant % 2 == 0 ? .fusionBolt : .fusionFlare
  }

  @Test("every move of a prepared fighter is what the long way makes of it", arguments: 0..<12)
  func everyMove(variant: Int) {
    let teams = RandomTeams(.plain, upTo: 1).pair(SeedTree(31).child(variant))
    var battle = Gen5.start(teams.0, teams.1, seed: 1).board
    Self.prepare(&battle, variant)
    withUnsafePointer(to: battle) { board in
      for isCrit in [false, true] {
        let attacks = Attacks(at: board, from: .p1, isCrit: isCrit)
        for number in 1...UInt16(559) {
          let move = MoveID(rawValue: number)
          let short = attacks.estimate(move)
          let long = board.ref.longEstimate(move.row, from: .p1, isCrit: isCrit, withoutBerry: false)
          #expect(
            short.expectedSixteenths == long.expectedSixteenths && short.quarters == long.quarters
              && short.isImmune == long.isImmune && short.minHits == long.minHits && short.maxHits == long.maxHits
              && short.isKnockOut == long.isKnockOut, "\(move.name)")
          for roll in 0..<16 {
            let rolls = (short.rolls[15 - roll], long.rolls[15 - roll])
            #expect(rolls.0 == rolls.1 && attacks.damage(move, roll: roll) == Int(rolls.1), "\(move.name)")
          }
        }
      }
    }
  }
}
