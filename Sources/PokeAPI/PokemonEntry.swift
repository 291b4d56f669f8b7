/// A species: what its forms have in common.
public struct SpeciesEntry: Hashable, Sendable {
  public var number: Int
  public var identifier: String
  public var generation: Int
  /// The species that it evolves from, or 0.
  public var evolvesFrom: Int
  /// Those that evolve into one another share it.
  public var chain: Int
  /// Eighths that are female; -1 for those without gender.
  public var genderRate: Int
  public var isLegendary: Bool
  public var isMythical: Bool
  public var isBaby: Bool

  public var name: String { DisplayName.of(identifier) }
}

/// One way in which a species comes out of the one before it.
public struct EvolutionEntry: Hashable, Sendable {
  /// The species that it becomes.
  public var species: Int
  /// The conditions, as words without spaces: "level-16", "trade", "use-thunder-stone", "happiness-160".
  public var conditions: [String]
}

/// A Pokémon with stats of its own: a species or one of its forms.
public struct PokemonEntry: Hashable, Sendable {
  public var number: Int
  public var identifier: String
  public var species: Int
  /// The generation that it came with; a form's is its own.
  public var generation: Int
  /// It is what its species looks like without further ado.
  public var isDefault: Bool
  public var isMega: Bool
  /// Decimetres.
  public var height: Int
  /// Hectograms.
  public var weight: Int
  /// One or two, as `DataSet.types` counts; 0 for no second one.
  public var type1: Int
  public var type2: Int
  /// HP, Attack, Defense, Sp. Atk, Sp. Def, Speed.
  public var stats: [Int]
  /// Numbers of its abilities, 0 for an empty slot; the third is hidden.
  public var abilities: [Int]

  public var name: String { DisplayName.of(identifier) }
  /// The sum of the six stats.
  public var total: Int { stats.reduce(0, +) }
  /// It can be in a battle of the kit.
  public var isFighter: Bool { number <= 10_000 || isMega }
}
