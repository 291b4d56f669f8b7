/// A species in its chain, with how it comes about.
public struct EvolutionStep: Hashable, Sendable {
  public var species: SpeciesEntry
  /// How many evolutions lie before it.
  public var depth: Int
  /// The ways in which it comes out of the one before it; none for the first.
  public var ways: [[String]]
}

extension DataSet {
  /// Everyone in the chain of a species: each right after the one that it evolves from, deeper by one.
  public func evolutionChain(of number: Int) -> [EvolutionStep] {
    guard let own = species(number) else { return [] }
    let members = species.filter { $0.chain == own.chain }
    var steps: [EvolutionStep] = []
    func add(_ entry: SpeciesEntry, _ depth: Int) {
      // A chain that is its own ancestor would have no end.
      guard depth < members.count else { return }
      let ways = depth == 0 ? [] : evolutions.filter { $0.species == entry.number }.map(\.conditions)
      steps.append(EvolutionStep(species: entry, depth: depth, ways: ways))
      for next in members where next.evolvesFrom == entry.number { add(next, depth + 1) }
    }
    let known = Set(members.map(\.number))
    for first in members where !known.contains(first.evolvesFrom) { add(first, 0) }
    return steps
  }
}
