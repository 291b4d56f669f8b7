import BattleCore
import Dex

// The usual turn: both sides use a move, neither of which has anything to do before, so the queue needs no sorting. What
// happens, in which order and with which draws, is the same as when every action is put in its place by `sortQueue`.
extension Engine {
  /// The moves behind two choices, when the turn is a usual one.
  @inline(__always)
  func usualMoves(_ a: Choice, _ c: Choice) -> InlinePair<MoveID>? {
    guard b.requests[0] == .move, b.requests[1] == .move, !b.isMidTurn, b.queueCount == 0,
      let one = usualMove(a, .p1), let two = usualMove(c, .p2)
    else { return nil }
    return InlinePair(one, two)
  }

  @inline(__always)
  private func usualMove(_ choice: Choice, _ seat: Seat) -> MoveID? {
    guard !hooked(seat, .order), let move = b.move(of: choice, seat), !move.row.flags.contains(.beforeTurn),
      move.row.effect != .focusPunch
    else { return nil }
    return move
  }

  /// Puts the two moves in order, and the end of the turn behind them.
  mutating func usualTurn(_ one: MoveID, _ two: MoveID) {
    let (first, second) = (moveAction(one, .p1), moveAction(two, .p2))
    let order = Self.compare(first, second)
    let isSwapped = order > 0 || (order == 0 && dice.below(2, .tieOrder) == 1)
    b.queue[0] = isSwapped ? second : first
    b.queue[1] = isSwapped ? first : second
    b.queue[2] = .residual
    b.queueCount = 3
    b.isMidTurn = true
    // The beginning of the turn, in which nothing happens but that a tie is drawn, for itself and for the update after it.
    if isSpeedTie { dice.waste(2, .tieUpdate) }
    update()
    turnLoop()
  }
}

extension Action {
  /// The end of a turn.
  static var residual: Action {
    var action = Action()
    action.kind = .residual
    action.order = 300
    return action
  }
}
