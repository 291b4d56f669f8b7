import BattleCore
import Dex

/// The Generation 5 damage formula with everything filled in but the roll and the critical hit.
///
/// Integer arithmetic throughout, cut at every step as the games do.
struct DamageFormula: BitwiseCopyable {
  /// ⌊⌊⌊2 × level / 5 + 2⌋ × power × attack / defense⌋ / 50⌋ + 2.
  var base: Int
  /// 4096ths; 4096 when weather leaves the move alone.
  var weather = 4096
  var isSTAB = false
  /// Doublings (negative: halvings) by type.
  var typeModifier = 0
  var isBurned = false
  /// Screens and their like, in 4096ths, after the floor of 1.
  var final = 4096

  /// The damage for a roll 0…15, 0 being the highest.
  @inline(__always)
  func damage(roll: Int, isCrit: Bool) -> Int {
    var value = base
    if weather != 4096 { value = Battle.modified(value, weather) }
    if isCrit { value &*= 2 }
    value = value &* (100 &- roll) / 100
    if isSTAB { value = Battle.modified(value, 6144) }
    if typeModifier > 0 {
      value <<= typeModifier
    } else if typeModifier < 0 {
      value >>= -typeModifier
    }
    if isBurned { value = Battle.modified(value, 2048) }
    if value == 0 { value = 1 }
    return final == 4096 ? value : Battle.modified(value, final)
  }
}

extension Battle {
  /// A stat in use with its stage: 0 Attack … 3 Sp. Def. Wonder Room exchanges the defenses.
  func battleStat(_ seat: Seat, _ stat: Int, stage: Int? = nil) -> Int {
    var source = stat
    if field.wonderRoom != 0 { if stat == 1 { source = 3 } else if stat == 3 { source = 1 } }
    return Battle.staged(Int(self[seat].active.stats[source]), stage ?? Int(self[seat].active.boosts[stat]))
  }

  /// Fills in the formula for a hit of `power`.
  ///
  /// - Parameter isCrit: ignores the user's lowered and the target's raised stages, and screens.
  func damageFormula(
    _ row: MoveRow, type: PokeType, power: Int, from seat: Seat, to target: Seat, isCrit: Bool
  ) -> DamageFormula {
    let isPhysical = row.category == .physical
    let attackStat = isPhysical ? 0 : 2
    let defenseStat = isPhysical || row.flags.contains(.hitsDefense) ? 1 : 3
    let attacker = row.flags.contains(.usesTargetAttack) ? target : seat
    var attackStage = Int(self[attacker].active.boosts[attackStat])
    var defenseStage = Int(self[target].active.boosts[defenseStat])
    if isCrit {
      attackStage = max(attackStage, 0)
      defenseStage = min(defenseStage, 0)
    }
    if row.flags.contains(.ignoreDefensive) { defenseStage = 0 }
    let attack = battleStat(attacker, attackStat, stage: attackStage)
    var defense = battleStat(target, defenseStat, stage: defenseStage)
    if defenseStat == 3 && field.weather == .sand && types(target).contains(.rock) {
      defense = Battle.modified(defense, 6144)
    }
    let level = Int(self[seat].current.level)
    var formula = DamageFormula(base: (2 * level / 5 + 2) * power * attack / max(defense, 1) / 50 + 2)
    formula.weather = weatherModifier(type)
    formula.isSTAB = types(seat).contains(type)
    formula.typeModifier = type == .none ? 0 : typeModifier(type, against: target)
    formula.isBurned = isPhysical && self[seat].current.status == .burn
    formula.final = finalModifier(row, from: seat, to: target, isCrit: isCrit)
    return formula
  }

  private func weatherModifier(_ type: PokeType) -> Int {
    switch field.weather {
    case .rain: type == .water ? 6144 : type == .fire ? 2048 : 4096
    case .sun: type == .fire ? 6144 : type == .water ? 2048 : 4096
    case .none, .sand, .hail: 4096
    }
  }

