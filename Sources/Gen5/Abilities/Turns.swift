import BattleCore
import Dex

// What abilities and items do to moves about to be made, to order, and at the end of turns.
extension Engine {
  // MARK: The move about to be made

  /// Abilities and items change a move: Choice items bind, Stench adds a flinch, Sheer Force gives up effects.
  mutating func hookedModify(_ move: inout ActiveMove, _ seat: Seat) {
    let ability = b[seat].active.abilityInUse
    switch ability {
    case .moldBreaker, .turboblaze, .teravolt: breaksMold = true
    case .scrappy: move.reachesGhosts = true
    case .infiltrator: move.infiltrates = true
    case .skillLink: move.hitsMost = true
    case .sheerForce:
      if move.row.secondary.kind != .none {
        move.hasSheerForce = true
        move.selfBoosts = .none
      }
    case .normalize:
      if move.id != .struggle && move.effect != .hiddenPower && move.effect != .weatherBall
        && move.effect != .judgment && move.effect != .naturalGift && move.effect != .technoBlast
      {
        move.type = .normal
      } else if move.id != .struggle && move.row.type != .normal {
        move.type = .normal
      }
    default: break
    }
    let addsFlinch = ability == .stench || item(seat) == .kingsRock
    if addsFlinch && move.category != .status {
      let first = move.row.secondary
      let second = move.row.secondary2
      let hasFlinch =
        !move.hasSheerForce
        && ((first.kind == .volatile && first.volatile == .flinch)
          || (second.kind == .volatile && second.volatile == .flinch))
      if !hasFlinch { move.addedFlinch = 10 }
    }
    if ability == .sereneGrace {
      if move.id != .secretPower { move.secondaryChanceScale *= 2 }
    }
    if item(seat).isChoice && !has(seat, .choicelock) && !move.hasBounced && !move.source.isVolatile(.snatch) {
      mark(.choicelock, seat)
      b[seat].active.choiceMove = move.id
    }
  }

  /// The Metronome item counts the same move in a row.
  mutating func countMetronome(_ move: borrowing ActiveMove, _ seat: Seat) {
    guard b[seat].active.hasMetronomeCount else { return }
    if item(seat) != .metronome {
      b[seat].active.hasMetronomeCount = false
      b[seat].active.metronomeItemCount = 0
      return
    }
    if move.flags.contains(.callsMove) { return }
    let isSame = b[seat].active.metronomeItemMove == move.id
    if isSame && b[seat].active.moveWorkedLastTurn {
      b[seat].active.metronomeItemCount &+= 1
    } else if has(seat, .twoturnmove) {
      b[seat].active.metronomeItemCount = isSame ? b[seat].active.metronomeItemCount &+ 1 : 1
    } else {
      b[seat].active.metronomeItemCount = 0
    }
    b[seat].active.metronomeItemMove = move.id
  }

  // MARK: Order

  /// Tenths of priority that abilities and items add to a move's, where any of them is about that.
  mutating func orderBonus(_ move: MoveID, _ seat: Seat) -> Int16 {
    var bonus: Int16 = 0
    if hasAbility(seat, .stall) { bonus = -1 }
    switch item(seat) {
    case .laggingTail: bonus = -1
    case .quickClaw:
      if dice.chance(1, in: 5, .effect) {
        tell(Event(.activate, who(seat)).from(ItemID.quickClaw))
        bonus = 1
      }
    case .custap:
      if isPinched(seat) && eatItem(seat) {
        tell(Event(.activate, who(seat)).from(ItemID.custapBerry).because(.consumed))
        bonus = 1
      }
    default: break
    }
    if hasAbility(seat, .prankster) && move.row.category == .status { bonus += 10 }
    return bonus
  }

  // MARK: Trapping

  /// Shadow Tag, Magnet Pull and Arena Trap hold the foe; Shed Shell lets it go.
  func isTrappedByAbility(_ seat: Seat) -> Bool {
    let foe = seat.other
    guard hooked(foe, .trap), !isFainted(foe) else { return false }
    switch b[foe].active.abilityInUse {
    case .shadowTag: return !hasAbility(seat, .shadowTag)
    case .magnetPull: return hasType(seat, .steel)
    case .arenaTrap: return isGrounded(seat)
    default: return false
    }
  }

  // MARK: The end of a turn

  /// Place of an ability or item in the order of the end of a turn; nil when it does nothing then.
  func residualPlace(ofAbility ability: AbilityID) -> (order: UInt8, sub: UInt8)? {
    switch ability {
    case .shedSkin, .hydration: (5, 3)
    case .speedBoost, .slowStart, .badDreams, .moody, .harvest, .pickup: (28, 2)
    case .zenMode: (29, 7)
    default: nil
    }
  }

  func residualPlace(ofItem item: ItemRule) -> (order: UInt8, sub: UInt8)? {
    switch item {
    case .leftovers, .blackSludge: (5, 4)
    case .toxicOrb, .flameOrb, .stickyBarb: (28, 3)
    case .whiteHerb: (29, 8)
    case .micle: (255, 8)
    default: nil
    }
  }

