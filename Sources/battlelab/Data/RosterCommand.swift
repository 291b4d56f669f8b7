import CommandLineKit
import PokeAPI
import Reports
import UserData

extension Battlelab {
  /// `battlelab roster`: the species that a user has.
  static let roster = Command(
    "roster", summary: "the species that you have: meet, add, list, remove",
    discussion: "ACTION is encounter (a random species), add, list, remove or favourite (a second time takes it back). "
      + "The roster is one file that people can read, and 'tournament --roster' takes it.",
    positionals: [
      Positional("ACTION", help: RosterAction.allCases.map(\.rawValue).joined(separator: ", ")),
      Positional("NAME", help: "a species, for add, remove and favourite", arity: .rest),
    ],
    options: [RosterOptions.file.declaration, CommonOption.seed.declaration, CommonOption.json.declaration],
    examples: [
      Example("battlelab roster encounter --seed 7", "whom seed 7 meets"),
      Example("battlelab roster add pikachu", "it is yours now"),
      Example("battlelab roster list", "who is there since when"),
    ]
  ) { arguments in
    let word = arguments.positionals[0]
    guard let action = RosterAction(rawValue: word) else {
      throw CommandError(NearestName.message("action", word, among: RosterAction.allCases.map(\.rawValue)))
    }
    let name = arguments.positionals.dropFirst().joined(separator: " ")
    let file = RosterFile(arguments[RosterOptions.file])
    let isJSON = arguments[CommonOption.json]
    guard action.needsName else {
      guard name.isEmpty else { throw CommandError("roster \(word) takes no name") }
      let species = action == .encounter ? Encounter.species(seed: arguments[CommonOption.seed]) : nil
      let entries = try file.load()
      return { console in
        if let species {
          RosterText.encounter(species, entries, seed: arguments[CommonOption.seed], isJSON: isJSON, console)
        } else {
          RosterText.list(entries, isJSON: isJSON, console)
        }
        return .done
      }
    }
    let species = try RosterOptions.species(name, word)
    return { console in
      switch action {
      case .add:
        try file.add(species)
        console.write("\(species.name) is in the roster\n")
      case .remove:
        try file.remove(species)
        console.write("\(species.name) is no longer in the roster\n")
      default:
        let isFavourite = try file.toggleFavourite(species)
        console.write("\(species.name) is \(isFavourite ? "a" : "no longer a") favourite\n")
      }
      return .done
    }
  }
}

/// What can be done with a roster.
enum RosterAction: String, CaseIterable {
  case encounter, add, list, remove, favourite

  var needsName: Bool { self != .encounter && self != .list }
}

/// The options of `roster`.
enum RosterOptions {
  static let file = CommandOption.optionalString(
    "file", "FILE", defaultText: "roster.csv in your data folder", help: "another roster")

  static func species(_ name: String, _ action: String) throws(CommandError) -> SpeciesEntry {
    if name.isEmpty { throw CommandError("roster \(action) needs the name of a species") }
    let species = DataSet.embedded.species
    guard let found = species.first(where: { DataQuery.key($0.identifier) == DataQuery.key(name) }) else {
      throw CommandError(NearestName.message("species", name, among: species.map(\.identifier)))
    }
    return found
  }
}

/// A roster, to be read by people or programs.
private enum RosterText {
  static func list(_ entries: [RosterEntry], isJSON: Bool, _ console: Console) {
    var table = Table(["number", "name", "added", "favourite"])
    for entry in entries {
      table.append([
        .integer(entry.number), .text(DisplayName.of(entry.identifier)), .text(entry.added),
        .text(entry.isFavourite ? "yes" : "no"),
      ])
    }
    if entries.isEmpty, !isJSON {
      console.write("nobody yet: 'battlelab roster encounter --seed N' meets somebody\n")
    } else {
      DexOptions.show(table, isJSON: isJSON, console)
    }
  }

  static func encounter(
    _ species: SpeciesEntry, _ entries: [RosterEntry], seed: UInt64, isJSON: Bool, _ console: Console
  ) {
    let isKnown = entries.contains { $0.number == species.number }
    if isJSON {
      console.write(
        JSONValue.object([
          .init("seed", .unsigned(seed)), .init("number", .integer(species.number)),
          .init("name", .string(species.name)), .init("in_roster", .bool(isKnown)),
        ]).text)
      return
    }
    let next = isKnown ? "in the roster already" : "'battlelab roster add \(species.identifier)' keeps it"
    console.write("seed \(seed) meets \(species.name), number \(species.number): \(next)\n")
  }
}
