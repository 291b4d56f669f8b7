public import BattleCore
public import Gen5

/// Uses the legal move of the highest base power, whatever it hits; the earlier slot wins a tie.
///
/// It never switches of its own accord; a forced change follows `Replacement`.
public struct MaxPowerPolicy: Policy, BitwiseCopyable, Sendable {
  public typealias Rules = Gen5

  private var seat = Seat.p1

  public init() {}

  public mutating func begin(_ context: GameContext) { seat = context.seat }

  public mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    var best: Choice?
    var bestPower = -1
    for index in 0..<legal.count {
      guard let move = board.move(of: legal[index], seat) else { continue }
      let power = board.basePower(of: move, from: seat)
      if power > bestPower {
        best = legal[index]
        bestPower = power
      }
    }
    if let best { return best }
    return Replacement.best(board, seat, legal)
  }
}
