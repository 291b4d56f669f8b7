import BattleCore
import Dex
import Gen5

/// Makes a board that can be played on out of what a seat is shown.
///
/// What is unknown is drawn anew each time from the searcher's own dice: moves and members that have not been seen, the
/// choice of the foe that is already made but not yet carried out, and how long sleep, confusion and the like will last,
/// which the board may hold but nobody in a battle knows.
struct Imagination: BitwiseCopyable {
  private let seat: Seat
  /// False when everything is known, which saves the work.
  let isNeeded: Bool
  private let hasUnknownFoe: Bool

  init(_ board: borrowing Battle, _ seat: Seat) {
    self.seat = seat
    let isUnknown = Imagination.isUnknown(board.sides[seat.other.index])
    let hasPlan = Imagination.hasPlan(board, seat.other)
    let own = Imagination.hasCounters(board.sides[seat.index])
    let foes = Imagination.hasCounters(board.sides[seat.other.index])
    hasUnknownFoe = isUnknown
    isNeeded = isUnknown || hasPlan || own || foes
  }

  /// Fills in a copy of the board.
  func fill<D: RandomSource>(_ board: inout Battle, _ dice: inout D) {
    if hasUnknownFoe { fillFoe(&board.sides[seat.other.index], &dice) }
    for side in 0..<2 { Imagination.drawCounters(&board.sides[side], &dice) }
    Imagination.drawPlan(&board, seat.other, &dice)
  }

  // MARK: Members and moves

  private static func isUnknown(_ side: borrowing Side) -> Bool {
    for place in 0..<Int(side.teamSize) {
      if side.team[place].species == .none { return true }
      for slot in 0..<Int(side.team[place].moveCount) where side.team[place].moves[slot] == .none { return true }
    }
    return false
  }

  private func fillFoe<D: RandomSource>(_ side: inout Side, _ dice: inout D) {
    for place in 0..<Int(side.teamSize) {
      if side.team[place].species == .none {
        let species = SpeciesID(rawValue: UInt16(1 + dice.below(SpeciesID.baseCount, .other)))
        var member = Duel.fighter(species, level: Int(side.team[place].level))
        member.moveCount = 4
        side.team[place] = member
      }
      Imagination.fillMoves(&side.team[place], &dice)
    }
    let member = side.current
    guard !side.active.isTransformed else { return }
    side.active.moveCount = member.moveCount
    for slot in 0..<4 where side.active.moves[slot] == .none && side.active.virtualSlots >> UInt8(slot) & 1 == 0 {
      side.active.moves[slot] = member.moves[slot]
      side.active.pp[slot] = member.pp[slot]
      side.active.maxPP[slot] = member.maxPP[slot]
    }
  }

  /// Empty slots get likely moves that it does not have yet.
  private static func fillMoves<D: RandomSource>(_ member: inout Pokemon, _ dice: inout D) {
    // Formes know what their species knows.
    let likely = LikelyMoves.bySpecies[min(Int(member.number), SpeciesID.baseCount)]
    for slot in 0..<Int(member.moveCount) where member.moves[slot] == .none {
      var free = InlineArray<8, MoveID>(repeating: .none)
      var count = 0
      for index in 0..<LikelyMoves.count where likely[index] != .none {
        var isKnown = false
        for other in 0..<4 where member.moves[other] == likely[index] { isKnown = true }
        if isKnown { continue }
        free[count] = likely[index]
        count += 1
      }
      guard count > 0 else { return }
      let move = free[dice.below(count, .other)]
      member.moves[slot] = move
      member.pp[slot] = UInt8(StatFormula.maxPP(move))
      member.maxPP[slot] = member.pp[slot]
    }
  }

  // MARK: Counters

  private static func hasCounters(_ side: borrowing Side) -> Bool {
    if side.active.volatiles.intersects(drawn) { return true }
    for place in 0..<Int(side.teamSize) where side.team[place].status == .sleep { return true }
    return false
  }

  private static let drawn = VolatileSet(.confusion, .partiallytrapped, .lockedmove)

  private static func drawCounters<D: RandomSource>(_ side: inout Side, _ dice: inout D) {
    for place in 0..<Int(side.teamSize) where side.team[place].status == .sleep {
      // The sleep of Rest has a known length.
      if place == Int(side.activePlace), side.active.lastMove == .rest { continue }
      let start = Int(side.team[place].statusStart)
      let passed = start - Int(side.team[place].statusTime)
      // Sleep is drawn from 2, 3 and 4; what has passed rules out the shorter ones.
      let shortest = max(2, passed + 1)
      guard passed >= 0, shortest <= 4 else { continue }
      let drawn = dice.pick(shortest..<5, .other)
      side.team[place].statusStart = UInt8(drawn)
      side.team[place].statusTime = UInt8(drawn - passed)
    }
    guard side.active.volatiles.intersects(drawn) else { return }
    if side.active.volatiles.contains(.confusion) { side.active.confusionTime = UInt8(dice.pick(1..<5, .other)) }
    if side.active.volatiles.contains(.partiallytrapped) { side.active.trapDuration = UInt8(dice.pick(1..<6, .other)) }
    if side.active.volatiles.contains(.lockedmove), side.active.lockTrueDuration > 0 {
      side.active.lockTrueDuration = Int8(dice.pick(1..<3, .other))
    }
  }

  // MARK: Plans

  private static func hasPlan(_ board: borrowing Battle, _ seat: Seat) -> Bool {
    for index in 0..<Int(board.queueCount) {
      if board.queue[index].kind == .move, board.queue[index].seat == seat { return true }
    }
    return false
  }

  /// A move under way is any of those that could have been chosen.
  private static func drawPlan<D: RandomSource>(_ board: inout Battle, _ seat: Seat, _ dice: inout D) {
    for index in 0..<Int(board.queueCount) {
      guard board.queue[index].kind == .move, board.queue[index].seat == seat else { continue }
      var move = MoveID.struggle
      if let locked = board.lockedMove(seat) {
        move = locked
      } else {
        let disabled = board.sides[seat.index].active.disabledSlots
        var count = 0
        for slot in 0..<Int(board.sides[seat.index].active.moveCount)
        where board.sides[seat.index].active.pp[slot] > 0 && disabled >> UInt8(slot) & 1 == 0 {
          count += 1
          // Each of those seen so far is as likely as another.
          if dice.below(count, .other) == 0 { move = board.sides[seat.index].active.moves[slot] }
        }
      }
      board.queue[index].move = move
      board.queue[index].priority = Int16(move.row.priority) * 10
    }
  }
}
