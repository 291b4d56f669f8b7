public import PokeAPI

extension Kit {
  /// What a side brings: one fighter with up to four moves.
  public struct Team: BitwiseCopyable, Sendable {
    public let fighter: Fighter

    /// - Parameters:
    ///   - entry: who fights.
    ///   - moves: PokeAPI's numbers, one to four.
    ///   - hpBonus: factor on the maximum HP; the app gives its player 1.2.
    public init(
      _ entry: PokemonEntry, moves: [Int], hpBonus: Double = 1, tables: KitTables = .embedded
    ) throws(TeamError) {
      guard entry.isFighter else { throw .noFighter(entry.identifier) }
      guard (1...4).contains(moves.count) else { throw .moveCount(entry.identifier, moves.count) }
      guard (0.1...10).contains(hpBonus) else { throw .hpBonus(hpBonus) }
      var fighter = Fighter(entry, hpBonus: hpBonus)
      for (slot, number) in moves.enumerated() {
        guard tables.isOffered(number) else {
          throw .notOffered(entry.identifier, tables.move(number)?.identifier ?? "\(number)")
        }
        guard moves.firstIndex(of: number) == slot else {
          throw .twice(entry.identifier, tables.move(number)?.identifier ?? "\(number)")
        }
        fighter.slots[slot].row = tables.row(number)
        fighter.slots[slot].isOwnType = fighter.has(type: fighter.slots[slot].row.type)
      }
      fighter.moveCount = UInt8(moves.count)
      self.fighter = fighter
    }

    /// PokeAPI's numbers of its moves.
    public var moves: [Int] { (0..<Int(fighter.moveCount)).map { Int(fighter.slots[$0].row.number) } }
  }

  /// Why there is no such team. Names are PokeAPI's identifiers.
  public enum TeamError: Error, Hashable, Sendable, CustomStringConvertible {
    case noFighter(String)
    case moveCount(String, Int)
    case hpBonus(Double)
    case notOffered(String, String)
    case twice(String, String)

    public var description: String {
      switch self {
      case .noFighter(let name): "\(name) does not fight: only base entries and mega forms do"
      case .moveCount(let name, let count): "\(name) must bring 1 to 4 moves, not \(count)"
      case .hpBonus(let bonus): "the HP bonus must be 0.1 to 10, not \(bonus)"
      case .notOffered(let name, let move): "\(name) cannot bring \(move): these rules do not offer it"
      case .twice(let name, let move): "\(name) brings \(move) twice"
      }
    }
  }
}

extension Kit.Fighter {
  /// A healthy fighter without moves.
  public init(_ entry: PokemonEntry, hpBonus: Double = 1) {
    self.init()
    number = UInt16(entry.number)
    maxHP = Int32(Double(2 * entry.stats[0] + 110) * hpBonus)
    hp = maxHP
    for stat in 0..<5 { stats[stat] = UInt8(entry.stats[stat + 1]) }
    type1 = UInt8(entry.type1)
    type2 = UInt8(entry.type2)
  }

  func has(type: UInt8) -> Bool { type == type1 || type == type2 }
}
