import BattleCore
import Dex

// What an event lets the foe know for good: the owner's ability or item. The same with a log and without.
extension Engine {
  /// Notes what `event` shows. With a kind and a cause known at compile time, as they mostly are, nothing of this is left
  /// where nothing is shown.
  @inline(__always)
  mutating func reveal(_ event: Event) {
    switch event.kind {
    case .ability, .endAbility: b[event.seat].team[Int(event.place)].revealed.insert(.ability)
    case .item, .endItem: b[event.seat].team[Int(event.place)].revealed.insert(.item)
    default: break
    }
    if event.cause == .ability || event.cause == .item {
      revealOwner(event.cause, event.causeID, event.hasOther ? event.otherSeat : event.seat)
    }
  }

  /// Notes what is shown when `effect` is named as the cause of something.
  @inline(__always)
  mutating func reveal(_ effect: Effect, near seat: Seat) {
    if effect.cause == .ability || effect.cause == .item { revealOwner(effect.cause, effect.id, seat) }
  }

  /// Whoever is in and has the ability or item, the fighter at `seat` before the other.
  private mutating func revealOwner(_ cause: Event.Cause, _ id: UInt16, _ seat: Seat) {
    if has(cause, id, seat) {
      b[seat].current.revealed.insert(cause == .ability ? .ability : .item)
    } else if has(cause, id, seat.other) {
      b[seat.other].current.revealed.insert(cause == .ability ? .ability : .item)
    }
  }

  private func has(_ cause: Event.Cause, _ id: UInt16, _ seat: Seat) -> Bool {
    cause == .ability ? UInt16(b[seat].active.ability.rawValue) == id : b[seat].current.item.rawValue == id
  }
}
