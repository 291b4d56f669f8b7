public import BattleCore
public import Dex

/// What those who judge a position ask of it.
extension Battle {
  /// The power that a move of the fighter at `seat` has before any modifier: the listed one, or, when none is listed, what
  /// the move's rule makes of this position; 0 for moves whose damage is no matter of power.
  public func basePower(of move: MoveID, from seat: Seat) -> Int {
    read { $0.basePower(of: move, from: seat) }
  }

  /// Speed in use, as turn order compares it except for Trick Room, which turns the order around.
  public func speedInUse(_ seat: Seat) -> Int { read { $0.effectiveSpeed(seat) } }
}

extension BoardRef {
  func basePower(of move: MoveID, from seat: Seat) -> Int {
    let row = move.row
    if row.power != 0 || row.category == .status { return Int(row.power) }
    return computedPower(row, from: seat, to: seat.other) ?? 0
  }
}