  /// Screens halve, being below ground or water doubles.
  private func finalModifier(_ row: MoveRow, from seat: Seat, to target: Seat, isCrit: Bool) -> Int {
    var modifier = 4096
    if target != seat && !isCrit {
      if row.category == .physical && self[target].reflect != 0 { modifier = Battle.chained(modifier, 2048) }
      if row.category == .special && self[target].lightScreen != 0 { modifier = Battle.chained(modifier, 2048) }
    }
    let volatiles = self[target].active.volatiles
    if volatiles.intersects(.exposed) {
      let doubled =
        (volatiles.contains(.dig) && (row.id == .earthquake || row.id == .magnitude))
        || (volatiles.contains(.dive) && (row.id == .surf || row.id == .whirlpool))
        || (volatiles.contains(.fly) && (row.id == .gust || row.id == .twister))
        || (volatiles.contains(.minimize) && (row.id == .stomp || row.id == .steamroller))
      if doubled { modifier = Battle.chained(modifier, 8192) }
    }
    return modifier
  }
}

extension VolatileSet {
  static let exposed = VolatileSet(.fly, .dig, .dive, .minimize)
}

extension Engine {
  /// Damage of one hit. `.no` fails loudly, `.quiet` quietly; `.undefined` means that the move deals none.
  mutating func getDamage(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> Outcome5 {
    if !move.ignoresImmunity && !b.isReached(target, by: move.type) {
      tell(.immune, target)
      return .no
    }
    if move.flags.contains(.ohko) { return .number(maxHP(target)) }
    if move.row.fixedDamage == 255 { return .number(Int(b[seat].current.level)) }
    if move.fixedDamage > 0 { return .number(move.fixedDamage) }
    if move.category == .status { return .undefined }
    if let fixed = fixedDamage(move, seat, target) { return fixed }
    var power = move.power
    if move.flags.contains(.variablePower) {
      guard let rule = basePower(move, seat, target) else { return .no }
      power = rule
    }
    if power == 0 { return .undefined }
    power = max(power, 1)
    move.isCrit = isCriticalHit(move, seat, target)
    power = modifiedPower(power, move, seat, target)
    let formula = b.damageFormula(
      move.row, type: move.type, power: power, from: seat, to: target, isCrit: move.isCrit)
    let roll = dice.below(16, .roll)
    modifyDamageDraws(seat, target)
    if S.isRecording {
      if formula.typeModifier > 0 { tell(.superEffective, target) }
      if formula.typeModifier < 0 { tell(.resisted, target) }
      if move.isCrit { tell(.crit, target) }
    }
    return .number(formula.damage(roll: roll, isCrit: move.isCrit))
  }

  private mutating func isCriticalHit(_ move: ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    var isCrit = true
    if !move.flags.contains(.willCrit) {
      var ratio = Int(move.row.critRatio)
      if has(seat, .focusenergy) { ratio += 2 }
      let chances: InlineArray<6, Int> = [16, 16, 8, 4, 3, 2]
      isCrit = dice.chance(1, in: chances[min(ratio, 5)], .crit)
    }
    return isCrit && b[target].luckyChant == 0
  }

  /// Screens of both sides answer the question for damage modifiers, and so do conditions of the target that make it
  /// easier to hit: several of a kind tie.
  @inline(__always)
  private mutating func modifyDamageDraws(_ seat: Seat, _ target: Seat) {
    if b[target].active.volatiles.intersects(.exposed) { tieDraws(ordered(target, .exposed).count) }
    let mine = (b[seat].reflect != 0 ? 1 : 0) + (b[seat].lightScreen != 0 ? 1 : 0)
    let theirs = (b[target].reflect != 0 ? 1 : 0) + (b[target].lightScreen != 0 ? 1 : 0)
    if mine + theirs > 1 { tieDraws(mine + theirs) }
  }
}
