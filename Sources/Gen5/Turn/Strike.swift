import BattleCore
import Dex

// The usual strike: an attack whose row has no rule of its own, between two fighters whom nothing particular is on. Of all
// the questions on the way of a move only those about numbers are left, so they are asked here in a row. What happens, in
// which order and with which draws, is the same as on the long way through `useMove`.
extension Engine {
  /// Nothing but the numbers of the row and of the two fighters decides what this move does.
  @inline(__always)
  func isPlainStrike(_ id: MoveID, _ seat: Seat, source: Effect) -> Bool {
    id.row.isPlainStrike && source.cause == .none && isPlain(seat) && isPlain(seat.other)
      && b[seat.other].wideGuard == 0 && b[seat.other].quickGuard == 0 && b.field.gravity == 0
  }

  /// Stands, without ability, item and condition.
  @inline(__always)
  private func isPlain(_ seat: Seat) -> Bool {
    b[seat].active.volatiles.isEmpty && b[seat].active.hooks.isEmpty && b[seat].active.abilityInUse == .none
      && b[seat].active.itemRule == .none && !b[seat].active.hasMetronomeCount && hp(seat) > 0
  }

  /// Performs such a move. False when it missed or did nothing.
  mutating func strike(_ id: MoveID, _ seat: Seat) -> Bool {
    let target = seat.other
    let type = id.row.type
    b[seat].active.lastMoveUsed = id
    b[seat].active.lastMoveUsedType = type
    setActive(id, seat)
    tell(Event(.move, who(seat)).with(id).of(who(target)))
    if !b.isReached(target, by: type) {
      tellImmune(target, type)
      return false
    }
    if !strikeHits(id, seat, target) {
      tell(.missed, seat)
      tell(Event(.miss, who(seat)).of(who(target)))
      return false
    }
    b[seat].active.lastDamage = 0
    let isCrit = isCriticalHit(id, seat, target, isFromBench: false)
    let hit = HitContext(row: id.row, type: type, seat: seat, target: target, isCrit: isCrit)
    let amount = rolledDamage(b.damageFormula(hit, power: Int(id.row.power)), isCrit: isCrit, seat, target)
    let hasSecondaries = id.row.secondary.kind != .none
    let effect = Effect(cause: .move, id: id.rawValue, isMove: true, hasSecondaries: hasSecondaries)
    let dealt = damage(amount, target, from: seat, effect) ?? 0
    if id.row.drain > 0 && dealt > 0 { drain(dealt, id, seat, target) }
    if hasSecondaries { secondaries(ActiveMove(id), seat, target, isTouched: true) }
    if type == .fire && status(target) == .freeze { cureStatus(target) }
    update()
    faintMessages(checkWin: hp(seat) == 0)
    if id.row.recoil > 0 && dealt > 0 {
      damage(recoilDamage(id, dealt), seat, from: seat, Effect(cause: .recoil))
    }
    gotAttacked(.number(dealt), seat, target)
    update()
    if hp(seat) == 0 { faint(seat, from: seat, byMove: true) }
    return true
  }

  @inline(__always)
  private mutating func strikeHits(_ id: MoveID, _ seat: Seat, _ target: Seat) -> Bool {
    let accuracy = Int(id.row.accuracy)
    if accuracy == 0 { return true }
    let evasion = id.row.flags.contains(.ignoreEvasion) ? 0 : Int(b[target].active.boosts[6])
    let stage = min(max(Int(b[seat].active.boosts[5]) - evasion, -6), 6)
    return dice.chance(Battle.staged(accuracy: accuracy, stage), in: 100, .accuracy)
  }
}

extension MoveRow {
  /// An attack on one foe, once, with a listed power and at most a drain, a recoil and secondary effects.
  @inline(__always)
  var isPlainStrike: Bool {
    effect == .none && power > 0 && maxHits == 1 && flags.isDisjoint(with: .particular) && volatile == .none
      && selfVolatile == .none && selfBoosts.isEmpty
  }
}

extension MoveFlags {
  /// What takes a move off the usual way.
  @inline(__always)
  fileprivate static var particular: MoveFlags {
    .charge | .defrost | .futureMove | .ohko | .selfDestruct | .selfDestructIfHit | .forceSwitch | .selfSwitch
      | .breaksProtect | .crash | .struggleRecoil | .ignoreImmunity | .variablePower | .beforeTurn | .callsMove
  }
}
