import BattleCore
import Dex
import Gen5

/// A board in the words of a trace, for comparison.
enum BoardView {
  /// HP, status and PP of one member.
  struct Row: Equatable {
    var hp: Int
    var maxHP: Int
    var status: String
    var pp: [Int]

    init(hp: Int, maxHP: Int, status: String, pp: [Int]) {
      self.hp = hp
      self.maxHP = maxHP
      self.status = status
      self.pp = pp
    }

    /// Reads "41/152 par 24,16", or nil.
    init?(_ text: String) {
      let fields = text.split(separator: " ")
      let health = fields.first?.split(separator: "/").compactMap { Int($0) } ?? []
      let pp = fields.last?.split(separator: ",").compactMap { Int($0) } ?? []
      guard health.count == 2, (2...3).contains(fields.count) else { return nil }
      hp = health[0]
      maxHP = health[1]
      status = fields.count == 3 ? String(fields[1]) : ""
      self.pp = pp
      forgetStatusOfFainted()
    }

    /// When the reference begins to call a fighter without HP "fnt" depends on what it does between decisions; that it
    /// has no HP says it all.
    mutating func forgetStatusOfFainted() {
      if hp == 0 { status = "fnt" }
    }

    var text: String {
      "\(hp)/\(maxHP) " + (status.isEmpty ? "" : "\(status) ") + pp.map(String.init).joined(separator: ",")
    }
  }

  static func row(_ board: Battle, _ seat: Seat, place: Int) -> Row {
    let member = board[seat].team[place]
    var row = Row(hp: Int(member.hp), maxHP: Int(member.maxHP), status: member.status.identifier, pp: [])
    let active = board[seat].active
    if Int(board[seat].activePlace) == place, active.isIn {
      for slot in 0..<min(Int(active.moveCount), 4) { row.pp.append(Int(active.pp[slot])) }
    } else {
      for slot in 0..<min(Int(member.moveCount), 4) { row.pp.append(Int(member.pp[slot])) }
    }
    row.forgetStatusOfFainted()
    return row
  }

  /// The side as a trace would write it, with every member's row.
  static func side(_ board: Battle, _ seat: Seat) -> TraceSide {
    let side = board[seat]
    let active = side.active
    var boosts: [String: Int] = [:]
    for stat in BoostStat.allCases where active.boosts[stat.index] != 0 {
      boosts[stat.identifier] = Int(active.boosts[stat.index])
    }
    var team: [Int: String] = [:]
    for place in 0..<min(Int(side.teamSize), 6) { team[place + 1] = row(board, seat, place: place).text }
    let volatiles = Volatile.allCases.dropFirst().filter { active.volatiles.contains($0) }.map(\.identifier)
    return TraceSide(
      active: Int(side.activePlace) + 1, boosts: boosts, volatiles: volatiles, types: types(side),
      ability: active.ability == .none ? "" : active.ability.ident,
      item: item(board, seat), conditions: conditions(side), team: team)
  }

  static func item(_ board: Battle, _ seat: Seat) -> String {
    let side = board[seat]
    let item = side.team[min(Int(side.activePlace), 5)].item
    return item == .none ? "" : item.ident
  }

  static func types(_ side: Side) -> String {
    let active = side.active
    // The reference keeps Arceus Normal and looks at its plate whenever it needs its type.
    if side.current.species == .arceus && !side.active.isTransformed { return PokeType.normal.name }
    let names = [active.types.first, active.types.second].filter { $0 != .none }.map(\.name)
    return names.isEmpty ? PokeType.none.name : names.joined(separator: "/")
  }

  static func conditions(_ side: Side) -> [String] {
    (0..<min(Int(side.conditionCount), 14)).map { side.conditionOrder[$0].identifier }.sorted()
  }

  static func pseudoWeather(_ board: Battle) -> [String] {
    (0..<min(Int(board.field.orderCount), 5)).map { board.field.order[$0].identifier }.sorted()
  }
}
