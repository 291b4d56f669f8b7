import BattleCore
import Dex
import Gen5
import Testing

/// Order, failing and weather: known answers F32, F33, F41, F47, F48, F50.
@Suite struct TurnTests {
  @Test("F32: Sucker Punch fails against a status move")
  func suckerPunch() {
    var battle = Scenario(Fighter(.weavile, .suckerPunch), Fighter(.snorlax, .splash, .tackle))
    battle.turn(.suckerPunch, .splash)
    #expect(battle.hp(.p2) == 235)
    #expect(battle.said("|-fail|p1a: Weavile"))
    battle.turn(.suckerPunch, .tackle, .hit, .hit)
    #expect(battle.hp(.p2) < 235)
  }

  @Test("F33: Fake Out works on the first turn only")
  func fakeOut() {
    var battle = Scenario(Fighter(.weavile, .fakeOut), Fighter(.snorlax, .splash))
    battle.turn(.fakeOut, .splash, .hit, .secondary(99))
    let left = battle.hp(.p2)
    #expect(left < 235)
    #expect(battle.said("|cant|p2a: Snorlax|flinch"))
    battle.turn(.fakeOut, .splash)
    #expect(battle.hp(.p2) == left)
    #expect(battle.said("|-fail|p1a: Weavile"))
  }

  @Test("F41: a sandstorm takes a sixteenth on four turns and ends at the fifth; Rock types stand in it unhurt")
  func sandstorm() {
    var battle = Scenario(Fighter(.tyranitar, .sandstorm, .splash), Fighter(.dragonite, .splash))
    battle.turn(.sandstorm, .splash)
    var seen = [battle.hp(.p2)]
    for _ in 0..<4 {
      battle.turn(.splash, .splash)
      seen.append(battle.hp(.p2))
    }
    #expect(seen == [156, 146, 136, 126, 126])
    #expect(battle.said("|-weather|none"))
    #expect(battle.board.field.weather == .none)
    #expect(battle.hp(.p1) == battle.maxHP(.p1))
  }

  @Test("F47: rain makes Thunder sure, sunshine makes it a coin toss")
  func thunder() {
    for (weather, hits) in [(Weather.none, true), (.sun, false)] {
      var battle = Scenario(Fighter(.starmie, .thunder), Fighter(.snorlax, .splash))
      battle.setWeather(weather)
      if hits {
        battle.turn(.thunder, .splash, .accuracy(60), .strike, .secondary(50))
      } else {
        battle.turn(.thunder, .splash, .accuracy(60))
      }
      #expect((battle.hp(.p2) < 235) == hits)
    }
    var rain = Scenario(Fighter(.starmie, .thunder), Fighter(.snorlax, .splash))
    rain.setWeather(.rain)
    rain.turn(.thunder, .splash, .strike, .secondary(50))
    #expect(rain.hp(.p2) < 235)
  }

  @Test("F48: nobody freezes in sunshine", arguments: [(Weather.none, Status.freeze), (.sun, .none)])
  func iceBeam(weather: Weather, status: Status) {
    var battle = Scenario(Fighter(.starmie, .iceBeam), Fighter(.snorlax, .splash))
    battle.setWeather(weather)
    // Frozen before its turn to act: it rolls for thawing.
    if status == .freeze {
      battle.turn(.iceBeam, .splash, .hit, .secondary(9), .immobile(1))
    } else {
      battle.turn(.iceBeam, .splash, .hit, .secondary(9))
    }
    #expect(battle.status(.p2) == status)
  }

  @Test("F50: priority comes before Speed")
  func quickAttack() {
    var battle = Scenario(Fighter(.snorlax, .quickAttack), Fighter(.starmie, .tackle))
    battle.turn(.quickAttack, .tackle, .hit, .hit)
    #expect(
      battle.lines("move") == [
        "|move|p1a: Snorlax|Quick Attack|p2a: Starmie", "|move|p2a: Starmie|Tackle|p1a: Snorlax",
      ])
  }
}
