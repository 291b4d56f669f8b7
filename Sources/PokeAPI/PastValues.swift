/// Values that held in earlier generations, where they were others.
public struct PastValues: Hashable, Sendable {
  /// A move up to the version group that changed it; nil where nothing changed then.
  public struct Move: Hashable, Sendable {
    public var move: Int
    /// The generation of the version group that changed it, and that group's place in the order of release.
    public var changedIn: Int
    public var order: Int
    public var type: Int?
    public var power: Int?
    public var pp: Int?
    public var accuracy: Int?
    public var priority: Int?
    public var effectChance: Int?
  }

  /// A base stat up to and in a generation.
  public struct Stat: Hashable, Sendable {
    public var pokemon: Int
    public var generation: Int
    /// Place among the six stats. The one Special of the first generation stands at both special places.
    public var stat: Int
    public var value: Int
  }

  /// Both types up to and in a generation.
  public struct Types: Hashable, Sendable {
    public var pokemon: Int
    public var generation: Int
    public var type1: Int
    public var type2: Int
  }

  /// A field of the type chart up to and in a generation.
  public struct Efficacy: Hashable, Sendable {
    public var attack: Int
    public var defend: Int
    public var halves: UInt8
    public var generation: Int
  }

  public var moves: [Move] = []
  public var stats: [Stat] = []
  public var types: [Types] = []
  public var chart: [Efficacy] = []

  public init() {}
}

extension DataSet {
  /// The move as it was at the end of a generation.
  public func move(_ move: MoveEntry, inGeneration generation: Int) -> MoveEntry {
    var move = move
    // The earliest change after the generation says what held in it, so later changes are undone first.
    for old in past.moves.filter({ $0.move == move.number && $0.changedIn > generation }).sorted(by: {
      $0.order > $1.order
    }) {
      if let type = old.type { move.type = type }
      if let power = old.power { move.power = power }
      if let pp = old.pp { move.pp = pp }
      if let accuracy = old.accuracy { move.accuracy = accuracy }
      if let priority = old.priority { move.priority = priority }
      if let chance = old.effectChance { move.effectChance = chance }
    }
    return move
  }

  /// Stats and types of a Pokémon as they were in a generation.
  public func pokemon(_ pokemon: PokemonEntry, inGeneration generation: Int) -> PokemonEntry {
    var entry = pokemon
    func holds(_ number: Int, _ last: Int) -> Bool { number == pokemon.number && last >= generation }
    for old in past.stats.filter({ holds($0.pokemon, $0.generation) }).sorted(by: { $0.generation > $1.generation }) {
      entry.stats[old.stat] = old.value
    }
    for old in past.types.filter({ holds($0.pokemon, $0.generation) }).sorted(by: { $0.generation > $1.generation }) {
      entry.type1 = old.type1
      entry.type2 = old.type2
    }
    return entry
  }

  /// The type chart as it was in a generation; types that came later stay in it.
  public func chart(inGeneration generation: Int) -> [[UInt8]] {
    var chart = chart
    for old in past.chart.filter({ $0.generation >= generation }).sorted(by: { $0.generation > $1.generation }) {
      chart[old.attack - 1][old.defend - 1] = old.halves
    }
    return chart
  }
}
