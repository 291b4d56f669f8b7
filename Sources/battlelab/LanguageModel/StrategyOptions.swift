import CommandLineKit
import LanguagePolicies
import Policies

/// `--opponent` and `--loadout`: who chooses whom to meet, and with which moves.
enum StrategyOptions {
  static let opponent = CommandOption<String?>.optionalString(
    "opponent", "SPEC", defaultText: "drawn from the pool of fair opponents",
    help: "who chooses opponents in balanced match-ups: llm[:key=value,…] grades the pool with a local language model")
  static let loadout = CommandOption<String?>.optionalString(
    "loadout", "SPEC", defaultText: "the loadout strategy",
    help:
      "who picks moves in balanced match-ups: llm[:key=value,…] grades the shortlist with a local language model, and "
      + "what it leaves open is filled up")

  /// Reads one of the two; nil when it is not given.
  static func settings(_ option: CommandOption<String?>, _ arguments: Arguments) throws -> StrategySettings? {
    guard let text = arguments[option] else { return nil }
    return try settings(text, option.declaration.name, cassette: arguments[CassetteOption.option])
  }

  /// - Parameters:
  ///   - name: the option's.
  ///   - cassette: the file of recorded answers where the text names none.
  static func settings(_ text: String, _ name: String, cassette: String?) throws -> StrategySettings {
    let spec = try PolicySpec(text)
    guard spec.name == StrategySettings.entry.name, spec.label == text else {
      throw CommandError("--\(name): '\(text)' is not llm[:key=value,…]")
    }
    do {
      var settings = try StrategySettings(spec.parameters.map { ($0.key, $0.value) })
      if let cassette, settings.language.cassette == LanguageSettings.none { settings.language.cassette = cassette }
      if settings.text.contains(";") { throw CommandError("--\(name): a path with ';' cannot be kept in manifests") }
      return settings
    } catch let error as PolicyError {
      throw CommandError("--\(name): \(error)")
    }
  }
}
