import BattleCore
import Synchronization

/// A loadout and what may take the place of its weakest attack.
struct HandicappedLoadout<Move: Hashable & BitwiseCopyable & Sendable>: Sendable {
  /// The loadout, then the replacements, one of which is drawn: in one piece, as many are kept.
  private let listed: [Move]
  private let size: Int
  private let weakest: Move?

  /// - Parameter weakest: the move that is replaced; nil when none is.
  init(moves: [Move], weakest: Move?, replacements: [Move]) {
    listed = moves + replacements
    size = moves.count
    self.weakest = weakest
  }

  /// The moves to bring: one draw, or none where nothing can be replaced.
  func draw<D: RandomSource>(_ dice: inout D) -> [Move] {
    let moves = listed[..<size]
    guard let weakest, listed.count > size else { return Array(moves) }
    let replacement = listed[size + dice.below(listed.count - size, .other)]
    return moves.map { $0 == weakest ? replacement : $0 }
  }
}

/// The loadouts of fighters against each other, chosen when they are first asked for and kept: all but the last draw depends
/// on who meets whom alone, and choosing four of seventy moves costs more than the battle that follows.
///
/// Memory is bounded: a shelf that is full is emptied. What comes out is the same as without.
final class KnownLoadouts<Move: Hashable & BitwiseCopyable & Sendable>: Sendable {
  private let shelves: [Shelf]
  private let fighters: Int

  /// What balanced match-ups need, 75 opponents of each fighter and these against them, stays below the most that is kept.
  private static var shelfCount: Int { 64 }
  private static var shelfLimit: Int { 2_048 }

  /// - Parameter fighters: how many there are.
  init(fighters: Int) {
    self.fighters = fighters
    shelves = (0..<Self.shelfCount).map { _ in Shelf() }
  }

  /// The loadout of a fighter against another, chosen now when it is not known yet. Both go by their number, from 0.
  func loadout(
    of fighter: Int, against opponent: Int, _ choose: () -> HandicappedLoadout<Move>
  ) -> HandicappedLoadout<Move> {
    let key = fighter * fighters + opponent
    return shelves[key % Self.shelfCount].known.withLock { known in
      if let found = known[key] { return found }
      let chosen = choose()
      if known.count >= Self.shelfLimit { known.removeAll(keepingCapacity: true) }
      known[key] = chosen
      return chosen
    }
  }

  private final class Shelf: Sendable {
    let known = Mutex<[Int: HandicappedLoadout<Move>]>([:])
  }
}
