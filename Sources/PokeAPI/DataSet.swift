/// PokeAPI's facts at their newest values, with the values of earlier generations beside them.
///
/// A data set comes from PokeAPI's CSV tables (`Importer`), or from the compact text that an import writes
/// (`CompactText`); the one that is built in is `DataSet.embedded`. Entries keep the order of PokeAPI's tables.
public struct DataSet: Sendable {
  public var types: [TypeEntry] = []
  public var abilities: [AbilityEntry] = []
  public var moves: [MoveEntry] = []
  public var species: [SpeciesEntry] = []
  public var pokemon: [PokemonEntry] = []
  public var evolutions: [EvolutionEntry] = []
  /// What a type does to a type, in halves: 0, 1, 2 or 4; by attacking type, then defending type, as `types` counts.
  public var chart: [[UInt8]] = []
  public var past = PastValues()
  /// Numbers of the moves that a Pokémon can learn, rising, by its number. Empty for those of which nothing is known.
  public var learnsets: [Int: [Int]] = [:]
  /// How many rows each of PokeAPI's tables had, so that a later, shorter one is noticed.
  public var rowCounts: [String: Int] = [:]

  public init() {}

  /// What an attack does to a defender of one or two types, in quarters: 0, 1, 2, 4, 8 or 16.
  ///
  /// Types beyond the chart (Stellar, Shadow, unknown) are neutral both ways, and 0 is no type.
  public func quarters(_ attack: Int, on first: Int, _ second: Int) -> Int {
    halves(attack, first) * halves(attack, second)
  }

  private func halves(_ attack: Int, _ defend: Int) -> Int {
    guard (1...chart.count).contains(attack), (1...chart.count).contains(defend) else { return 2 }
    return Int(chart[attack - 1][defend - 1])
  }

  /// The entries that battles are made of: number up to 10,000, and the mega forms.
  public var fighters: [PokemonEntry] { pokemon.filter(\.isFighter) }

  public func move(_ number: Int) -> MoveEntry? { moves.first { $0.number == number } }
  public func move(named identifier: String) -> MoveEntry? { moves.first { $0.identifier == identifier } }
  public func pokemon(_ number: Int) -> PokemonEntry? { pokemon.first { $0.number == number } }
  public func pokemon(named identifier: String) -> PokemonEntry? { pokemon.first { $0.identifier == identifier } }
  public func species(_ number: Int) -> SpeciesEntry? { species.first { $0.number == number } }
  public func type(named identifier: String) -> TypeEntry? { types.first { $0.identifier == identifier } }

  /// The identifier of a type by its place from 1; empty for none.
  public func typeName(_ type: Int) -> String { types.indices.contains(type - 1) ? types[type - 1].identifier : "" }
}

/// A type. Data sets count types from 1 in the order of `DataSet.types`, whatever number PokeAPI gives them.
public struct TypeEntry: Hashable, Sendable {
  /// PokeAPI's number.
  public var number: Int
  public var identifier: String
  public var generation: Int
}

/// An ability of the main series.
public struct AbilityEntry: Hashable, Sendable {
  public var number: Int
  public var identifier: String
  public var generation: Int
}

/// How identifiers are shown.
public enum DisplayName {
  /// "hyperspace-fury" is "Hyperspace Fury".
  public static func of(_ identifier: String) -> String {
    identifier.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
}
