import BattleCore

/// A policy that keeps what it answered.
struct DecisionRecorder<Base: Policy>: Policy {
  typealias Rules = Base.Rules

  var base: Base
  private(set) var answers: [Choice] = []

  init(_ base: Base) { self.base = base }

  mutating func begin(_ context: GameContext) {
    answers = []
    base.begin(context)
  }

  mutating func choose(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> Choice {
    let answer = base.choose(board, legal)
    answers.append(answer)
    return answer
  }

  var fallbacks: Int { base.fallbacks }
}
