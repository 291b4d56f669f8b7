import BattleCore
import Dex
import Gen5
import Testing

/// The damage formula's corners.
@Suite struct DamageRuleTests {
  /// Snorlax at level 50: 130 Attack, 85 Defense; 85 Sp. Atk, 130 Sp. Def.
  private static let snorlax = Fighter(.snorlax, .tackle, .surf, .foulPlay, .splash)
  /// Garchomp at level 50: 150 Attack, 115 Defense; 100 Sp. Atk, 105 Sp. Def.
  private static let garchomp = Fighter(.garchomp, .splash, .tackle)

  private static func tackle(attack: Int = 130, defense: Int = 115) -> ExpectedDamage {
    var expected = ExpectedDamage(power: 50, attack: attack, defense: defense)
    expected.isSTAB = true
    return expected
  }

  @Test("sixteen rolls from 100 % down to 85 %", arguments: 0..<16)
  func rolls(roll: Int) {
    var battle = Scenario(Self.snorlax, Self.garchomp)
    battle.turn(.tackle, .splash, .lands, .crit(1), .roll(roll))
    #expect(183 - battle.hp(.p2) == Self.tackle().roll(roll))
  }

  @Test("a critical hit is double")
  func critical() {
    var battle = Scenario(Self.snorlax, Self.garchomp)
    battle.turn(.tackle, .splash, .lands, .crit(0), .roll(0))
    var expected = Self.tackle()
    expected.isCrit = true
    #expect(183 - battle.hp(.p2) == expected.roll(0))
    #expect(battle.said("|-crit|p2a: Garchomp"))
  }

  @Test("a critical hit ignores the attacker's lowered and the target's raised stages, and keeps the others")
  func criticalAndStages() {
    for (own, foe) in [(-2, 2), (2, -2), (2, 2), (-2, -2)] {
      var battle = Scenario(Self.snorlax, Self.garchomp)
      battle.setMaxHP(.p2, 999)
      battle.setStage(.p1, .attack, own)
      battle.setStage(.p2, .defense, foe)
      battle.turn(.tackle, .splash, .lands, .crit(0), .roll(15))
      var expected = Self.tackle(
        attack: ExpectedDamage.staged(130, max(own, 0)), defense: ExpectedDamage.staged(115, min(foe, 0)))
      expected.isCrit = true
      #expect(999 - battle.hp(.p2) == expected.roll(15), "stages \(own) and \(foe)")
    }
  }

  @Test("a critical hit goes through screens")
  func criticalAndScreens() {
    for crit in [0, 1] {
      var battle = Scenario(Self.snorlax, Self.garchomp)
      battle.board[.p2].reflect = 5
      battle.turn(.tackle, .splash, .lands, .crit(crit), .roll(0))
      var expected = Self.tackle()
      expected.isCrit = crit == 0
      expected.isScreened = crit == 1
      #expect(183 - battle.hp(.p2) == expected.roll(0))
    }
  }

  @Test("a critical hit of one blow leaves the stages to the next")
  func criticalOfOneBlow() {
    var battle = Scenario(Fighter(.snorlax, .doubleKick), Self.garchomp)
    battle.setStage(.p2, .defense, 2)
    battle.turn(.doubleKick, .splash, .lands, .crit(0), .roll(0), .crit(1), .roll(0))
    var first = ExpectedDamage(power: 30, attack: 130, defense: 115)
    first.isCrit = true
    let second = ExpectedDamage(power: 30, attack: 130, defense: 230)
    #expect(183 - battle.hp(.p2) == first.roll(0) + second.roll(0))
  }

  @Test("the chance of a critical hit is 1/16, 1/8, 1/4, 1/3 by stage")
  func criticalChance() {
    for (move, isFocused, bound) in [
      (MoveID.tackle, false, 16), (.slash, false, 8), (.tackle, true, 4), (.slash, true, 3),
    ] {
      var battle = Scenario(Fighter(.snorlax, move, .focusEnergy), Self.garchomp)
      if isFocused { battle.turn(.focusEnergy, .splash) }
      battle.turn(move, .splash, .hit)
      #expect(battle.bounds(.crit) == [bound])
    }
  }

  @Test("damage is at least 1, but screens may still take that away")
  func floorBeforeScreens() {
    for (reflect, damage) in [(0, 1), (5, 0)] {
      var battle = Scenario(Fighter(.caterpie, .tackle, level: 1), Fighter(.steelix, .splash, level: 100))
      battle.board[.p2].reflect = UInt8(reflect)
      battle.turn(.tackle, .splash, .hit)
      #expect(battle.maxHP(.p2) - battle.hp(.p2) == damage)
    }
  }

  @Test("draining nothing heals nothing")
  func drainOfNothing() {
    var battle = Scenario(
      Fighter(.caterpie, .gigaDrain, level: 1, hp: 1), Fighter(.charizard, .splash, level: 100))
    battle.board[.p2].lightScreen = 5
    battle.turn(.gigaDrain, .splash, .hit)
    #expect(battle.hp(.p2) == battle.maxHP(.p2))
    #expect(battle.hp(.p1) == 1)
  }