  mutating func abilityResidual(_ seat: Seat) {
    switch b[seat].active.abilityInUse {
    case .shedSkin:
      if hp(seat) > 0 && status(seat) != .none && dice.chance(33, in: 100, .effect) {
        tell(Event(.activate, who(seat)).from(AbilityID.shedSkin))
        cureStatus(seat)
      }
    case .hydration:
      if status(seat) != .none && b.weather == .rain {
        tell(Event(.activate, who(seat)).from(AbilityID.hydration))
        cureStatus(seat)
      }
    case .speedBoost:
      if b[seat].active.activeTurns > 0 { boost(Boosts(speed: 1), seat, from: seat, .ability(.speedBoost)) }
    case .slowStart:
      if b[seat].active.activeTurns > 0 && b[seat].active.slowStart > 0 {
        b[seat].active.slowStart -= 1
        if b[seat].active.slowStart == 0 { tell(.volatileEnd, seat, .slowstart) }
      }
    case .badDreams:
      let foe = seat.other
      if hp(seat) > 0 && hp(foe) > 0 && status(foe) == .sleep {
        damage(share(foe, 8), foe, from: seat, .ability(.badDreams))
      }
    case .moody: moody(seat)
    case .harvest: harvest(seat)
    case .pickup: pickup(seat)
    case .zenMode: zenResidual(seat)
    default: break
    }
  }

  private mutating func moody(_ seat: Seat) {
    var stats = SmallList<Int>(filler: 0)
    for stat in 0..<7 where b[seat].active.boosts[stat] < 6 { stats.append(stat) }
    let up = stats.count > 0 ? stats[dice.below(stats.count, .effect)] : -1
    stats.count = 0
    for stat in 0..<7 where b[seat].active.boosts[stat] > -6 && stat != up { stats.append(stat) }
    let down = stats.count > 0 ? stats[dice.below(stats.count, .effect)] : -1
    if up >= 0 { boost(Boosts(bits: 2 << UInt32(up * 4)), seat, from: seat, .ability(.moody)) }
    if down >= 0 {
      boost(Boosts(bits: 15 << UInt32(down * 4)), seat, from: seat, .ability(.moody), isNamed: up >= 0)
    }
  }

  private mutating func harvest(_ seat: Seat) {
    guard b.weather == .sun || dice.chance(1, in: 2, .effect) else { return }
    let last = b[seat].current.lastItem
    guard hp(seat) > 0, b[seat].current.item == .none, Dex.item(last).kind == .berry else { return }
    giveItem(seat, last)
    b[seat].current.lastItem = .none
    tell(Event(.item, who(seat)).with(last).from(AbilityID.harvest))
  }

  private mutating func pickup(_ seat: Seat) {
    let foe = seat.other
    guard b[seat].current.item == .none, !isFainted(foe), b[foe].current.lastItem != .none,
      b[foe].current.usedItemThisTurn
    else { return }
    dice.waste(1, .effect)
    let item = b[foe].current.lastItem
    b[foe].current.lastItem = .none
    tell(Event(.item, who(seat)).with(item).from(AbilityID.pickup))
    giveItem(seat, item)
  }

  mutating func itemResidual(_ seat: Seat) {
    switch item(seat) {
    case .leftovers: heal(share(seat, 16), seat, from: seat, .item(.leftovers))
    case .blackSludge:
      if hasType(seat, .poison) {
        heal(share(seat, 16), seat, from: seat, .item(.blackSludge))
      } else {
        damage(share(seat, 8), seat, from: nil, .item(.blackSludge))
      }
    case .toxicOrb: setStatus(.toxic, seat, from: seat, .item(.toxicOrb), onlyIfHealthy: true)
    case .flameOrb: setStatus(.burn, seat, from: seat, .item(.flameOrb), onlyIfHealthy: true)
    case .stickyBarb: damage(share(seat, 8), seat, from: nil, .item(.stickyBarb))
    case .whiteHerb: useWhiteHerb(seat)
    case .micle: if isPinched(seat) { eatItem(seat) }
    default: break
    }
  }

  /// Abilities that weather feeds or hurts.
  mutating func weatherAbility(_ seat: Seat) {
    guard hooked(seat, .weather), hp(seat) > 0 else { return }
    let ability = b[seat].active.abilityInUse
    switch ability {
    case .rainDish: if b.weather == .rain { heal(share(seat, 16), seat, from: seat, .ability(ability)) }
    case .iceBody: if b.weather == .hail { heal(share(seat, 16), seat, from: seat, .ability(ability)) }
    case .drySkin:
      if b.weather == .rain { heal(share(seat, 8), seat, from: seat, .ability(ability)) }
      if b.weather == .sun { damage(share(seat, 8), seat, from: seat, .ability(ability)) }
    case .solarPower: if b.weather == .sun { damage(share(seat, 8), seat, from: seat, .ability(ability)) }
    default: break
    }
  }
}
