import BattleCore

/// Uniform choices for the laws, from a stream that has nothing to do with the battle's.
struct RandomChooser {
  private var dice: Gen5Dice

  init(seed: UInt64) { dice = Gen5Dice(seed: SeedTree(seed).child("chooser").seed) }

  mutating func pick(_ legal: ChoiceList) -> Choice {
    switch legal.count {
    case 0: .pass
    case 1: legal[0]
    default: legal[dice.below(legal.count, .other)]
    }
  }
}

extension Ruleset {
  /// The legal choices as a new list.
  static func legal(_ board: Board, _ seat: Seat) -> ChoiceList {
    var list = ChoiceList()
    choices(board, for: seat, into: &list)
    return list
  }

  /// Digest of a board and of the dice: equal for equal games.
  static func fingerprint(_ game: Game<Board>) -> UInt64 {
    var sum = Digest64()
    digest(game.board, into: &sum)
    sum.combine(game.dice.state)
    return sum.value
  }
}
