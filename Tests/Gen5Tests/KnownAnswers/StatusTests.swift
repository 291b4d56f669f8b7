import BattleCore
import Dex
import Gen5
import Testing

/// Major statuses: known answers F6, F7, F9, F10, F23, F29.
@Suite struct StatusTests {
  @Test("F6: bad poison takes a sixteenth more each turn")
  func toxic() {
    var battle = Scenario(Fighter(.garchomp, .splash), Fighter(.snorlax, .toxic, .splash))
    battle.turn(.splash, .toxic, .lands)
    var seen = [battle.hp(.p1)]
    for _ in 0..<4 {
      battle.turn(.splash, .splash)
      seen.append(battle.hp(.p1))
    }
    #expect(seen == [172, 150, 117, 73, 18])
  }

  @Test("F7: burn and poison take an eighth", arguments: [Status.burn, .poison])
  func eighth(status: Status) {
    var battle = Scenario(Fighter(.garchomp, .splash, status: status), Fighter(.snorlax, .splash))
    battle.turn(.splash, .splash)
    #expect(battle.hp(.p1) == 161)
    battle.turn(.splash, .splash)
    #expect(battle.hp(.p1) == 139)
  }

  @Test(
    "F9: paralysis quarters Speed after stages",
    arguments: [(SpeciesID.starmie, 0, 33), (.starmie, 2, 67), (.garchomp, 0, 30)])
  func paralysedSpeed(species: SpeciesID, stage: Int, speed: Int) {
    var battle = Scenario(Fighter(species, .splash, status: .paralysis), Fighter(.snorlax, .splash))
    battle.setStage(.p1, .speed, stage)
    battle.turn(.splash, .splash, .immobile(1))
    #expect(battle.board[.p1].active.speed == speed)
  }

  @Test("F10: Rest heals everything and costs two turns")
  func rest() {
    var battle = Scenario(Fighter(.snorlax, .rest, .splash, hp: 209), Fighter(.starmie, .splash))
    // The length of a natural sleep is drawn, and then Rest's own counts.
    battle.turn(.rest, .splash, .duration(0))
    #expect(battle.hp(.p1) == 235)
    #expect(battle.status(.p1) == .sleep)
    for _ in 0..<2 {
      battle.turn(.splash, .splash)
      #expect(battle.said("|cant|p1a: Snorlax|slp"))
    }
    battle.turn(.splash, .splash)
    #expect(battle.status(.p1) == .none)
    #expect(battle.said("|move|p1a: Snorlax|Splash|p1a: Snorlax"))
  }

  /// Types that a status cannot touch, as they are in this generation.
  @Test(
    "F23: who can get which status",
    arguments: [
      (MoveID.thunderWave, SpeciesID.jolteon, Status.paralysis), (.thunderWave, .garchomp, .none),
      (.glare, .gengar, .paralysis), (.willOWisp, .charizard, .none), (.toxic, .metagross, .none),
    ])
  func whoCanGet(move: MoveID, species: SpeciesID, status: Status) {
    var battle = Scenario(Fighter(.snorlax, move), Fighter(species, .splash))
    // Ground stops Thunder Wave before it is aimed.
    if species == .garchomp {
      battle.turn(move, .splash)
    } else {
      battle.turn(move, .splash, .lands)
    }
    #expect(battle.status(.p2) == status)
    #expect(battle.said("|-immune|p2a: \(species.name)") == (status == .none))
  }

  @Test("F23: powder works on Grass types")
  func powderOnGrass() {
    var battle = Scenario(Fighter(.breloom, .spore), Fighter(.venusaur, .splash))
    battle.turn(.spore, .splash, .lands, .duration(0))
    #expect(battle.status(.p2) == .sleep)
  }

  @Test("F29: a hit by Fire thaws, a hit by Scald does not")
  func thawedByFire() {
    var battle = Scenario(
      Fighter(.snorlax, .splash, status: .freeze), Fighter(.starmie, .scald, .flamethrower))
    battle.turn(.splash, .scald, .hit, .secondary(50), .immobile(1))
    #expect(battle.status(.p1) == .freeze)
    #expect(battle.said("|cant|p1a: Snorlax|frz"))
    // Thawed before its own turn to act: no roll any more.
    battle.turn(.splash, .flamethrower, .hit, .secondary(50))
    #expect(battle.status(.p1) == .none)
    #expect(battle.said("|move|p1a: Snorlax|Splash|p1a: Snorlax"))
  }

  @Test("F29b: Scald thaws its user, without a roll")
  func thawedByOwnScald() {
    var battle = Scenario(Fighter(.starmie, .scald, status: .freeze), Fighter(.snorlax, .splash))
    battle.turn(.scald, .splash, .hit, .secondary(50))
    #expect(battle.status(.p1) == .none)
    #expect(battle.hp(.p2) < 235)
  }
}
