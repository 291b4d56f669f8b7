import BattleCore
import Gen5
import Policies

/// A decision as it was made: what could be chosen, what was, and how that came about.
struct RecordedDecision {
  var seat: Seat
  var turn: Int
  var legal: [Choice]
  var answer: Choice
  /// The answer is not the policy's own but was given on the command line.
  var isImposed = false
  /// The scores, from a policy that has some.
  var breakdown: MoveScoreBreakdown?
}

/// A policy that keeps its decisions, and that can be told what to choose on a turn.
struct DecisionRecorder: Policy {
  typealias Rules = Gen5

  private var base: Gen5Policy
  private let whatIf: WhatIf?
  private var seat = Seat.p1
  private(set) var decisions: [RecordedDecision] = []
  /// Why what was imposed could not be done.
  private(set) var refusal: String?

  init(_ base: Gen5Policy, whatIf: WhatIf?) {
    self.base = base
    self.whatIf = whatIf
  }

  mutating func begin(_ context: GameContext) {
    seat = context.seat
    decisions = []
    refusal = nil
    base.begin(context)
  }

  mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    var decision = RecordedDecision(seat: seat, turn: Int(board.turn), legal: legal.array, answer: .pass)
    if case .heuristic(let policy) = base { decision.breakdown = policy.explain(board, legal) }
    decision.answer = base.choose(board, legal)
    if let whatIf, whatIf.concerns(seat, board.turn, afterDecisions: decisions) {
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
