public import PokeAPI

/// What the rules need of a data set, ready for use: rows, the type chart and the fighters.
public struct KitTables: Sendable {
  /// By PokeAPI's number up to the highest; empty rows where there is no move.
  private let rows: [Kit.MoveRow]
  private let offered: [Bool]
  /// Attacking type, first and second defending type; 32 types each way, in quarters.
  private let chart: [UInt8]
  public let data: DataSet
  private let places: [Int: Int]
  private let names: [String: Int]
  private let moveNames: [String: Int]
  /// Places in the data set, by number; -1 where there is no move.
  private let movePlaces: [Int]

  /// The tables of the data set that is built in.
  public static let embedded = KitTables(.embedded)

  public init(_ data: DataSet) {
    let last = data.moves.map(\.number).filter { $0 < 10_000 }.max() ?? 0
    var rows = [Kit.MoveRow](repeating: Kit.MoveRow(), count: last + 1)
    var offered = [Bool](repeating: false, count: last + 1)
    var movePlaces = [Int](repeating: -1, count: last + 1)
    for (place, move) in data.moves.enumerated() where move.number <= last {
      movePlaces[move.number] = place
      rows[move.number] = Kit.MoveRow(move)
      offered[move.number] = KitTables.isOffered(move)
    }
    self.rows = rows
    self.movePlaces = movePlaces
    self.offered = offered
    var chart = [UInt8](repeating: 4, count: 32 * 32)
    for attack in 1...max(1, data.chart.count) {
      for defend in 1...max(1, data.chart.count) {
        chart[attack * 32 + defend] = UInt8(data.quarters(attack, on: defend, 0))
      }
    }
    self.chart = chart
    self.data = data
    places = Dictionary(data.pokemon.enumerated().map { ($1.number, $0) }) { first, _ in first }
    names = Dictionary(data.pokemon.map { ($0.identifier, $0.number) }) { first, _ in first }
    moveNames = Dictionary(data.moves.filter { $0.number <= last }.map { ($0.identifier, $0.number) }) { first, _ in
      first
    }
  }

  /// The row of a move, or an empty one.
  public func row(_ number: Int) -> Kit.MoveRow { rows.indices.contains(number) ? rows[number] : Kit.MoveRow() }

  /// The data set's entry of a move that battles can have.
  public func move(_ number: Int) -> MoveEntry? {
    guard movePlaces.indices.contains(number), movePlaces[number] >= 0 else { return nil }
    return data.moves[movePlaces[number]]
  }

  /// The number of a move that battles can have, by identifier.
  public func moveNumber(_ identifier: String) -> Int? { moveNames[identifier] }

  /// Whether a move may be brought to a battle: it acts at once, leaves its user standing, and does something.
  public func isOffered(_ number: Int) -> Bool { offered.indices.contains(number) && offered[number] }

  public func pokemon(_ number: Int) -> PokemonEntry? { places[number].map { data.pokemon[$0] } }
  public func pokemon(named identifier: String) -> PokemonEntry? { names[identifier].flatMap(pokemon) }

  /// What an attacking type does to a defender, in quarters.
  @inline(__always)
  func quarters(_ attack: UInt8, _ first: UInt8, _ second: UInt8) -> UInt8 {
    let row = Int(attack & 31) * 32
    return chart[row + Int(first & 31)] * chart[row + Int(second & 31)] / 4
  }

  private static func isOffered(_ move: MoveEntry) -> Bool {
    let name = move.identifier
    if MoveGroups.charging.contains(name) || MoveGroups.selfKnockOut.contains(name) { return false }
    let row = Kit.MoveRow(move)
    return row.power > 0 || row.isHealing || !row.changes.isEmpty || row.ailment != .none
  }
}

extension Kit.MoveRow {
  /// The row of one of PokeAPI's moves.
  init(_ move: MoveEntry) {
    self.init()
    number = UInt16(move.number)
    power = UInt16(move.power ?? 0)
    accuracy = UInt8(move.accuracy ?? 100)
    priority = Int8(move.priority)
    type = UInt8(move.type)
    switch move.damageClass {
    case .status: category = .status
    case .physical: category = .physical
    case .special: category = .special
    }
    switch move.ailment {
    case .none: ailment = .none
    case .paralysis: ailment = .paralysis
    case .burn: ailment = .burn
    case .poison: ailment = .poison
    case .sleep: ailment = .sleep
    default: ailment = .other
    }
    ailmentChance = UInt8(move.ailmentChance)
    effectChance = UInt8(move.effectChance ?? 0)
    drain = Int8(move.drain)
    healing = UInt8(max(0, move.healing))
    if MoveGroups.recharge.contains(move.identifier) { flags.insert(.recharge) }
    if MoveGroups.selfDebuff.contains(move.identifier) { flags.insert(.selfDebuff) }
    if move.changes.contains(where: { $0.stages > 0 }), move.changes.contains(where: { $0.stages < 0 }) {
      flags.insert(.mixed)
    }
    for change in move.changes {
      changes.append(Kit.Stat(change.stat), change.stages)
    }
    switch move.identifier {
    case "rest": rule = .rest
    case "focus-punch": rule = .focusPunch
    case "venom-drench": rule = .venomDrench
    default: rule = healing > 0 ? .heal : .plain
    }
  }
}

extension Kit.Stat {
  init(_ stat: ChangedStat) {
    switch stat {
    case .attack: self = .attack
    case .defense: self = .defense
    case .specialAttack: self = .specialAttack
    case .specialDefense: self = .specialDefense
    case .speed: self = .speed
    case .accuracy: self = .accuracy
    case .evasion: self = .evasion
    }
  }
}
