import BattleCore
import Dex

// Abilities and items that change or prevent the loss of HP, statuses and conditions.
extension Engine {
  /// What abilities leave of damage; nil when they prevent it.
  mutating func guardedDamage(_ amount: Int, _ target: Seat, _ effect: Effect) -> Int? {
    switch b[target].active.abilityInUse {
    case .poisonHeal:
      if effect.cause == .status
        && (effect.id == UInt16(Status.poison.rawValue) || effect.id == UInt16(Status.toxic.rawValue))
      {
        heal(share(target, 8), target, from: target, .ability(.poisonHeal))
        return nil
      }
    case .magicGuard: if !effect.isMove { return nil }
    case .rockHead: if effect.cause == .recoil && activeMove != .struggle { return nil }
    case .heatproof:
      if effect.cause == .status && effect.id == UInt16(Status.burn.rawValue) && !breaksMold {
        return max(1, amount / 2)
      }
    default: break
    }
    return amount
  }

  /// Sturdy, Focus Band and Focus Sash leave 1 HP of a hit that would fell.
  mutating func survivable(_ amount: Int, _ target: Seat, _ effect: Effect) -> Int {
    var amount = amount
    // Focus Band asks the dice about every loss of HP, and heeds them only for moves.
    if !effect.isMove {
      if item(target) == .focusBand { dice.waste(10, .effect) }
      return amount
    }
    let isFull = hp(target) == maxHP(target)
    if guardAbility(target) == .sturdy && isFull && amount >= hp(target) {
      tell(Event(.ability, who(target)).with(AbilityID.sturdy))
      amount = hp(target) - 1
    }
    switch item(target) {
    case .focusBand:
      if dice.chance(1, in: 10, .effect) && amount >= hp(target) {
        tell(Event(.activate, who(target)).from(ItemID.focusBand))
        amount = hp(target) - 1
      }
    case .focusSash: if isFull && amount >= hp(target) && useItem(target) { amount = hp(target) - 1 }
    default: break
    }
    return amount
  }

  /// Abilities that keep a status out. `.yes` lets it in.
  mutating func guardStatus(_ status: Status, _ seat: Seat, _ effect: Effect) -> StepResult {
    let ability = guardAbility(seat)
    let isBlocked =
      switch ability {
      case .limber: status == .paralysis
      case .insomnia, .vitalSpirit: status == .sleep
      case .immunity: status == .poison || status == .toxic
      case .waterVeil: status == .burn
      case .leafGuard: b.weather == .sun
      default: false
      }
    if !isBlocked { return .yes }
    if effect.moveStatus != .none || effect.isAbility(.synchronize) {
      tell(Event(.immune, who(seat)).from(ability))
    }
    return .no
  }

  /// What follows a status that took: Synchronize, then Lum Berry.
  mutating func afterStatus(_ status: Status, _ seat: Seat, from source: Seat, _ effect: Effect) {
    if hasAbility(seat, .synchronize), source != seat, status != .sleep, status != .freeze,
      !(effect.cause == .sideCondition && effect.id == UInt16(SideCondition.toxicspikes.rawValue))
    {
      tell(Event(.activate, who(seat)).from(AbilityID.synchronize))
      setStatus(
        status, source, from: seat,
        Effect(cause: .ability, id: UInt16(AbilityID.synchronize.rawValue), moveStatus: status), onlyIfHealthy: true)
    }
    if item(seat) == .lum { eatItem(seat) }
  }

  /// Abilities that keep a condition out; `.yes` lets it in.
  mutating func guardVolatile(_ volatile: Volatile, _ seat: Seat) -> StepResult {
    let ability = guardAbility(seat)
    switch ability {
    case .insomnia, .vitalSpirit:
      if volatile == .yawn {
        tell(Event(.immune, who(seat)).from(ability))
        return .quiet
      }
    case .leafGuard:
      if volatile == .yawn && b.weather == .sun {
        tell(Event(.immune, who(seat)).from(ability))
        return .quiet
      }
    case .ownTempo: if volatile == .confusion { return .quiet }
    case .innerFocus: if volatile == .flinch { return .quiet }
    default: break
    }
    return .yes
  }

  /// Abilities that passed weather and powder by.
  func isAbilityImmune(_ seat: Seat, to weather: Weather) -> Bool {
    switch guardAbility(seat) {
    case .sandVeil, .sandRush, .sandForce: weather == .sand
    case .snowCloak, .iceBody: weather == .hail
    case .overcoat: true
    default: false
    }
  }

  /// Abilities that cure what should not be there.
  mutating func updateAbility(_ seat: Seat) {
    let ability = guardAbility(seat)
    switch ability {
    case .trace: if b[seat].active.isAbilityArmed { traces(seat) }
    case .limber: cure(seat, ability, status(seat) == .paralysis)
    case .insomnia, .vitalSpirit: cure(seat, ability, status(seat) == .sleep)
    case .immunity: cure(seat, ability, status(seat) == .poison || status(seat) == .toxic)
    case .waterVeil: cure(seat, ability, status(seat) == .burn)
    case .magmaArmor: cure(seat, ability, status(seat) == .freeze)
    case .oblivious:
      if has(seat, .attract) {
        removeVolatile(.attract, seat)
        tell(Event(.volatileEnd, who(seat)).with(MoveID.attract).from(AbilityID.oblivious))
      }
    case .ownTempo:
      if has(seat, .confusion) {
        tell(Event(.activate, who(seat)).from(ability))
        removeVolatile(.confusion, seat)
      }
    default: break
    }
  }

  private mutating func cure(_ seat: Seat, _ ability: AbilityID, _ isAffected: Bool) {
    guard isAffected else { return }
    tell(Event(.activate, who(seat)).from(ability))
    cureStatus(seat)
  }
}
