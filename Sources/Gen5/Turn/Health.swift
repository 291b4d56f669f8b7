import BattleCore
import Dex

// HP going up and down, and falling.
extension Engine {
  /// Deals damage that effects may change: at least 1 unless it is 0. Returns what was dealt, or nil when prevented.
  @discardableResult
  mutating func damage(_ amount: Int, _ target: Seat, from source: Seat?, _ effect: Effect, falseSwipe: Bool = false)
    -> Int?
  {
    guard hp(target) > 0 else { return 0 }
    var amount = amount == 0 ? 0 : max(amount, 1)
    if effect.cause == .weather {
      guard canBeHurtByWeather(target) else { return 0 }
    }
    if hooked(target, .damage) {
      sharedDraw(.damp)
      guard let changed = guardedDamage(amount, target, effect) else { return nil }
      amount = changed
    }
    if effect.isMove {
      // Order of the reference: Endure (-10), False Swipe (-20), Bide (-101).
      if has(target, .endure) && amount >= hp(target) {
        tellActivate(target, .endure)
        amount = hp(target) - 1
      }
      if falseSwipe && amount >= hp(target) { amount = hp(target) - 1 }
    }
    if hooked(target, .damage) { amount = survivable(amount, target, effect) }
    if effect.isMove {
      if has(target, .bide), let source {
        b[target].active.bideDamage &+= UInt16(clamping: amount)
        b[target].active.bideHasTarget = true
        b[target].active.bideTargetsSelf = source == target
      }
      if amount != 0 { amount = max(amount, 1) }
    }
    let dealt = lose(amount, target, from: source, effect)
    if dealt != 0 { b[target].active.hurtThisTurn = UInt16(hp(target)) }
    if let source, effect.isMove { b[source].active.lastDamage = UInt16(clamping: dealt) }
    tellHP(.damage, target, from: source, effect)
    return dealt
  }

  /// A fraction of the maximum HP, at least 1.
  func share(_ seat: Seat, _ parts: Int) -> Int { max(1, maxHP(seat) / parts) }

  /// Damage that nothing changes or prevents (Substitute's price, Struggle's recoil, confusion).
  @discardableResult
  mutating func directDamage(_ amount: Int, _ target: Seat, from source: Seat?, _ effect: Effect) -> Int {
    guard hp(target) > 0, amount > 0 else { return 0 }
    let dealt = lose(max(amount, 1), target, from: source, effect)
    tellHP(.damage, target, from: nil, effect.isMove ? Effect.none : effect)
    return dealt
  }

  /// Takes HP away and queues a faint at 0. Returns what was really lost.
  @discardableResult
  mutating func lose(_ amount: Int, _ target: Seat, from source: Seat?, _ effect: Effect) -> Int {
    let before = hp(target)
    guard before > 0, amount > 0 else { return 0 }
    let left = before - amount
    b[target].current.hp = UInt16(max(left, 0))
    if left <= 0 { queueFaint(target, from: source, byMove: effect.isMove && !effect.isFutureMove) }
    return min(amount, before)
  }

  /// Restores HP. Returns nil when prevented or without effect, as a loud failure where `false` and a quiet one else.
  @discardableResult
  mutating func heal(_ amount: Int, _ target: Seat, from source: Seat?, _ effect: Effect, quiet: Bool = false) -> Int? {
    var amount = amount
    if hooked(target, .heal) && item(target) == .bigRoot && effect.isSap { amount = Battle.modified(amount, 5324) }
    if has(target, .healblock) { return nil }
    if let source, source != target, hooked(source, .heal), hasAbility(source, .liquidOoze),
      effect.cause == .drain || effect.isVolatile(.leechseed)
    {
      damage(amount, target, from: source, .ability(.liquidOoze))
      return nil
    }
    guard amount > 0, hp(target) > 0, hp(target) < maxHP(target) else { return nil }
    let healed = min(amount, maxHP(target) - hp(target))
    b[target].current.hp += UInt16(healed)
    if !quiet { tellHP(.heal, target, from: source, effect) }
    return healed
  }

  /// Sets HP, at least 1.
  mutating func setHP(_ value: Int, _ target: Seat) {
    guard hp(target) > 0 else { return }
    b[target].current.hp = UInt16(min(max(value, 1), maxHP(target)))
  }

  @inline(__always)
  func hpEvent(_ kind: Event.Kind, _ seat: Seat) -> Event {
    Event(kind, who(seat)).hp(b[seat].current.hp, b[seat].current.maxHP, status(seat))
  }

