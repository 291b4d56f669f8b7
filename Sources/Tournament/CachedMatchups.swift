public import BattleCore
import Synchronization

/// Match-ups that are drawn once and kept, because every pairing plays the same ones.
///
/// A pair has one place, which another pair may take over: memory is bounded, and a schedule with more pairs than places
/// draws some of them again. What comes out is the same as without.
public struct CachedMatchups<Base: MatchupSource>: MatchupSource {
  public typealias Rules = Base.Rules

  @usableFromInline let base: Base
  @usableFromInline let places: Places

  /// - Parameter capacity: how many pairs are kept; 1 or more.
  public init(_ base: Base, capacity: Int = 16_384) {
    precondition(capacity >= 1)
    self.base = base
    places = Places(capacity)
  }

  @inlinable
  public func matchup(_ index: Int, _ seeds: SeedTree) -> (Rules.Team, Rules.Team) {
    draw(index, seeds).teams
  }

  @inlinable
  public func names(_ index: Int, _ seeds: SeedTree) -> (String, String) { draw(index, seeds).names }

  @inlinable
  public func draw(_ index: Int, _ seeds: SeedTree) -> DrawnMatchup<Rules> { places.draw(index, seeds, base) }

  /// The places, each with a lock of its own: whoever asks for a pair that is being drawn waits for it.
  @usableFromInline
  final class Places: Sendable {
    private let places: [Place]

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
