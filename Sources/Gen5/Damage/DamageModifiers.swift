import BattleCore
import Dex

// What abilities and items do to attack, defense and damage. All factors are 4096ths.
extension BoardRef {
  /// Attack or Sp. Atk with own abilities and items, and what the target's ability takes off. Order of priority: Thick
  /// Fat, abilities, Flower Gift, items.
  func attackModified(_ attack: Int, _ hit: HitContext, _ stat: Int) -> Int {
    var value = attack
    var modifier = 4096
    let user = self[hit.seat].active
    let guardian = self[hit.target].active.abilityInUse
    if guardian == .thickFat && !hit.breaksMold && (hit.type == .ice || hit.type == .fire) {
      modifier = Battle.chained(modifier, 2048)
    }
    let member = self[hit.seat].current
    let isBrokenOwn = hit.breaksMold && user.abilityInUse.isBreakable
    switch user.abilityInUse {
    case .hugePower, .purePower: if stat == 0 { modifier = Battle.chained(modifier, 8192) }
    case .hustle: if stat == 0 { value = Battle.modified(value, 6144) }
    case .guts: if stat == 0 && member.status != .none { modifier = Battle.chained(modifier, 6144) }
    case .overgrow: if isPinched(member, hit, .grass) { modifier = Battle.chained(modifier, 6144) }
    case .blaze: if isPinched(member, hit, .fire) { modifier = Battle.chained(modifier, 6144) }
    case .torrent: if isPinched(member, hit, .water) { modifier = Battle.chained(modifier, 6144) }
    case .swarm: if isPinched(member, hit, .bug) { modifier = Battle.chained(modifier, 6144) }
    case .solarPower: if stat == 2 && weather == .sun { modifier = Battle.chained(modifier, 6144) }
    case .defeatist: if member.hp * 2 <= member.maxHP { modifier = Battle.chained(modifier, 2048) }
    case .slowStart:
      if user.slowStart > 0 && hit.row.category == .physical { modifier = Battle.chained(modifier, 2048) }
    case .flowerGift:
      if stat == 0 && weather == .sun && member.number == 421 && !isBrokenOwn {
        modifier = Battle.chained(modifier, 6144)
      }
    case .flashFire:
      if user.volatiles.contains(.flashfire) && hit.type == .fire { modifier = Battle.chained(modifier, 6144) }
    default: break
    }
    switch user.itemRule {
    case .choiceBand: if stat == 0 { modifier = Battle.chained(modifier, 6144) }
    case .choiceSpecs: if stat == 2 { modifier = Battle.chained(modifier, 6144) }
    case .lightBall: if member.number == 25 { modifier = Battle.chained(modifier, 8192) }
    case .thickClub:
      if stat == 0 && (member.number == 104 || member.number == 105) { modifier = Battle.chained(modifier, 8192) }
    case .soulDew:
      if stat == 2 && (member.number == 380 || member.number == 381) { modifier = Battle.chained(modifier, 6144) }
    case .deepSeaTooth: if stat == 2 && member.number == 366 { modifier = Battle.chained(modifier, 8192) }
    default: break
    }
    return modifier == 4096 ? value : Battle.modified(value, modifier)
  }

  private func isPinched(_ member: Pokemon, _ hit: HitContext, _ type: PokeType) -> Bool {
    hit.type == type && member.hp * 3 <= member.maxHP
  }

  func defenseModified(_ defense: Int, _ hit: HitContext, _ stat: Int) -> Int {
    var modifier = 4096
    let holder = self[hit.target].active
    let member = self[hit.target].current
    if !hit.breaksMold {
      if holder.abilityInUse == .marvelScale && stat == 1 && member.status != .none {
        modifier = Battle.chained(modifier, 6144)
      }
      if holder.abilityInUse == .flowerGift && stat == 3 && weather == .sun && member.number == 421 {
        modifier = Battle.chained(modifier, 6144)
      }
    }
    switch holder.itemRule {
    case .metalPowder:
      if stat == 1 && member.number == 132 && !holder.isTransformed { modifier = Battle.chained(modifier, 8192) }
    case .eviolite: if member.canEvolve { modifier = Battle.chained(modifier, 6144) }
    case .soulDew:
      if stat == 3 && (member.number == 380 || member.number == 381) { modifier = Battle.chained(modifier, 6144) }
    case .deepSeaScale: if stat == 3 && member.number == 366 { modifier = Battle.chained(modifier, 8192) }
    default: break
    }
    return modifier == 4096 ? defense : Battle.modified(defense, modifier)
  }

