import Synchronization

/// The opponents of each fighter, ranked when they are first asked for and kept: a ranking depends on who fights alone.
final class OpponentRankings: Sendable {
  private let known: Mutex<[[Int]]>

  /// - Parameter count: how many fighters there are.
  init(_ count: Int) { known = Mutex(Array(repeating: [], count: count)) }

  /// The ranking of a fighter's opponents, made of the candidates when it is not known yet.
  func ranking(of fighter: Int, _ candidates: () -> [OpponentCandidate]) -> [Int] {
    known.withLock { known in
      if known[fighter].isEmpty { known[fighter] = OpponentStrategy.ranking(candidates()) }
      return known[fighter]
    }
  }
}
