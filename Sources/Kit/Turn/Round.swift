import BattleCore

/// One round: who acts first, the two actions, and what burn and poison cost.
struct Round<D: RandomSource, S: EventSink<Kit.Event>> {
  var dice: D
  var sink: S
  /// Who has been hit in this round, which Focus Punch asks for.
  private var wasHit = InlinePair(false, false)

  init(_ dice: D, _ sink: S) {
    self.dice = dice
    self.sink = sink
  }

  /// - Parameter slots: what each side uses.
  mutating func play(_ board: inout Kit.Board, _ slots: InlinePair<Int>) -> Outcome? {
    let first = firstSeat(board, slots)
    if let outcome = act(&board, first, slots) ?? act(&board, first.other, slots) { return outcome }
    return tick(&board, first) ?? tick(&board, first.other)
  }

  /// Higher priority first, then the faster one; a draw decides between equals.
  private mutating func firstSeat(_ board: borrowing Kit.Board, _ slots: InlinePair<Int>) -> Seat {
    let priority1 = board.p1.slots[slots.p1].row.priority
    let priority2 = board.p2.slots[slots.p2].row.priority
    if priority1 != priority2 { return priority1 > priority2 ? .p1 : .p2 }
    let speed1 = board.p1.speed
    let speed2 = board.p2.speed
    if speed1 != speed2 { return speed1 > speed2 ? .p1 : .p2 }
    return dice.unit(.tie) < 0.5 ? .p1 : .p2
  }

  private mutating func act(_ board: inout Kit.Board, _ seat: Seat, _ slots: InlinePair<Int>) -> Outcome? {
    if seat == .p1 {
      act(&board.p1, &board.p2, seat, slots.p1)
    } else {
      act(&board.p2, &board.p1, seat, slots.p2)
    }
    return outcome(board.p1.hp, board.p2.hp, seat)
  }

  private mutating func tick(_ board: inout Kit.Board, _ seat: Seat) -> Outcome? {
    if seat == .p1 { tick(&board.p1, seat) } else { tick(&board.p2, seat) }
    return outcome(board.p1.hp, board.p2.hp, seat)
  }

  /// The end, when somebody is down; the side that just acted or suffered is looked at first.
  private mutating func outcome(_ hp1: Int32, _ hp2: Int32, _ seat: Seat) -> Outcome? {
    guard hp1 == 0 || hp2 == 0 else { return nil }
    let isDown = seat == .p1 ? hp1 == 0 : hp2 == 0
    let loser = isDown ? seat : seat.other
    sink.emit(Kit.Event(.fainted, loser))
    sink.emit(Kit.Event(.ended, loser.other))
    return .win(loser.other)
  }

  /// Burn costs a sixteenth, poison an eighth.
  private mutating func tick(_ fighter: inout Kit.Fighter, _ seat: Seat) {
    guard fighter.status == .burn || fighter.status == .poison else { return }
    let loss = max(1, fighter.maxHP / (fighter.status == .burn ? 16 : 8))
    fighter.hp = max(0, fighter.hp - loss)
    var event = Kit.Event(.statusTick, seat)
    event.status = fighter.status
    event.amount = loss
    sink.emit(event)
  }

  // MARK: - One action

  private mutating func act(
    _ user: inout Kit.Fighter, _ target: inout Kit.Fighter, _ seat: Seat, _ index: Int
  ) {
    let slot = user.slots[index]
    let row = slot.row
    user.usedSlots |= 1 << UInt8(truncatingIfNeeded: index)
    var used = Kit.Event(.used, seat)
    used.move = row.number
    sink.emit(used)

    if user.mustRecharge {
      user.mustRecharge = false
      return sink.emit(Kit.Event(.recharging, seat))
    }
    if row.rule == .focusPunch, wasHit[seat] { return sink.emit(Kit.Event(.lostFocus, seat)) }
    var isTold = false
    guard isAwake(&user, seat, &isTold), isMobile(user.status, seat) else { return }
    switch row.rule {
    case .rest: return rest(&user, seat)
    case .heal: return heal(&user, seat, percent: Int32(row.healing))
    case .plain, .focusPunch, .venomDrench: break
    }
    guard dice.unit(.accuracy) < Double(row.accuracy) / 100 else { return sink.emit(Kit.Event(.missed, seat)) }
    if row.rule == .venomDrench, target.status != .poison {
      return sink.emit(Kit.Event(.damaged, seat.other))
    }

    if row.isDamaging { isTold = true }
    let damage = row.isDamaging ? hit(user, &target, seat, slot) : 0
    if row.mustRecharge { user.mustRecharge = true }
    if row.drain != 0, damage > 0 { drain(&user, seat, percent: Int32(row.drain), of: damage) }
    if inflict(&target, seat, row) { isTold = true }
    if changeStages(&user, &target, seat, row) { isTold = true }
    if !isTold { sink.emit(Kit.Event(.damaged, seat.other)) }
  }

