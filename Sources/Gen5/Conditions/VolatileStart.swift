import BattleCore
import Dex

// What a condition does when it begins, and when it is given again.
extension Engine {
  /// Begins a condition that has just been marked. Anything but `.yes` takes it back.
  mutating func begin(
    _ volatile: Volatile, _ seat: Seat, from source: Seat, _ effect: Effect, move: MoveID
  ) -> Added {
    switch volatile {
    case .confusion:
      tell(.volatileStart, seat, .confusion, effect.isVolatile(.lockedmove) ? .fatigue : .none)
      b[seat].active.confusionTime = UInt8(dice.pick(2..<6, .duration))
    case .trapped:
      tell(Event(.activate, who(seat)).from(.trapped))
    case .partiallytrapped:
      b[seat].active.trapDuration = item(source) == .gripClaw ? 8 : UInt8(dice.pick(5..<7, .duration))
      b[seat].active.trapMove = move
      b[seat].active.trapSource = b[source].activePlace
      b[seat].active.trapDivisor = item(source) == .bindingBand ? 8 : 16
      tell(Event(.activate, who(seat)).from(move).of(who(source)))
    case .substitute:
      tell(.volatileStart, seat, .substitute)
      b[seat].active.substituteHP = UInt16(maxHP(seat) / 4)
      if has(seat, .partiallytrapped) {
        tellTrapEnd(seat, .partiallyTrappedSilent)
        erase(.partiallytrapped, seat)
      }
    case .attract:
      guard areOppositeGenders(seat, source) else { return .no }
      b[seat].active.attractSource = b[source].activePlace
      var event = Event(.volatileStart, who(seat)).with(Volatile.attract)
      if effect.isAbility(.cuteCharm) { event = event.from(AbilityID.cuteCharm).of(who(source)) }
      if effect.cause == .item { event = event.from(ItemID.destinyKnot).of(who(source)) }
      tell(event)
      if item(seat) == .destinyKnot && source != seat && !has(source, .attract) {
        _ = addVolatile(.attract, source, from: seat, .item(.destinyKnot))
      }
    case .curse: tell(Event(.volatileStart, who(seat)).with(Volatile.curse).of(who(source)))
    case .nightmare:
      guard status(seat) == .sleep else { return .no }
      tell(.volatileStart, seat, .nightmare)
    case .leechseed, .ingrain, .aquaring, .focusenergy, .torment, .foresight, .miracleeye, .imprison, .mudsport,
      .watersport, .charge:
      tell(.volatileStart, seat, volatile)
    case .taunt:
      b[seat].active.tauntDuration = b[seat].active.activeTurns > 0 && !willMove(seat) ? 4 : 3
      tell(.volatileStart, seat, .taunt)
    case .encore: return beginEncore(seat)
    case .disable: return beginDisable(seat, from: source, effect)
    case .healblock:
      b[seat].active.healBlockDuration = 5
      tell(.volatileStart, seat, .healblock)
    case .embargo:
      b[seat].active.embargoDuration = 5
      tell(.volatileStart, seat, .embargo)
      refresh(seat)
    case .gastroacid:
      tell(.endAbility, seat)
      endAbility(seat)
      refresh(seat)
    case .flashfire: tell(.volatileStart, seat, .flashfire)
    case .magnetrise:
      b[seat].active.magnetRiseDuration = 5
      tell(.volatileStart, seat, .magnetrise)
    case .telekinesis:
      // Diglett and Dugtrio cannot be lifted.
      if b[seat].current.number == 50 || b[seat].current.number == 51 {
        tell(.immune, seat)
        return .quiet
      }
      if has(seat, .smackdown) || has(seat, .ingrain) { return .no }
      b[seat].active.telekinesisDuration = 3
      tell(.volatileStart, seat, .telekinesis)
    case .smackdown: return beginSmackDown(seat)
    case .yawn:
      b[seat].active.yawnDuration = 2
      tell(Event(.volatileStart, who(seat)).with(Volatile.yawn).of(who(source)))
    case .perishsong: b[seat].active.perishDuration = 4
    case .destinybond, .grudge, .rage: tell(.singleMove, seat, volatile)
    case .bide:
      b[seat].active.bideDuration = 3
      b[seat].active.bideDamage = 0
      b[seat].active.bideHasTarget = false
      tell(.volatileStart, seat, .bide)
    case .uproar:
      b[seat].active.uproarDuration = 3
      tell(.volatileStart, seat, .uproar)
    case .lockedmove:
      b[seat].active.lockDuration = 2
      b[seat].active.lockTrueDuration = Int8(dice.pick(2..<4, .duration))
      b[seat].active.lockMove = move
    case .mustrecharge:
      b[seat].active.rechargeDuration = 2
      tell(.mustRecharge, seat)
    case .rollout, .iceball:
      b[seat].active.rolloutDuration = 1
      b[seat].active.rolloutHits = 0
      b[seat].active.rolloutContactHits = 0
    case .furycutter:
      b[seat].active.furyCutterDuration = 2
      b[seat].active.furyCutterMultiplier = 1
    case .stockpile:
      b[seat].active.stockpileLayers = 1
      stockpiled(seat)
    case .autotomize:
      b[seat].active.autotomizeCount = 0
      if b[seat].active.weight > 1 {
        b[seat].active.autotomizeCount = 1
        tell(.volatileStart, seat, .autotomize)
      }
    case .powertrick:
      tell(.volatileStart, seat, .powertrick)
      swapAttackAndDefense(seat)
    case .stall:
      b[seat].active.stallDuration = 2
      b[seat].active.stallCounter = 2
    case .protect, .endure, .magiccoat, .snatch, .roost: tell(.singleTurn, seat, volatile)
    case .focuspunch:
      b[seat].active.lostFocus = false
      tell(.singleTurn, seat, .focuspunch)
    case .counter:
      b[seat].active.counterArmed = false
      b[seat].active.counterDamage = 0
    case .mirrorcoat:
      b[seat].active.mirrorCoatArmed = false
      b[seat].active.mirrorCoatDamage = 0
    case .lockon:
      b[seat].active.lockOnDuration = 2
      b[seat].active.lockOnSource = b[source].activePlace
    case .fly, .dig, .dive, .bounce, .shadowforce, .skydrop: b[seat].active.chargeMoveDuration = 2
    default: break
    }
    return .yes
  }

