public import BattleCore
public import Gen5

/// `max-power` under the rules of Generation 5.
public typealias MaxPowerPolicy = MaxPower<Gen5>

/// Uses the legal move of the highest base power, whatever it hits; the earlier slot wins a tie.
///
/// It never switches of its own accord; a forced change follows the rule set's `replacement`.
public struct MaxPower<Rules: ScoredRules>: InPlacePolicy, BitwiseCopyable, Sendable {
  var seat = Seat.p1

  public init() {}

  public mutating func begin(_ context: GameContext) { seat = context.seat }

  public mutating func choose(at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> Choice {
    var best: Choice?
    var bestPower = -1
    for index in 0..<legal.count {
      guard let move = Rules.move(of: legal[index], board, seat) else { continue }
      let power = Rules.power(of: legal[index], move, board, seat)
      if power > bestPower {
        best = legal[index]
        bestPower = power
      }
    }
    if let best { return best }
    return Rules.replacement(board, seat, legal)
  }
}
