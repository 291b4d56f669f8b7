import BattleCore
import Dex

// Performing a move: what it turns into, whom it is aimed at, and whether it comes to anything.
extension Engine {
  /// Performs a move, chosen or called by another. False when it did nothing.
  @discardableResult
  mutating func useMove(_ id: MoveID, _ seat: Seat, source: Effect, hasBounced: Bool = false) -> Bool {
    var move = ActiveMove(id)
    move.source = source
    move.hasBounced = hasBounced
    b[seat].active.lastMoveUsed = id
    setActive(id, seat)
    modifyType(&move, seat)
    modifyMove(&move, seat)
    b[seat].active.lastMoveUsedType = move.type
    // Healing and flying moves may be forbidden to those who call them, too.
    if b[seat].current.status == .freeze && move.flags.contains(.defrost) {
      tell(Event(.cureStatus, who(seat)).with(Status.freeze).from(id))
      clearStatus(seat)
    }
    if has(seat, .healblock) && move.flags.contains(.heal) {
      tell(Event(.cant, who(seat)).because(.healBlock).with(id))
      return false
    }
    if hooked(seat, .modifyMove) { hookedModify(&move, seat) }
    b[seat].active.lastMoveUsedType = move.type
    if b.field.gravity != 0 && move.flags.contains(.gravity) {
      tell(Event(.cant, who(seat)).because(.gravity).with(id))
      return false
    }
    if isFainted(seat) { return false }
    let aim = self.aim(move.target, seat)
    tellMove(move, seat, aim)
    guard let aim else {
      tell(.noTarget, seat)
      tell(.fail, seat)
      return false
    }
    if hooked(seat.other, .pressure) { payPressure(move, seat, aim) }
    switch tryMove(&move, seat, aim) {
    case .yes: break
    default: return false
    }
    sharedDraw(.damp)
    if move.flags.contains(.selfDestruct) && isDamp(move, seat) { return false }
    if b[seat].active.hasMetronomeCount { countMetronome(move, seat) }
    if move.effect == .magnitude {
      tell(Event(.activate, who(seat)).from(MoveID.magnitude).numbers(UInt16(move.magnitude)))
    }
    if move.flags.contains(.selfDestruct) { faint(seat, from: seat, byMove: true) }
    var isSuccess = false
    if move.target.isField {
      let result = tryFieldHit(&move, seat, aim)
      isSuccess = result.isTruthy || result.kind == .number || result.kind == .undefined
    } else {
      if !move.flags.contains(.futureMove) && isMissingTarget(move.target, aim, seat) {
        tell(.noTarget, seat)
        tell(.fail, seat)
        return false
      }
      isSuccess = trySpreadHit(&move, seat, aim)
    }
    if hp(seat) == 0 { faint(seat, from: seat, byMove: true) }
    if !isSuccess {
      moveFailed(move, seat, aim)
      return false
    }
    if hooked(seat, .afterMove) || move.effect == .relicSong { afterOwnMove(move, seat, aim) }
    return true
  }

  /// The foe's Pressure costs one PP more.
  private mutating func payPressure(_ move: borrowing ActiveMove, _ seat: Seat, _ aim: Seat) {
    guard hp(seat.other) > 0, move.source.cause == .none || move.source.cause == .move else { return }
    let isAimed = aim == seat.other || move.target == .all || move.flags.contains(.mustPressure)
    guard isAimed, move.target != .foeSide || move.flags.contains(.mustPressure) else { return }
    let paid = move.source.cause == .move ? MoveID(rawValue: move.source.id) : move.id
    guard let slot = b[seat].slot(of: paid), b[seat].active.pp[slot] > 0 else { return }
    setPP(seat, slot, b[seat].active.pp[slot] - 1)
  }

  /// Damp on either side keeps anyone from exploding.
  private mutating func isDamp(_ move: borrowing ActiveMove, _ seat: Seat) -> Bool {
    for index in 0..<2 {
      let holder: Seat = index == 0 ? .p1 : .p2
      if isFainted(holder) || guardAbility(holder) != .damp { continue }
      tell(.still, seat)
      tell(Event(.cant, who(holder)).because(.damp).with(move.id).of(who(seat)))
      return true
    }
    return false
  }

