import BattleCore
import Dex

// The usual hit: between fighters without abilities and items, with nothing about that changes damage. Its formula needs
// power, stats, stages, level, types and burns, and no other question.
extension BoardRef {
  /// Nothing but the row, its rule and the numbers of the two fighters decides how much damage this move does.
  @inline(__always)
  func isPlainHit(_ move: MoveID, from seat: Seat) -> Bool {
    move.row.isPlainHit && isUnarmed(seat) && isUnarmed(seat.other) && isPlainField(over: seat.other)
  }

  /// No condition of the field or of that side changes damage, or whom a type reaches.
  @inline(__always)
  func isPlainField(over target: Seat) -> Bool {
    field.weather == .none && field.gravity == 0 && field.wonderRoom == 0
      && self[target].reflect | self[target].lightScreen | self[target].luckyChant == 0
  }

  /// Has no ability, no item and no condition that damage depends on.
  @inline(__always)
  private func isUnarmed(_ seat: Seat) -> Bool {
    self[seat].active.hooks.isEmpty && !self[seat].active.volatiles.intersects(.bearingOnDamage)
  }

  /// The formula for a plain hit of `power` on a target that its type reaches. The same as `damageFormula` has for it.
  @inline(__always)
  func plainFormula(
    _ move: MoveID, _ type: PokeType, power: Int, from seat: Seat, isCrit: Bool, quarters: Int
  ) -> DamageFormula {
    let target = seat.other
    let isPhysical = move.row.category == .physical
    let attackStat = isPhysical ? 0 : 2
    let defenseStat = isPhysical || move.row.flags.contains(.hitsDefense) ? 1 : 3
    var raised = Int(self[seat].active.boosts[attackStat])
    var guarded = Int(self[target].active.boosts[defenseStat])
    if isCrit {
      raised = max(raised, 0)
      guarded = min(guarded, 0)
    }
    if move.row.flags.contains(.ignoreDefensive) { guarded = 0 }
    let attack = Battle.staged(Int(self[seat].active.stats[attackStat]), raised)
    let defense = Battle.staged(Int(self[target].active.stats[defenseStat]), guarded)
    let level = 2 &* UInt32(self[seat].current.level) / 5 &+ 2
    var formula = DamageFormula(base: 0)
    let product = UInt64(level &* UInt32(truncatingIfNeeded: power)) &* UInt64(truncatingIfNeeded: attack)
    let divisor = max(defense, 1)
    // A division of 32 bits is several times as fast, and all that real stats need.
    if product &>> 32 == 0 {
      formula.base = Int(UInt32(truncatingIfNeeded: product) / UInt32(truncatingIfNeeded: divisor) / 50) &+ 2
    } else {
      formula.base = Int(truncatingIfNeeded: product) / divisor / 50 &+ 2
    }
    if self[seat].active.types.contains(type) { formula.stab = 6144 }
    formula.typeModifier = quarters.trailingZeroBitCount &- 2
    formula.isBurned = isPhysical && self[seat].current.status == .burn
    return formula
  }

  /// The damage of one roll of a plain hit.
  func plainDamage(_ move: MoveID, from seat: Seat, roll: Int, isCrit: Bool) -> Int {
    if move.row.effect != .none {
      return Int(plainEstimate(move, from: seat, isCrit: isCrit).rolls[15 - roll])
    }
    let types = self[seat.other].active.types
    let quarters = TypeChart.quarters(move.row.type, types.first, types.second)
    if quarters == 0 { return 0 }
    let isCrit = isCrit || move.row.flags.contains(.willCrit)
    return plainFormula(
      move, move.row.type, power: Int(move.row.power), from: seat, isCrit: isCrit, quarters: quarters
    ).damage(roll: roll, isCrit: isCrit)
  }

  /// The estimate of a plain hit.
  @inline(__always)
  func plainEstimate(_ move: MoveID, from seat: Seat, isCrit: Bool) -> DamageEstimate {
    var result = DamageEstimate()
    let hasRule = move.row.effect != .none
    let type = hasRule ? typeInUse(move.row, seat) : move.row.type
    let types = self[seat.other].active.types
    let quarters = TypeChart.quarters(type, types.first, types.second)
    result.quarters = UInt8(truncatingIfNeeded: quarters)
    if quarters == 0 {
      result.isImmune = true
      return result
    }
    (result.minHits, result.maxHits) = hitRange(move.row, seat)
    var power = Int(move.row.power)
    if hasRule {
      if let fixed = fixedEstimate(move.row, from: seat, to: seat.other) {
        result.settle(on: fixed)
        return result
      }
      power = estimatedPower(move.row, from: seat, to: seat.other)
      if power == 0 { return result }
      if isDoubled(move.row, from: seat, to: seat.other) { power &*= 2 }
    }
    let isCrit = isCrit || move.row.flags.contains(.willCrit)
    let formula = plainFormula(move, type, power: power, from: seat, isCrit: isCrit, quarters: quarters)
    let sum = formula.allRolls(isCrit: isCrit, into: &result.rolls)
    result.expectedSixteenths = result.maxHits == 1 ? sum : sum &* result.meanHitsTenths / 10
    return result
  }
}

extension MoveRow {
  /// An attack that hits by its type and its power, wherever that comes from.
  @inline(__always)
  var isPlainHit: Bool {
    category != .status && fixedDamage == 0 && flags.isDisjoint(with: .ownDamage) && effect != .struggle
  }

  /// Such an attack whose power and type are the listed ones.
  @inline(__always)
  var isListedHit: Bool { isPlainHit && effect == .none }
}

extension MoveFlags {
  /// What gives a move another damage than its power says, or another way to reach its target.
  @inline(__always)
  fileprivate static var ownDamage: MoveFlags {
    .ohko | .futureMove | .ignoreImmunity | .usesTargetAttack
  }
}

extension VolatileSet {
  /// Conditions of either fighter that change damage, or whom a type reaches.
  @inline(__always)
  static var bearingOnDamage: VolatileSet {
    let power = VolatileSet(.charge, .mefirst, .gem, .mudsport, .watersport)
    let exposure = VolatileSet(.fly, .dig, .dive, .bounce, .minimize)
    let reach = VolatileSet(.roost, .foresight, .miracleeye, .ingrain, .smackdown, .magnetrise, .telekinesis)
    return power.union(exposure).union(reach)
  }
}
