import BattleCore
import Dex

// Major statuses.
extension Engine {
  /// Tries to give a major status.
  ///
  /// - Parameters:
  ///   - onlyIfHealthy: a fighter with any status refuses, as when a move inflicts one.
  @discardableResult
  mutating func setStatus(
    _ wanted: Status, _ seat: Seat, from source: Seat, _ effect: Effect, onlyIfHealthy: Bool = false
  ) -> StepResult {
    guard hp(seat) > 0 else { return .no }
    let current = status(seat)
    // A fighter that has a status is asked to take the same one again, which fails.
    let new = onlyIfHealthy && current != .none ? current : wanted
    if current == new {
      if effect.moveStatus == current && current != .none {
        tellStatusFailure(seat)
      } else if effect.moveStatus != .none {
        fail(source)
      }
      return .no
    }
    guard isStatusPossible(new, seat) else {
      if effect.moveStatus != .none { tell(.immune, seat) }
      return .no
    }
    let blocked = statusHandlers(new, seat, from: source, effect)
    if blocked != .yes { return blocked }
    b[seat].current.status = new
    b[seat].current.statusTime = 0
    b[seat].current.statusStart = 0
    tellStatus(new, seat, from: source, effect)
    if new == .sleep {
      let turns = UInt8(dice.pick(2..<5, .duration))
      b[seat].current.statusTime = turns
      b[seat].current.statusStart = turns
      if removeVolatile(.nightmare, seat) { tell(.volatileEnd, seat, .nightmare, .silent) }
    }
    if new == .freeze && b[seat].current.species == .shayminSky { becomesLandForme(seat) }
    if hooked(seat, .status) { afterStatus(new, seat, from: source, effect) }
    return .yes
  }

  private mutating func tellStatusFailure(_ seat: Seat) {
    tell(Event(.fail, who(seat)).with(status(seat)))
  }

  private mutating func tellStatus(_ status: Status, _ seat: Seat, from source: Seat, _ effect: Effect) {
    reveal(effect, near: source)
    guard S.isRecording else { return }
    var event = Event(.status, who(seat)).with(status)
    if status == .sleep && effect.cause == .move { event = event.from(.move, effect.id) }
    if effect.cause == .item { event = event.from(.item, effect.id) }
    if effect.cause == .ability && !effect.isAbility(.synchronize) {
      event = event.from(.ability, effect.id).of(who(source))
    }
    sink.emit(event)
  }

  /// Types that a status cannot touch, and freezing in sunshine.
  mutating func isStatusPossible(_ status: Status, _ seat: Seat) -> Bool {
    if isFainted(seat) { return false }
    switch status {
    case .burn: if hasType(seat, .fire) { return false }
    case .freeze: if hasType(seat, .ice) { return false }
    case .poison, .toxic: if hasType(seat, .poison) || hasType(seat, .steel) { return false }
    case .none, .paralysis, .sleep: break
    }
    immunityDraws(seat)
    if status == .freeze && guardAbility(seat) == .magmaArmor { return false }
    return !(status == .freeze && b.weather == .sun)
  }

  /// Uproar keeps everyone awake, Safeguard keeps the foe's statuses out. Both users of Uproar tie.
  private mutating func statusHandlers(_ status: Status, _ seat: Seat, from source: Seat, _ effect: Effect)
    -> StepResult
  {
    if hooked(seat, .status) {
      let guarded = guardStatus(status, seat, effect)
      if guarded != .yes { return guarded }
    }
    let mine = has(seat, .uproar)
    let theirs = has(seat.other, .uproar) && !isFainted(seat.other)
    if mine && theirs && isSpeedTie { tieDraws(2) }
    if (mine || theirs) && status == .sleep {
      let isOwn = mine && (!theirs || b[seat].active.speed >= b[seat.other].active.speed)
      tell(Event(.fail, who(seat)).with(Status.sleep).from(Volatile.uproar).because(isOwn ? .message : .none))
      return .quiet
    }
    if b[seat].safeguard != 0, source != seat, !effect.infiltrates {
      if effect.isVolatile(.yawn) { return .yes }
      if effect.isMove && !effect.hasSecondaries { tellActivate(seat, .safeguard) }
      return .quiet
    }
    return .yes
  }

  /// Cures, and says so.
  @discardableResult
  mutating func cureStatus(_ seat: Seat) -> Bool {
    guard hp(seat) > 0, status(seat) != .none else { return false }
    tell(Event(.cureStatus, who(seat)).with(status(seat)).because(.message))
    clearStatus(seat)
    return true
  }

  /// Cures without a word.
  mutating func clearStatus(_ seat: Seat) {
    guard hp(seat) > 0, status(seat) != .none else { return }
    if status(seat) == .sleep, removeVolatile(.nightmare, seat) {
      tell(.volatileEnd, seat, .nightmare, .silent)
    }
    b[seat].current.status = .none
    b[seat].current.statusTime = 0
    b[seat].current.statusStart = 0
  }
}
