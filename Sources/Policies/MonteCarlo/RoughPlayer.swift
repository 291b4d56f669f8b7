import BattleCore
import Dex
import Gen5

/// Plays a battle on quickly with rough choices, to see who tends to win from here.
///
/// Each side uses, as far as it may, the attack that did most when misses count the last time it was looked up for these
/// two fighters; now and then it chooses at random. Members come in at random.
struct RoughPlayer: BitwiseCopyable {
  /// Expected sixteenths of HP by seat, own place, the foe's place and slot; -1 where nobody has looked yet.
  private var worth: InlineArray<288, Int16> = .init(repeating: -1)
  /// Of 256 choices so many are random.
  private let randomness: Int

  init(randomness: Int) { self.randomness = randomness }

  mutating func choose(_ board: BoardPointer, _ seat: Seat, _ dice: inout Gen5Dice) -> Choice {
    switch board.pointee.requests[seat.index] {
    case .wait: return .pass
    case .change:
      var legal = ChoiceList()
      board.addChoices(seat, into: &legal)
      return legal.isEmpty ? .pass : legal[dice.below(legal.count, .other)]
    case .move: return move(board, seat, &dice)
    }
  }

  private mutating func move(_ board: BoardPointer, _ seat: Seat, _ dice: inout Gen5Dice) -> Choice {
    let count = Int(board.pointee.sides[seat.index].active.moveCount)
    let disabled = board.pointee.sides[seat.index].active.disabledSlots
    let roll = dice.next()
    let own = Int(board.pointee.sides[seat.index].activePlace)
    let foe = Int(board.pointee.sides[seat.other.index].activePlace)
    let base = ((seat.index &* 6 &+ own) &* 6 &+ foe) &* 4
    var best = 0
    if Int(roll & 255) < randomness {
      // Uniform over the slots that can be chosen; slot 0 stands for Struggle and for a move that one is locked into.
      var free = 0
      for slot in 0..<count
      where board.pointee.sides[seat.index].active.pp[slot] > 0 && disabled >> UInt8(slot) & 1 == 0 {
        free &+= 1
      }
      guard free > 1, board.lockedMove(seat) == nil else { return first(board, seat, count, disabled) }
      var left = Int(roll >> 8) % free
      for slot in 0..<count
      where board.pointee.sides[seat.index].active.pp[slot] > 0 && disabled >> UInt8(slot) & 1 == 0 {
        if left == 0 { return .move(slot) }
        left &-= 1
      }
      return .move(0)
    }
    var bestWorth: Int16 = -1
    for slot in 0..<count where board.pointee.sides[seat.index].active.pp[slot] > 0 && disabled >> UInt8(slot) & 1 == 0
    {
      var value = worth[base &+ slot]
      if value < 0 {
        value = RoughPlayer.worth(board, seat, slot)
        worth[base &+ slot] = value
      }
      if value > bestWorth {
        bestWorth = value
        best = slot
      }
    }
    return board.lockedMove(seat) == nil ? .move(best) : .move(0)
  }

  private func first(_ board: BoardPointer, _ seat: Seat, _ count: Int, _ disabled: UInt8) -> Choice {
    if board.lockedMove(seat) != nil { return .move(0) }
    for slot in 0..<count where board.pointee.sides[seat.index].active.pp[slot] > 0 && disabled >> UInt8(slot) & 1 == 0
    {
      return .move(slot)
    }
    return .move(0)
  }

  private static func worth(_ board: BoardPointer, _ seat: Seat, _ slot: Int) -> Int16 {
    let move = board.pointee.sides[seat.index].active.moves[slot]
    let row = move.row
    if row.category == .status { return 0 }
    let accuracy = row.accuracy == 0 ? 100 : Int(row.accuracy)
    let slow = row.flags.isDisjoint(with: .charge | .recharge) ? 1 : 2
    return Int16(clamping: Estimate.of(move, Attacks(at: board, from: seat)).sixteenths * accuracy / 100 / slow / 4)
  }
}
