import BattleCore
import Dex

// The usual status move: aimed at a fighter, between two fighters on whom is nothing that it asks about. What happens, in
// which order and with which draws, is the same as on the long way through `useMove`.
extension Engine {
  /// Performs such a move. False when it did nothing.
  mutating func plainStatus(_ id: MoveID, _ seat: Seat) -> Bool {
    var move = ActiveMove(id)
    let isOnUser = id.row.target == .user || id.row.target == .adjacentAllyOrSelf
    let target = isOnUser ? seat : seat.other
    b[seat].active.lastMoveUsed = id
    b[seat].active.lastMoveUsedType = move.type
    setActive(id, seat)
    let hasRule = id.row.effect != .none
    if hasRule { modifyMove(&move, seat) }
    tell(Event(.move, who(seat)).with(id).of(who(target)))
    if hasRule {
      var tried = tryRule(&move, seat, target)
      if tried == .yes { tried = prepareRule(&move, seat, target) }
      if tried != .yes {
        if tried == .no { fail(seat) }
        return tried == .notFail
      }
    }
    if !move.ignoresImmunity && !b.isReached(target, by: move.type) {
      tellImmune(target, move.type)
      return false
    }
    if hasRule && !isSusceptible(move, seat, target) {
      tell(.immune, target)
      return false
    }
    if id.row.target != .user && !strikeHits(id, seat, target) {
      tell(.missed, seat)
      tell(Event(.miss, who(seat)).of(who(target)))
      return false
    }
    b[seat].active.lastDamage = 0
    let result = statusEffects(&move, seat, target)
    if result == .no { return false }
    update()
    faintMessages(checkWin: hp(seat) == 0)
    if !isOnUser { gotAttacked(result, seat, target) }
    update()
    if hp(seat) == 0 { faint(seat, from: seat, byMove: true) }
    return true
  }

  /// The hit: the rule, the effects of the row, the user's own changes. `.no` when it failed.
  private mutating func statusEffects(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    if move.effect != .none {
      let rule = hitRule(&move, seat, target)
      if rule != .yes {
        if rule == .no { fail(seat) }
        return .no
      }
    }
    let result = moveEffects(&move, seat, target, isTouched: true, damage: .undefined)
    if !result.passes { return result == .notFail ? .notFail : .no }
    selfDrops(&move, seat)
    if result.kind == .number {
      damagingHit(move, seat, target, Int(result.value))
      if hp(seat) > 0 { afterHit(move, seat, target) }
    }
    return result
  }
}

extension MoveRow {
  /// A status move aimed at a fighter that is in, which neither calls another move nor moves anybody off the field.
  @inline(__always)
  var isPlainStatus: Bool {
    category == .status && flags.isDisjoint(with: .particular) && !target.isField && target != .adjacentAlly
      && effect != .curse
  }
}
