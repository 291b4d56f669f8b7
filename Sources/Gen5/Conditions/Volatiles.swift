import BattleCore
import Dex

// Adding and removing conditions of the fighter that is in.
extension Engine {
  /// What adding a condition came to.
  typealias Added = StepResult

  /// Marks a condition as present, last in order.
  @inline(__always)
  mutating func mark(_ volatile: Volatile, _ seat: Seat) {
    b[seat].active.volatiles.insert(volatile)
    let count = Int(b[seat].active.orderCount)
    if count < 24 {
      b[seat].active.order[count] = volatile
      b[seat].active.orderCount += 1
    }
  }

  /// Removes a condition without its ending being told.
  mutating func erase(_ volatile: Volatile, _ seat: Seat) {
    guard has(seat, volatile) else { return }
    b[seat].active.volatiles.remove(volatile)
    let count = Int(b[seat].active.orderCount)
    var kept = 0
    for i in 0..<count {
      let other = b[seat].active.order[i]
      if other != volatile {
        b[seat].active.order[kept] = other
        kept += 1
      }
    }
    b[seat].active.orderCount = UInt8(kept)
  }

  /// Those of `mask` that are present, in the order in which they began.
  func ordered(_ seat: Seat, _ mask: VolatileSet) -> SmallList<Volatile> {
    var list = SmallList<Volatile>(filler: .none)
    for i in 0..<Int(b[seat].active.orderCount) {
      let volatile = b[seat].active.order[i]
      if mask.contains(volatile) { list.append(volatile) }
    }
    return list
  }

  /// Tries to give `target` a condition. `.no` fails loudly, `.quiet` and `.notFail` do not.
  mutating func addVolatile(
    _ volatile: Volatile, _ target: Seat, from source: Seat, _ effect: Effect, move: MoveID = .none
  ) -> Added {
    guard hp(target) > 0 else { return .no }
    if has(target, volatile) { return restart(volatile, target, from: source, effect, move: move) }
    immunityDraws(target)
    if volatile == .attract && guardAbility(target) == .oblivious { return .no }
    // Safeguard and a charging Focus Punch keep some conditions out.
    if volatile == .confusion || volatile == .yawn {
      if b[target].safeguard != 0, source != target, !effect.infiltrates {
        if effect.isMove && !effect.hasSecondaries { tellActivate(target, .safeguard) }
        return .quiet
      }
    }
    if hooked(target, .status) {
      let guarded = guardVolatile(volatile, target)
      if guarded != .yes { return guarded }
    }
    if volatile == .flinch && has(target, .focuspunch) { return .quiet }
    mark(volatile, target)
    let result = begin(volatile, target, from: source, effect, move: move)
    if result != .yes { erase(volatile, target) }
    return result
  }

  /// Asking whether a status, a condition or weather can touch a fighter sorts the handlers of the question; several
  /// on the same fighter tie, whatever they answer.
  @inline(__always)
  mutating func immunityDraws(_ seat: Seat) {
    if !b[seat].active.volatiles.intersects(.immunityHandlers) { return }
    tieDraws(ordered(seat, .immunityHandlers).count)
  }

  /// Ends a condition, with what its ending does. Does nothing when the bearer is down.
  @discardableResult
  mutating func removeVolatile(_ volatile: Volatile, _ seat: Seat) -> Bool {
    guard hp(seat) > 0, has(seat, volatile) else { return false }
    end(volatile, seat)
    erase(volatile, seat)
    if volatile == .embargo { refresh(seat) }
    if volatile == .trapped && has(seat.other, .trapper) { erase(.trapper, seat.other) }
    if volatile == .trapper && has(seat.other, .trapped) { erase(.trapped, seat.other) }
    return true
  }
}

extension VolatileSet {
  @inline(__always) static var immunityHandlers: VolatileSet {
    VolatileSet(.dig, .dive, .magnetrise, .telekinesis)
  }
}
