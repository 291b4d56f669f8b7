import BattleCore
import Kit
import PokeAPI

/// A recorded battle.
struct KitBattleTrace {
  /// A side as it is brought.
  struct Fighter {
    var entry: PokemonEntry
    var hpBonus: Double
    var maxHP: Int
    var moves: [Int]
  }

  /// A side after a round.
  struct After: Equatable {
    var hp = 0
    var status = Kit.Status.none
    var sleepTurns = 0
    var stages = [Int](repeating: 0, count: 7)
    var mustRecharge = false
  }

  struct Round {
    /// Picks of the last five rounds, the newest last.
    var recent: [[Int]]
    var scores: [[Double]]
    var heuristic: [Int]
    var pick: [Int]
    var adjusted: [Int]
    var draws: [String]
    var events: [Kit.Event]
    var after: [After]
    var seed: UInt64
  }

  var id: String
  var fighters: [Fighter]
  var seed: UInt64
  var rounds: [Round]
  /// Nil when nobody won before the recording stopped.
  var winner: Seat?

  init(_ field: KitTraceField, _ tables: KitTables) throws(KitTraceError) {
    id = try field["id"].text()
    seed = try field["seed"].hex()
    fighters = [try Fighter(field["p1"], tables), try Fighter(field["p2"], tables)]
    // Events name moves as people read them; a battle has only those of its two fighters.
    var names: [String: Int] = [:]
    for number in fighters.flatMap(\.moves) { names[tables.move(number)?.name ?? ""] = number }
    rounds = try field["rounds"].list { round throws(KitTraceError) in try Round(round, tables, names) }
    winner = nil
    if let name = try field["winner"].optional?.text() {
      guard let seat = Seat.allCases.first(where: { $0.name == name }) else {
        throw field["winner"].error("p1, p2 or null expected")
      }
      winner = seat
    }
  }
}

extension KitBattleTrace.Fighter {
  init(_ field: KitTraceField, _ tables: KitTables) throws(KitTraceError) {
    entry = try field["name"].entry(tables)
    hpBonus = try field["hpBonus"].number()
    maxHP = try field["maxHP"].integer()
    moves = try field["moves"].list { move throws(KitTraceError) in try move.move(tables) }
  }
}

extension KitBattleTrace.Round {
  init(_ field: KitTraceField, _ tables: KitTables, _ names: [String: Int]) throws(KitTraceError) {
    recent = try field["recent"].pair { side throws(KitTraceError) in
      try side.list { move throws(KitTraceError) in try move.move(tables) }
    }
    scores = try field["scores"].pair { side throws(KitTraceError) in
      try side.list { score throws(KitTraceError) in try score.number() }
    }
    heuristic = try field["heuristic"].pair { move throws(KitTraceError) in try move.move(tables) }
    pick = try field["pick"].pair { move throws(KitTraceError) in try move.move(tables) }
    adjusted = try field["adjusted"].pair { move throws(KitTraceError) in try move.move(tables) }
    draws = try field["draws"].texts()
    events = try field["events"].list { event throws(KitTraceError) in try Kit.Event(event, names) }
    after = try field["after"].pair { side throws(KitTraceError) in try KitBattleTrace.After(side) }
    seed = try field["seed"].hex()
  }
}

extension KitBattleTrace.After {
  init(_ field: KitTraceField) throws(KitTraceError) {
    hp = try field["hp"].integer()
    if let name = field["status"].optional { status = try name.status() }
    if let turns = field["sleepTurns"].optional { sleepTurns = try turns.integer() }
    for (name, value) in try field["stages"].members() { stages[try Kit.Stat(name, value).index] = try value.integer() }
    if let recharge = field["mustRecharge"].optional { mustRecharge = try recharge.flag() }
  }

  init(_ fighter: Kit.Fighter) {
    hp = Int(fighter.hp)
    status = fighter.status
    sleepTurns = Int(fighter.sleepTurns)
    for stat in 0..<7 { stages[stat] = Int(fighter.stages[stat]) }
    mustRecharge = fighter.mustRecharge
  }
}

extension Kit.Stat {
  init(_ name: String, _ field: KitTraceField) throws(KitTraceError) {
    guard let stat = Kit.Stat.allCases.first(where: { $0.identifier == name }) else {
      throw field.error("unknown stat \"\(name)\"")
    }
    self = stat
  }
}

extension Kit.Event {
  /// What traces call the kinds; the place is the kind's.
  private static let kinds = [
    "used", "recharging", "lostFocus", "fastAsleep", "wokeUp", "fullyParalyzed", "missed", "healed", "damaged",
    "recoil", "statusApplied", "statChanged", "statusTick", "fainted", "ended",
  ]

  /// - Parameter names: the battle's moves by their names.
  init(_ field: KitTraceField, _ names: [String: Int]) throws(KitTraceError) {
    let type = try field["type"].text()
    guard let place = Kit.Event.kinds.firstIndex(of: type), let kind = Kind(rawValue: UInt8(place)) else {
      throw field["type"].error("unknown event \"\(type)\"")
    }
    let side = field[kind == .ended ? "winner" : "side"]
    switch try side.text() {
    case "player": self.init(kind, .p1)
    case "opponent": self.init(kind, .p2)
    default: throw side.error("player or opponent expected")
    }
    if let name = field["moveName"].optional {
      let text = try name.text()
      guard let number = names[text] else { throw name.error("nobody has a move \"\(text)\"") }
      move = UInt16(number)
    }
    if let value = field["amount"].optional { amount = Int32(try value.integer()) }
    if let value = field["crit"].optional { isCritical = try value.flag() }
    if let value = field["effectiveness"].optional { quarters = UInt8(clamping: Int(try value.number() * 4)) }
    if let value = field["status"].optional { status = try value.status() }
    if let value = field["stat"].optional { stat = try Kit.Stat(try value.text(), value) }
    if let value = field["delta"].optional { stages = Int8(clamping: try value.integer()) }
  }
}
