import BattleCore
import Dex

// The usual strike: an attack whose row has no rule of its own, between two fighters on whom is nothing that it asks about.
// Of all the questions on the way of a move only those about numbers are left, so they are asked here in a row. What happens, in
// which order and with which draws, is the same as on the long way through `useMove`.
extension Engine {
  /// Both fighters stand, and there is nothing about them or the field that a move asks about on its way.
  @inline(__always)
  func isPlainPair(_ seat: Seat) -> Bool {
    isPlain(seat) && isPlain(seat.other) && b[seat.other].wideGuard == 0 && b[seat.other].quickGuard == 0
      && b.field.gravity == 0
  }

  /// Stands, without ability, item and any condition that a strike asks about.
  @inline(__always)
  private func isPlain(_ seat: Seat) -> Bool {
    b[seat].active.hooks.isEmpty && !b[seat].active.volatiles.intersects(.bearingOnStrikes)
      && !b[seat].active.hasMetronomeCount && hp(seat) > 0
  }

  /// Performs such a move. False when it missed or did nothing.
  @inline(__always)
  mutating func strike(_ id: MoveID, _ seat: Seat) -> Bool {
    let target = seat.other
    let type = id.row.type
    b[seat].active.lastMoveUsed = id
    b[seat].active.lastMoveUsedType = type
    setActive(id, seat)
    tell(Event(.move, who(seat)).with(id).of(who(target)))
    // Nothing that a plain target has about it keeps its types from counting.
    let types = b[target].active.types
    let quarters = TypeChart.quarters(type, types.first, types.second)
    if quarters == 0 {
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
    let formula =
      id.row.isListedHit && b.isPlainField(over: target)
      ? b.plainFormula(id, type, power: Int(id.row.power), from: seat, isCrit: isCrit, quarters: quarters)
      : b.damageFormula(
        HitContext(row: id.row, type: type, seat: seat, target: target, isCrit: isCrit), power: Int(id.row.power))
    let amount = rolledDamage(formula, isCrit: isCrit, seat, target)
    let hasSecondaries = id.row.secondary.kind != .none
    let effect = Effect(cause: .move, id: id.rawValue, isMove: true, hasSecondaries: hasSecondaries)
    let dealt = damage(amount, target, from: seat, effect) ?? 0
    if id.row.drain > 0 && dealt > 0 { drain(dealt, id, seat, target) }
    if hasSecondaries || id.row.changesUser || id.row.volatile != .none { sideEffects(id, seat, target) }
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

  /// What follows the damage: the condition that the row puts on the target, the user's own changes, secondary effects.
  private mutating func sideEffects(_ id: MoveID, _ seat: Seat, _ target: Seat) {
    var move = ActiveMove(id)
    if id.row.volatile != .none { _ = addVolatile(id.row.volatile, target, from: seat, move.asEffect, move: id) }
    if id.row.changesUser { selfDrops(&move, seat) }
    secondaries(move, seat, target, isTouched: true)
  }

  @inline(__always)
  mutating func strikeHits(_ id: MoveID, _ seat: Seat, _ target: Seat) -> Bool {
    let accuracy = Int(id.row.accuracy)
    if accuracy == 0 { return true }
    let evasion = id.row.flags.contains(.ignoreEvasion) ? 0 : Int(b[target].active.boosts[6])
    let stage = min(max(Int(b[seat].active.boosts[5]) - evasion, -6), 6)
    return dice.chance(Battle.staged(accuracy: accuracy, stage), in: 100, .accuracy)
  }
}

extension MoveRow {
  /// An attack on one foe, once, with a listed power and effects that its row lists.
  @inline(__always)
  var isPlainStrike: Bool {
    effect == .none && power > 0 && maxHits == 1 && flags.isDisjoint(with: .particular)
  }

  /// The user's stages or conditions change with every hit.
  @inline(__always)
  fileprivate var changesUser: Bool { selfVolatile != .none || !selfBoosts.isEmpty }
}

extension MoveFlags {
  /// What takes a move off the usual way.
  @inline(__always)
  static var particular: MoveFlags {
    .charge | .defrost | .futureMove | .ohko | .selfDestruct | .selfDestructIfHit | .forceSwitch | .selfSwitch
      | .breaksProtect | .crash | .struggleRecoil | .ignoreImmunity | .variablePower | .beforeTurn | .callsMove
  }
}

extension VolatileSet {
  /// Conditions of either fighter that an attack asks about on its way, besides those that can keep it from starting.
  @inline(__always)
  fileprivate static var bearingOnStrikes: VolatileSet {
    let guards = VolatileSet(.protect, .magiccoat, .substitute, .endure, .bide, .snatch)
    let answers = VolatileSet(.counter, .mirrorcoat, .rage, .focuspunch)
    let aim = VolatileSet(.shadowforce, .skydrop, .lockon, .micle, .healblock)
    return bearingOnDamage.union(guards).union(answers).union(aim)
  }
}
