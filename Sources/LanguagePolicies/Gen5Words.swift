public import BattleCore
public import Dex
public import Gen5
public import Policies

extension Gen5: DescribedRules {
  public static func words(for fighter: Seat, _ board: UnsafePointer<Battle>) -> FighterWords {
    let place = Int(board.pointee.sides[fighter.index].activePlace)
    var words = words(board.pointee.sides[fighter.index].team[place])
    let types = board.pointee.sides[fighter.index].active.types
    words.types = name(types)
    return words
  }

  public static func words(
    for choice: Choice, _ move: MoveID, _ board: UnsafePointer<Battle>, _ seat: Seat
  ) -> MoveWords {
    MoveWords(name: move.name, type: move.row.type.name, damage: damage(of: move, board, seat))
  }

  public static func threat(_ board: UnsafePointer<Battle>, to seat: Seat) -> Int {
    var most = 0
    for slot in 0..<4 {
      let move = board.pointee.sides[seat.other.index].active.moves[slot]
      let uses = board.pointee.sides[seat.other.index].active.pp[slot]
      if move == .none || uses == 0 { continue }
      let reach = damage(of: move, board, seat.other).upperBound
      if reach > most { most = reach }
    }
    return most
  }

  public static func words(forChange choice: Choice, _ board: UnsafePointer<Battle>, _ seat: Seat) -> String {
    guard let place = choice.changePlace else { return "do nothing" }
    let words = words(board.pointee.sides[seat.index].team[place])
    return "bring in \(words.name) (\(words.types)), \(words.percent)%"
  }

  private static func words(_ fighter: Pokemon) -> FighterWords {
    FighterWords(
      name: fighter.species.name, types: name(fighter.types),
      percent: Percent.of(Int(fighter.hp), Int(fighter.maxHP)), status: word(fighter.status))
  }

  private static func damage(of move: MoveID, _ board: UnsafePointer<Battle>, _ seat: Seat) -> ClosedRange<Int> {
    // A knock-out that mostly misses is no damage to expect.
    if move.row.flags.contains(.ohko) { return 0...0 }
    let estimate = DamageCalculator.estimate(at: board, attacker: seat, move: move)
    if estimate.isImmune { return 0...0 }
    let low = estimate.lowest * Int(estimate.minHits)
    return low...max(low, estimate.highest * Int(estimate.maxHits))
  }

  private static func name(_ types: TypePair) -> String {
    types.second == .none ? types.first.name : "\(types.first.name)/\(types.second.name)"
  }

  private static func word(_ status: Status) -> String? {
    switch status {
    case .none: nil
    case .burn: "burned"
    case .paralysis: "paralysed"
    case .sleep: "asleep"
    case .freeze: "frozen"
    case .poison: "poisoned"
    case .toxic: "badly poisoned"
    }
  }
}

/// Shares in whole percent, cut, and at least 1 where there is anything.
enum Percent {
  static func of(_ part: Int, _ whole: Int) -> Int {
    guard part > 0, whole > 0 else { return 0 }
    return max(1, part * 100 / whole)
  }
}
