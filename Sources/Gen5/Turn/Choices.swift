public import BattleCore
public import Dex

extension Gen5 {
  public static func choices(_ board: borrowing Battle, for seat: Seat, into list: inout ChoiceList) {
    board.read { $0.addChoices(seat, into: &list) }
  }

  public static func choices(at board: UnsafePointer<Battle>, for seat: Seat, into list: inout ChoiceList) {
    BoardRef(UnsafeMutablePointer(mutating: board)).addChoices(seat, into: &list)
  }
}

extension Battle {
  /// The move that `seat` cannot but go on with: charging, rampaging, recharging (`MoveID.none`); nil when it is free.
  public func lockedMove(_ seat: Seat) -> MoveID? { read { $0.lockedMove(seat) } }

  /// The move that a choice of `seat` stands for: the slot's, the one it is locked into, or Struggle; nil for a change.
  /// Recharging is `MoveID.none`.
  public func move(of choice: Choice, _ seat: Seat) -> MoveID? { read { $0.move(of: choice, seat) } }
}

extension BoardRef {
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
    let disabled = self[seat].active.disabledSlots
    if disabled == 0 && list.isEmpty && self[seat].teamSize == 1 && hasFourMoves(seat) {
      list.set(.move(0), .move(1), .move(2), .move(3))
      return
    }
    for slot in 0..<Int(self[seat].active.moveCount)
    where self[seat].active.pp[slot] > 0 && disabled >> UInt8(slot) & 1 == 0 {
      list.append(.move(slot))
    }
    if list.isEmpty {
      // Sealed moves can be asked for, as nobody told; each comes out as Struggle.
      let sealed = self[seat].active.sealedSlots
      for slot in 0..<Int(self[seat].active.moveCount)
      where self[seat].active.pp[slot] > 0 && sealed >> UInt8(slot) & 1 == 1 {
        list.append(.move(slot))
      }
      // With nothing left to use, slot 0 stands for Struggle.
      if list.isEmpty { list.append(.move(0)) }
    }
    if self[seat].teamSize > 1 && !self[seat].active.isTrapped { addChanges(seat, into: &list) }
  }

  /// The usual set, with PP left for all of it.
  @inline(__always)
  private func hasFourMoves(_ seat: Seat) -> Bool {
    let pp = unsafeBitCast(self[seat].active.pp, to: UInt32.self)
    // The high bit of each byte that is 0, and perhaps of ones above it.
    return self[seat].active.moveCount == 4 && (pp &- 0x0101_0101) & ~pp & 0x8080_8080 == 0
  }

  /// The members on the bench that stand, in the order that the player sees.
  func addChanges(_ seat: Seat, into list: inout ChoiceList) {
    for position in 1..<max(1, Int(self[seat].teamSize)) {
      let place = Int(self[seat].order[position])
      if !self[seat].team[place].isFainted && self[seat].team[place].hp > 0 {
        list.append(.change(place))
      }
    }
  }

  /// The move that `seat` cannot but go on with: charging, rampaging, recharging (`MoveID.none`); nil when it is free.
  @inline(__always)
  func lockedMove(_ seat: Seat) -> MoveID? {
    self[seat].active.volatiles.intersects(.locking) ? firstLock(seat) : nil
  }

  private func firstLock(_ seat: Seat) -> MoveID? {
    for i in 0..<Int(self[seat].active.orderCount) {
      switch self[seat].active.order[i] {
      case .lockedmove: return self[seat].active.lockMove
      case .twoturnmove: return self[seat].active.twoTurnMove
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
  func move(of choice: Choice, _ seat: Seat) -> MoveID? {
    guard let slot = choice.moveSlot else { return nil }
    if let locked = lockedMove(seat) { return locked }
    if slot < Int(self[seat].active.moveCount), self[seat].active.pp[slot] > 0,
      self[seat].active.disabledSlots >> UInt8(slot) & 1 == 0
    {
      return self[seat].active.moves[slot]
    }
    return .struggle
  }
}

extension VolatileSet {
  @inline(__always) static var locking: VolatileSet {
    VolatileSet(.lockedmove, .twoturnmove, .mustrecharge, .bide, .rollout, .iceball, .uproar)
  }
}