  /// Gives a condition that is there already: some build up, most refuse.
  mutating func restart(
    _ volatile: Volatile, _ seat: Seat, from source: Seat, _ effect: Effect, move: MoveID
  ) -> Added {
    switch volatile {
    case .lockedmove:
      if b[seat].active.lockTrueDuration >= 2 { b[seat].active.lockDuration = 2 }
    case .stall:
      if b[seat].active.stallCounter < 256 { b[seat].active.stallCounter *= 2 }
      b[seat].active.stallDuration = 2
    case .furycutter:
      if b[seat].active.furyCutterMultiplier < 8 { b[seat].active.furyCutterMultiplier <<= 1 }
      b[seat].active.furyCutterDuration = 2
    case .stockpile:
      if b[seat].active.stockpileLayers >= 3 { return .no }
      b[seat].active.stockpileLayers += 1
      stockpiled(seat)
    case .charge: tell(.volatileStart, seat, .charge)
    case .defensecurl, .minimize: return .quiet
    case .autotomize:
      if Int(b[seat].active.weight) - Int(b[seat].active.autotomizeCount) * 1000 > 1 {
        b[seat].active.autotomizeCount += 1
        tell(.volatileStart, seat, .autotomize)
      }
    case .powertrick: removeVolatile(.powertrick, seat)
    case .smackdown:
      if groundFlyer(seat) { tell(.volatileStart, seat, .smackdown) }
    case .healblock: tell(Event(.fail, who(seat)).with(.healBlock))
    default: return .no
    }
    return .yes
  }

  private mutating func stockpiled(_ seat: Seat) {
    let layers = b[seat].active.stockpileLayers
    tell(Event(.volatileStart, who(seat)).with(Volatile.stockpile).numbers(UInt16(layers)))
    boost(Boosts(defense: 1, specialDefense: 1), seat, from: seat, .volatile(.stockpile))
  }

  private mutating func beginEncore(_ seat: Seat) -> Added {
    let last = b[seat].active.lastMove
    guard last != .none, let slot = b[seat].slot(of: last), b[seat].active.pp[slot] > 0,
      !last.row.flags.contains(.failEncore)
    else { return .no }
    b[seat].active.encoreMove = last
    tell(.volatileStart, seat, .encore)
    b[seat].active.encoreDuration = willMove(seat) ? 3 : 4
    return .yes
  }

  private mutating func beginDisable(_ seat: Seat, from source: Seat, _ effect: Effect) -> Added {
    let last = b[seat].active.lastMove
    let actsNow = hasActive && activeSeat == seat
    b[seat].active.disableDuration = willMove(seat) || actsNow ? 4 : 5
    guard last != .none else { return .no }
    if let slot = b[seat].slot(of: last), b[seat].active.pp[slot] == 0 { return .no }
    b[seat].active.disableMove = last
    let event = Event(.volatileStart, who(seat)).with(Volatile.disable).with(last)
    tell(effect.isAbility(.cursedBody) ? event.from(AbilityID.cursedBody).of(who(source)) : event)
    return .yes
  }

  private mutating func beginSmackDown(_ seat: Seat) -> Added {
    var applies = hasType(seat, .flying) || hasAbility(seat, .levitate)
    if item(seat) == .ironBall || has(seat, .ingrain) || b.field.gravity != 0 { applies = false }
    if groundFlyer(seat) { applies = true }
    if has(seat, .magnetrise) {
      applies = true
      erase(.magnetrise, seat)
    }
    if has(seat, .telekinesis) {
      applies = true
      erase(.telekinesis, seat)
    }
    guard applies else { return .no }
    tell(.volatileStart, seat, .smackdown)
    return .yes
  }

  /// Brings one that flies down to the ground, its move with it.
  mutating func groundFlyer(_ seat: Seat) -> Bool {
    guard removeVolatile(.fly, seat) || removeVolatile(.bounce, seat) else { return false }
    cancelMove(seat)
    removeVolatile(.twoturnmove, seat)
    return true
  }

  mutating func swapAttackAndDefense(_ seat: Seat) {
    let attack = b[seat].active.stats[0]
    b[seat].active.stats[0] = b[seat].active.stats[1]
    b[seat].active.stats[1] = attack
  }

  mutating func tellTrapEnd(_ seat: Seat, _ reason: EventReason) {
    tell(Event(.volatileEnd, who(seat)).with(.partiallytrapped).with(b[seat].active.trapMove).because(reason))
  }

  func areOppositeGenders(_ a: Seat, _ c: Seat) -> Bool {
    let one = b[a].current.gender
    let two = b[c].current.gender
    return (one == .male && two == .female) || (one == .female && two == .male)
  }
}

extension Side {
  /// The first slot of whoever is in that holds `move`.
  @inline(__always)
  func slot(of move: MoveID) -> Int? {
    for slot in 0..<Int(active.moveCount) where active.moves[slot] == move { return slot }
    return nil
  }
}
