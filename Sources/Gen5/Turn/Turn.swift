import BattleCore
import Dex

// From the choices to the next decision.
extension Engine {
  /// Sends in the first fighters and starts turn 1.
  mutating func startBattle() {
    tell(Event(.start))
    // Putting the teams in order sorts one action for each member: members in the same place tie by speed.
    let places = max(b[.p1].teamSize, b[.p2].teamSize)
    for place in 0..<Int(places) {
      if place < Int(b[.p1].teamSize), place < Int(b[.p2].teamSize),
        b[.p1].team[place].stats[4] == b[.p2].team[place].stats[4]
      {
        dice.waste(2, .tieOrder)
      }
    }
    switchIn(.p1, place: 0, isDrag: false, source: .none)
    switchIn(.p2, place: 0, isDrag: false, source: .none)
    b.isMidTurn = true
    turnLoop()
  }

  /// Takes both choices and plays to the next decision or to the end.
  mutating func advance(_ a: Choice, _ c: Choice) {
    if b.isOver { return }
    updateSpeeds()
    if let moves = usualMoves(a, c) {
      b.requests[0] = .wait
      b.requests[1] = .wait
      usualTurn(moves.p1, moves.p2)
      return
    }
    let old = b.queue
    let oldCount = Int(b.queueCount)
    b.queueCount = 0
    commit(a, .p1)
    commit(c, .p2)
    b.requests[0] = .wait
    b.requests[1] = .wait
    sortQueue()
    for i in 0..<oldCount { push(old[i]) }
    turnLoop()
  }

  private mutating func commit(_ choice: Choice, _ seat: Seat) {
    switch b.requests[seat.index] {
    case .wait: return
    case .change:
      guard let place = choice.changePlace else { return }
      pushChange(seat, place, .instantChange)
    case .move:
      if let place = choice.changePlace {
        pushChange(seat, place, .change)
      } else if let move = b.move(of: choice, seat) {
        pushMove(seat, move)
      }
    }
  }

  private mutating func pushChange(_ seat: Seat, _ place: Int, _ kind: Action.Kind) {
    var action = Action()
    action.kind = kind
    action.seat = seat
    action.order = kind == .instantChange ? 3 : 103
    action.place = b[seat].activePlace
    action.target = UInt8(place)
    action.source = isFainted(seat) ? .none : b[seat].active.switchMove
    action.speed = Int16(truncatingIfNeeded: isFainted(seat) ? b.fallenSpeed(seat) : b.actionSpeed(seat))
    stagesAsked(seat)
    b[seat].active.switchFlag = false
    push(action)
  }

  private mutating func pushMove(_ seat: Seat, _ move: MoveID) {
    let row = move.row
    var action = moveAction(move, seat)
    if row.flags.contains(.beforeTurn) {
      pushAhead(of: action, .beforeTurnMove, order: 5)
    } else if row.effect == .focusPunch {
      pushAhead(of: action, .chargeMove, order: 107)
    }
    if hooked(seat, .order) {
      action.priority += orderBonus(move, seat)
      stagesAsked(seat)
    }
    push(action)
  }

  /// What a move does before its own turn comes; its priority does not count there.
  private mutating func pushAhead(of action: Action, _ kind: Action.Kind, order: UInt16) {
    var early = action
    early.kind = kind
    early.order = order
    early.priority = 0
    stagesAsked(action.seat)
    push(early)
  }

  /// The use of a move, before anything changes its place.
  @inline(__always)
  func moveAction(_ move: MoveID, _ seat: Seat) -> Action {
    var action = Action()
    action.kind = .move
    action.seat = seat
    action.order = 200
    action.priority = Int16(move.row.priority) * 10
    action.move = move
    action.speed = b[seat].active.speed
    action.place = b[seat].activePlace
    return action
  }

  /// Runs the queue until a decision is needed or the battle is over.
  mutating func turnLoop() {
    if !b.isMidTurn {
      var before = Action()
      before.kind = .beforeTurn
      before.order = 4
      insertSorted(before)
      push(.residual)
      b.isMidTurn = true
    }
    while let action = shift() {
      run(action)
      if b.isOver || b.requests[0] != .wait || b.requests[1] != .wait { return }
    }
    endTurn()
    b.isMidTurn = false
    b.queueCount = 0
  }

