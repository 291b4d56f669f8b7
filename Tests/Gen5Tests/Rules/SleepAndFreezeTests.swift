import BattleCore
import Dex
import Gen5
import Testing

/// How long sleep and ice last.
@Suite struct SleepAndFreezeTests {
  @Test("sleep lasts one to three turns", arguments: 0..<3)
  func sleep(draw: Int) {
    var battle = Scenario(Fighter(.breloom, .spore, .splash), Fighter(.snorlax, .splash))
    // The faster Breloom takes the first turn of sleep away at once.
    battle.turn(.spore, .splash, .lands, .duration(draw))
    #expect(battle.bounds(.duration) == [3])
    #expect(battle.said("|cant|p2a: Snorlax|slp"))
    for _ in 0..<draw {
      battle.turn(.splash, .splash)
      #expect(battle.said("|cant|p2a: Snorlax|slp"))
    }
    battle.turn(.splash, .splash)
    #expect(battle.said("|-curestatus|p2a: Snorlax|slp|[msg]"))
    #expect(battle.said("|move|p2a: Snorlax|Splash|p2a: Snorlax"))
  }

  @Test("sleep begins anew after a switch, Rest's too", arguments: [3, 4])
  func sleepAfterSwitch(turns: Int) {
    let bench = Fighter(.blissey, .splash)
    var battle = Scenario([Fighter(.snorlax, .splash, status: .sleep), bench], [Fighter(.starmie, .splash)])
    battle.board[.p1].team[0].statusTime = UInt8(turns)
    battle.board[.p1].team[0].statusStart = UInt8(turns)
    battle.turn(.splash, .splash)
    #expect(battle.said("|cant|p1a: Snorlax|slp"))
    battle.turn(.change(1), .use(.splash))
    battle.turn(.change(0), .use(.splash))
    for _ in 1..<turns {
      battle.turn(.splash, .splash)
      #expect(battle.said("|cant|p1a: Snorlax|slp"))
    }
    battle.turn(.splash, .splash)
    #expect(battle.status(.p1) == .none)
  }

  @Test("one turn in five thaws")
  func thaw() {
    var battle = Scenario(Fighter(.snorlax, .splash, status: .freeze), Fighter(.starmie, .splash))
    battle.turn(.splash, .splash, .immobile(1))
    #expect(battle.bounds(.immobile) == [5])
    #expect(battle.said("|cant|p1a: Snorlax|frz"))
    battle.turn(.splash, .splash, .immobile(0))
    #expect(battle.status(.p1) == .none)
    #expect(battle.said("|move|p1a: Snorlax|Splash|p1a: Snorlax"))
  }

  @Test("a Fire move that misses thaws nobody")
  func missedFire() {
    var battle = Scenario(Fighter(.snorlax, .splash, status: .freeze), Fighter(.starmie, .fireBlast))
    battle.turn(.splash, .fireBlast, .accuracy(85), .immobile(1))
    #expect(battle.status(.p1) == .freeze)
  }

  @Test("paralysis keeps from moving one time in four")
  func paralysis() {
    var battle = Scenario(Fighter(.snorlax, .splash, status: .paralysis), Fighter(.starmie, .splash))
    battle.turn(.splash, .splash, .immobile(0))
    #expect(battle.bounds(.immobile) == [4])
    #expect(battle.said("|cant|p1a: Snorlax|par"))
  }

  @Test("Rest ends bad poison, and the next one starts at a sixteenth")
  func toxicAfterRest() {
    var battle = Scenario(Fighter(.garchomp, .rest, .splash, status: .toxic), Fighter(.snorlax, .toxic, .splash))
    battle.board[.p1].current.statusTime = 5
    battle.board[.p1].current.hp = 100
    battle.turn(.rest, .splash, .duration(0))
    #expect(battle.hp(.p1) == 183)
    for _ in 0..<3 { battle.turn(.splash, .splash) }
    #expect(battle.status(.p1) == .none)
    battle.turn(.splash, .toxic, .lands)
    #expect(battle.hp(.p1) == 183 - 11)
  }

  @Test("bad poison starts at a sixteenth again after a switch")
  func toxicAfterSwitch() {
    var battle = Scenario(
      [Fighter(.garchomp, .splash, status: .toxic), Fighter(.blissey, .splash)], [Fighter(.snorlax, .splash)])
    battle.turn(.splash, .splash)
    battle.turn(.splash, .splash)
    #expect(battle.hp(.p1) == 183 - 11 - 22)
    battle.turn(.change(1), .use(.splash))
    battle.turn(.change(0), .use(.splash))
    #expect(battle.hp(.p1) == 183 - 11 - 22 - 11)
  }
}
