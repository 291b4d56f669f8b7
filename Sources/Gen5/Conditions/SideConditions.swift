import BattleCore
import Dex

// Conditions of a side and of its place on the field.
extension Engine {
  /// Begins a condition of a side, or adds a layer. `.no` when it is there already.
  mutating func addSideCondition(_ condition: SideCondition, _ seat: Seat, from source: Seat) -> StepResult {
    switch condition {
    case .spikes:
      if b[seat].spikes >= 3 { return .no }
      if b[seat].spikes == 0 { markSide(.spikes, seat) }
      b[seat].spikes += 1
    case .toxicspikes:
      if b[seat].toxicSpikes >= 2 { return .no }
      if b[seat].toxicSpikes == 0 { markSide(.toxicspikes, seat) }
      b[seat].toxicSpikes += 1
    default:
      if hasSide(seat, condition) { return .no }
      markSide(condition, seat)
      setSideDuration(condition, seat)
      if item(source) == .lightClay {
        if condition == .reflect { b[seat].reflect = 8 }
        if condition == .lightscreen { b[seat].lightScreen = 8 }
      }
    }
    if condition == .quickguard || condition == .wideguard {
      tell(Event(.singleTurn, who(source)).with(condition == .quickguard ? .quickGuard : .wideGuard))
    } else {
      tell(Event(.sideStart, who(seat)).with(condition))
    }
    return .yes
  }

  private mutating func setSideDuration(_ condition: SideCondition, _ seat: Seat) {
    switch condition {
    case .reflect: b[seat].reflect = 5
    case .lightscreen: b[seat].lightScreen = 5
    case .safeguard: b[seat].safeguard = 5
    case .mist: b[seat].mist = 5
    case .tailwind: b[seat].tailwind = 4
    case .luckychant: b[seat].luckyChant = 5
    case .quickguard: b[seat].quickGuard = 1
    case .wideguard: b[seat].wideGuard = 1
    case .stealthrock: b[seat].stealthRock = true
    case .none, .spikes, .toxicspikes, .firepledge, .waterpledge, .grasspledge: break
    }
  }

  func hasSide(_ seat: Seat, _ condition: SideCondition) -> Bool {
    switch condition {
    case .none, .firepledge, .waterpledge, .grasspledge: false
    case .reflect: b[seat].reflect != 0
    case .lightscreen: b[seat].lightScreen != 0
    case .safeguard: b[seat].safeguard != 0
    case .mist: b[seat].mist != 0
    case .tailwind: b[seat].tailwind != 0
    case .luckychant: b[seat].luckyChant != 0
    case .spikes: b[seat].spikes != 0
    case .toxicspikes: b[seat].toxicSpikes != 0
    case .stealthrock: b[seat].stealthRock
    case .quickguard: b[seat].quickGuard != 0
    case .wideguard: b[seat].wideGuard != 0
    }
  }

  /// Ends a condition of a side; what ended it is told after by the caller.
  @discardableResult
  mutating func removeSideCondition(_ condition: SideCondition, _ seat: Seat) -> Bool {
    guard hasSide(seat, condition) else { return false }
    switch condition {
    case .reflect: b[seat].reflect = 0
    case .lightscreen: b[seat].lightScreen = 0
    case .safeguard: b[seat].safeguard = 0
    case .mist: b[seat].mist = 0
    case .tailwind: b[seat].tailwind = 0
    case .luckychant: b[seat].luckyChant = 0
    case .spikes: b[seat].spikes = 0
    case .toxicspikes: b[seat].toxicSpikes = 0
    case .stealthrock: b[seat].stealthRock = false
    case .quickguard: b[seat].quickGuard = 0
    case .wideguard: b[seat].wideGuard = 0
    case .none, .firepledge, .waterpledge, .grasspledge: break
    }
    switch condition {
    case .reflect, .lightscreen, .safeguard, .mist, .tailwind, .luckychant: tellSideEnd(condition, seat)
    default: break
    }
    unmarkSide(condition, seat)
    return true
  }

  /// Tells the end of a condition, and which move or who ended it.
  mutating func tellSideEnd(_ condition: SideCondition, _ seat: Seat, by move: MoveID = .none, of other: Seat? = nil) {
    guard S.isRecording else { return }
    var event = Event(.sideEnd, who(seat)).with(condition)
    if move != .none { event = event.from(move) }
    if let other { event = event.of(who(other)) }
    sink.emit(event)
  }

  private mutating func markSide(_ condition: SideCondition, _ seat: Seat) {
    b[seat].conditionOrder[Int(b[seat].conditionCount)] = condition
    b[seat].conditionCount += 1
  }

  private mutating func unmarkSide(_ condition: SideCondition, _ seat: Seat) {
    var kept = 0
    for i in 0..<Int(b[seat].conditionCount) {
      let other = b[seat].conditionOrder[i]
      if other != condition {
        b[seat].conditionOrder[kept] = other
        kept += 1
      }
    }
    b[seat].conditionCount = UInt8(kept)
  }

  // MARK: The place on the field

  func hasSlot(_ seat: Seat, _ condition: SlotCondition) -> Bool {
    for i in 0..<Int(b[seat].slotCount) where b[seat].slotOrder[i] == condition { return true }
    return false
  }

  mutating func markSlot(_ condition: SlotCondition, _ seat: Seat) {
    b[seat].slotOrder[Int(b[seat].slotCount)] = condition
    b[seat].slotCount += 1
  }

  mutating func unmarkSlot(_ condition: SlotCondition, _ seat: Seat) {
    var kept = 0
    for i in 0..<Int(b[seat].slotCount) {
      let other = b[seat].slotOrder[i]
      if other != condition {
        b[seat].slotOrder[kept] = other
        kept += 1
      }
    }
    b[seat].slotCount = UInt8(kept)
  }

  mutating func addSlotCondition(_ condition: SlotCondition, _ seat: Seat, from source: Seat) -> StepResult {
    if hasSlot(seat, condition) { return .no }
    markSlot(condition, seat)
    switch condition {
    case .wish:
      b[seat].wishHP = UInt16(maxHP(source) / 2)
      b[seat].wishTurn = b.turn
      b[seat].wishPlace = b[source].activePlace
    case .healingwish: b[seat].healingWishDuration = 2
    case .lunardance: b[seat].lunarDanceDuration = 2
    case .futuremove, .none: break
    }
    return .yes
  }
}
