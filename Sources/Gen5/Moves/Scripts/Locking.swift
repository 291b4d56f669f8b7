import BattleCore
import Dex

// Moves that hold, aim, wear down, and take two turns together with their target.
extension Engine {
  mutating func trap(_ seat: Seat, _ target: Seat, _ move: borrowing ActiveMove) -> StepResult {
    let result = addVolatile(.trapped, target, from: seat, move.asEffect)
    if result == .yes && !has(seat, .trapper) {
      immunityDraws(seat)
      mark(.trapper, seat)
    }
    return result
  }

  mutating func lockOn(_ seat: Seat, _ target: Seat, _ move: borrowing ActiveMove) -> StepResult {
    _ = addVolatile(.lockon, seat, from: target, move.asEffect)
    tell(Event(.activate, who(seat)).from(move.id).of(who(target)))
    return .yes
  }

  mutating func spite(_ target: Seat) -> StepResult {
    let last = b[target].active.lastMove
    guard last != .none, let slot = b[target].slot(of: last) else { return .no }
    b[target].active.usedSlots |= 1 << UInt8(slot)
    let left = b[target].active.pp[slot]
    if left == 0 { return .no }
    let taken = min(4, left)
    setPP(target, slot, left - taken)
    tell(Event(.activate, who(target)).from(MoveID.spite).with(last).numbers(UInt16(taken)))
    return .yes
  }

  mutating func perishSong(_ seat: Seat, _ move: borrowing ActiveMove) -> StepResult {
    var didSomething = false
    var isNew = false
    for index in 0..<2 {
      let target: Seat = index == 0 ? .p1 : .p2
      if isFainted(target) { continue }
      if isSemiInvulnerable(target) && !isLockedOn(seat, target) {
        tell(Event(.miss, who(seat)).of(who(target)))
        didSomething = true
      } else if guardAbility(target) == .soundproof {
        tell(Event(.immune, who(target)).from(AbilityID.soundproof))
        didSomething = true
      } else if !has(target, .perishsong) {
        _ = addVolatile(.perishsong, target, from: seat, move.asEffect)
        tell(Event(.volatileStart, who(target)).with(.perishsong).numbers(3).because(.silent))
        didSomething = true
        isNew = true
      }
    }
    if !didSomething { return .no }
    if isNew { tell(Event(.fieldActivate).with(move.id)) }
    return .yes
  }

  /// Sky Drop: the first turn lifts, the second drops; Flying types are not hurt.
  mutating func skyDrop(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    if isFainted(target) { return .no }
    if removeVolatile(.skydrop, seat) {
      if hasType(target, .flying) {
        tell(.immune, target)
        tell(.volatileEnd, target, .skydrop)
        return .quiet
      }
      return .yes
    }
    if has(target, .substitute) { return .no }
    tell(Event(.prepare, who(seat)).with(move.id).of(who(target)))
    beginTwoTurn(move, seat, target)
    return .quiet
  }

  // MARK: Bide

  /// Lets the energy go when the time has come. True when the fighter goes on to store.
  mutating func bidesOn(_ seat: Seat) -> Bool {
    guard b[seat].active.bideDuration == 1 else {
      tellActivate(seat, .bide)
      return true
    }
    tell(.volatileEnd, seat, .bide)
    guard b[seat].active.bideHasTarget, b[seat].active.bideDamage > 0 else {
      tell(.still, seat)
      tell(.fail, seat)
      return false
    }
    let target = b[seat].active.bideTargetsSelf ? seat : seat.other
    var strike = ActiveMove(.bide)
    strike.fixedDamage = 2 * Int(b[seat].active.bideDamage)
    strike.accuracy = 0
    strike.volatile = .none
    strike.ignoresImmunity = false
    setActive(.bide, seat)
    snatchDraws()
    _ = moveHit(&strike, seat, target)
    removeVolatile(.bide, seat)
    return false
  }
}
