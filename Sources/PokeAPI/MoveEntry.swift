/// How a move deals its damage. Raw values are PokeAPI's numbers.
public enum DamageClass: Int, Sendable, CaseIterable {
  case status = 1
  case physical, special

  public var identifier: String {
    switch self {
    case .status: "status"
    case .physical: "physical"
    case .special: "special"
    }
  }
}

/// The stats that a move can change. Raw values are PokeAPI's numbers.
public enum ChangedStat: Int, Sendable, CaseIterable {
  case attack = 2
  case defense, specialAttack, specialDefense, speed, accuracy, evasion

  public var identifier: String {
    switch self {
    case .attack: "attack"
    case .defense: "defense"
    case .specialAttack: "special-attack"
    case .specialDefense: "special-defense"
    case .speed: "speed"
    case .accuracy: "accuracy"
    case .evasion: "evasion"
    }
  }
}

/// What a move may inflict. Raw values are PokeAPI's numbers; those without a use here keep theirs.
public struct AilmentNumber: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let unknown = AilmentNumber(rawValue: -1)
  public static let none = AilmentNumber(rawValue: 0)
  public static let paralysis = AilmentNumber(rawValue: 1)
  public static let sleep = AilmentNumber(rawValue: 2)
  public static let freeze = AilmentNumber(rawValue: 3)
  public static let burn = AilmentNumber(rawValue: 4)
  public static let poison = AilmentNumber(rawValue: 5)
  public static let confusion = AilmentNumber(rawValue: 6)
}

/// A move: what it does, in columns.
public struct MoveEntry: Hashable, Sendable {
  /// A change of stages; its sign says whether it rises.
  public struct Change: Hashable, Sendable {
    public var stat: ChangedStat
    public var stages: Int

    public init(_ stat: ChangedStat, _ stages: Int) {
      self.stat = stat
      self.stages = stages
    }
  }

  public var number: Int
  public var identifier: String
  public var generation: Int
  /// Its type, as `DataSet.types` counts.
  public var type: Int
  public var damageClass: DamageClass
  /// Nil when it has none, or none that is listed.
  public var power: Int?
  public var pp: Int?
  /// Percent; nil when it cannot miss.
  public var accuracy: Int?
  public var priority: Int
  /// PokeAPI's number of whom it aims at: 7 is the user, 10 the selected target.
  public var target: Int
  /// Percent, of whatever happens besides damage; nil when nothing is listed.
  public var effectChance: Int?
  // What follows is zero for moves that PokeAPI has no such facts of.
  public var ailment: AilmentNumber = .none
  public var ailmentChance = 0
  public var minHits = 1
  public var maxHits = 1
  /// Percent of the damage: above zero it heals the user, below zero it is recoil.
  public var drain = 0
  /// Percent of the user's maximum HP; below zero it costs HP.
  public var healing = 0
  /// Stages of the chance of a critical hit.
  public var critRate = 0
  public var flinchChance = 0
  public var statChance = 0
  public var changes: [Change] = []
  /// PokeAPI has facts of its effect.
  public var hasMeta = false

  /// "Hyperspace Fury".
  public var name: String { DisplayName.of(identifier) }
}