  @inline(__always)
  private mutating func run(_ action: Action) {
    let seat = action.seat
    switch action.kind {
    case .none: return
    case .move:
      if !isActor(action, seat) || !b[seat].active.isIn || isFainted(seat) { return }
      runMove(action.move, seat, source: action.source == .none ? .none : .move(action.source))
    case .beforeTurnMove:
      if !isActor(action, seat) || !b[seat].active.isIn || isFainted(seat) { return }
      runBeforeTurn(action.move, seat)
    case .chargeMove:
      if !isActor(action, seat) || !b[seat].active.isIn || isFainted(seat) { return }
      _ = addVolatile(.focuspunch, seat, from: seat, .none)
    case .change, .instantChange:
      changeOut(action)
    case .runSwitch: runSwitch(seat)
    case .beforeTurn:
      if isSpeedTie { dice.waste(2, .tieUpdate) }
    case .residual:
      tell(Event(.blank))
      clearActiveMove(failed: true)
      updateSpeeds()
      residual()
      if !b.isOver { tell(Event(.upkeep)) }
    }
    afterAction(action)
  }

  private mutating func runBeforeTurn(_ move: MoveID, _ seat: Seat) {
    switch move {
    case .counter: _ = addVolatile(.counter, seat, from: seat, .none)
    case .mirrorCoat: _ = addVolatile(.mirrorcoat, seat, from: seat, .none)
    case .pursuit: _ = addVolatile(.pursuit, seat, from: seat, .none)
    default: break
    }
  }

  /// What follows every action: dragging out, announcements, the update, and asking for replacements.
  @inline(__always)
  private mutating func afterAction(_ action: Action) {
    if b[.p1].active.forceSwitchFlag { dragOut(.p1) }
    if b[.p2].active.forceSwitchFlag { dragOut(.p2) }
    clearActiveMove(failed: false)
    faintMessages()
    if b.isOver { return }
    if b.queueCount == 0 {
      if isFainted(.p1) { b[.p1].active.switchFlag = true }
      if isFainted(.p2) { b[.p2].active.switchFlag = true }
    } else if b.queue[0].kind == .instantChange {
      return
    }
    update()
    if b[.p1].active.switchFlag || b[.p2].active.switchFlag { askForReplacements() }
  }

  private mutating func dragOut(_ seat: Seat) {
    if hp(seat) > 0 { dragIn(seat) }
    b[seat].active.forceSwitchFlag = false
  }

  private mutating func askForReplacements() {
    for index in 0..<2 {
      let seat: Seat = index == 0 ? .p1 : .p2
      if !b[seat].active.switchFlag { continue }
      if benchCount(seat) == 0 {
        b[seat].active.switchFlag = false
      } else if hp(seat) > 0 && !b[seat].active.skipBeforeSwitchOut {
        beforeSwitchOut(seat)
        b[seat].active.skipBeforeSwitchOut = true
        faintMessages()
        if b.isOver { return }
      }
    }
    if b[.p1].active.switchFlag { b.requests[0] = .change }
    if b[.p2].active.switchFlag { b.requests[1] = .change }
  }

  /// How many on the bench can come in.
  func benchCount(_ seat: Seat) -> Int {
    var count = 0
    for position in 1..<max(1, Int(b[seat].teamSize)) {
      let place = Int(b[seat].order[position])
      if !b[seat].team[place].isFainted { count += 1 }
    }
    return count
  }

  mutating func clearActiveMove(failed: Bool) {
    guard hasActive else { return }
    if !failed && activeMove != .none { b.lastMove = activeMove }
    hasActive = false
    breaksMold = false
    activeMove = .none
  }

  @inline(__always)
  mutating func setActive(_ move: MoveID, _ seat: Seat) {
    activeMove = move
    activeSeat = seat
    hasActive = true
    breaksMold = false
  }

  // MARK: The end of a turn

  @inline(__always)
  private mutating func endTurn() {
    b.turn += 1
    b.lastSuccessfulMove = .none
    prepareNextTurn(.p1)
    prepareNextTurn(.p2)
    tell(Event(.turn).numbers(b.turn))
    b.requests[0] = .move
    b.requests[1] = .move
  }

  @inline(__always)
  private mutating func prepareNextTurn(_ seat: Seat) {
    b[seat].active.moveThisTurn = .none
    b[seat].active.moveWorkedLastTurn = b[seat].active.moveWorked
    b[seat].active.moveWorked = false
    b[seat].active.movedThisTurn = false
    b[seat].active.newlySwitched = false
    b[seat].active.hurtThisTurn = 0
    b[seat].current.usedItemThisTurn = false
    disableMoves(seat)
    b[seat].active.lastHitThisTurn = false
    b[seat].active.hitByFoe = false
    if b[seat].active.lastHitDamage >= 0 && !isIn(seat.other, b[seat].active.lastHitPlace) {
      b[seat].active.lastHitDamage = -1
    }
    trap(seat)
    if !isFainted(seat) { b[seat].active.activeTurns += 1 }
    b[seat].faintedLastTurn = b[seat].faintedThisTurn
    b[seat].faintedThisTurn = false
  }

