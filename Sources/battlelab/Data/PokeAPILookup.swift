import CommandLineKit
import PokeAPI
import Reports
import UserData

/// Looks things up in PokeAPI's data.
struct PokeAPILookup {
  enum Kind: String, CaseIterable {
    case species, move
  }

  private enum Answer {
    case cards([Card])
    case list(Table, page: Int, pages: Int, total: Int)
  }

  private let snapshot: SnapshotInUse
  private let answer: Answer
  private let isJSON: Bool

  init(_ arguments: Arguments) throws(CommandError) {
    snapshot = try SnapshotInUse.find()
    isJSON = arguments[CommonOption.json]
    for option in [DexOptions.ability.declaration, DexOptions.learns.declaration, DexOptions.category.declaration]
    where arguments.isGiven(named: option.name) {
      throw CommandError("--\(option.name) applies to --data gen5 only")
    }
    let kind = try PokeAPILookup.kind(arguments)
    let name = arguments.positionals.joined(separator: " ")
    if name.isEmpty {
      answer = try PokeAPILookup.list(snapshot.data, kind ?? .species, arguments)
    } else {
      answer = .cards(try PokeAPILookup.cards(snapshot.data, name, kind, isFull: arguments[DexOptions.full]))
    }
  }

  func run(_ console: Console) -> ExitStatus {
    console.writeError("\(snapshot.text)\n")
    switch answer {
    case .cards(let cards):
      console.write(isJSON ? JSONValue.array(cards.map(\.json)).text : cards.map(\.text).joined(separator: "\n"))
    case .list(let table, let page, let pages, let total):
      DexOptions.show(table, isJSON: isJSON, console)
      console.writeError("page \(page) of \(pages), \(total) in all\n")
    }
    return .done
  }

  private static func kind(_ arguments: Arguments) throws(CommandError) -> Kind? {
    guard let word = arguments[DexOptions.kind] else { return nil }
    guard let kind = Kind(rawValue: word) else {
      throw CommandError("--data pokeapi knows species and moves, not --kind \(word)")
    }
    return kind
  }

  private static func cards(
    _ data: DataSet, _ name: String, _ kind: Kind?, isFull: Bool
  ) throws(CommandError) -> [Card] {
    var cards: [Card] = []
    if kind != .move, let entry = data.pokemon(called: name) { cards.append(.pokemon(entry, data, isFull: isFull)) }
    if kind != .species, let move = data.move(called: name) { cards.append(.move(move, data, isFull: isFull)) }
    if cards.isEmpty {
      var names: [String] = []
      if kind != .move { names += data.species.map(\.identifier) + data.pokemon.map(\.identifier) }
      if kind != .species { names += data.moves.map(\.identifier) }
      throw CommandError(NearestName.message(kind?.rawValue ?? "name", name, among: names))
    }
    return cards
  }

  private static func list(_ data: DataSet, _ kind: Kind, _ arguments: Arguments) throws(CommandError) -> Answer {
    var query = DataQuery()
    query.search = arguments[DexOptions.search] ?? ""
    query.generation = arguments[DexOptions.generation]
    query.page = arguments[DexOptions.page] ?? 1
    query.pageSize = arguments[DexOptions.limit] ?? query.pageSize
    for word in arguments[DexOptions.types] {
      let names = data.types.map(\.identifier)
      guard let place = names.firstIndex(of: DataQuery.key(word)) else {
        throw CommandError(NearestName.message("type", word, among: names))
      }
      query.types.append(place + 1)
    }
    if let word = arguments[DexOptions.sort] {
      let orders = DataQuery.Order.allCases.map(\.rawValue)
      guard let order = DataQuery.Order(rawValue: word) else {
        throw CommandError(NearestName.message("value of --sort", word, among: orders))
      }
      query.order = order
    }
    switch kind {
    case .species: return table(data.pokemon(query), data)
    case .move: return table(data.moves(query), data)
    }
  }

  private static func table(_ page: DataPage<PokemonEntry>, _ data: DataSet) -> Answer {
    var table = Table(["number", "name", "types", "generation", "hp", "atk", "def", "spa", "spd", "spe", "total"])
    for entry in page.entries {
      let head: [Cell] = [
        .integer(entry.species), .text(entry.name), .text(data.typeNames(entry).joined(separator: "/")),
        .integer(entry.generation),
      ]
      table.append(head + entry.stats.map { .integer($0) } + [.integer(entry.total)])
    }
    return .list(table, page: page.page, pages: page.pages, total: page.total)
  }

  private static func table(_ page: DataPage<MoveEntry>, _ data: DataSet) -> Answer {
    var table = Table(["number", "name", "type", "category", "generation", "power", "accuracy", "pp", "priority"])
    for move in page.entries {
      table.append([
        .integer(move.number), .text(move.name), .text(DisplayName.of(data.typeName(move.type))),
        .text(move.damageClass.identifier), .integer(move.generation), move.power.map { .integer($0) } ?? .empty,
        move.accuracy.map { .integer($0) } ?? .empty, move.pp.map { .integer($0) } ?? .empty, .integer(move.priority),
      ])
    }
    return .list(table, page: page.page, pages: page.pages, total: page.total)
  }
}

extension DataSet {
  /// One or two types as people write them.
  func typeNames(_ entry: PokemonEntry) -> [String] {
    [entry.type1, entry.type2].filter { $0 != 0 }.map { DisplayName.of(typeName($0)) }
  }
}
