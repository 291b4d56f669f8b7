import BattleCore
import Dex

// Clearing the field, and strikes from the past.
extension Engine {
  mutating func rapidSpin(_ seat: Seat) {
    if removeVolatile(.leechseed, seat) {
      tell(Event(.volatileEnd, who(seat)).with(.leechseed).from(MoveID.rapidSpin).of(who(seat)))
    }
    sweep(.spikes, seat, by: .rapidSpin, of: seat)
    sweep(.toxicspikes, seat, by: .rapidSpin, of: seat)
    sweep(.stealthrock, seat, by: .rapidSpin, of: seat)
    if has(seat, .partiallytrapped) { removeVolatile(.partiallytrapped, seat) }
  }

  mutating func defog(_ seat: Seat, _ target: Seat, _ move: borrowing ActiveMove) -> StepResult {
    if !has(target, .substitute) { boost(Boosts(evasion: -1), target, from: seat, move.asEffect) }
    sweep(.reflect, target, by: .defog, of: target)
    sweep(.lightscreen, target, by: .defog, of: target)
    sweep(.safeguard, target, by: .defog, of: target)
    sweep(.mist, target, by: .defog, of: target)
    sweep(.spikes, target, by: .defog, of: target)
    sweep(.toxicspikes, target, by: .defog, of: target)
    sweep(.stealthrock, target, by: .defog, of: target)
    return .yes
  }

  private mutating func sweep(_ condition: SideCondition, _ seat: Seat, by move: MoveID, of who: Seat) {
    if removeSideCondition(condition, seat) { tellSideEnd(condition, seat, by: move, of: who) }
  }

  /// Future Sight and Doom Desire are only announced now.
  mutating func foresee(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    guard !hasSlot(target, .futuremove) else { return .no }
    markSlot(.futuremove, target)
    b[target].futureTurn = b.turn
    b[target].futureMove = move.id
    b[target].futurePlace = b[seat].activePlace
    tell(Event(.volatileStart, who(seat)).with(move.id))
    return move.id == .futureSight ? .quiet : .notFail
  }

  /// The announced strike comes down on whoever stands there now.
  mutating func strikeFromThePast(_ target: Seat) {
    let move = b[target].futureMove
    let seat = target.other
    if isFainted(target) {
      tell(Event(.hint).because(.futureMoveHint).with(move))
      return
    }
    tell(Event(.volatileEnd, who(target)).with(move))
    var strike = ActiveMove(move)
    strike.ignoresImmunity = false
    strike.isFutureStrike = true
    strike.accuracy = 100
    if !isIn(seat, b[target].futurePlace) { strike.benchPlace = Int8(b[target].futurePlace) }
    setActive(move, seat)
    _ = trySpreadHit(&strike, seat, target)
    hasActive = false
    activeMove = .none
    checkForWinner()
  }
}