  /// Works out which moves cannot be chosen.
  @inline(__always)
  private mutating func disableMoves(_ seat: Seat) {
    b[seat].active.disabledSlots = 0
    b[seat].active.sealedSlots = 0
    let foeImprisons = has(seat.other, .imprison) && !isFainted(seat.other)
    let mine = b[seat].active.volatiles.intersects(.disablers)
    if mine || foeImprisons || b.field.gravity != 0 { disableMoves(seat, mine: mine, foeImprisons: foeImprisons) }
  }

  /// Several reasons at once tie, and cost draws.
  private mutating func disableMoves(_ seat: Seat, mine: Bool, foeImprisons: Bool) {
    if mine {
      var own = ordered(seat, .disablers).count
      if foeImprisons && b[seat].active.speed == b[seat.other].active.speed { own += 1 }
      tieDraws(own)
    }
    if has(seat, .choicelock) && (!item(seat).isChoice || b[seat].slot(of: b[seat].active.choiceMove) == nil) {
      // Bound as long as the item is there, even where it cannot work.
      if !b[seat].current.item.rule.rule.isChoice || b[seat].slot(of: b[seat].active.choiceMove) == nil {
        erase(.choicelock, seat)
      }
    }
    var disabled: UInt8 = 0
    var sealed: UInt8 = 0
    for slot in 0..<Int(b[seat].active.moveCount) {
      let move = b[seat].active.moves[slot]
      let row = move.row
      var isDisabled = false
      if has(seat, .disable) && move == b[seat].active.disableMove { isDisabled = true }
      if has(seat, .encore), b[seat].slot(of: b[seat].active.encoreMove) != nil, move != b[seat].active.encoreMove {
        isDisabled = true
      }
      if has(seat, .taunt) && row.category == .status && move != .meFirst { isDisabled = true }
      if has(seat, .torment) && move == b[seat].active.lastMove && move != .struggle { isDisabled = true }
      if has(seat, .healblock) && row.flags.contains(.heal) { isDisabled = true }
      if b.field.gravity != 0 && row.flags.contains(.gravity) { isDisabled = true }
      if has(seat, .choicelock) && item(seat).isChoice && move != b[seat].active.choiceMove { isDisabled = true }
      if foeImprisons && !isDisabled && b[seat.other].slot(of: move) != nil {
        isDisabled = true
        sealed |= 1 << UInt8(slot)
      }
      if isDisabled { disabled |= 1 << UInt8(slot) }
    }
    b[seat].active.disabledSlots = disabled
    b[seat].active.sealedSlots = sealed
  }

  /// Works out who cannot leave.
  @inline(__always)
  private mutating func trap(_ seat: Seat) {
    b[seat].active.isTrapped = false
    if b[seat].active.volatiles.intersects(.trapping) || hooked(seat.other, .trap) || item(seat) == .shedShell
      || has(seat.other, .skydrop)
    {
      trapSlowly(seat)
    }
  }

  /// Several reasons at once tie, and cost draws.
  private mutating func trapSlowly(_ seat: Seat) {
    if b[seat].active.volatiles.intersects(.trapping) {
      tieDraws(ordered(seat, .trapping).count)
      if has(seat, .trapped) || has(seat, .ingrain) { b[seat].active.isTrapped = true }
      if has(seat, .partiallytrapped) && isIn(seat.other, b[seat].active.trapSource) {
        b[seat].active.isTrapped = true
      }
    }
    if hooked(seat.other, .trap) && isTrappedByAbility(seat) { b[seat].active.isTrapped = true }
    if item(seat) == .shedShell { b[seat].active.isTrapped = false }
    if has(seat.other, .skydrop) && !isFainted(seat.other) { b[seat].active.isTrapped = true }
  }
}

extension VolatileSet {
  @inline(__always) static var disablers: VolatileSet {
    VolatileSet(.disable, .encore, .taunt, .torment, .healblock, .choicelock)
  }
  @inline(__always) static var trapping: VolatileSet {
    VolatileSet(.trapped, .partiallytrapped, .ingrain)
  }
}
