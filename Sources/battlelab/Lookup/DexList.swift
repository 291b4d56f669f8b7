import Dex
import Gen5
import Reports

/// Tables of the dex's entries.
enum DexList {
  /// The columns of a kind's table; each can be sorted by.
  static func columns(_ kind: DexKind) -> [String] {
    switch kind {
    case .species: ["number", "name", "types", "hp", "atk", "def", "spa", "spd", "spe", "total"]
    case .move: ["number", "name", "type", "category", "power", "accuracy", "pp", "priority"]
    case .ability: ["number", "name", "species"]
    case .item: ["number", "name", "kind", "type", "fling"]
    case .nature: ["name", "raises", "lowers"]
    case .type: ["name", "species", "moves"]
    }
  }

  /// The entries that a filter admits, in the order it asks for.
  static func table(_ kind: DexKind, _ filter: DexFilter) -> Table {
    let columns = columns(kind)
    var rows = rows(kind, filter)
    if let column = filter.sort.flatMap(columns.firstIndex(of:)) { sort(&rows, by: column, of: columns) }
    if filter.isReversed { rows.reverse() }
    if let limit = filter.limit { rows = Array(rows.prefix(limit)) }
    var table = Table(columns)
    for row in rows { table.append(row) }
    return table
  }

  /// The names of every kind that a search finds.
  static func names(_ filter: DexFilter) -> Table {
    var table = Table(["kind", "name"])
    let found = DexKind.allCases.flatMap { kind in kind.names.filter(filter.admits(name:)).map { (kind, $0) } }
    for (kind, name) in found.prefix(filter.limit ?? .max) { table.append([.text(kind.rawValue), .text(name)]) }
    return table
  }

  private static func rows(_ kind: DexKind, _ filter: DexFilter) -> [[Cell]] {
    switch kind {
    case .species: Dex.allSpecies.filter(filter.admits).map(row)
    case .move: MoveID.all.filter(filter.admits).map(row)
    case .ability:
      AbilityID.all.filter { filter.admits(name: $0.name) }.map { ability in
        let species = Dex.species(withAbility: ability).filter { !Dex.species($0).isCosmetic }
        return [.integer(Int(ability.rawValue)), .text(ability.name), .integer(species.count)]
      }
    case .item: ItemID.all.map { Dex.item($0) }.filter(filter.admits).map(row)
    case .nature:
      Nature.all.filter { filter.admits(name: $0.name) }.map {
        [.text($0.name), .text($0.boosted?.name ?? "-"), .text($0.hindered?.name ?? "-")]
      }
    case .type:
      PokeType.all.filter { filter.admits(name: $0.name) }.map { type in
        let species = Dex.species(ofType: type).filter { !Dex.species($0).isCosmetic }
        let moves = MoveID.all.filter { $0.row.type == type }
        return [.text(type.name), .integer(species.count), .integer(moves.count)]
      }
    }
  }

  private static func row(_ species: Species) -> [Cell] {
    let head: [Cell] = [
      .integer(species.number), .text(species.name), .text(species.types.map(\.name).joined(separator: "/")),
    ]
    return head + Stat.allCases.map { Cell.integer(species.stats[$0]) } + [.integer(species.stats.total)]
  }

  private static func row(_ move: MoveID) -> [Cell] {
    let row = move.row
    return [
      .integer(Int(move.rawValue)), .text(move.name), .text(row.type.name), .text("\(row.category)"),
      row.power == 0 ? .empty : .integer(Int(row.power)), row.accuracy == 0 ? .empty : .integer(Int(row.accuracy)),
      .integer(Int(row.pp)), .integer(Int(row.priority)),
    ]
  }

  private static func row(_ item: Item) -> [Cell] {
    [
      .integer(Int(item.id.rawValue)), .text(item.name), .text("\(item.kind)"),
      item.type == .none ? .empty : .text(item.type.name),
      item.flingPower == 0 ? .empty : .integer(Int(item.flingPower)),
    ]
  }

  /// Highest numbers first, except for the number that is a name; words from A to Z; what is missing last. Equals keep
  /// their order.
  private static func sort(_ rows: inout [[Cell]], by column: Int, of columns: [String]) {
    let rises = columns[column] == "number"
    let sorted = rows.enumerated().sorted { left, right in
      switch (left.element[column], right.element[column]) {
      case (.integer(let a), .integer(let b)) where a != b: return rises ? a < b : a > b
      case (.text(let a), .text(let b)) where a != b: return a < b
      case (.empty, .integer), (.empty, .text): return false
      case (.integer, .empty), (.text, .empty): return true
      default: return left.offset < right.offset
      }
    }
    rows = sorted.map(\.element)
  }
}
