/// Which entries of a data set are listed, in which order, and which page of them.
public struct DataQuery: Hashable, Sendable {
  public enum Order: String, Sendable, CaseIterable {
    case number, name
  }

  /// A part of the name; case, spaces and punctuation do not matter.
  public var search = ""
  /// Types that all must be there, as `DataSet.types` counts.
  public var types: [Int] = []
  public var generation: Int?
  public var order = Order.number
  /// From 1.
  public var page = 1
  public var pageSize = 50

  public init() {}

  fileprivate func finds(_ identifier: String) -> Bool {
    let wanted = Array(DataQuery.key(search).utf8)
    let text = Array(DataQuery.key(identifier).utf8)
    guard !wanted.isEmpty else { return true }
    guard text.count >= wanted.count else { return false }
    return (0...(text.count - wanted.count)).contains { text[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }

  /// Lower-case letters and digits only: what names are compared by.
  public static func key(_ text: String) -> String {
    String(decoding: text.lowercased().utf8.filter { (48...57).contains($0) || (97...122).contains($0) }, as: UTF8.self)
  }
}

/// A part of a list.
public struct DataPage<Entry: Sendable>: Sendable {
  public var entries: [Entry]
  /// From 1.
  public var page: Int
  public var pages: Int
  /// How many entries all pages have.
  public var total: Int

  init(_ all: [Entry], _ query: DataQuery) {
    let size = max(1, query.pageSize)
    total = all.count
    pages = max(1, (all.count + size - 1) / size)
    page = min(max(1, query.page), pages)
    entries = Array(all.dropFirst((page - 1) * size).prefix(size))
  }
}

extension DataSet {
  /// Pokémon, forms included.
  public func pokemon(_ query: DataQuery) -> DataPage<PokemonEntry> {
    let found = pokemon.filter { entry in
      query.finds(entry.identifier) && query.types.allSatisfy { $0 == entry.type1 || $0 == entry.type2 }
        && (query.generation.map { $0 == entry.generation } ?? true)
    }
    return DataPage(DataSet.sorted(found, query) { ($0.species, $0.number, $0.identifier) }, query)
  }

  public func moves(_ query: DataQuery) -> DataPage<MoveEntry> {
    let found = moves.filter { move in
      query.finds(move.identifier) && query.types.allSatisfy { $0 == move.type }
        && (query.generation.map { $0 == move.generation } ?? true)
    }
    return DataPage(DataSet.sorted(found, query) { ($0.number, 0, $0.identifier) }, query)
  }

  /// Forms come right after their species.
  private static func sorted<Entry>(
    _ entries: [Entry], _ query: DataQuery, by key: (Entry) -> (Int, Int, String)
  ) -> [Entry] {
    switch query.order {
    case .number: entries.sorted { (key($0).0, key($0).1) < (key($1).0, key($1).1) }
    case .name: entries.sorted { key($0).2 < key($1).2 }
    }
  }

  /// The entry that a name means, whatever its case, spaces and punctuation; a species' name means its usual form.
  public func pokemon(called name: String) -> PokemonEntry? {
    let key = DataQuery.key(name)
    if let entry = pokemon.first(where: { DataQuery.key($0.identifier) == key }) { return entry }
    guard let species = species.first(where: { DataQuery.key($0.identifier) == key }) else { return nil }
    return pokemon.first { $0.species == species.number && $0.isDefault }
  }

  public func move(called name: String) -> MoveEntry? {
    let key = DataQuery.key(name)
    return moves.first { DataQuery.key($0.identifier) == key }
  }
}
