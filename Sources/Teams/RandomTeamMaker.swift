public import BattleCore
import Dex
public import Gen5

/// Random teams of six that people could have built: fully evolved species, moves that they learn and that go together,
/// abilities and items that suit them, levels that make up for their base stats.
///
/// A team is a function of its stream. Making the value reads all learnsets once; it is then shared freely.
public struct RandomTeamMaker: Sendable {
  /// How many members a team has.
  public let size: Int
  private let pool: SpeciesPool

  /// - Parameter size: 1 to 6.
  public init(size: Int = 6) {
    precondition((1...6).contains(size))
    self.size = size
    pool = SpeciesPool()
  }

  /// The two teams of a pair; each has a stream of its own.
  public func teams(_ seeds: SeedTree) -> (Team, Team) {
    (RandomTeamMaker.team(sets(seeds.child("p1"))), RandomTeamMaker.team(sets(seeds.child("p2"))))
  }

  /// The sets of a team.
  public func sets(_ seeds: SeedTree) -> [PokemonSet] {
    var dice = Gen5Dice(seed: seeds.child("sets").seed)
    var team = TeamSoFar()
    while team.sets.count < size {
      let group = pool.groups[dice.below(pool.groups.count, .other)]
      let candidate = group[dice.below(group.count, .other)]
      // A few refusals are enough to spread types; then whoever comes is taken.
      guard team.accepts(candidate.species) else { continue }
      var maker = SetMaker(candidate, team)
      team.add(maker.make(&dice), candidate.species)
    }
    return team.sets
  }

  private static func team(_ sets: [PokemonSet]) -> Team {
    do { return try Team(sets) } catch { preconditionFailure("a random team is refused: \(error)") }
  }
}

/// What the members of a team so far say about the next.
struct TeamSoFar {
  private(set) var sets: [PokemonSet] = []
  private var bases: [SpeciesID] = []
  private var types: [PokeType] = []
  private var refusals = 0

  /// Nobody twice, and no type more than twice unless too many have been refused.
  mutating func accepts(_ species: Species) -> Bool {
    if bases.contains(species.base) { return false }
    if refusals >= 40 { return true }
    for type in species.types where types.count(where: { $0 == type }) >= 2 {
      refusals += 1
      return false
    }
    return true
  }

  mutating func add(_ set: PokemonSet, _ species: Species) {
    sets.append(set)
    bases.append(species.base)
    types += species.types
  }

  /// A member has this move already.
  func knows(_ move: MoveID) -> Bool { sets.contains { $0.moves.contains(move) } }
  func hasItem(_ item: ItemID) -> Bool { sets.contains { $0.item == item } }
}
