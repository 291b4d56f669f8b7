public import Dex
public import Gen5

/// What a set has that the games would not allow.
public struct LegalityProblem: Hashable, Sendable, CustomStringConvertible {
  /// The set's place in its team, from 1.
  public var place: Int
  public var species: SpeciesID
  public var problem: String

  public var description: String { "set \(place) (\(species.name)): \(problem)" }
}

/// Checks sets against what a species can be in Black 2 and White 2: moves, abilities, effort values, genders, formes.
///
/// Not checked are combinations that no single event or parent gives, and the lowest level of an evolution.
public enum Legality {
  /// The most effort values of all stats together.
  public static let effort = 510

  /// Everything that is wrong with a team, in order of its sets.
  public static func problems(_ sets: [PokemonSet]) -> [LegalityProblem] {
    sets.enumerated().flatMap { index, set in
      problems(set).map { LegalityProblem(place: index + 1, species: set.species, problem: $0) }
    }
  }

  /// Everything that is wrong with a set, in words.
  public static func problems(_ set: PokemonSet) -> [String] {
    let entry = Dex.species(set.species)
    return forme(set, entry) + ability(set, entry) + moves(set) + numbers(set) + gender(set, entry)
  }

  private static func forme(_ set: PokemonSet, _ entry: Species) -> [String] {
    if entry.isBattleOnly { return ["\(entry.name) exists only while a battle lasts; bring \(entry.base.name)"] }
    guard entry.requiredItem != .none, entry.requiredItem != set.item else { return [] }
    return ["\(entry.name) must hold \(entry.requiredItem.name)"]
  }

  private static func ability(_ set: PokemonSet, _ entry: Species) -> [String] {
    if entry.abilities.contains(set.ability) { return [] }
    return ["it cannot have \(set.ability.name), only \(entry.abilities.map(\.name).joined(separator: " or "))"]
  }

  private static func moves(_ set: PokemonSet) -> [String] {
    let known = Dex.learnset(set.species)
    var problems: [String] = []
    for (slot, move) in set.moves.enumerated() {
      if set.moves[..<slot].contains(move) { problems.append("it has \(move.name) twice") }
      if !known.contains(move) { problems.append("it cannot learn \(move.name)") }
    }
    return problems
  }

  private static func numbers(_ set: PokemonSet) -> [String] {
    var problems: [String] = []
    let sum = set.evs.reduce(0, +)
    if sum > effort { problems.append("\(sum) EVs are \(sum - effort) more than the \(effort) that there are") }
    if let type = set.hiddenPowerType, set.moves.contains(.hiddenPower) {
      let own = StatFormula.hiddenPower(ivs: set.ivs).type
      if own != type { problems.append("with these IVs its Hidden Power is \(own.name), not \(type.name)") }
    }
    return problems
  }

  private static func gender(_ set: PokemonSet, _ entry: Species) -> [String] {
    if entry.genderRatio.allows(set.gender) { return [] }
    let word = [Gender.none: "without gender", .male: "male", .female: "female"][set.gender] ?? ""
    return ["it is never \(word)"]
  }
}
