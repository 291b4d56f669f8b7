public import BattleCore
public import Gen5

/// Uses the legal move of the highest expected damage: the mean of the rolls times the mean number of hits, without
/// critical hits. Accuracy and everything else that a move does count nothing; the earlier slot wins a tie.
///
/// It never switches of its own accord; a forced change follows `Replacement`.
public struct MaxDamagePolicy: Policy, BitwiseCopyable, Sendable {
  public typealias Rules = Gen5

  private var seat = Seat.p1

  public init() {}

  public mutating func begin(_ context: GameContext) { seat = context.seat }

  public mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    var best: Choice?
    var bestDamage = -1
    for index in 0..<legal.count {
      guard let move = board.move(of: legal[index], seat) else { continue }
      let damage = Estimate.of(move, board, seat).sixteenths
      if damage > bestDamage {
        best = legal[index]
        bestDamage = damage
      }
    }
    if let best { return best }
    return Replacement.best(board, seat, legal)
  }
}
