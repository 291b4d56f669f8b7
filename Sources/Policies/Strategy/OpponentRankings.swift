import Synchronization

/// The opponents of each fighter, ranked when they are first asked for and kept: a ranking depends on who fights alone.
///
/// Reading takes no lock, as workers ask for every match-up. Two that ask for the same one first rank it both, alike.
final class OpponentRankings: Sendable {
  private let places: [Place]

  /// - Parameter count: how many fighters there are.
  init(_ count: Int) { places = (0..<count).map { _ in Place() } }

  /// The ranking of a fighter's opponents, made of the candidates when it is not known yet.
  func ranking(of fighter: Int, _ candidates: () -> [OpponentCandidate]) -> [Int] {
    let place = places[fighter]
    if let known = place.known.load() { return known.opponents }
    return place.known.storeIfNil(Ranking(OpponentStrategy.ranking(candidates()))).opponents
  }

  private final class Place: Sendable {
    let known = AtomicLazyReference<Ranking>()
  }

  private final class Ranking: Sendable {
    let opponents: [Int]
    init(_ opponents: [Int]) { self.opponents = opponents }
  }
}
