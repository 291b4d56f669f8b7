import BattleCore
import Dex
import Gen5

/// What a move choice really does.
enum ChosenMove {
  /// The move that choosing this slot uses: the one in it, the one that its user is locked into, or Struggle when
  /// nothing can be chosen.
  static func inSlot(_ slot: Int, _ battle: borrowing Battle, _ seat: Seat) -> MoveID {
    let index = seat.index
    let volatiles = battle.sides[index].active.volatiles
    if volatiles.contains(.lockedmove) { return battle.sides[index].active.lockMove }
    if volatiles.contains(.twoturnmove) { return battle.sides[index].active.twoTurnMove }
    // A slot that cannot be chosen is offered as slot 0 for Struggle alone.
    let isDisabled = battle.sides[index].active.disabledSlots >> UInt8(truncatingIfNeeded: slot) & 1 != 0
    return battle.sides[index].active.pp[slot] == 0 || isDisabled
      ? .struggle : battle.sides[index].active.moves[slot]
  }
}
