public import BattleCore
import Synchronization

/// Match-ups that are drawn once and kept, because every pairing plays the same ones.
///
/// A pair has one place, which another pair may take over: memory is bounded, and a schedule with more pairs than places
/// draws some of them again. Without places every pair is drawn when it is asked for, and workers share nothing. What
/// comes out is the same either way.
public struct CachedMatchups<Base: MatchupSource>: MatchupSource {
  public typealias Rules = Base.Rules

  @usableFromInline let base: Base
  @usableFromInline let places: Places

  /// The most that is kept unless told otherwise.
  public static var mostKept: Int { 16_384 }

  /// - Parameter capacity: how many pairs are kept; 0 or more.
  public init(_ base: Base, capacity: Int = mostKept) {
    precondition(capacity >= 0)
    self.base = base
    places = Places(capacity)
  }

  @inlinable
  public func matchup(_ index: Int, _ seeds: SeedTree) -> (Rules.Team, Rules.Team) {
    places.isEmpty ? base.matchup(index, seeds) : draw(index, seeds).teams
  }

  @inlinable
  public func names(_ index: Int, _ seeds: SeedTree) -> (String, String) {
    places.isEmpty ? base.names(index, seeds) : draw(index, seeds).names
  }

  @inlinable
  public func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Rules> {
    places.isEmpty ? base.draw(index, seeds) : places.draw(index, seeds, base)
  }

  /// The places, each with a lock of its own: whoever asks for a pair that is being drawn waits for it.
  @usableFromInline
  final class Places: Sendable {
    private let places: [Place]

    @usableFromInline
    var isEmpty: Bool { places.isEmpty }

    @usableFromInline
    init(_ count: Int) { places = (0..<count).map { _ in Place() } }

    @usableFromInline
    func draw(_ index: Int, _ seeds: SeedTree, _ base: Base) -> DrawnMatchup<Rules> {
      places[index % places.count].kept.withLock { kept in
        if let kept, kept.index == index, kept.seed == seeds.seed { return kept.drawn }
        let drawn = base.draw(index, seeds)
        kept = Kept(index: index, seed: seeds.seed, drawn: drawn)
        return drawn
      }
    }
  }

  private final class Place: Sendable {
    let kept = Mutex<Kept?>(nil)
  }

  /// A pair's match-up, and which pair of which tournament it is.
  private struct Kept {
    var index: Int
    var seed: UInt64
    var drawn: DrawnMatchup<Rules>
  }
}
