import Dex

/// How team texts name the six stats.
enum StatWords {
  /// Showdown's short names, in the order of the stats.
  static let short = ["HP", "Atk", "Def", "SpA", "SpD", "Spe"]

  /// The stat that a word names, or nil. As in Showdown "Spd" is Speed, unlike "SpD" and "spd".
  static func stat(_ word: String) -> Stat? {
    if word == "Spd" { return .spe }
    return switch showdownID(word) {
    case "hp", "hitpoints": .hp
    case "atk", "attack": .atk
    case "def", "defense", "defence": .def
    case "spa", "satk", "spatk", "spattack", "specialattack", "spc", "special": .spa
    case "spd", "sdef", "spdef", "spdefense", "spdefence", "specialdefense", "specialdefence": .spd
    case "spe", "speed": .spe
    default: nil
    }
  }

  /// "252 Atk / 4 Spe": the values that are not `usual`.
  static func text(_ values: [Int], unless usual: Int) -> String {
    zip(values, short).filter { $0.0 != usual }.map { "\($0.0) \($0.1)" }.joined(separator: " / ")
  }
}
