import CommandLineKit
import Dex

/// Reads names of the dex as people type them.
enum Names {
  /// The species, move, … that `text` names, or an error with the nearest name.
  static func find<ID: NamedID>(_ text: String) throws(CommandError) -> ID {
    do {
      return try ID(named: text)
    } catch {
      let hint = error.nearest.map { ": did you mean '\($0)'?" } ?? ""
      throw CommandError("unknown \(error.kind) '\(error.value)'\(hint)")
    }
  }
}

extension CommandOption {
  /// A name of the dex, or nil when not given.
  static func named<ID: NamedID>(
    _ name: String, _ placeholder: String = "NAME", defaultText: String? = nil, help: String
  ) -> CommandOption<ID?> where Value == ID? {
    CommandOption<ID?>(
      name, placeholder: placeholder, help: help, defaultText: defaultText,
      read: { (text: String) throws(CommandError) -> ID in try Names.find(text) },
      combine: { (given: [ID]) in given.last })
  }

  /// Names of the dex, in the order given.
  static func namedList<ID: NamedID>(
    _ name: String, _ placeholder: String = "NAME", help: String
  ) -> CommandOption<[ID]> where Value == [ID] {
    CommandOption<[ID]>(
      name, placeholder: placeholder, help: help, isRepeatable: true,
      read: { (text: String) throws(CommandError) -> ID in try Names.find(text) },
      combine: { (given: [ID]) in given })
  }

  /// One word of a list, or nil when not given.
  static func optionalChoice(
    _ name: String, among words: [String], defaultText: String? = nil, help: String
  ) -> CommandOption<String?> where Value == String? {
    CommandOption<String?>(
      name, placeholder: words.joined(separator: "|"), help: help, defaultText: defaultText,
      read: { (text: String) throws(CommandError) in
        if words.contains(text) { return text }
        throw CommandError(CommandLineKit.NearestName.message("value of --\(name)", text, among: words))
      },
      combine: { (given: [String]) in given.last })
  }
}
