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
  /// 4096ths; 4096 without the same-type bonus.
  var stab = 4096
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
    return rolled(value, percent: 100 &- roll)
  }

  /// What follows the roll.
  @inline(__always)
  func rolled(_ start: Int, percent: Int) -> Int {
    var value = start &* percent / 100
    if stab != 4096 { value = Battle.modified(value, stab) }
    // Without a branch, as it would be mispredicted every other time.
    value &<<= max(typeModifier, 0)
    value &>>= max(0 &- typeModifier, 0)
    if isBurned { value = Battle.modified(value, 2048) }
    if value == 0 { value = 1 }
    return final == 4096 ? value : Battle.modified(value, final)
  }
}

/// One hit, as the damage rules look at it.
struct HitContext: BitwiseCopyable {
  var row: MoveRow
  var type: PokeType
  var seat: Seat
  var target: Seat
  var isCrit = false
  /// Breakable abilities do not count.
  var breaksMold = false
  /// Screens do not count.
  var infiltrates = false
  /// A strike announced by a member that has left since: its place in the team, -1 for whoever is in.
  var benchPlace: Int8 = -1
}

extension BoardRef {
  /// A stat in use with its stage: 0 Attack … 3 Sp. Def. Wonder Room exchanges the defenses.
  func battleStat(_ seat: Seat, _ stat: Int, stage: Int? = nil) -> Int {
    var source = stat
    if field.wonderRoom != 0 { if stat == 1 { source = 3 } else if stat == 3 { source = 1 } }
    return Int(Battle.staged(self[seat].active.stats[source], stage ?? Int(self[seat].active.boosts[stat])))
  }

  /// Fills in the formula for a hit of `power`. A critical hit ignores the user's lowered and the target's raised
  /// stages, and screens.
  func damageFormula(_ hit: HitContext, power: Int) -> DamageFormula {
    let row = hit.row
    let isPhysical = row.category == .physical
    let attackStat = isPhysical ? 0 : 2
    let defenseStat = isPhysical || row.flags.contains(.hitsDefense) ? 1 : 3
    let attack = attackInUse(hit, attackStat)
    let defense = defenseInUse(hit, defenseStat)
    let isFromBench = hit.benchPlace >= 0
    let level = isFromBench ? self[hit.seat].team[Int(hit.benchPlace)].level : self[hit.seat].current.level
    var formula = DamageFormula(base: (2 * Int(level) / 5 + 2) * power * attack / max(defense, 1) / 50 + 2)
    formula.weather = weatherModifier(hit.type)
    let types = isFromBench ? self[hit.seat].team[Int(hit.benchPlace)].types : types(hit.seat)
    if types.contains(hit.type) {
      formula.stab = !isFromBench && self[hit.seat].active.abilityInUse == .adaptability ? 8192 : 6144
    }
    formula.typeModifier = hit.type == .none ? 0 : typeModifier(hit.type, against: hit.target)
    if isPhysical && !isFromBench && self[hit.seat].current.status == .burn {
      formula.isBurned = self[hit.seat].active.abilityInUse != .guts
    }
    formula.final = finalModifier(hit, formula.typeModifier)
    return formula
  }

  private func attackInUse(_ hit: HitContext, _ stat: Int) -> Int {
    if hit.benchPlace >= 0 { return Int(self[hit.seat].team[Int(hit.benchPlace)].stats[stat]) }
    let attacker = hit.row.flags.contains(.usesTargetAttack) ? hit.target : hit.seat
    var stage = Int(self[attacker].active.boosts[stat])
    if hit.isCrit { stage = max(stage, 0) }
    if isUnaware(hit.target, hit) && attacker == hit.seat { stage = 0 }
    let attack = battleStat(attacker, stat, stage: stage)
    if !self[hit.seat].active.hooks.contains(.attack) && !self[hit.target].active.hooks.contains(.defense) {
      return attack
    }
    return attackModified(attack, hit, stat)
  }

  private func defenseInUse(_ hit: HitContext, _ stat: Int) -> Int {
    var stage = Int(self[hit.target].active.boosts[stat])
    if hit.isCrit { stage = min(stage, 0) }
    if hit.row.flags.contains(.ignoreDefensive) || isUnaware(hit.seat, hit) { stage = 0 }
    var defense = battleStat(hit.target, stat, stage: stage)
    if stat == 3 && weather == .sand && types(hit.target).contains(.rock) {
      defense = Battle.modified(defense, 6144)
    }
    if !self[hit.target].active.hooks.contains(.defense) { return defense }
    return defenseModified(defense, hit, stat)
  }

  private func isUnaware(_ seat: Seat, _ hit: HitContext) -> Bool {
    self[seat].active.abilityInUse == .unaware && !hit.breaksMold && hit.benchPlace < 0
  }

  private func weatherModifier(_ type: PokeType) -> Int {
    if field.weather == .none { return 4096 }
    switch weather {
    case .rain: return type == .water ? 6144 : type == .fire ? 2048 : 4096
    case .sun: return type == .fire ? 6144 : type == .water ? 2048 : 4096
    case .none, .sand, .hail: return 4096
    }
  }

