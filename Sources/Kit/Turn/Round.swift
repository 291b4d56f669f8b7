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
    for seat in Round.order(first) {
      act(&board, seat, slots[seat])
      if let outcome = outcome(board, seat) { return outcome }
    }
    for seat in Round.order(first) {
      tick(&board, seat)
      if let outcome = outcome(board, seat) { return outcome }
    }
    return nil
  }

  /// Higher priority first, then the faster one; a draw decides between equals.
  private mutating func firstSeat(_ board: borrowing Kit.Board, _ slots: InlinePair<Int>) -> Seat {
    let priority1 = board.fighters[0].slots[slots.p1].row.priority
    let priority2 = board.fighters[1].slots[slots.p2].row.priority
    if priority1 != priority2 { return priority1 > priority2 ? .p1 : .p2 }
    let speed1 = board.fighters[0].speed
    let speed2 = board.fighters[1].speed
    if speed1 != speed2 { return speed1 > speed2 ? .p1 : .p2 }
    return dice.unit(.tie) < 0.5 ? .p1 : .p2
  }

  @inline(__always)
  private static func order(_ first: Seat) -> InlineSeats { InlineSeats(first) }

  /// The end, when somebody is down; the side that just acted or suffered is looked at first.
  private mutating func outcome(_ board: borrowing Kit.Board, _ seat: Seat) -> Outcome? {
    let loser: Seat
    if board.fighters[seat.index].hp == 0 {
      loser = seat
    } else if board.fighters[seat.other.index].hp == 0 {
      loser = seat.other
    } else {
      return nil
    }
    sink.emit(Kit.Event(.fainted, loser))
    sink.emit(Kit.Event(.ended, loser.other))
    return .win(loser.other)
  }

  /// Burn costs a sixteenth, poison an eighth.
  private mutating func tick(_ board: inout Kit.Board, _ seat: Seat) {
    let status = board.fighters[seat.index].status
    guard status == .burn || status == .poison else { return }
    let loss = max(1, board.fighters[seat.index].maxHP / (status == .burn ? 16 : 8))
    board.fighters[seat.index].hp = max(0, board.fighters[seat.index].hp - loss)
    var event = Kit.Event(.statusTick, seat)
    event.status = status
    event.amount = loss
    sink.emit(event)
  }

  // MARK: - One action

  private mutating func act(_ board: inout Kit.Board, _ seat: Seat, _ index: Int) {
    let user = seat.index
    let slot = board.fighters[user].slots[index]
    let row = slot.row
    board.fighters[user].usedSlots |= 1 << UInt8(truncatingIfNeeded: index)
    var used = Kit.Event(.used, seat)
    used.move = row.number
    sink.emit(used)

    if board.fighters[user].mustRecharge {
      board.fighters[user].mustRecharge = false
      return sink.emit(Kit.Event(.recharging, seat))
    }
    if row.rule == .focusPunch, wasHit[seat] { return sink.emit(Kit.Event(.lostFocus, seat)) }
    var isTold = false
    guard isAwake(&board, seat, &isTold), isMobile(board, seat) else { return }
    switch row.rule {
    case .rest: return rest(&board, seat)
    case .heal: return heal(&board, seat, percent: Int32(row.healing))
    case .plain, .focusPunch, .venomDrench: break
    }
    guard dice.unit(.accuracy) < Double(row.accuracy) / 100 else { return sink.emit(Kit.Event(.missed, seat)) }
    if row.rule == .venomDrench, board.fighters[seat.other.index].status != .poison {
      return sink.emit(Kit.Event(.damaged, seat.other))
    }

    if row.isDamaging { isTold = true }
    let damage = row.isDamaging ? hit(&board, seat, slot) : 0
    if row.mustRecharge { board.fighters[user].mustRecharge = true }
    if row.drain != 0, damage > 0 { drain(&board, seat, percent: Int32(row.drain), of: damage) }
    if inflict(&board, seat, row) { isTold = true }
    if changeStages(&board, seat, row) { isTold = true }
    if !isTold { sink.emit(Kit.Event(.damaged, seat.other)) }
  }

  /// Waking up is told, so that what follows may be nothing.
  private mutating func isAwake(_ board: inout Kit.Board, _ seat: Seat, _ isTold: inout Bool) -> Bool {
    let user = seat.index
    guard board.fighters[user].status == .sleep else { return true }
    board.fighters[user].sleepTurns -= 1
    if board.fighters[user].sleepTurns > 0 {
      sink.emit(Kit.Event(.asleep, seat))
      return false
    }
    board.fighters[user].status = .none
    sink.emit(Kit.Event(.wokeUp, seat))
    isTold = true
    return true
  }

  private mutating func isMobile(_ board: borrowing Kit.Board, _ seat: Seat) -> Bool {
    guard board.fighters[seat.index].status == .paralysis, dice.unit(.immobile) < 0.25 else { return true }
    sink.emit(Kit.Event(.immobile, seat))
    return false
  }

  private mutating func rest(_ board: inout Kit.Board, _ seat: Seat) {
    heal(&board, seat, percent: 100)
    board.fighters[seat.index].status = .sleep
    board.fighters[seat.index].sleepTurns = 2
    var event = Kit.Event(.statusApplied, seat)
    event.status = .sleep
    sink.emit(event)
  }

  private mutating func heal(_ board: inout Kit.Board, _ seat: Seat, percent: Int32) {
    let user = seat.index
    let missing = board.fighters[user].maxHP - board.fighters[user].hp
    let amount = min(board.fighters[user].maxHP * percent / 100, missing)
    guard amount > 0 else { return }
    board.fighters[user].hp += amount
    var event = Kit.Event(.healed, seat)
    event.amount = amount
    sink.emit(event)
  }

  /// Both draws are made even when the target is immune. The amount may be more than the target has.
  private mutating func hit(_ board: inout Kit.Board, _ seat: Seat, _ slot: Kit.Slot) -> Int32 {
    let target = seat.other.index
    var damage = DamageFormula.base(slot, board.fighters[seat.index], board.fighters[target])
    let isCritical = dice.unit(.crit) < 1.0 / 32
    if isCritical { damage *= 1.5 }
    damage *= 0.85 + 0.15 * dice.unit(.roll)
    if slot.row.category == .physical, board.fighters[seat.index].status == .burn { damage *= 0.5 }
    let amount = slot.quarters == 0 ? 0 : max(1, Int32(damage))
    board.fighters[target].hp = max(0, board.fighters[target].hp - amount)
    if amount > 0 { wasHit[seat.other] = true }
    var event = Kit.Event(.damaged, seat.other)
    event.amount = amount
    event.quarters = slot.quarters
    event.isCritical = isCritical
    sink.emit(event)
    return amount
  }

  private mutating func drain(_ board: inout Kit.Board, _ seat: Seat, percent: Int32, of damage: Int32) {
    let user = seat.index
    let amount = max(1, damage * abs(percent) / 100)
    if percent > 0 {
      board.fighters[user].hp = min(board.fighters[user].maxHP, board.fighters[user].hp + amount)
    } else {
      board.fighters[user].hp = max(0, board.fighters[user].hp - amount)
    }
    var event = Kit.Event(percent > 0 ? .healed : .recoil, seat)
    event.amount = amount
    sink.emit(event)
  }

  /// True when it was told.
  private mutating func inflict(_ board: inout Kit.Board, _ seat: Seat, _ row: Kit.MoveRow) -> Bool {
    let status = row.ailment.status
    let target = seat.other.index
    guard status != .none, row.ailmentChance > 0 || row.category == .status,
      board.fighters[target].status == .none
    else { return false }
    let chance = row.ailmentChance == 0 ? 1 : Double(row.ailmentChance) / 100
    guard dice.unit(.ailment) < chance else { return false }
    board.fighters[target].status = status
    if status == .sleep { board.fighters[target].sleepTurns = 1 + UInt8(3 * dice.unit(.sleep)) }
    var event = Kit.Event(.statusApplied, seat.other)
    event.status = status
    sink.emit(event)
    return true
  }

  /// True when it was told. The draw is made even when there is nothing to change.
  private mutating func changeStages(_ board: inout Kit.Board, _ seat: Seat, _ row: Kit.MoveRow) -> Bool {
    if !row.isSelfDebuff {
      let isCertain = row.category == .status || row.effectChance == 0
      let passes = dice.unit(.secondary) < Double(row.effectChance) / 100
      guard isCertain || passes else { return false }
    }
    var list = row.changes
    let isOwn = row.isSelfDebuff || row.isMixed
    var isTold = false
    while let change = list.next() {
      let seat = isOwn || change.stages > 0 ? seat : seat.other
      let stages = Int(board.fighters[seat.index].stages[change.stat]) + change.stages
      board.fighters[seat.index].stages[change.stat] = Int8(max(-6, min(6, stages)))
      var event = Kit.Event(.statChanged, seat)
      event.stat = Kit.Stat(rawValue: UInt8(truncatingIfNeeded: change.stat)) ?? .attack
      event.stages = Int8(change.stages)
      sink.emit(event)
      isTold = true
    }
    return isTold
  }
}

/// The two seats, the first of a round before the other.
private struct InlineSeats: Sequence, IteratorProtocol {
  private let first: Seat
  private var place = 0

  init(_ first: Seat) { self.first = first }

  mutating func next() -> Seat? {
    place += 1
    switch place {
    case 1: return first
    case 2: return first.other
    default: return nil
    }
  }
}
