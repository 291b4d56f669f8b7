import BattleCore
import Dex

// Trying to act: what keeps one from moving, the price in PP, and what follows.
extension Engine {
  /// The outer shell of a move: chosen, possibly prevented, paid for and performed.
  mutating func runMove(_ chosen: MoveID, _ seat: Seat, source: Effect) {
    b[seat].active.activeMoveActions &+= 1
    dice.acting(seat)
    var move = chosen
    if has(seat, .encore) && move != .struggle && move != b[seat].active.encoreMove {
      move = b[seat].active.encoreMove
    }
    setActive(move, seat)
    guard beforeMove(move, seat) else {
      moveAborted(move, seat)
      clearActiveMove(failed: true)
      return
    }
    // Bide and Focus Punch look for themselves whether they go on.
    if move == .bide && has(seat, .bide) {
      clearActiveMove(failed: true)
      return
    }
    if move == .focusPunch && has(seat, .focuspunch) && b[seat].active.lostFocus {
      tell(Event(.cant, who(seat)).because(.focusPunch).with(.focusPunch))
      clearActiveMove(failed: true)
      return
    }
    b[seat].active.lastDamage = 0
    var source = source
    if b.lockedMove(seat) == nil {
      if !deductPP(move, seat) && move != .struggle {
        tell(Event(.cant, who(seat)).because(.noPP).with(move))
        clearActiveMove(failed: true)
        return
      }
    } else {
      source = Effect(cause: .lockedMove)
    }
    b[seat].active.lastMove = move
    b[seat].active.moveThisTurn = move
    let didSomething = perform(move, seat, source: source)
    b[seat].active.moveWorked = didSomething
    b[seat].active.movedThisTurn = true
    b.lastSuccessfulMove = didSomething && hasActive ? activeMove : .none
    afterMove(hasActive ? activeMove : move, seat)
    if item(.p1) == .whiteHerb { useWhiteHerb(.p1) }
    if item(.p2) == .whiteHerb { useWhiteHerb(.p2) }
    faintMessages()
    checkForWinner()
  }

  /// The move itself, the quickest way that it can go. False when it did nothing.
  @inline(__always)
  private mutating func perform(_ move: MoveID, _ seat: Seat, source: Effect) -> Bool {
    if source.cause == .none && isPlainPair(seat) {
      if move.row.isPlainStrike { return strike(move, seat) }
      if move.row.isPlainStatus { return plainStatus(move, seat) }
    }
    return useMove(move, seat, source: source)
  }

  /// Pays one PP. False when the fighter has no such move or no PP left.
  @inline(__always)
  mutating func deductPP(_ move: MoveID, _ seat: Seat) -> Bool {
    guard let slot = b[seat].slot(of: move) else { return false }
    b[seat].active.usedSlots |= 1 << UInt8(slot)
    if b[seat].active.virtualSlots >> UInt8(slot) & 1 == 0 { b[seat].current.revealed.insert(.move(slot)) }
    let left = b[seat].active.pp[slot]
    guard left > 0 else { return false }
    setPP(seat, slot, left - 1)
    return true
  }

  /// Sets the PP of a slot, of the team member too unless the slot is borrowed.
  @inline(__always)
  mutating func setPP(_ seat: Seat, _ slot: Int, _ value: UInt8) {
    b[seat].active.pp[slot] = value
    if b[seat].active.virtualSlots >> UInt8(slot) & 1 == 0 { b[seat].current.pp[slot] = value }
  }

  // MARK: What prevents a move

  /// Runs what may keep the fighter from moving, in order of priority. False when it cannot.
  @inline(__always)
  mutating func beforeMove(_ move: MoveID, _ seat: Seat) -> Bool {
    if b[seat].current.status == .none, !b[seat].active.volatiles.intersects(.beforeMove),
      b[seat].active.abilityInUse != .truant,
      !b[seat.other].active.volatiles.intersects(.beforeFoeMoves), b.field.gravity == 0
    {
      return true
    }
    return beforeMoveSlowly(move, seat)
  }

  private mutating func beforeMoveSlowly(_ move: MoveID, _ seat: Seat) -> Bool {
    let flags = move.row.flags
    if has(seat, .grudge) { removeVolatile(.grudge, seat) }
    if has(seat, .rage) { removeVolatile(.rage, seat) }
    let foe = seat.other
    if has(foe, .skydrop) && !isFainted(foe) {
      b[seat].active.activeMoveActions &-= 1
      return false
    }
    if has(seat, .mustrecharge) {
      tell(Event(.cant, who(seat)).because(.recharge))
      removeVolatile(.mustrecharge, seat)
      erase(.truant, seat)
      return false
    }
    switch status(seat) {
    case .sleep: if !staysAwake(flags, seat) { return false }
    case .freeze: if !thaws(flags, seat) { return false }
    default: break
    }
    if hasAbility(seat, .truant) {
      if has(seat, .truant) {
        erase(.truant, seat)
        tell(Event(.cant, who(seat)).because(.truant))
        return false
      }
      mark(.truant, seat)
    }
    if has(seat, .flinch) {
      tell(Event(.cant, who(seat)).because(.flinch))
      if hasAbility(seat, .steadfast) { boost(Boosts(speed: 1), seat, from: seat, .ability(.steadfast)) }
      return false
    }
    if has(seat, .disable) && move == b[seat].active.disableMove {
      tell(Event(.cant, who(seat)).because(.disable).with(move))
      return false
    }
    if has(seat, .healblock) && flags.contains(.heal) {
      tell(Event(.cant, who(seat)).because(.healBlock).with(move))
      return false
    }
    if b.field.gravity != 0 && flags.contains(.gravity) {
      tell(Event(.cant, who(seat)).because(.gravity).with(move))
      return false
    }
    if has(seat, .taunt) && move.row.category == .status && move != .meFirst && move != .none {
      tell(Event(.cant, who(seat)).because(.taunt).with(move))
      return false
    }
    if has(foe, .imprison), !isFainted(foe), move != .struggle, b[foe].slot(of: move) != nil {
      tell(Event(.cant, who(seat)).because(.imprison).with(move))
      return false
    }
    if has(seat, .confusion) && !seesClearly(move, seat) { return false }
    if has(seat, .attract) {
      let source = Who(foe, b[seat].active.attractSource)
      tell(Event(.activate, who(seat)).from(MoveID.attract).of(source))
      if dice.chance(1, in: 2, .immobile) {
        tell(Event(.cant, who(seat)).because(.attract))
        return false
      }
    }
    if status(seat) == .paralysis && dice.chance(1, in: 4, .immobile) {
      tell(Event(.cant, who(seat)).because(.paralysis))
      return false
    }
    if has(seat, .bide) && !bidesOn(seat) { return false }
    if has(seat, .destinybond) && move != .destinyBond { removeVolatile(.destinybond, seat) }
    return true
  }

