import CommandLineKit
import Gen5
import Policies

/// What battles are played.
enum Format: String, CaseIterable {
  /// One against one: level 50, IVs 31, EVs 0, neutral nature, no abilities or items.
  case solo
  /// Teams of up to six, everything allowed.
  case singles

  /// A battle that goes beyond this turn is a tie.
  var turnLimit: Int {
    switch self {
    case .solo: 200
    case .singles: 1_000
    }
  }

  /// Where match-ups come from when nothing is said.
  var usualMatchups: MatchupChoice.Source {
    switch self {
    case .solo: .balanced
    case .singles: .random
    }
  }

  static let option = CommandOption<String>.choice(
    "format", among: allCases.map(\.rawValue), default: Format.solo.rawValue,
    help: "what battles are played; solo is one against one at level 50, without abilities and items; singles is teams "
      + "of up to six with everything")
  static let matchups = CommandOption<String?>.optionalChoice(
    "match-ups", among: MatchupChoice.words, defaultText: "balanced in solo, random in singles",
    help:
      "who meets whom: in solo, balanced is a random fighter, an opponent about as strong and sensible moves, any is "
      + "anybody with anything; in singles, random is teams of six made up for each pair")
  static let teams = CommandOption<String?>.optionalString(
    "teams", "FILE",
    help:
      "who meets whom comes from this file, two of its teams for each pair: export text with === name === before each "
      + "team, or packed teams, a line each; in solo every set is a team of its own")
  static let legal = CommandOption<Bool>.flag(
    "legal", help: "refuse teams that the games would not allow: moves, abilities, EVs, genders")
}
