import BattleCore
import Policies

/// A decision as it was made: what could be chosen, what was, and how that came about.
struct RecordedDecision<Replayed: ReplayedRules> {
  var seat: Seat
  var turn: Int
  var legal: [Choice]
  var answer: Choice
  /// The answer is not the policy's own but was given on the command line.
  var isImposed = false
  /// The scores, from a policy that has some.
  var breakdown: Replayed.Breakdown?
  /// What the policy says of it, from one that has something to say.
  var account: [String] = []
}

/// A policy that keeps its decisions, and that can be told what to choose on a turn.
struct DecisionRecorder<Replayed: ReplayedRules>: Policy {
  typealias Rules = Replayed.Player.Rules

  private var base: Replayed.Player
  private let whatIf: WhatIf<Replayed>?
  private var seat = Seat.p1
  private(set) var decisions: [RecordedDecision<Replayed>] = []
  /// Why what was imposed could not be done.
  private(set) var refusal: String?

  init(_ base: Replayed.Player, whatIf: WhatIf<Replayed>?) {
    self.base = base
    self.whatIf = whatIf
  }

  mutating func begin(_ context: GameContext) {
    seat = context.seat
    decisions = []
    refusal = nil
    base.begin(context)
  }

  mutating func choose(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> Choice {
    let turn = Rules.turn(board)
    var decision = RecordedDecision<Replayed>(seat: seat, turn: turn, legal: legal.array, answer: .pass)
    decision.breakdown = Replayed.explain(base, board, legal)
    decision.answer = base.choose(board, legal)
    decision.account = Replayed.account(of: base)
    if let whatIf, whatIf.concerns(seat, turn, afterDecisions: decisions) {
      switch whatIf.choice(copy board, copy legal) {
      case .success(let choice):
        decision.answer = choice
        decision.isImposed = true
      case .failure(let reason): refusal = reason.description
      }
    }
    decisions.append(decision)
    return decision.answer
  }

  var fallbacks: Int { base.fallbacks }
}