  /// What changes damage at the very end: abilities, items, being below ground or water, screens; the faster fighter's
  /// come first.
  private func finalModifier(_ hit: HitContext, _ typeModifier: Int) -> Int {
    var modifier = 4096
    let isFirst = self[hit.seat].active.speed >= self[hit.target].active.speed
    let deals = hit.benchPlace < 0 && self[hit.seat].active.hooks.contains(.damageDealt)
    if isFirst && deals { modifier = dealtModifier(modifier, hit, typeModifier) }
    modifier = exposureModifier(modifier, hit)
    if self[hit.target].active.hooks.contains(.damageTaken) {
      modifier = takenModifier(modifier, hit, typeModifier)
    }
    if !isFirst && deals { modifier = dealtModifier(modifier, hit, typeModifier) }
    if hit.target != hit.seat && !hit.isCrit && !hit.infiltrates {
      if hit.row.category == .physical && self[hit.target].reflect != 0 { modifier = Battle.chained(modifier, 2048) }
      if hit.row.category == .special && self[hit.target].lightScreen != 0 {
        modifier = Battle.chained(modifier, 2048)
      }
    }
    return modifier
  }

  private func exposureModifier(_ modifier: Int, _ hit: HitContext) -> Int {
    let volatiles = self[hit.target].active.volatiles
    if !volatiles.intersects(.exposed) { return modifier }
    let id = hit.row.id
    let isDoubled =
      (volatiles.contains(.dig) && (id == .earthquake || id == .magnitude))
      || (volatiles.contains(.dive) && (id == .surf || id == .whirlpool))
      || (volatiles.contains(.fly) && (id == .gust || id == .twister))
      || (volatiles.contains(.minimize) && (id == .stomp || id == .steamroller))
    return isDoubled ? Battle.chained(modifier, 8192) : modifier
  }
}

extension VolatileSet {
  @inline(__always) static var exposed: VolatileSet {
    VolatileSet(.fly, .dig, .dive, .minimize)
  }
}

extension Engine {
  /// Damage of one hit. `.no` fails loudly, `.quiet` quietly; `.undefined` means that the move deals none.
  mutating func getDamage(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    if !ignoresImmunity(move, seat) && !isReached(target, by: move.type) {
      tellImmune(target, move.type)
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
    move.isCrit = isCriticalHit(move.id, seat, target, isFromBench: move.benchPlace >= 0)
    power = modifiedPower(power, move, seat, target)
    var hit = HitContext(row: move.row, type: move.type, seat: seat, target: target, isCrit: move.isCrit)
    hit.breaksMold = breaksMold
    hit.infiltrates = move.infiltrates
    hit.benchPlace = move.benchPlace
    if hooked(target, .defense) {
      if move.benchPlace < 0 { stagesAsked(seat) }
      stagesAsked(target)
    }
    var formula = b.damageFormula(hit, power: power)
    move.typeModifier = Int8(formula.typeModifier)
    let roll = drawRoll(formula, isCrit: move.isCrit, seat, target)
    if item(target) == .resist && eatsResistBerry(move, target) {
      formula.final = Battle.chained(formula.final, 2048)
    }
    return .number(formula.damage(roll: roll, isCrit: move.isCrit))
  }

  /// The damage of a hit that nothing takes away.
  @inline(__always)
  mutating func rolledDamage(_ formula: DamageFormula, isCrit: Bool, _ seat: Seat, _ target: Seat) -> Int {
    formula.damage(roll: drawRoll(formula, isCrit: isCrit, seat, target), isCrit: isCrit)
  }

  /// Draws the roll, and tells what kind of hit it is.
  @inline(__always)
  private mutating func drawRoll(_ formula: DamageFormula, isCrit: Bool, _ seat: Seat, _ target: Seat) -> Int {
    let roll = dice.below(16, .roll)
    modifyDamageDraws(seat, target)
    if S.isRecording {
      if formula.typeModifier > 0 { tell(.superEffective, target) }
      if formula.typeModifier < 0 { tell(.resisted, target) }
      if isCrit { tell(.crit, target) }
    }
    return roll
  }

  mutating func isCriticalHit(_ id: MoveID, _ seat: Seat, _ target: Seat, isFromBench: Bool) -> Bool {
    var isCrit = true
    if !id.row.flags.contains(.willCrit) {
      var ratio = Int(id.row.critRatio)
      if !isFromBench {
        if has(seat, .focusenergy) { ratio += 2 }
        if hooked(seat, .crit) { ratio += critBonus(seat) }
      }
      isCrit = dice.chance(1, in: Self.critBound(ratio), .crit)
    }
    if !isCrit || b[target].luckyChant != 0 { return false }
    if !hooked(target, .crit) { return true }
    let ability = guardAbility(target)
    return ability != .battleArmor && ability != .shellArmor
  }

  /// One in how many hits is critical.
  @inline(__always)
  private static func critBound(_ ratio: Int) -> Int {
    switch ratio {
    case ..<2: 16
    case 2: 8
    case 3: 4
    case 4: 3
    default: 2
    }
  }

  private func critBonus(_ seat: Seat) -> Int {
    var bonus = hasAbility(seat, .superLuck) ? 1 : 0
    switch item(seat) {
    case .scopeLens: bonus += 1
    case .luckyPunch: if b[seat].current.species == .chansey { bonus += 2 }
    case .stick: if b[seat].current.number == 83 { bonus += 2 }
    default: break
    }
    return bonus
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
