public import BattleCore
public import Dex

/// What one use of a move would do to its target, without playing it.
public struct DamageEstimate: BitwiseCopyable, Sendable {
  /// Damage of the first hit for each of the 16 equally likely rolls, lowest first. All equal for damage that never
  /// varies, all 0 when the move deals none.
  public var rolls: InlineArray<16, UInt16>
  /// How many times the move hits.
  public var minHits: UInt8 = 1
  public var maxHits: UInt8 = 1
  /// The target's type, its ability or its being off the ground takes no damage from the move.
  public var isImmune = false
  /// A one-hit knock-out: the rolls are all of the target's HP, or 0 where it is of a higher level.
  public var isKnockOut = false
  /// A berry of the target weakens the first hit and is gone then.
  public var eatsBerry = false
  /// Effectiveness by type in quarters: 4 is neutral, 16 four times, 1 a quarter, 0 none.
  public var quarters: UInt8 = 4
  /// Mean damage of the whole move when it hits and is no critical hit, in sixteenths.
  public var expectedSixteenths = 0

  /// A move that does nothing.
  @inlinable @inline(__always)
  public init() { rolls = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] }

  /// Mean damage of the whole move when it hits.
  public var expected: Double { Double(expectedSixteenths) / 16 }
  /// Damage of the first hit at the lowest and the highest roll.
  public var lowest: Int { Int(rolls[0]) }
  public var highest: Int { Int(rolls[15]) }

  /// Two to five hits are 3.1 on average: 2 and 3 come 35 times in 100 each, 4 and 5 15 times each.
  var meanHitsTenths: Int { minHits == maxHits ? Int(minHits) * 10 : 31 }

  /// Damage that never varies.
  mutating func settle(on damage: Int) {
    rolls = .init(repeating: UInt16(clamping: damage))
    expectedSixteenths = damage * 16
  }
}

/// What policies go by: the mean of an estimate.
public struct DamageExpectation: BitwiseCopyable, Sendable {
  /// As in `DamageEstimate`.
  public var sixteenths: Int
  public var quarters: UInt8
  public var isImmune: Bool
  public var isKnockOut: Bool

  @inline(__always)
  init(_ estimate: DamageEstimate) {
    sixteenths = estimate.expectedSixteenths
    quarters = estimate.quarters
    isImmune = estimate.isImmune
    isKnockOut = estimate.isKnockOut
  }
}

/// Damage by the rules of the generation, from a position alone: it draws nothing and changes nothing.
///
/// Where the power is drawn (Magnitude, Present) the mean counts; where it depends on what the turn brings (Payback,
/// Revenge) the position decides. Moves that give back damage count as dealing none.
public enum DamageCalculator {
  /// - Parameter withoutBerry: as if no berry weakened the hit, as none does the later ones.
  public static func estimate(
    _ battle: borrowing Battle, attacker: Seat, move: MoveID, isCrit: Bool = false, withoutBerry: Bool = false
  ) -> DamageEstimate {
    withUnsafePointer(to: battle) {
      estimate(at: $0, attacker: attacker, move: move, isCrit: isCrit, withoutBerry: withoutBerry)
    }
  }

  /// The same by the board's address: as a value it is copied, which takes longer than the calculation. For several moves
  /// of one fighter there is `Attacks`.
  public static func estimate(
    at battle: BoardPointer, attacker: Seat, move: MoveID, isCrit: Bool = false, withoutBerry: Bool = false
  ) -> DamageEstimate {
    withoutBerry
      ? battle.ref.longEstimate(move.row, from: attacker, isCrit: isCrit, withoutBerry: true)
      : Attacks(at: battle, from: attacker, isCrit: isCrit).estimate(move)
  }

  /// The damage of one roll of the first hit, 0 (the highest) to 15: an entry of `estimate`, without the others.
  public static func damage(
    at battle: BoardPointer, attacker: Seat, move: MoveID, roll: Int, isCrit: Bool = false
  ) -> Int {
    Attacks(at: battle, from: attacker, isCrit: isCrit).damage(move, roll: roll)
  }
}

