import BattleCore

/// A loadout and what may take the place of its weakest attack.
struct HandicappedLoadout<Move: Hashable & BitwiseCopyable & Sendable>: Sendable {
  /// The loadout, then the replacements, one of which is drawn.
  let listed: [Move]
  /// How many of these are the loadout.
  let size: Int
  /// The place of the move that is replaced; nil when none is.
  let weakest: Int?

  /// - Parameter weakest: the move that is replaced; nil when none is.
  init(moves: [Move], weakest: Move?, replacements: [Move]) {
    listed = moves + replacements
    size = moves.count
    self.weakest = weakest.flatMap { moves.firstIndex(of: $0) }
  }

  /// The moves to bring: one draw, or none where nothing can be replaced.
  func draw<D: RandomSource>(_ dice: inout D) -> [Move] {
    listed.withUnsafeBufferPointer { Self.draw($0, size: size, weakest: weakest, &dice) }
  }

  /// `draw` of what is listed elsewhere.
  static func draw<D: RandomSource>(
    _ listed: UnsafeBufferPointer<Move>, size: Int, weakest: Int?, _ dice: inout D
  ) -> [Move] {
    let moves = listed[..<size]
    guard let weakest, listed.count > size else { return Array(moves) }
    let replaced = listed[weakest]
    let replacement = listed[size + dice.below(listed.count - size, .other)]
    return moves.map { $0 == replaced ? replacement : $0 }
  }
}
