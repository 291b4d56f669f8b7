public import BattleCore
public import Dex

/// Where a board is. What looks at boards by the million takes their address: a board passed as a value is copied whenever
/// one of its arrays is read.
public typealias BoardPointer = UnsafePointer<Battle>

extension UnsafePointer where Pointee == Battle {
  @inline(__always)
  var ref: BoardRef { BoardRef(UnsafeMutablePointer(mutating: self)) }

  /// As `Battle.speedInUse`.
  public func speedInUse(_ seat: Seat) -> Int { ref.effectiveSpeed(seat) }

  /// As `Battle.move(of:)`.
  public func move(of choice: Choice, _ seat: Seat) -> MoveID? { ref.move(of: choice, seat) }

  /// As `Battle.basePower`.
  public func basePower(of move: MoveID, from seat: Seat) -> Int { ref.basePower(of: move, from: seat) }

  /// As `Battle.lockedMove`.
  public func lockedMove(_ seat: Seat) -> MoveID? { ref.lockedMove(seat) }

  /// As `Gen5.choices`.
  public func addChoices(_ seat: Seat, into list: inout ChoiceList) { ref.addChoices(seat, into: &list) }
}