extension BoardRef {
  /// The estimate of any hit.
  func longEstimate(_ row: MoveRow, from seat: Seat, isCrit: Bool, withoutBerry: Bool) -> DamageEstimate {
    var result = DamageEstimate()
    if row.category == .status { return result }
    let target = seat.other
    let isNormalized = self[seat].active.abilityInUse == .normalize && row.effect != .struggle
    let type = isNormalized ? .normal : typeInUse(row, seat)
    let types = types(target)
    result.quarters = type == .none ? 4 : UInt8(TypeChart.quarters(type, types.first, types.second))
    if !row.flags.contains(.ignoreImmunity) || row.flags.contains(.futureMove) {
      if !isReached(target, by: type) {
        result.isImmune = true
        result.quarters = 0
        return result
      }
      // A Ghost that is seen through, a flyer on the ground: the immune type counts as neutral.
      if result.quarters == 0 {
        result.quarters = UInt8(
          max(2, TypeChart.halves(type, types.first)) * max(2, TypeChart.halves(type, types.second)))
      }
    }
    let ability = self[seat].active.abilityInUse
    let breaksMold = ability == .moldBreaker || ability == .turboblaze || ability == .teravolt
    let guardian = self[target].active.abilityInUse
    let guardInForce = breaksMold && guardian.isBreakable ? AbilityID.none : guardian
    if takesNoDamage(guardInForce, row, type, quarters: result.quarters) {
      result.isImmune = true
      result.quarters = 0
      return result
    }
    (result.minHits, result.maxHits) = hitRange(row, seat)
    result.isKnockOut = row.flags.contains(.ohko)
    if let fixed = fixedEstimate(row, from: seat, to: target) {
      result.settle(on: fixed)
      return result
    }
    var power = estimatedPower(row, from: seat, to: target)
    if power == 0 { return result }
    let usesGem = self[seat].active.itemRule == .gem && self[seat].active.itemType == type
    let modifier = powerModifier(
      row, type: type, power: power, from: seat, to: target, breaksMold: breaksMold, usesGem: usesGem)
    if modifier != 4096 { power = max(1, Battle.modified(power, modifier)) }
    let isArmored = guardInForce == .battleArmor || guardInForce == .shellArmor || self[target].luckyChant != 0
    let isCrit = (isCrit || row.flags.contains(.willCrit)) && !isArmored
    var hit = HitContext(row: row, type: type, seat: seat, target: target, isCrit: isCrit)
    hit.breaksMold = breaksMold
    // Brick Break takes the screens down before it strikes.
    hit.infiltrates = ability == .infiltrator || row.id == .brickBreak
    var formula = damageFormula(hit, power: power)
    let sum = formula.allRolls(isCrit: isCrit, into: &result.rolls)
    result.expectedSixteenths = sum * result.meanHitsTenths / 10
    if self[target].active.itemRule == .resist, !withoutBerry, isResisted(row, type, formula.typeModifier, target),
      !isUnnerved(target)
    {
      result.eatsBerry = true
      formula.final = Battle.chained(formula.final, 2048)
      result.expectedSixteenths -= sum - formula.allRolls(isCrit: isCrit, into: &result.rolls)
    }
    return result
  }

  /// The ability in force of the target takes the move's damage away.
  private func takesNoDamage(_ ability: AbilityID, _ row: MoveRow, _ type: PokeType, quarters: UInt8) -> Bool {
    switch ability {
    case .voltAbsorb, .motorDrive, .lightningRod: type == .electric
    case .waterAbsorb, .stormDrain, .drySkin: type == .water
    case .flashFire: type == .fire
    case .sapSipper: type == .grass
    case .soundproof: row.flags.contains(.sound)
    case .sturdy: row.flags.contains(.ohko)
    case .wonderGuard: quarters <= 4 && row.id != .struggle
    default: false
    }
  }

  func hitRange(_ row: MoveRow, _ seat: Seat) -> (UInt8, UInt8) {
    if row.effect == .beatUp {
      let count = UInt8(beatUpCount(seat))
      return (count, count)
    }
    return (row.minHits, row.maxHits)
  }

  func estimatedPower(_ row: MoveRow, from seat: Seat, to target: Seat) -> Int {
    if let power = computedPower(row, from: seat, to: target) { return power }
    let active = self[seat].active
    switch row.effect {
    case .fling: return isItemFree(seat) ? Int(Dex.item(self[seat].current.item).flingPower) : 0
    case .naturalGift:
      let item = Dex.item(self[seat].current.item)
      return isItemFree(seat) && item.kind == .berry ? Int(item.naturalGiftPower) : 0
    case .magnitude: return 71
    case .present: return 52
    case .tripleKick: return 20
    case .weatherBall: return weather == .none ? 50 : 100
    case .trumpCard:
      guard let slot = self[seat].slot(of: .trumpCard) else { return 40 }
      // The PP count after this use is paid for.
      switch active.pp[slot] {
      case ..<2: return 200
      case 2: return 80
      case 3: return 60
      case 4: return 50
      default: return 40
      }
    case .rollout:
      let isRolling = active.volatiles.contains(row.id == .rollout ? .rollout : .iceball)
      let power = Int(row.power) << (isRolling ? Int(active.rolloutContactHits) : 0)
      return active.volatiles.contains(.defensecurl) ? 2 * power : power
    case .furyCutter:
      let multiplier = active.volatiles.contains(.furycutter) ? min(8, Int(active.furyCutterMultiplier) * 2) : 1
      return min(160, Int(row.power) * multiplier)
    case .payback:
      let isFirst = actionSpeed(seat) > actionSpeed(target)
      return isFirst ? Int(row.power) : 2 * Int(row.power)
    case .beatUp: return 5 + Int(self[seat].current.baseStats[1]) / 10
    case .spitUp: return active.volatiles.contains(.stockpile) ? 100 * Int(active.stockpileLayers) : 0
    default: return Int(row.power)
    }
  }

  func fixedEstimate(_ row: MoveRow, from seat: Seat, to target: Seat) -> Int? {
    let level = Int(self[seat].current.level)
    let own = Int(self[seat].current.hp)
    let hp = Int(self[target].current.hp)
    if row.fixedDamage == 255 { return level }
    if row.fixedDamage > 0 { return Int(row.fixedDamage) }
    if row.flags.contains(.ohko) {
      return level >= Int(self[target].current.level) ? Int(self[target].current.maxHP) : 0
    }
    switch row.effect {
    case .superFang: return max(1, hp / 2)
    case .endeavor: return max(0, hp - own)
    case .finalGambit: return own
    case .psywave: return level
    case .counter, .mirrorCoat, .metalBurst, .bide: return 0
    default: return nil
    }
  }

  /// Beat Up strikes once for the user and each healthy member.
  func beatUpCount(_ seat: Seat) -> Int {
    var count = 0
    for place in 0..<Int(self[seat].teamSize) {
      let member = self[seat].team[place]
      if place == Int(self[seat].activePlace) || (!member.isFainted && member.status == .none) { count += 1 }
    }
    return count
  }
}