  /// Waking up is told, so that what follows may be nothing.
  private mutating func isAwake(_ user: inout Kit.Fighter, _ seat: Seat, _ isTold: inout Bool) -> Bool {
    guard user.status == .sleep else { return true }
    user.sleepTurns -= 1
    if user.sleepTurns > 0 {
      sink.emit(Kit.Event(.asleep, seat))
      return false
    }
    user.status = .none
    sink.emit(Kit.Event(.wokeUp, seat))
    isTold = true
    return true
  }

  private mutating func isMobile(_ status: Kit.Status, _ seat: Seat) -> Bool {
    guard status == .paralysis, dice.unit(.immobile) < 0.25 else { return true }
    sink.emit(Kit.Event(.immobile, seat))
    return false
  }

  private mutating func rest(_ user: inout Kit.Fighter, _ seat: Seat) {
    heal(&user, seat, percent: 100)
    user.status = .sleep
    user.sleepTurns = 2
    var event = Kit.Event(.statusApplied, seat)
    event.status = .sleep
    sink.emit(event)
  }

  private mutating func heal(_ user: inout Kit.Fighter, _ seat: Seat, percent: Int32) {
    let missing = user.maxHP - user.hp
    let amount = min(user.maxHP * percent / 100, missing)
    guard amount > 0 else { return }
    user.hp += amount
    var event = Kit.Event(.healed, seat)
    event.amount = amount
    sink.emit(event)
  }

  /// Both draws are made even when the target is immune. The amount may be more than the target has.
  private mutating func hit(
    _ user: borrowing Kit.Fighter, _ target: inout Kit.Fighter, _ seat: Seat, _ slot: Kit.Slot
  ) -> Int32 {
    var damage = DamageFormula.base(slot, user, target)
    let isCritical = dice.unit(.crit) < 1.0 / 32
    if isCritical { damage *= 1.5 }
    damage *= 0.85 + 0.15 * dice.unit(.roll)
    if slot.row.category == .physical, user.status == .burn { damage *= 0.5 }
    let amount = slot.quarters == 0 ? 0 : max(1, Int32(damage))
    target.hp = max(0, target.hp - amount)
    if amount > 0 { wasHit[seat.other] = true }
    var event = Kit.Event(.damaged, seat.other)
    event.amount = amount
    event.quarters = slot.quarters
    event.isCritical = isCritical
    sink.emit(event)
    return amount
  }

  private mutating func drain(_ user: inout Kit.Fighter, _ seat: Seat, percent: Int32, of damage: Int32) {
    let amount = max(1, damage * abs(percent) / 100)
    if percent > 0 {
      user.hp = min(user.maxHP, user.hp + amount)
    } else {
      user.hp = max(0, user.hp - amount)
    }
    var event = Kit.Event(percent > 0 ? .healed : .recoil, seat)
    event.amount = amount
    sink.emit(event)
  }

  /// True when it was told.
  private mutating func inflict(_ target: inout Kit.Fighter, _ seat: Seat, _ row: Kit.MoveRow) -> Bool {
    let status = row.ailment.status
    guard status != .none, row.ailmentChance > 0 || row.category == .status,
      target.status == .none
    else { return false }
    let chance = row.ailmentChance == 0 ? 1 : Double(row.ailmentChance) / 100
    guard dice.unit(.ailment) < chance else { return false }
    target.status = status
    if status == .sleep { target.sleepTurns = 1 + UInt8(3 * dice.unit(.sleep)) }
    var event = Kit.Event(.statusApplied, seat.other)
    event.status = status
    sink.emit(event)
    return true
  }

  /// True when it was told. The draw is made even when there is nothing to change.
  private mutating func changeStages(
    _ user: inout Kit.Fighter, _ target: inout Kit.Fighter, _ seat: Seat, _ row: Kit.MoveRow
  ) -> Bool {
    if !row.isSelfDebuff {
      let isCertain = row.category == .status || row.effectChance == 0
      let passes = dice.unit(.secondary) < Double(row.effectChance) / 100
      guard isCertain || passes else { return false }
    }
    var list = row.changes
    let isOwn = row.isSelfDebuff || row.isMixed
    var isTold = false
    while let change = list.next() {
      let isUsers = isOwn || change.stages > 0
      if isUsers {
        user.shift(change.stat, change.stages)
      } else {
        target.shift(change.stat, change.stages)
      }
      var event = Kit.Event(.statChanged, isUsers ? seat : seat.other)
      event.stat = Kit.Stat(rawValue: UInt8(truncatingIfNeeded: change.stat)) ?? .attack
      event.stages = Int8(change.stages)
      sink.emit(event)
      isTold = true
    }
    return isTold
  }
}
