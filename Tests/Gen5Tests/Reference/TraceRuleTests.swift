import BattleCore
import Dex
import Gen5
import Testing

/// Rules that are easy to get wrong and that no known answer covers. Source of every value: reference traces.
@Suite struct TraceRuleTests {
  @Test("Perish Song: both counts run out before either fall is announced, the faster one first")
  func perishSong() {
    var battle = Scenario(Fighter(.snorlax, .splash), Fighter(.gengar, .perishSong, .splash))
    battle.turn(.splash, .perishSong)
    for _ in 0..<3 { battle.turn(.splash, .splash) }
    #expect(
      battle.lines.suffix(6) == [
        "|-start|p2a: Gengar|perish0", "|-start|p1a: Snorlax|perish0", "|upkeep", "|faint|p2a: Gengar",
        "|faint|p1a: Snorlax", "|win|p1",
      ])
    #expect(battle.winner == .p1)
  }

  /// The list: Electric, Ghost, Grass, Steel, Dark, Bug, Dragon, Fighting, Fire, Flying, Ground, Ice, Normal, Poison,
  /// Psychic, Rock, Water.
  @Test(
    "Conversion 2 counts those that resist along its own list of types",
    arguments: [
      (MoveID.tackle, ["Ghost", "Steel", "Rock"]), (.waterGun, ["Grass", "Dragon", "Water"]),
      (.ember, ["Dragon", "Fire", "Rock", "Water"]),
      (.machPunch, ["Ghost", "Bug", "Flying", "Poison", "Psychic"]),
      (.vineWhip, ["Grass", "Steel", "Bug", "Dragon", "Fire", "Flying", "Poison"]),
      (.thunderShock, ["Electric", "Grass", "Dragon", "Ground"]), (.bite, ["Steel", "Dark", "Fighting"]),
      (.iceShard, ["Steel", "Fire", "Ice", "Water"]),
    ])
  func conversion2(move: MoveID, types: [String]) {
    for (draw, type) in types.enumerated() {
      var battle = Scenario(Fighter(.starmie, .splash), Fighter(.porygon2, .conversion2))
      battle.board[.p1].active.lastMoveUsed = move
      battle.board[.p1].active.lastMoveUsedType = move.row.type
      battle.board[.p2].active.stats[4] = 200
      battle.turn(.splash, .conversion2, .move(draw))
      #expect(battle.bounds(.move) == [types.count])
      #expect(battle.said("|-start|p2a: Porygon2|typechange|\(type)"))
    }
  }

  @Test("Round: the second singer of a turn follows at once, twice as loud")
  func round() {
    var battle = Scenario(Fighter(.starmie, .round), Fighter(.snorlax, .round))
    battle.turn(.round, .round, .hit, .hit)
    // 100 + 20 Sp. Atk against 110 + 20 Sp. Def, and 85 against 105; Snorlax has the type.
    #expect(235 - battle.hp(.p2) == ExpectedDamage(power: 60, attack: 120, defense: 130).roll(0))
    var second = ExpectedDamage(power: 120, attack: 85, defense: 105)
    second.isSTAB = true
    #expect(135 - battle.hp(.p1) == second.roll(0))
  }

  @Test("Simple doubles stages, up and down")
  func simple() {
    var battle = Scenario(Fighter(.starmie, .simpleBeam, .growl), Fighter(.snorlax, .splash, .swordsDance))
    battle.turn(.simpleBeam, .swordsDance, .lands)
    #expect(battle.stage(.p2, .attack) == 4)
    battle.turn(.growl, .splash, .lands)
    #expect(battle.stage(.p2, .attack) == 2)
  }

  @Test("Insomnia keeps out sleep")
  func insomnia() {
    var battle = Scenario(Fighter(.breloom, .worrySeed, .spore), Fighter(.snorlax, .splash, .rest, hp: 100))
    battle.turn(.worrySeed, .splash, .lands)
    battle.turn(.spore, .splash, .lands)
    #expect(battle.said("|-immune|p2a: Snorlax|[from] ability: Insomnia"))
    battle.turn(.spore, .rest, .lands)
    #expect(battle.status(.p2) == .none)
    #expect(battle.hp(.p2) == 100)
  }

  @Test("the crash of one with a single HP is 1")
  func crashOfOneHP() {
    var battle = Scenario(Fighter(.shedinja, .highJumpKick), Fighter(.snorlax, .splash))
    battle.turn(.highJumpKick, .splash, .accuracy(99))
    #expect(battle.hp(.p1) == 0)
    #expect(battle.winner == .p2)
  }

  @Test("Teleport always fails")
  func teleport() {
    var battle = Scenario(Fighter(.starmie, .teleport), Fighter(.snorlax, .splash))
    battle.turn(.teleport, .splash)
    #expect(battle.said("|-fail|p1a: Starmie"))
  }

  @Test("Bide that turns out not to touch a Ghost is announced as failed")
  func bideOnGhost() {
    var battle = Scenario(Fighter(.snorlax, .bide), Fighter(.gengar, .surf))
    battle.turn(.bide, .surf, .hit)
    battle.turn(.bide, .surf, .hit)
    battle.turn(.bide, .surf, .hit)
    #expect(
      battle.lines("-end", "-immune", "-fail").prefix(3) == [
        "|-end|p1a: Snorlax|move: Bide", "|-immune|p2a: Gengar", "|-fail|p1a: Snorlax",
      ])
  }

  @Test("the damage of Curse names no one")
  func curse() {
    var battle = Scenario(Fighter(.gengar, .curse), Fighter(.snorlax, .splash))
    battle.turn(.curse, .splash)
    #expect(battle.said("|-start|p2a: Snorlax|Curse|[of] p1a: Gengar"))
    #expect(battle.said("|-damage|p2a: Snorlax|177/235|[from] Curse"))
  }
}
