import CommandLineKit
import Gen5
import Policies

/// What battles are played.
enum Format: String, CaseIterable {
  /// One against one: level 50, IVs 31, EVs 0, neutral nature, no abilities or items.
  case solo

  /// A battle that goes beyond this turn is a tie.
  var turnLimit: Int {
    switch self {
    case .solo: 200
    }
  }

  static let option = CommandOption<String>.choice(
    "format", among: allCases.map(\.rawValue), default: Format.solo.rawValue,
    help: "what battles are played; solo is one against one at level 50, without abilities and items")
  static let matchups = CommandOption<String>.choice(
    "match-ups", among: SoloMatchups.Source.allCases.map(\.rawValue), default: SoloMatchups.Source.balanced.rawValue,
    help: "who meets whom: balanced is a random fighter, an opponent about as strong and sensible moves; any is "
      + "anybody with anything")
}
