import BattleCore
import Dex

// What abilities and items do when their bearer is struck.
extension Engine {
  /// Everything that answers a damaging hit, in the reference's order: what hurts the attacker first.
  mutating func damagingHit(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat, _ amount: Int) {
    let isHooked = hooked(target, .struck) || hooked(seat, .struck)
    let touches = move.flags.contains(.contact)
    if isHooked && touches && seat != target { prick(seat, target) }
    if status(target) == .freeze && move.type == .fire && move.category != .status { cureStatus(target) }
    if seat != target {
      if has(target, .counter) && move.category == .physical {
        b[target].active.counterArmed = true
        b[target].active.counterDamage = UInt16(clamping: 2 * amount)
      }
      if has(target, .mirrorcoat) && move.category == .special {
        b[target].active.mirrorCoatArmed = true
        b[target].active.mirrorCoatDamage = UInt16(clamping: 2 * amount)
      }
    }
    if !isHooked { return }
    struckAbility(move, seat, target, touches)
    struckItem(move, seat, target)
    if hasAbility(seat, .poisonTouch) && touches && guardAbility(target) != .shieldDust
      && dice.chance(3, in: 10, .effect)
    {
      setStatus(.poison, target, from: seat, .ability(.poisonTouch), onlyIfHealthy: true)
    }
  }

  /// Rough Skin, Iron Barbs, Aftermath, then Rocky Helmet.
  private mutating func prick(_ seat: Seat, _ target: Seat) {
    switch guardAbility(target) {
    case .roughSkin: retaliate(share(seat, 8), seat, target, .ability(.roughSkin))
    case .ironBarbs: retaliate(share(seat, 8), seat, target, .ability(.ironBarbs))
    case .aftermath:
      if hp(target) == 0 && !hasAbility(.p1, .damp) && !hasAbility(.p2, .damp) {
        retaliate(share(seat, 4), seat, target, .ability(.aftermath))
      }
    default: break
    }
    if item(target) == .rockyHelmet { retaliate(share(seat, 6), seat, target, .item(b[target].current.item)) }
  }

  /// Damage to the attacker; when it falls, that is announced at once, before its victim.
  private mutating func retaliate(_ amount: Int, _ seat: Seat, _ target: Seat, _ effect: Effect) {
    let dealt = damage(amount, seat, from: target, effect)
    if dealt ?? 0 > 0 && hp(seat) <= 0 { faintMessages(lastFirst: true) }
  }

  private mutating func struckAbility(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat, _ touches: Bool) {
    let ability = guardAbility(target)
    switch ability {
    case .static: if touches { infect(.paralysis, seat, target, ability) }
    case .poisonPoint: if touches { infect(.poison, seat, target, ability) }
    case .flameBody: if touches { infect(.burn, seat, target, ability) }
    case .effectSpore: if touches { spread(seat, target) }
    case .cuteCharm:
      if touches && dice.chance(3, in: 10, .effect) {
        _ = addVolatile(.attract, seat, from: target, .ability(.cuteCharm))
      }
    case .cursedBody:
      if has(seat, .disable) || move.isFutureStrike || move.id == .struggle { return }
      if dice.chance(3, in: 10, .effect) {
        _ = addVolatile(.disable, seat, from: target, .ability(.cursedBody))
      }
    case .weakArmor:
      if move.category == .physical {
        boost(Boosts(defense: -1, speed: 1), target, from: target, .ability(.weakArmor))
      }
    case .justified:
      if move.type == .dark { boost(Boosts(attack: 1), target, from: seat, .ability(.justified)) }
    case .rattled:
      if move.type == .dark || move.type == .bug || move.type == .ghost {
        boost(Boosts(speed: 1), target, from: seat, .ability(.rattled))
      }
    case .mummy:
      let own = b[seat].active.ability
      if own.isFixed || own == .mummy || !touches || hp(seat) == 0 { return }
      changeAbility(seat, .mummy)
      tell(
        Event(.activate, who(target)).from(AbilityID.mummy).because(.mummy).of(who(seat))
          .numbers(UInt16(own.rawValue)))
    case .illusion: endIllusion(target)
    default: break
    }
  }

  private mutating func infect(_ status: Status, _ seat: Seat, _ target: Seat, _ ability: AbilityID) {
    if dice.chance(3, in: 10, .effect) {
      setStatus(status, seat, from: target, .ability(ability), onlyIfHealthy: true)
    }
  }

