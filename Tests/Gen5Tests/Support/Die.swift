import BattleCore

/// Draws of a scenario's dice, in order: what each decides, and its result.
///
/// The results mean, in the engine: accuracy below the move's percentage hits; crit 0 is critical; roll 0 is the highest
/// and 15 the lowest damage; secondary below the chance happens; immobile 0 keeps from moving, except that it thaws.
struct Die {
  var draws: [(Draw, Int)]

  init(_ draws: (Draw, Int)...) { self.draws = draws }

  static func accuracy(_ value: Int) -> Die { Die((.accuracy, value)) }
  static func crit(_ value: Int) -> Die { Die((.crit, value)) }
  static func roll(_ value: Int) -> Die { Die((.roll, value)) }
  static func secondary(_ value: Int) -> Die { Die((.secondary, value)) }
  static func hits(_ value: Int) -> Die { Die((.hits, value)) }
  static func immobile(_ value: Int) -> Die { Die((.immobile, value)) }
  static func duration(_ value: Int) -> Die { Die((.duration, value)) }
  static func move(_ value: Int) -> Die { Die((.move, value)) }
  static func drag(_ value: Int) -> Die { Die((.drag, value)) }
  static func other(_ value: Int) -> Die { Die((.other, value)) }
  static func tie(_ draw: Draw, _ value: Int = 0) -> Die { Die((draw, value)) }

  /// The known answers' usual luck: accuracy 50 of 100, no critical hit, the highest roll.
  static let hit = Die((.accuracy, 50), (.crit, 1), (.roll, 0))
  /// The same for a move that never misses.
  static let strike = Die((.crit, 1), (.roll, 0))
  /// The same for a move that deals no damage by the formula.
  static let lands = Die.accuracy(50)
}

extension Die {
  init(_ draws: [(Draw, Int)]) { self.draws = draws }
}
