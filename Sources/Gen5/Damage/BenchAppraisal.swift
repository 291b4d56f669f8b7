public import BattleCore
import Dex

/// What those who think of changing ask of a position.
extension Battle {
  /// Puts a member in front of its side as if it stood there already: no hazard hurts it, and nothing that coming in sets
  /// off happens. For judging alone; such a board is not one that a battle reaches.
  public mutating func putInFront(_ seat: Seat, place: Int) {
    withUnsafeMutablePointer(to: &self) { pointer in
      let board = BoardRef(pointer)
      board[seat].activePlace = UInt8(place)
      board.loadActive(seat)
      board[seat].active.isIn = true
    }
  }
}

extension UnsafePointer where Pointee == Battle {
  /// The HP that what lies on its side takes from a member when it comes in.
  public func hazardDamage(_ seat: Seat, place: Int) -> Int {
    let board = BoardRef(UnsafeMutablePointer(mutating: self))
    guard board[seat].stealthRock || board[seat].spikes != 0 else { return 0 }
    let member = board[seat].team[place]
    guard member.ability != .magicGuard else { return 0 }
    let maxHP = Int(member.maxHP)
    var damage = 0
    if board[seat].stealthRock {
      damage += max(1, maxHP * TypeChart.quarters(.rock, member.types.first, member.types.second) / 32)
    }
    let isLifted =
      (member.types.contains(.flying) || member.ability == .levitate || member.item == .airBalloon)
      && member.item != .ironBall && board.field.gravity == 0
    if board[seat].spikes != 0, !isLifted {
      let shares: InlineArray<4, Int> = [0, 3, 4, 6]
      damage += max(1, shares[Int(board[seat].spikes)] * maxHP / 24)
    }
    return damage
  }
}

extension BoardRef {
  /// A fresh fighter from the team member in front.
  func loadActive(_ seat: Seat) {
    let place = Int(self[seat].activePlace)
    self[seat].active = Active.blank
    self[seat].active.moveCount = self[seat].team[place].moveCount
    self[seat].active.moves = self[seat].team[place].moves
    self[seat].active.pp = self[seat].team[place].pp
    self[seat].active.maxPP = self[seat].team[place].maxPP
    self[seat].active.stats = self[seat].team[place].stats
    self[seat].active.weight = self[seat].team[place].weight
    self[seat].active.ability = self[seat].team[place].ability
    self[seat].active.types = self[seat].team[place].types
    self[seat].active.species = self[seat].team[place].species
    self[seat].active.number = self[seat].team[place].number
    self[seat].active.speed = Int16(self[seat].team[place].stats[4])
    self[seat].active.newlySwitched = true
    if self[seat].active.ability != .none || self[seat].team[place].item != .none { refresh(seat) }
  }
}
