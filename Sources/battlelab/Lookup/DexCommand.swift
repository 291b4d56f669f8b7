import CommandLineKit
import Dex
import Gen5
import Reports

extension Battlelab {
  /// `battlelab dex`: looks up, searches and lists.
  static let dex = Command(
    "dex", summary: "look up species, moves, abilities, items, natures and types",
    discussion: "With a name, shows all that is known of it at the values of Black 2 and White 2. Case, spaces and "
      + "punctuation do not matter. With filters instead, lists what passes all of them.",
    positionals: [Positional("NAME", help: "what to look up", arity: .rest)],
    options: DexOptions.all,
    examples: [
      Example("battlelab dex garchomp", "types, stats, abilities, weaknesses"),
      Example("battlelab dex --kind move --type fire --sort power --limit 5", "the strongest Fire moves"),
      Example("battlelab dex --learns spore --learns u-turn", "who can know both moves"),
      Example("battlelab dex --search rotom", "every name with \"rotom\" in it"),
    ]
  ) { arguments in
    let isJSON = arguments[CommonOption.json]
    let name = arguments.positionals.joined(separator: " ")
    let filter = try DexOptions.filter(arguments)
    let kind = arguments[DexOptions.kind].flatMap(DexKind.init(rawValue:))
    if !name.isEmpty {
      if let option = DexOptions.filters.first(where: { arguments.isGiven(named: $0.name) }) {
        throw CommandError("--\(option.name) filters a list; leave it out to look up '\(name)'")
      }
      let cards = try DexOptions.cards(name, kind, isFull: arguments[DexOptions.full])
      return { console in
        console.write(isJSON ? JSONValue.array(cards.map(\.json)).text : cards.map(\.text).joined(separator: "\n"))
        return .done
      }
    }
    guard let listed = kind ?? filter.impliedKind else {
      guard filter.search != nil else { throw CommandError("a name or a filter is missing") }
      return { console in
        DexOptions.show(DexList.names(filter), isJSON: isJSON, console)
        return .done
      }
    }
    try filter.check(listed)
    return { console in
      DexOptions.show(DexList.table(listed, filter), isJSON: isJSON, console)
      return .done
    }
  }
}

/// The options of `dex`, and what they mean together.
enum DexOptions {
  static let kind = CommandOption.optionalChoice(
    "kind", among: DexKind.allCases.map(\.rawValue), help: "look at these only")
  static let full = CommandOption<Bool>.flag(
    "full", help: "with a species' moves and a move's learners by name")
  static let search = CommandOption.optionalString("search", "TEXT", help: "names that contain this")
  static let types = CommandOption<[PokeType]>.namedList(
    "type", "TYPE", help: "species, moves or items of this type")
  static let ability = CommandOption<AbilityID?>.named("ability", help: "species that can have it")
  static let learns = CommandOption<[MoveID]>.namedList("learns", "MOVE", help: "species that can know it")
  static let category = CommandOption.optionalChoice(
    "category", among: ["physical", "special", "status"], help: "moves of this category")
  static let sort = CommandOption.optionalString(
    "sort", "COLUMN", defaultText: "number", help: "a column of the list; highest numbers first")
  static let reverse = CommandOption<Bool>.flag("reverse", help: "turn the order round")
  static let limit = CommandOption.optionalInt("limit", in: 1...10_000, help: "show this many at most")

  /// What only makes sense for a list.
  static let filters = [
    search.declaration, types.declaration, ability.declaration, learns.declaration, category.declaration,
    sort.declaration, reverse.declaration, limit.declaration,
  ]

  static let all = [kind.declaration, full.declaration] + filters + [CommonOption.json.declaration]

  static func filter(_ arguments: Arguments) throws(CommandError) -> DexFilter {
    var filter = DexFilter()
    filter.search = arguments[search]
    filter.types = arguments[types]
    filter.ability = arguments[ability]
    filter.learns = arguments[learns]
    filter.category = arguments[category].map {
      switch $0 {
      case "physical": .physical
      case "special": .special
      default: .status
      }
    }
    filter.sort = arguments[sort]
    filter.isReversed = arguments[reverse]
    filter.limit = arguments[limit]
    return filter
  }

  /// The cards of everything that is called `name`.
  static func cards(_ name: String, _ kind: DexKind?, isFull: Bool) throws(CommandError) -> [Card] {
    let kinds = kind.map { [$0] } ?? DexKind.allCases
    let cards = kinds.compactMap { $0.card(name, isFull: isFull) }
    if cards.isEmpty {
      let what = kind?.rawValue ?? "name"
      throw CommandError(CommandLineKit.NearestName.message(what, name, among: kinds.flatMap(\.names)))
    }
    return cards
  }

  static func show(_ table: Table, isJSON: Bool, _ console: Console) {
    if table.rows.isEmpty { console.writeError("nothing passes all filters\n") }
    console.write(isJSON ? table.json.text : table.text(width: 100))
  }
}