  /// Whom a move is aimed at in singles: its user, the foe, or nobody.
  @inline(__always)
  func aim(_ target: MoveTarget, _ seat: Seat) -> Seat? {
    switch target {
    case .user, .all, .allySide, .allyTeam, .adjacentAllyOrSelf: seat
    case .adjacentAlly: nil
    case .normal, .any, .adjacentFoe, .randomNormal, .scripted, .allAdjacentFoes, .allAdjacent, .foeSide: seat.other
    }
  }

  private func isMissingTarget(_ target: MoveTarget, _ aim: Seat, _ seat: Seat) -> Bool {
    if aim == seat { return false }
    if target == .allAdjacent || target == .allAdjacentFoes { return hp(aim) == 0 }
    return isFainted(aim)
  }

  private mutating func tellMove(_ move: borrowing ActiveMove, _ seat: Seat, _ aim: Seat?) {
    guard S.isRecording else { return }
    var event = Event(.move, who(seat)).with(move.id)
    if let aim { event = event.of(who(aim)) }
    if move.source.cause != .none { event = event.from(move.source.cause, move.source.id) }
    sink.emit(event)
  }

  // MARK: Charging and other first steps

  /// `.yes` when the move goes on; anything else ends it here, quietly or not.
  private mutating func tryMove(_ move: inout ActiveMove, _ seat: Seat, _ aim: Seat) -> StepResult {
    switch move.effect {
    case .charge: return charge(&move, seat, aim)
    case .echoedVoice:
      _ = addPseudoWeather(.echoedvoice, from: seat)
      return .yes
    default: return .yes
    }
  }

  private mutating func charge(_ move: inout ActiveMove, _ seat: Seat, _ aim: Seat) -> StepResult {
    let volatile = chargeVolatile(move.id)
    if removeVolatile(volatile, seat) { return .yes }
    tell(Event(.prepare, who(seat)).with(move.id))
    if move.id == .skullBash {
      boost(Boosts(defense: 1), seat, from: seat, move.asEffect)
    }
    if move.id == .solarBeam && b.weather == .sun {
      tell(.still, seat)
      tell(Event(.animate, who(seat)).with(move.id).of(who(aim)))
      return .yes
    }
    if item(seat) == .powerHerb && useItem(seat) {
      tell(.still, seat)
      tell(Event(.animate, who(seat)).with(move.id).of(who(aim)))
      return .yes
    }
    beginTwoTurn(move, seat, aim)
    return .quiet
  }

  /// Puts the user in the first half of a move of two turns.
  mutating func beginTwoTurn(_ move: borrowing ActiveMove, _ seat: Seat, _ aim: Seat) {
    guard !has(seat, .twoturnmove) else { return }
    immunityDraws(seat)
    mark(.twoturnmove, seat)
    b[seat].active.twoTurnDuration = 2
    b[seat].active.twoTurnMove = move.id
    _ = addVolatile(chargeVolatile(move.id), seat, from: aim, move.asEffect)
    tell(.still, seat)
    snatchDraws()
  }

  /// A prepared hit is offered to everyone who snatches; two of them tie.
  mutating func snatchDraws() {
    if has(.p1, .snatch) && has(.p2, .snatch) && isSpeedTie { tieDraws(2) }
  }

  // MARK: After a failure

  private mutating func moveFailed(_ move: borrowing ActiveMove, _ seat: Seat, _ aim: Seat) {
    if move.flags.contains(.crash) {
      damage(share(seat, 2), seat, from: seat, Effect(cause: .crash, id: move.id.rawValue))
    } else if move.effect == .skyDrop, has(seat, .twoturnmove), b[seat].active.twoTurnDuration == 1 {
      removeVolatile(.skydrop, seat)
      removeVolatile(.twoturnmove, seat)
    }
  }
}