  @Test("a stage raises the stat, weather the damage: the same factor, not the same number")
  func stageAndWeather() {
    // Clefable has 110 Sp. Def: 85 × 1.5 is cut to 127, 34 × 1.5 is 51.
    var staged = Scenario(Self.snorlax, Fighter(.clefable, .splash))
    staged.setStage(.p1, .specialAttack, 1)
    staged.turn(.surf, .splash, .hit)
    #expect(staged.maxHP(.p2) - staged.hp(.p2) == ExpectedDamage(power: 95, attack: 127, defense: 110).roll(0))
    #expect(staged.maxHP(.p2) - staged.hp(.p2) == 50)

    var rain = Scenario(Self.snorlax, Fighter(.clefable, .splash))
    rain.setWeather(.rain)
    rain.turn(.surf, .splash, .hit)
    var expected = ExpectedDamage(power: 95, attack: 85, defense: 110)
    expected.weather = (3, 2)
    #expect(rain.maxHP(.p2) - rain.hp(.p2) == expected.roll(0))
    #expect(rain.maxHP(.p2) - rain.hp(.p2) == 51)
  }

  @Test("a burn halves physical damage")
  func burned() {
    var battle = Scenario(Fighter(.snorlax, .tackle, .surf, status: .burn), Self.garchomp)
    battle.turn(.tackle, .splash, .hit)
    var expected = Self.tackle()
    expected.isBurned = true
    #expect(183 - battle.hp(.p2) == expected.roll(0))
    let left = battle.hp(.p2)
    battle.turn(.surf, .splash, .hit)
    let special = ExpectedDamage(power: 95, attack: 85, defense: 105)
    #expect(left - battle.hp(.p2) == special.roll(0))
  }

  @Test("a sandstorm raises the Sp. Def of Rock types, against critical hits too", arguments: [0, 1])
  func sandstormShield(crit: Int) {
    var battle = Scenario(Self.snorlax, Fighter(.tyranitar, .splash))
    battle.setWeather(.sand)
    let full = battle.hp(.p2)
    battle.turn(.surf, .splash, .lands, .crit(crit), .roll(0))
    var expected = ExpectedDamage(power: 95, attack: 85, defense: ExpectedDamage.halfDown(120, 3, 2))
    expected.isCrit = crit == 0
    expected.quarters = 8
    #expect(full - battle.hp(.p2) == expected.roll(0))
  }

  @Test("Foul Play uses the target's Attack with the target's stages")
  func foulPlay() {
    var battle = Scenario(Self.snorlax, Self.garchomp)
    battle.setStage(.p1, .attack, 6)
    battle.setStage(.p2, .attack, 1)
    battle.turn(.foulPlay, .splash, .hit)
    let expected = ExpectedDamage(power: 95, attack: 225, defense: 115)
    #expect(183 - battle.hp(.p2) == expected.roll(0))
  }

  @Test("Gyro Ball: 25 times the ratio of Speeds, cut, and 1 more")
  func gyroBall() {
    var battle = Scenario(Fighter(.snorlax, .gyroBall), Fighter(.starmie, .splash))
    battle.turn(.gyroBall, .splash, .hit)
    // 25 × 135 / 50 = 67.5.
    var expected = ExpectedDamage(power: 68, attack: 130, defense: 105)
    expected.quarters = 2
    #expect(135 - battle.hp(.p2) == expected.roll(0))
  }

  @Test("Psywave deals 50 % to 150 % of the level, cut", arguments: [(0, 25), (1, 25), (2, 26), (99, 74), (100, 75)])
  func psywave(draw: Int, damage: Int) {
    var battle = Scenario(Fighter(.snorlax, .psywave), Self.garchomp)
    battle.turn(.psywave, .splash, .lands, .move(draw))
    #expect(183 - battle.hp(.p2) == damage)
    #expect(battle.bounds(.move) == [101])
  }

  @Test("an estimate counts a berry against the move's type for the first of several hits")
  func berryInEstimates() throws {
    func estimate(_ item: ItemID) throws -> DamageEstimate {
      var target = Fighter(.snorlax, .splash).set
      target.item = item
      let user = try Team([Fighter(.garchomp, .doubleKick).set])
      return DamageCalculator.estimate(
        Gen5.start(user, try Team([target]), seed: 1).board, attacker: .p1, move: .doubleKick)
    }
    let plain = try estimate(.none)
    let weakened = try estimate(.chopleBerry)
    var (full, half) = (0, 0)
    for roll in 0..<16 {
      #expect(weakened.rolls[roll] == plain.rolls[roll] / 2)
      full += Int(plain.rolls[roll])
      half += Int(weakened.rolls[roll])
    }
    #expect(plain.expectedSixteenths == 2 * full && !plain.eatsBerry)
    #expect(weakened.expectedSixteenths == half + full && weakened.eatsBerry)
    #expect(try estimate(.sitrusBerry).expectedSixteenths == 2 * full)
  }

  @Test("Steel resists Ghost and Dark", arguments: [MoveID.shadowBall, .crunch])
  func steel(move: MoveID) {
    var battle = Scenario(Fighter(.snorlax, move), Fighter(.registeel, .splash))
    battle.turn(move, .splash, .hit, .secondary(99))
    #expect(battle.said("|-resisted|p2a: Registeel"))
  }
}
