import CommandLineKit
import Dex
import Gen5

/// Which entries a list shows, in which order.
struct DexFilter {
  /// A part of the name.
  var search: String?
  /// Types that all must be there.
  var types: [PokeType] = []
  var ability: AbilityID?
  /// Moves that it must be able to know.
  var learns: [MoveID] = []
  var category: MoveCategory?
  /// The name of a column.
  var sort: String?
  var isReversed = false
  var limit: Int?

  /// The kind that the filters are about; nil when they fit every kind.
  var impliedKind: DexKind? {
    if category != nil { return .move }
    if ability != nil || !learns.isEmpty || !types.isEmpty { return .species }
    return nil
  }

  /// Throws when a filter says nothing about entries of `kind`.
  func check(_ kind: DexKind) throws(CommandError) {
    func demand(_ isUnused: Bool, _ option: String, _ kinds: [DexKind]) throws(CommandError) {
      if isUnused || kinds.contains(kind) { return }
      let known = kinds.map(\.rawValue).joined(separator: " or ")
      throw CommandError("--\(option) applies to \(known), not to \(kind.rawValue)")
    }
    try demand(types.isEmpty, "type", [.species, .move, .item])
    try demand(ability == nil, "ability", [.species])
    try demand(learns.isEmpty, "learns", [.species])
    try demand(category == nil, "category", [.move])
    let columns = DexList.columns(kind)
    if let sort, !columns.contains(sort) {
      throw CommandError(CommandLineKit.NearestName.message("value of --sort", sort, among: columns))
    }
  }

  func admits(name: String) -> Bool {
    search.map { showdownID(name).contains(showdownID($0)) } ?? true
  }

  /// Cosmetic formes would only repeat their base.
  func admits(_ species: Species) -> Bool {
    guard !species.isCosmetic, types.allSatisfy(species.has), admits(name: species.name) else { return false }
    if let ability, !species.abilities.contains(ability) { return false }
    if learns.isEmpty { return true }
    let known = Dex.learnset(species.id)
    return learns.allSatisfy { known.contains($0) }
  }

  func admits(_ move: MoveID) -> Bool {
    let row = move.row
    return types.allSatisfy { row.type == $0 } && (category == nil || row.category == category)
      && admits(name: move.name)
  }

  func admits(_ item: Item) -> Bool {
    types.allSatisfy { item.type == $0 } && admits(name: item.name)
  }
}
