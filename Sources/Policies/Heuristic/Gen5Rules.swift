public import BattleCore
public import Dex
public import Gen5

extension Gen5: ScoredRules {
  public static func situation(_ board: BoardPointer, _ seat: Seat) -> SituationFacts {
    SituationFacts(board, seat)
  }

  public static func move(of choice: Choice, _ board: BoardPointer, _ seat: Seat) -> MoveID? {
    board.move(of: choice, seat)
  }

  public static func outlook(_ board: BoardPointer, _ seat: Seat) -> Attacks { Attacks(at: board, from: seat) }

  public static func facts(
    of choice: Choice, _ move: MoveID, _ outlook: borrowing Attacks, _ board: BoardPointer, _ seat: Seat
  ) -> OptionFacts { OptionFacts(move, outlook, board, seat) }

  public static func power(of choice: Choice, _ move: MoveID, _ board: BoardPointer, _ seat: Seat) -> Int {
    board.basePower(of: move, from: seat)
  }

  /// In sixteenths of a hit point.
  public static func damage(
    of choice: Choice, _ move: MoveID, _ outlook: borrowing Attacks, _ board: BoardPointer, _ seat: Seat
  ) -> Int { Estimate.of(move, outlook).sixteenths }

  public static func fighter(_ board: BoardPointer, _ seat: Seat) -> UInt8 {
    board.pointee.sides[seat.index].activePlace
  }

  public static func replacement(
    _ board: BoardPointer, _ seat: Seat, _ legal: borrowing ChoiceList
  ) -> Choice { Replacement.best(board, seat, legal) }
}
