public import BattleCore
public import Gen5

/// `max-damage` under the rules of Generation 5.
public typealias MaxDamagePolicy = MaxDamage<Gen5>

/// Uses the legal move of the highest expected damage, as the rule set expects it without critical hits. Accuracy and
/// everything else that a move does count nothing; the earlier slot wins a tie.
///
/// It never switches of its own accord; a forced change follows the rule set's `replacement`.
public struct MaxDamage<Rules: ScoredRules>: InPlacePolicy, BitwiseCopyable, Sendable {
  var seat = Seat.p1

  public init() {}

  public mutating func begin(_ context: GameContext) { seat = context.seat }

  public mutating func choose(at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> Choice {
    let outlook = Rules.outlook(board, seat)
    var best: Choice?
    var bestDamage = -1
    for index in 0..<legal.count {
      guard let move = Rules.move(of: legal[index], board, seat) else { continue }
      let damage = Rules.damage(of: legal[index], move, outlook, board, seat)
      if damage > bestDamage {
        best = legal[index]
        bestDamage = damage
      }
    }
    if let best { return best }
    return Rules.replacement(board, seat, legal)
  }
}