  /// The user's abilities and items on the damage it deals.
  func dealtModifier(_ before: Int, _ hit: HitContext, _ typeModifier: Int) -> Int {
    var modifier = before
    let user = self[hit.seat].active
    if user.metronomeItemCount > 0, user.itemRule == .metronome || user.hasMetronomeCount {
      let factors: InlineArray<6, Int> = [4096, 4915, 5734, 6553, 7372, 8192]
      modifier = Battle.chained(modifier, factors[min(5, Int(user.metronomeItemCount))])
    }
    switch user.abilityInUse {
    case .sniper: if hit.isCrit { modifier = Battle.chained(modifier, 6144) }
    case .tintedLens: if typeModifier < 0 { modifier = Battle.chained(modifier, 8192) }
    default: break
    }
    switch user.itemRule {
    case .expertBelt: if typeModifier > 0 { modifier = Battle.chained(modifier, 4915) }
    case .lifeOrb: modifier = Battle.chained(modifier, 5324)
    default: break
    }
    return modifier
  }

  /// The target's abilities on the damage it takes. Berries that weaken a hit come after everything else.
  func takenModifier(_ before: Int, _ hit: HitContext, _ typeModifier: Int) -> Int {
    if hit.breaksMold { return before }
    switch self[hit.target].active.abilityInUse {
    case .filter, .solidRock: return typeModifier > 0 ? Battle.chained(before, 3072) : before
    case .multiscale:
      return self[hit.target].current.hp == self[hit.target].current.maxHP ? Battle.chained(before, 2048) : before
    default: return before
    }
  }

  /// Abilities and items on the power of a move, those of higher priority first.
  func hookedPower(_ before: Int, _ power: Int, _ row: MoveRow, _ type: PokeType, from seat: Seat, to target: Seat)
    -> Int
  {
    var modifier = before
    let user = self[seat].active
    let member = self[seat].current
    switch user.abilityInUse {
    case .rivalry:
      let foe = self[target].current.gender
      if member.gender != .none && foe != .none {
        modifier = Battle.chained(modifier, member.gender == foe ? 5120 : 3072)
      }
    case .ironFist: if row.flags.contains(.punch) { modifier = Battle.chained(modifier, 4915) }
    case .reckless:
      if row.recoil > 0 || row.flags.contains(.crash) { modifier = Battle.chained(modifier, 4915) }
    case .sheerForce: if row.hasSheerForceTarget { modifier = Battle.chained(modifier, 5325) }
    case .analytic: if !hasPendingMove(target) { modifier = Battle.chained(modifier, 5325) }
    case .sandForce:
      if weather == .sand && (type == .rock || type == .ground || type == .steel) {
        modifier = Battle.chained(modifier, 5325)
      }
    case .technician: if Battle.modified(power, modifier) <= 60 { modifier = Battle.chained(modifier, 6144) }
    case .toxicBoost:
      if row.category == .physical && (member.status == .poison || member.status == .toxic) {
        modifier = Battle.chained(modifier, 6144)
      }
    case .flareBoost:
      if row.category == .special && member.status == .burn { modifier = Battle.chained(modifier, 6144) }
    default: break
    }
    return modifier
  }

  /// The target's abilities on the power of a move that comes at it.
  func guardedPower(_ before: Int, _ type: PokeType, to target: Seat) -> Int {
    switch self[target].active.abilityInUse {
    case .heatproof: type == .fire ? Battle.chained(before, 2048) : before
    case .drySkin: type == .fire ? Battle.chained(before, 5120) : before
    default: before
    }
  }

  /// Items on the power of a move.
  func itemPower(_ before: Int, _ row: MoveRow, _ type: PokeType, from seat: Seat) -> Int {
    let number = self[seat].current.number
    switch self[seat].active.itemRule {
    case .muscleBand: return row.category == .physical ? Battle.chained(before, 4505) : before
    case .wiseGlasses: return row.category == .special ? Battle.chained(before, 4505) : before
    case .typeBoost, .plate: return type == self[seat].active.itemType ? Battle.chained(before, 4915) : before
    case .adamantOrb:
      return number == 483 && (type == .steel || type == .dragon) ? Battle.chained(before, 4915) : before
    case .lustrousOrb:
      return number == 484 && (type == .water || type == .dragon) ? Battle.chained(before, 4915) : before
    case .griseousOrb:
      return number == 487 && (type == .ghost || type == .dragon) ? Battle.chained(before, 4915) : before
    default: return before
    }
  }

  /// Whether the fighter of `seat` still has its move to make this turn.
  func hasPendingMove(_ seat: Seat) -> Bool {
    if self[seat].current.isFainted { return false }
    for i in 0..<Int(queueCount)
    where queue[i].kind == .move && queue[i].seat == seat && queue[i].place == self[seat].activePlace { return true }
    return false
  }
}

extension MoveRow {
  /// The move has secondary effects for Sheer Force to give up.
  var hasSheerForceTarget: Bool { secondary.kind != .none }
}
