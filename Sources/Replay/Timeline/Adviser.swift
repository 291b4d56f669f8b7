import BattleCore
import Policies

/// A policy that goes along with a battle and says what it would do, without playing.
///
/// What it remembers of its own picks is what it would have picked, not what was played.
public struct Adviser<Rules: ReplayedRules>: Sendable {
  private let label: String
  private var policy: Rules.Player

  public init(label: String, policy: Rules.Player) {
    self.label = label
    self.policy = policy
  }

  /// Before a battle, each with the seed of the seat that it sits behind.
  static func begun(_ advisers: [Adviser], _ setup: BattleSetup<Rules>) -> [Adviser] {
    var begun = advisers
    for (index, seat) in zip(begun.indices, Seat.allCases) {
      begun[index].policy.begin(GameContext(seat: seat, seed: setup.players[index].seed))
    }
    return begun
  }

  mutating func advise(_ board: Rules.Board, _ legal: ChoiceList, explains: Bool) -> Advice {
    let account = explains ? policy.account(board, legal) : nil
    return Advice(label: label, choice: policy.choose(board, legal), account: account)
  }
}