  private mutating func spread(_ seat: Seat, _ target: Seat) {
    if isFainted(seat) { return }
    immunityDraws(seat)
    let draw = dice.below(100, .effect)
    if draw >= 30 { return }
    let status: Status = draw < 11 ? .sleep : draw < 21 ? .paralysis : .poison
    setStatus(status, seat, from: target, .ability(.effectSpore), onlyIfHealthy: true)
  }

  private mutating func struckItem(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    switch item(target) {
    case .absorbBulb: if move.type == .water { useItem(target, from: seat) }
    case .cellBattery: if move.type == .electric { useItem(target, from: seat) }
    case .airBalloon:
      tell(Event(.endItem, who(target)).with(ItemID.airBalloon))
      dropItem(target)
    case .jaboca: if move.category == .physical { bite(seat, target) }
    case .rowap: if move.category == .special { bite(seat, target) }
    default: break
    }
  }

  private mutating func bite(_ seat: Seat, _ target: Seat) {
    guard !hasAbility(seat, .magicGuard) else { return }
    let berry = b[target].current.item
    if eatItem(target) { retaliate(share(seat, 8), seat, target, .item(berry)) }
  }

  // MARK: After the whole move

  /// Color Change, Pickpocket, Eject Button and Red Card, when the target stands.
  mutating func afterStruck(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    guard hooked(target, .afterStruck), !(move.hasSheerForce && hasAbility(seat, .sheerForce)) else { return }
    if item(target) == .ejectButton { eject(move, seat, target) }
    switch guardAbility(target) {
    case .colorChange:
      if hp(target) > 0, move.category != .status, move.type != .none, !hasType(target, move.type),
        canChangeType(target)
      {
        b[target].active.types = TypePair(move.type, .none)
        tell(
          Event(.typeChange, who(target)).numbers(UInt16(move.type.rawValue)).from(AbilityID.colorChange))
      }
    case .pickpocket: pickpocket(move, seat, target)
    default: break
    }
    if item(target) == .redCard { showRedCard(move, seat, target) }
  }

  private mutating func pickpocket(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    guard seat != target, move.flags.contains(.contact), b[target].current.item == .none,
      !b[target].active.switchFlag, !b[target].active.forceSwitchFlag, hp(target) > 0
    else { return }
    let item = b[seat].current.item
    guard takeItem(seat, by: target) else { return }
    giveItem(target, item)
    tell(
      Event(.endItem, who(seat)).with(item).because(.silent).from(AbilityID.pickpocket).of(who(seat)))
    tell(Event(.item, who(target)).with(item).from(AbilityID.pickpocket).of(who(seat)))
  }

  private mutating func eject(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    guard seat != target, hp(target) > 0, move.category != .status, !move.isFutureStrike, benchCount(target) > 0,
      !b[target].active.forceSwitchFlag, !b[target].active.beingCalledBack, !isSkyDropped(target)
    else { return }
    b[target].active.switchFlag = true
    b[target].active.switchMove = .none
    if useItem(target, from: seat) {
      b[seat].active.switchFlag = false
    } else {
      b[target].active.switchFlag = false
    }
  }

  private mutating func showRedCard(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    guard seat != target, hp(seat) > 0, hp(target) > 0, move.category != .status, benchCount(seat) > 0,
      !b[seat].active.forceSwitchFlag, !b[target].active.forceSwitchFlag, b[seat].active.isIn
    else { return }
    if useItem(target, from: seat) && resistsDragging(seat) == .yes { b[seat].active.forceSwitchFlag = true }
  }

  /// Whether a fighter can be dragged out: `.quiet` when it says no itself.
  mutating func resistsDragging(_ seat: Seat) -> StepResult {
    if guardAbility(seat) == .suctionCups {
      tell(Event(.activate, who(seat)).from(AbilityID.suctionCups))
      return .quiet
    }
    if has(seat, .ingrain) {
      tellActivate(seat, .ingrain)
      return .quiet
    }
    return isSkyDropped(seat) ? .no : .yes
  }

  /// What the user's own item does after a move that worked.
  mutating func afterOwnMove(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    if move.effect == .relicSong { dance(seat) }
    guard hooked(seat, .afterMove), !(move.hasSheerForce && hasAbility(seat, .sheerForce)) else { return }
    switch item(seat) {
    case .lifeOrb:
      if seat != target && move.category != .status && !move.flags.contains(.ohko) {
        damage(share(seat, 10), seat, from: seat, .item(.lifeOrb))
      }
    case .shellBell:
      if move.totalDamage > 0 && !b[seat].active.forceSwitchFlag {
        heal(max(1, move.totalDamage / 8), seat, from: target, .item(.shellBell))
      }
    default: break
    }
  }
}
