public import BattleCore
public import Dex

/// What one hit of a move would do.
public struct DamageEstimate: BitwiseCopyable, Sendable {
  /// HP taken by one hit, lowest roll (85 %) first; all equal for fixed damage, all 0 when there is no effect.
  public var rolls: InlineArray<16, UInt16>
  public var minHits: UInt8
  public var maxHits: UInt8
  public var isImmune: Bool
  /// Type effectiveness in quarters: 4 neutral, 8 double, 16 fourfold, 2 half, 0 immune.
  public var quarters: UInt8
  /// The sum of the rolls times the mean number of hits: 16 × the expected damage.
  public var expectedSixteenths: Int

  public init() {
    rolls = InlineArray(repeating: 0)
    minHits = 1
    maxHits = 1
    isImmune = false
    quarters = 4
    expectedSixteenths = 0
  }
}

/// The damage formula of Generation 5, for whoever wants to know before acting.
public enum DamageCalculator {
  /// What `move` would do to the fighter opposite `attacker`.
  public static func estimate(
    _ battle: borrowing Battle, attacker: Seat, move: MoveID, isCrit: Bool = false
  ) -> DamageEstimate {
    let row = move.row
    var result = DamageEstimate()
    result.minHits = row.minHits
    result.maxHits = row.maxHits
    guard row.category != .status else { return result }
    let a = attacker.index
    let d = attacker.other.index
    let place = Int(battle.sides[a].activePlace)
    let type =
      row.effect == .hiddenPower ? battle.sides[a].team[place].hiddenPowerType : row.type
    let foeTypes = battle.sides[d].active.types
    let quarters = TypeChart.quarters(type, foeTypes.first, foeTypes.second)
    result.quarters = UInt8(quarters)
    if quarters == 0 {
      result.isImmune = true
      return result
    }
    let level = Int(battle.sides[a].team[place].level)
    if row.fixedDamage != 0 {
      let damage = row.fixedDamage == 255 ? level : Int(row.fixedDamage)
      result.rolls = InlineArray(repeating: UInt16(damage))
      result.expectedSixteenths = 16 * damage
      return result
    }
    let power = power(battle, a, row)
    guard power > 0 else { return result }
    let isPhysical = row.category == .physical
    let attackStat = isPhysical ? 0 : 2
    let defenseStat = isPhysical || row.flags.contains(.hitsDefense) ? 1 : 3
    let attackStage = Int(battle.sides[a].active.boosts[attackStat])
    let defenseStage = Int(battle.sides[d].active.boosts[defenseStat])
    let attack = staged(Int(battle.sides[a].active.stats[attackStat]), isCrit ? max(attackStage, 0) : attackStage)
    let defense = staged(Int(battle.sides[d].active.stats[defenseStat]), isCrit ? min(defenseStage, 0) : defenseStage)
    var base = ((2 * level / 5 + 2) * power * attack / max(defense, 1)) / 50 + 2
    switch (battle.field.weather, type) {
    case (.rain, .water), (.sun, .fire): base = base * 3 / 2
    case (.rain, .fire), (.sun, .water): base /= 2
    default: break
    }
    if isCrit { base *= 2 }
    let isSTAB = battle.sides[a].active.types.contains(type)
    let isBurned = isPhysical ? battle.sides[a].team[place].status == .burn : false
    let screen = isPhysical ? battle.sides[d].reflect : battle.sides[d].lightScreen
    let isScreened = !isCrit && screen > 0
    var sum = 0
    for i in 0..<16 {
      var damage = base * (85 + i) / 100
      if isSTAB { damage = (damage * 6144 + 2047) >> 12 }
      damage = damage * quarters / 4
      if isBurned { damage /= 2 }
      if isScreened { damage /= 2 }
      damage = max(damage, 1)
      result.rolls[i] = UInt16(min(damage, 65_535))
      sum += damage
    }
    // Two to five hits: three on average.
    let sixths = row.minHits == 2 && row.maxHits == 5 ? 6 : Int(row.minHits) + Int(row.maxHits)
    result.expectedSixteenths = sum * sixths / 2
    return result
  }

  private static func power(_ battle: borrowing Battle, _ seat: Int, _ row: MoveRow) -> Int {
    let place = Int(battle.sides[seat].activePlace)
    switch row.effect {
    case .hiddenPower: return Int(battle.sides[seat].team[place].hiddenPower)
    case .returnPower: return Int(battle.sides[seat].team[place].happiness) * 10 / 25
    default: return Int(row.power)
    }
  }

  private static func staged(_ value: Int, _ stage: Int) -> Int {
    stage >= 0 ? value * (2 + stage) / 2 : value * 2 / (2 - stage)
  }
}
