import BattleCore
public import Dex
public import Gen5

/// One hit and its damage by the reference calculator.
public struct DamageCase: Sendable, Equatable {
  /// One of the two fighters.
  public struct Fighter: Sendable, Equatable {
    public var set: PokemonSet
    /// Stages by the short word of the stat.
    public var boosts: [String: Int]
    public var status: Status
    /// HP, Attack, Defense, Sp. Atk, Sp. Def, Speed as the reference has them.
    public var stats: [Int]
  }

  public var attacker: Fighter
  public var defender: Fighter
  public var move: MoveID
  /// The move as the file names it: Hidden Power comes with its type.
  public var moveName: String
  public var isCrit: Bool
  public var weather: Weather
  public var hasReflect: Bool
  public var hasLightScreen: Bool
  /// For each hit 16 numbers, lowest roll first; a single number stands for sixteen, and 0 for no effect.
  public var hits: [[Int]]
}

extension DamageCase {
  /// Reads one line.
  public init(line: [UInt8]) throws(TraceError) {
    let field = TraceField(try JSONDocument.reading(line).root, "")
    attacker = try Fighter(field["attacker"], field["stats"]["attacker"])
    defender = try Fighter(field["defender"], field["stats"]["defender"])
    move = try field["move"].named(MoveID.self)
    moveName = try field["move"].text()
    isCrit = try field["crit"].flag()
    hasReflect = try field["isReflect"].optional?.flag() ?? false
    hasLightScreen = try field["isLightScreen"].optional?.flag() ?? false
    switch try field["weather"].optional?.text() {
    case nil: weather = .none
    case "Sun": weather = .sun
    case "Rain": weather = .rain
    case "Sand": weather = .sand
    case "Hail": weather = .hail
    default: throw TraceError(path: "weather", problem: "Sun, Rain, Sand or Hail expected")
    }
    hits = try DamageCase.hits(field["damage"])
    attacker.set.moves = [move]
    // The reference takes the friendship that gives the most power.
    attacker.set.happiness = move == .frustration ? 0 : 255
  }

  private static func hits(_ field: TraceField) throws(TraceError) -> [[Int]] {
    if let number = field.integer { return [Array(repeating: number, count: 16)] }
    let entries = try field.list { $0 }
    guard entries.first?.integer == nil else {
      return [try entries.map { entry throws(TraceError) in try entry.number() }]
    }
    return try entries.map { entry throws(TraceError) in
      try entry.list { roll throws(TraceError) in try roll.number() }
    }
  }
}

extension DamageCase.Fighter {
  fileprivate init(_ field: TraceField, _ stats: TraceField) throws(TraceError) {
    // Tackle stands in until the move of the case is known: a set must have one.
    set = try TraceBattle.set(field, moves: [.tackle])
    boosts = [:]
    for (stat, stages) in try field["boosts"].members() { boosts[stat] = try stages.number() }
    let word = try field["status"].optional?.text() ?? ""
    guard let status = Status(identifier: word) else { throw TraceError(path: field.path, problem: "unknown status") }
    self.status = status
    self.stats = try stats.stats()
  }
}
