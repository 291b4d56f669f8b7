public import BattleCore
public import Dex

extension Gen5 {
  public static func choices(_ board: borrowing Battle, for seat: Seat, into list: inout ChoiceList) {
    board.addChoices(seat, into: &list)
  }
}

extension Battle {
  /// Everything that `seat` can do now.
  func addChoices(_ seat: Seat, into list: inout ChoiceList) {
    switch requests[seat.index] {
    case .wait: return
    case .change: addChanges(seat, into: &list)
    case .move: addMoves(seat, into: &list)
    }
  }

  private func addMoves(_ seat: Seat, into list: inout ChoiceList) {
    if lockedMove(seat) != nil {
      list.append(.move(0))
      return
    }
    let disabled = sides[seat.index].active.disabledSlots
    for slot in 0..<Int(sides[seat.index].active.moveCount)
    where sides[seat.index].active.pp[slot] > 0 && disabled >> UInt8(slot) & 1 == 0 {
      list.append(.move(slot))
    }
    if list.isEmpty {
      // Sealed moves can be asked for, as nobody told; each comes out as Struggle.
      let sealed = sides[seat.index].active.sealedSlots
      for slot in 0..<Int(sides[seat.index].active.moveCount)
      where sides[seat.index].active.pp[slot] > 0 && sealed >> UInt8(slot) & 1 == 1 {
        list.append(.move(slot))
      }
      // With nothing left to use, slot 0 stands for Struggle.
      if list.isEmpty { list.append(.move(0)) }
    }
    if sides[seat.index].teamSize > 1 && !sides[seat.index].active.isTrapped { addChanges(seat, into: &list) }
  }

  /// The members on the bench that stand, in the order that the player sees.
  func addChanges(_ seat: Seat, into list: inout ChoiceList) {
    for position in 1..<max(1, Int(sides[seat.index].teamSize)) {
      let place = Int(sides[seat.index].order[position])
      if !sides[seat.index].team[place].isFainted && sides[seat.index].team[place].hp > 0 {
        list.append(.change(place))
      }
    }
  }

  /// The move that `seat` cannot but go on with: charging, rampaging, recharging (`MoveID.none`); nil when it is free.
  public func lockedMove(_ seat: Seat) -> MoveID? {
    if !sides[seat.index].active.volatiles.intersects(.locking) { return nil }
    for i in 0..<Int(sides[seat.index].active.orderCount) {
      switch sides[seat.index].active.order[i] {
      case .lockedmove: return sides[seat.index].active.lockMove
      case .twoturnmove: return sides[seat.index].active.twoTurnMove
      case .mustrecharge: return MoveID.none
      case .bide: return .bide
      case .rollout: return .rollout
      case .iceball: return .iceBall
      case .uproar: return .uproar
      default: continue
      }
    }
    return nil
  }

  /// The move that a choice of `seat` stands for: the slot's, the one it is locked into, or Struggle; nil for a change.
  /// Recharging is `MoveID.none`.
  public func move(of choice: Choice, _ seat: Seat) -> MoveID? {
    guard let slot = choice.moveSlot else { return nil }
    if let locked = lockedMove(seat) { return locked }
    let active = sides[seat.index].active
    if slot < Int(active.moveCount), active.pp[slot] > 0, active.disabledSlots >> UInt8(slot) & 1 == 0 {
      return active.moves[slot]
    }
    return .struggle
  }
}

extension VolatileSet {
  static let locking = VolatileSet(.lockedmove, .twoturnmove, .mustrecharge, .bide, .rollout, .iceball, .uproar)
}