  private mutating func staysAwake(_ flags: MoveFlags, _ seat: Seat) -> Bool {
    if b[seat].current.statusTime > 0 { b[seat].current.statusTime -= 1 }
    if hasAbility(seat, .earlyBird) && b[seat].current.statusTime > 0 { b[seat].current.statusTime -= 1 }
    if b[seat].current.statusTime == 0 {
      cureStatus(seat)
      return true
    }
    tell(Event(.cant, who(seat)).because(.sleep))
    return flags.contains(.sleepUsable)
  }

  private mutating func thaws(_ flags: MoveFlags, _ seat: Seat) -> Bool {
    if flags.contains(.defrost) { return true }
    if dice.chance(1, in: 5, .immobile) {
      cureStatus(seat)
      return true
    }
    tell(Event(.cant, who(seat)).because(.freeze))
    return false
  }

  private mutating func seesClearly(_ move: MoveID, _ seat: Seat) -> Bool {
    b[seat].active.confusionTime &-= 1
    if b[seat].active.confusionTime == 0 {
      removeVolatile(.confusion, seat)
      return true
    }
    tell(Event(.activate, who(seat)).from(Volatile.confusion))
    if dice.chance(1, in: 2, .immobile) { return true }
    let amount = confusionDamage(move, seat)
    damage(amount, seat, from: seat, Effect(cause: .volatile, id: UInt16(Volatile.confusion.rawValue), isMove: true))
    return false
  }

  /// Hits itself with 40 power: stages count (unless it aimed at somebody unaware), nothing else does.
  private mutating func confusionDamage(_ move: MoveID, _ seat: Seat) -> Int {
    let isUnaware = hasAbility(seat.other, .unaware) && aim(move.row.target, seat) != seat
    stagesAsked(seat)
    stagesAsked(seat)
    let attack = b.battleStat(seat, 0, stage: isUnaware ? 0 : nil)
    let defense = b.battleStat(seat, 1, stage: isUnaware ? 0 : nil)
    let level = Int(b[seat].current.level)
    let base = (2 * level / 5 + 2) * 40 * attack / defense / 50 + 2
    let rolled = (base & 0xFFFF) * (100 - dice.below(16, .roll)) / 100
    return max(1, rolled)
  }

  /// Conditions that a prevented move ends. Several of them tie.
  private mutating func moveAborted(_ move: MoveID, _ seat: Seat) {
    guard b[seat].active.volatiles.intersects(.endedByAbort) else { return }
    var list = ordered(seat, .endedByAbort)
    shuffle(&list, 0, list.count, .tieHandlers)
    for i in 0..<list.count where list[i] != .charge || move != .charge { removeVolatile(list[i], seat) }
  }

  /// Conditions that end with the move. Charge and a rampage tie.
  @inline(__always)
  private mutating func afterMove(_ move: MoveID, _ seat: Seat) {
    let effect = move.row.effect
    if effect == .rollout || effect == .spitUp { afterRule(move, seat) }
    if b[seat].active.volatiles.intersects(.endedAfterMove) && !isFainted(seat) { endAfterMove(move, seat) }
  }

  private mutating func afterRule(_ move: MoveID, _ seat: Seat) {
    if move == .spitUp {
      removeVolatile(.stockpile, seat)
      return
    }
    let volatile: Volatile = move == .rollout ? .rollout : .iceball
    if has(seat, volatile), b[seat].active.rolloutHits == 5, b[seat].active.rolloutContactHits < 5 {
      _ = addVolatile(.rolloutstorage, seat, from: seat, .none)
    }
  }

  private mutating func endAfterMove(_ move: MoveID, _ seat: Seat) {
    var list = ordered(seat, .endedAfterMove)
    shuffle(&list, 0, list.count, .tieHandlers)
    for i in 0..<list.count {
      if list[i] == .charge {
        if move != .charge { removeVolatile(.charge, seat) }
      } else if b[seat].active.lockDuration == 1 {
        removeVolatile(.lockedmove, seat)
      }
    }
  }
}

extension VolatileSet {
  @inline(__always) static var beforeMove: VolatileSet {
    VolatileSet(
      .grudge, .rage, .mustrecharge, .flinch, .disable, .healblock, .taunt, .confusion, .attract, .bide, .destinybond)
  }
  @inline(__always) static var beforeFoeMoves: VolatileSet {
    VolatileSet(.skydrop, .imprison)
  }
  @inline(__always) static var endedByAbort: VolatileSet {
    VolatileSet(.twoturnmove, .bide, .destinybond, .charge)
  }
  @inline(__always) static var endedAfterMove: VolatileSet {
    VolatileSet(.charge, .lockedmove)
  }
}
