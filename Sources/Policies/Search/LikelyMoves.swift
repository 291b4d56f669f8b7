import Dex
import Gen5

/// Which moves a fighter probably has that nobody has seen it use: what a player without team sheets assumes.
enum LikelyMoves {
  /// How many candidates a species has at most.
  static let count = 8

  /// By species number: attacks by power, accuracy and own type, at most two of a type, then what else it can know.
  static let bySpecies: [InlineArray<8, MoveID>] = (0...SpeciesID.baseCount).map { number in
    var list = InlineArray<8, MoveID>(repeating: .none)
    guard number > 0 else { return list }
    let entry = Dex.species(SpeciesID(rawValue: UInt16(number)))
    let known = SoloMoves.moves(of: entry.id)
    let attacks = known.filter { $0.row.category != .status }
      .map { (move: $0, worth: worth($0.row, entry)) }
      .sorted { $0.worth != $1.worth ? $0.worth > $1.worth : $0.move < $1.move }
    var perType = [Int](repeating: 0, count: 32)
    var used = 0
    for attack in attacks where used < count {
      let type = Int(attack.move.row.type.rawValue)
      if perType[type] == 2 { continue }
      perType[type] += 1
      list[used] = attack.move
      used += 1
    }
    for move in known where used < count && move.row.category == .status {
      list[used] = move
      used += 1
    }
    return list
  }

  private static func worth(_ row: MoveRow, _ entry: Species) -> Int {
    let attack = row.category == .physical ? entry.stats[.atk] : entry.stats[.spa]
    let accuracy = row.accuracy == 0 ? 100 : Int(row.accuracy)
    let hits = (Int(row.minHits) + Int(row.maxHits)) / 2
    let slow = row.flags.isDisjoint(with: .charge | .recharge) ? 2 : 1
    return Int(row.power) * hits * accuracy * attack * (entry.has(row.type) ? 3 : 2) * slow
  }
}
