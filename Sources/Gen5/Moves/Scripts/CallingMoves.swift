import BattleCore
import Dex

// Moves that make their user perform another.
extension Engine {
  /// Performs a random one of the moves that Metronome knows.
  mutating func callMetronome(_ seat: Seat) {
    var left = dice.below(MoveTable.metronomeCount, .move)
    for id in 1...UInt16(MoveID.count) {
      guard MoveTable.rows[Int(id)].flags.contains(.metronome) else { continue }
      if left == 0 {
        useMove(MoveID(rawValue: id), seat, source: .move(.metronome))
        return
      }
      left -= 1
    }
  }

  mutating func callCopycat(_ seat: Seat) -> StepResult {
    let last = b.lastMove
    if last == .none || last.row.flags.contains(.failCopycat) { return .no }
    useMove(last, seat, source: .move(.copycat))
    return .yes
  }

  /// A random one of the user's moves that can be used asleep.
  mutating func callSleepTalk(_ seat: Seat) -> StepResult {
    var moves = SmallList<MoveID>(filler: .none)
    for slot in 0..<Int(b[seat].active.moveCount) {
      let move = b[seat].active.moves[slot]
      let flags = move.row.flags
      if flags.contains(.noSleepTalk) || flags.contains(.charge) { continue }
      moves.append(move)
    }
    guard moves.count > 0 else { return .no }
    useMove(moves[dice.below(moves.count, .move)], seat, source: .move(.sleepTalk))
    return .yes
  }

  /// A random move of the rest of the team.
  mutating func callAssist(_ seat: Seat) -> StepResult {
    var moves = SmallList<MoveID>(filler: .none)
    for position in 1..<max(1, Int(b[seat].teamSize)) {
      let member = b[seat].team[Int(b[seat].order[position])]
      for slot in 0..<Int(member.moveCount) where !member.moves[slot].row.flags.contains(.noAssist) {
        moves.append(member.moves[slot])
      }
    }
    guard moves.count > 0 else { return .no }
    useMove(moves[dice.below(moves.count, .move)], seat, source: .move(.assist))
    return .yes
  }

  mutating func mirror(_ seat: Seat, _ target: Seat) -> StepResult {
    let last = b[target].active.lastMove
    guard last != .none, last.row.flags.contains(.mirror) else { return .no }
    useMove(last, seat, source: .move(.mirrorMove))
    return .quiet
  }

  mutating func beFirst(_ seat: Seat, _ target: Seat) -> StepResult {
    guard let index = pendingMove(target) else { return .no }
    let move = b.queue[index].move
    if has(target, .mustrecharge) || move.row.category == .status || move.row.flags.contains(.failMeFirst) {
      return .no
    }
    _ = addVolatile(.mefirst, seat, from: target, .move(.meFirst))
    useMove(move, seat, source: .move(.meFirst))
    return .quiet
  }
}

extension MoveTable {
  /// How many moves Metronome can call.
  static let metronomeCount = 518
}
