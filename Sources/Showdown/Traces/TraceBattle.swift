public import Gen5

/// A battle of the reference simulator, written down decision by decision.
public struct TraceBattle: Sendable, Equatable {
  /// Unique in its file.
  public var id: String
  /// The dice's state before the battle.
  public var seed: UInt64
  /// Both teams in the order in which they were given.
  public var teams: [[PokemonSet]]
  /// What happened before the first decision.
  public var start: TraceMoment
  public var steps: [TraceStep]
  /// "p1", "p2", "tie", or nil when the turn limit ended it.
  public var winner: String?
  /// Number of the last turn.
  public var turns: Int
}

/// A decision and what came of it.
public struct TraceStep: Sendable, Equatable {
  /// What each side chose, as text ("move surf", "switch 3"), or nil where it had nothing to choose.
  public var choices: [String?]
  /// Everything each side could have chosen, or nil.
  public var legal: [[String]?]
  public var after: TraceMoment
}

/// The position at a decision point, and what led to it.
public struct TraceMoment: Sendable, Equatable {
  /// Protocol lines since the last decision.
  public var log: [String]
  /// The dice's state.
  public var seed: UInt64
  /// Draws since the last decision, in the words of `DrawRecord`; nil where the file has none.
  public var draws: [String]?
  public var sides: [TraceSide]
  /// Identifier of the weather, or empty.
  public var weather: String
  /// Identifiers of the pseudo-weathers.
  public var pseudoWeather: [String]
}

/// One side at a decision point.
public struct TraceSide: Sendable, Equatable {
  /// Place of whoever is in, from 1 in the order of the team.
  public var active: Int
  /// Stages that are not 0, by the short word of the stat.
  public var boosts: [String: Int]
  /// Identifiers of the volatile conditions, as the reference has them.
  public var volatiles: [String]
  /// "Water/Ice".
  public var types: String
  /// Identifier of the ability; empty for No Ability.
  public var ability: String
  /// Identifier of the item; empty for none.
  public var item: String
  /// Identifiers of the side's conditions.
  public var conditions: [String]
  /// Rows of the members that changed, by place from 1: HP, status, PP.
  public var team: [Int: String]
}