  mutating func tellHP(_ kind: Event.Kind, _ target: Seat, from source: Seat?, _ effect: Effect) {
    reveal(effect, near: source ?? target)
    guard S.isRecording else { return }
    // A plain move is not named as the cause of its damage or healing.
    var event = hpEvent(kind, target)
    if effect.cause != .move { event = event.from(effect.cause, effect.id) }
    if let source, !effect.isMove, source != target || (kind == .damage && effect.cause == .ability) {
      event = event.of(who(source))
    }
    if effect.isVolatile(.partiallytrapped) {
      event = hpEvent(kind, target).from(b[target].active.trapMove).because(.partiallyTrapped)
    }
    sink.emit(event)
  }

  // MARK: Fainting

  /// Takes the rest of its HP and queues the announcement.
  mutating func faint(_ target: Seat, from source: Seat? = nil, byMove: Bool = false) {
    guard !isFainted(target), !b[target].current.faintQueued else { return }
    b[target].current.hp = 0
    queueFaint(target, from: source, byMove: byMove)
  }

  mutating func queueFaint(_ target: Seat, from source: Seat?, byMove: Bool) {
    guard !isFainted(target), !b[target].current.faintQueued else { return }
    b[target].active.switchFlag = false
    b[target].current.faintQueued = true
    faintQueue.append(
      .init(seat: target, hasSource: source != nil, source: source ?? target, byMove: byMove))
  }

  /// Announces everyone who is down. Returns true when that ends the battle.
  @inline(__always)
  @discardableResult
  mutating func faintMessages(checkWin: Bool = true, lastFirst: Bool = false) -> Bool {
    if b.isOver || faintQueue.isEmpty { return false }
    if lastFirst { faintQueue.bringLastForward() }
    return announceFaints(checkWin)
  }

  private mutating func announceFaints(_ checkWin: Bool) -> Bool {
    var checkWin = checkWin
    let length = faintQueue.count
    var last: Seat = .p1
    var lastEntry = faintQueue.first
    while !faintQueue.isEmpty {
      let left = faintQueue.count
      let entry = faintQueue.removeFirst()
      let seat = entry.seat
      last = seat
      lastEntry = entry
      if isFainted(seat) { continue }
      tell(.faint, seat)
      if b[seat].left > 0 { b[seat].left -= 1 }
      onFaint(entry)
      b[seat].active.illusionPlace = 255
      if b[seat].active.abilityInUse != .none { endAbility(seat) }
      clearVolatiles(seat, keepSwitchFlags: true)
      // Whoever is down acts by neither ability nor item.
      b[seat].active.abilityInUse = .none
      b[seat].active.itemRule = .none
      b[seat].active.hooks = []
      b[seat].current.isFainted = true
      b[seat].active.isIn = false
      b[seat].faintedThisTurn = true
      if faintQueue.count >= left { checkWin = true }
    }
    if checkWin && checkForWinner(lastToFaint: last) { return true }
    if lastEntry.hasSource && lastEntry.byMove && hooked(lastEntry.source, .afterMove)
      && hasAbility(lastEntry.source, .moxie)
    {
      boost(Boosts(attack: Int32(length)), lastEntry.source, from: lastEntry.source, .ability(.moxie))
    }
    return false
  }

  /// What the fallen one's conditions do to whoever felled it.
  private mutating func onFaint(_ entry: FaintQueue.Entry) {
    let seat = entry.seat
    if has(seat, .destinybond), entry.hasSource, entry.source != seat, entry.byMove {
      tellActivate(seat, .destinyBond)
      faint(entry.source)
    }
    if has(seat, .grudge), entry.hasSource, entry.source != seat, entry.byMove, !isFainted(entry.source),
      b[entry.source].active.lastMove != .none
    {
      let source = entry.source
      let last = b[source].active.lastMove
      for slot in 0..<Int(b[source].active.moveCount) where b[source].active.moves[slot] == last {
        setPP(source, slot, 0)
        tell(Event(.activate, who(source)).from(MoveID.grudge).with(last))
      }
    }
    if has(seat, .skydrop), b[seat].active.twoTurnDuration > 0 {
      tell(.volatileEnd, seat.other, .skydrop, .interrupt)
    }
  }

  /// Ends the battle when a side has nobody left; with both empty, the side that fainted last wins.
  @discardableResult
  mutating func checkForWinner(lastToFaint: Seat? = nil) -> Bool {
    let one = b[.p1].left
    let two = b[.p2].left
    if one > 0 && two > 0 { return false }
    if one == 0 && two == 0 {
      if let lastToFaint { finish(lastToFaint == .p1 ? .p1 : .p2) } else { finish(.tie) }
      return true
    }
    finish(one > 0 ? .p1 : .p2)
    return true
  }

  mutating func finish(_ winner: Outcome.Winner) {
    if b.isOver { return }
    b.isOver = true
    b.winner = winner
    b.requests[0] = .wait
    b.requests[1] = .wait
    switch winner {
    case .p1: tell(.win, .p1)
    case .p2: tell(.win, .p2)
    case .tie: tell(.tie, .p1)
    }
  }
}
