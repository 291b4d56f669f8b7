import BattleCore
import Dex
import Gen5
import Testing

/// Leech Seed, draining and recoil: known answers F1 to F4.
@Suite struct DrainAndRecoilTests {
  @Test("F1: Leech Seed takes an eighth and gives it to the seeder")
  func leechSeed() {
    var battle = Scenario(Fighter(.venusaur, .leechSeed, .splash, hp: 100), Fighter(.starmie, .splash))
    battle.turn(.leechSeed, .splash, .lands)
    #expect(battle.hp(.p2) == 119)
    #expect(battle.hp(.p1) == 116)
    battle.turn(.splash, .splash)
    #expect(battle.hp(.p2) == 103)
    #expect(battle.hp(.p1) == 132)
  }

  @Test("F1b: Grass types are immune to Leech Seed")
  func leechSeedOnGrass() {
    var battle = Scenario(Fighter(.starmie, .leechSeed), Fighter(.venusaur, .splash))
    battle.turn(.leechSeed, .splash)
    #expect(battle.said("|-immune|p2a: Venusaur"))
    #expect(battle.hp(.p2) == 155)
  }

  @Test("F1c: Leech Seed takes what is left, and a battle that it ends goes on to no burn")
  func leechSeedEndsTheBattle() {
    var battle = Scenario(
      Fighter(.venusaur, .leechSeed, hp: 1, status: .burn), Fighter(.snorlax, .splash, hp: 5))
    battle.turn(.leechSeed, .splash, .lands)
    #expect(battle.hp(.p2) == 0)
    #expect(battle.hp(.p1) == 6)
    #expect(battle.winner == .p1)
  }

  /// HP by IV: 220 at 0 for Snorlax, 190 at 0 for Wailmer, one more for every second IV.
  @Test(
    "F2: Struggle's recoil is a quarter of the maximum HP, rounded to the nearest",
    arguments: [
      (SpeciesID.snorlax, 220, 55), (.snorlax, 221, 55), (.snorlax, 222, 56), (.snorlax, 223, 56), (.snorlax, 225, 56),
      (.snorlax, 226, 57), (.wailmer, 200, 50), (.wailmer, 201, 50), (.wailmer, 202, 51), (.wailmer, 203, 51),
    ])
  func struggle(species: SpeciesID, maxHP: Int, recoil: Int) {
    let least = species == .snorlax ? 220 : 190
    var battle = Scenario(
      Fighter(species, .splash, hpIV: 2 * (maxHP - least)), Fighter(.aggron, .splash))
    #expect(battle.maxHP(.p1) == maxHP)
    battle.setPP(.p1, 0)
    battle.turn(.struggle, .splash, .strike)
    #expect(battle.hp(.p1) == maxHP - recoil)
  }

  @Test(
    "F3: recoil of 33 % and of 25 % is rounded to the nearest",
    arguments: [(MoveID.doubleEdge, 0, 106, 35), (.doubleEdge, 15, 90, 30), (.takeDown, 0, 81, 20)])
  func recoil(move: MoveID, roll: Int, damage: Int, recoil: Int) {
    var battle = Scenario(Fighter(.snorlax, move), Fighter(.gyarados, .splash))
    let (own, foe) = (battle.hp(.p1), battle.hp(.p2))
    battle.turn(move, .splash, .accuracy(50), .crit(1), .roll(roll))
    #expect(foe - battle.hp(.p2) == damage)
    #expect(own - battle.hp(.p1) == recoil)
  }

  @Test("F3d: recoil counts the HP that were there to take", arguments: [(49, 16), (50, 17), (53, 17)])
  func recoilOfLastHP(left: Int, recoil: Int) {
    var battle = Scenario(Fighter(.snorlax, .doubleEdge), Fighter(.gyarados, .splash, hp: left))
    battle.turn(.doubleEdge, .splash, .hit)
    #expect(battle.hp(.p2) == 0)
    #expect(battle.hp(.p1) == 235 - recoil)
  }

  @Test("F4: draining heals half, rounded up", arguments: [(48, 24), (47, 24), (3, 2), (2, 1), (1, 1)])
  func drain(damage: Int, healed: Int) {
    var battle = Scenario(Fighter(.venusaur, .gigaDrain, hp: 50), Fighter(.starmie, .splash, hp: damage))
    battle.turn(.gigaDrain, .splash, .hit)
    #expect(battle.hp(.p2) == 0)
    #expect(battle.hp(.p1) == 50 + healed)
  }
}
