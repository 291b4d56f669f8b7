import BattleCore
import Dex
import Gen5
import Testing

/// Taunt, Encore and traps: how long they restrict whom.
@Suite struct RestrictionTests {
  @Test("Taunt lasts three turns, this one counted, on a target that has not acted")
  func tauntBefore() {
    var battle = Scenario(Fighter(.starmie, .taunt, .splash), Fighter(.snorlax, .splash, .tackle))
    battle.turn(.taunt, .splash, .lands)
    #expect(battle.said("|cant|p2a: Snorlax|move: Taunt|Splash"))
    for _ in 0..<2 {
      #expect(battle.usable(.p2) == [.tackle])
      battle.turn(.splash, .tackle, .hit)
    }
    #expect(battle.said("|-end|p2a: Snorlax|move: Taunt"))
    #expect(battle.usable(.p2) == [.splash, .tackle])
  }

  @Test("Taunt lasts three turns after this one on a target that has acted")
  func tauntAfter() {
    var battle = Scenario(Fighter(.snorlax, .taunt, .splash), Fighter(.starmie, .splash, .tackle))
    battle.turn(.taunt, .splash, .lands)
    for _ in 0..<3 {
      #expect(battle.usable(.p2) == [.tackle])
      battle.turn(.splash, .tackle, .hit)
    }
    #expect(battle.usable(.p2) == [.splash, .tackle])
  }

  @Test("Encore holds for three actions, the one under way among them when it has not come yet")
  func encoreBefore() {
    var battle = Scenario(Fighter(.starmie, .encore, .splash), Fighter(.snorlax, .splash, .amnesia))
    battle.turn(.splash, .splash)
    battle.turn(.encore, .amnesia, .lands)
    #expect(battle.said("|move|p2a: Snorlax|Splash|p2a: Snorlax"))
    for _ in 0..<2 {
      #expect(battle.usable(.p2) == [.splash])
      battle.turn(.splash, .splash)
    }
    #expect(battle.said("|-end|p2a: Snorlax|Encore"))
    #expect(battle.usable(.p2) == [.splash, .amnesia])
  }

  @Test("Encore holds for three actions to come when this turn's is over")
  func encoreAfter() {
    var battle = Scenario(Fighter(.snorlax, .encore, .splash), Fighter(.starmie, .splash, .amnesia))
    battle.turn(.encore, .splash, .lands)
    for _ in 0..<3 {
      #expect(battle.usable(.p2) == [.splash])
      battle.turn(.splash, .splash)
    }
    #expect(battle.usable(.p2) == [.splash, .amnesia])
  }

  @Test("a partial trap holds, and ends with the trapper")
  func partialTrap() {
    var battle = Scenario(
      [Fighter(.starmie, .bind, .splash), Fighter(.blissey, .splash)],
      [Fighter(.garchomp, .splash), Fighter(.snorlax, .splash)])
    battle.turn(.bind, .splash, .hit, .duration(1))
    #expect(battle.legal(.p2).allSatisfy { $0.changePlace == nil })
    let left = battle.hp(.p2)
    battle.turn(.change(1), .use(.splash))
    #expect(battle.hp(.p2) == left)
    #expect(!battle.has(.p2, .partiallytrapped))
    #expect(battle.legal(.p2).contains { $0.changePlace == 1 })
  }

  @Test("a move without PP cannot be chosen; with none left it is Struggle")
  func withoutPP() {
    var battle = Scenario(Fighter(.starmie, .tackle, .splash), Fighter(.aggron, .splash))
    battle.board[.p1].active.pp[0] = 0
    #expect(battle.usable(.p1) == [.splash])
    battle.board[.p1].active.pp[1] = 0
    #expect(battle.usable(.p1) == [.struggle])
  }

  @Test("recharging leaves nothing to choose")
  func recharge() {
    var battle = Scenario(Fighter(.snorlax, .hyperBeam, .splash), Fighter(.starmie, .splash))
    battle.setMaxHP(.p2, 999)
    battle.turn(.hyperBeam, .splash, .hit)
    #expect(battle.usable(.p1) == [.none])
    battle.turn(.none, .splash)
    #expect(battle.said("|cant|p1a: Snorlax|recharge"))
    #expect(battle.usable(.p1) == [.hyperBeam, .splash])
  }
}
