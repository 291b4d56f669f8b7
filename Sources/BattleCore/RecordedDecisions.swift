/// The decisions of one seat in one battle, in order: what it saw and what it could do.
public struct RecordedDecisions<Rules: Ruleset>: Sendable {
  public struct Decision: Sendable {
    public var board: Rules.Board
    public var legal: ChoiceList
    /// What was played.
    public var choice: Choice

    @inlinable
    public init(board: Rules.Board, legal: ChoiceList, choice: Choice) {
      self.board = board
      self.legal = legal
      self.choice = choice
    }
  }

  /// What the policy was told before the battle.
  public var context: GameContext
  public var decisions: [Decision]

  @inlinable
  public init(context: GameContext, decisions: [Decision]) {
    self.context = context
    self.decisions = decisions
  }

  /// Plays a battle and keeps every decision that a policy was asked for, by seat.
  ///
  /// - Parameter seeds: those of the policies' own streams.
  @inlinable
  public static func record<P: Policy, Q: Policy>(
    _ game: Game<Rules.Board>, _ p1: P, _ p2: Q, seeds: InlinePair<UInt64>, turnLimit: Int
  ) -> (p1: RecordedDecisions, p2: RecordedDecisions) where P.Rules == Rules, Q.Rules == Rules {
    var one = DecisionRecorder(p1)
    var two = DecisionRecorder(p2)
    one.begin(GameContext(seat: .p1, seed: seeds.p1))
    two.begin(GameContext(seat: .p2, seed: seeds.p2))
    var game = game
    _ = playGame(Rules.self, &game, &one, &two, turnLimit: turnLimit)
    return (one.record, two.record)
  }
}

/// A policy whose decisions are kept.
@usableFromInline
struct DecisionRecorder<Base: Policy>: Policy {
  @usableFromInline typealias Rules = Base.Rules

  @usableFromInline var base: Base
  @usableFromInline var record = RecordedDecisions<Base.Rules>(
    context: GameContext(seat: .p1, seed: 0), decisions: [])

  @inlinable
  init(_ base: Base) { self.base = base }

  @inlinable
  mutating func begin(_ context: GameContext) {
    base.begin(context)
    record = RecordedDecisions(context: context, decisions: [])
  }

  @inlinable
  mutating func choose(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> Choice {
    let choice = base.choose(board, legal)
    record.decisions.append(.init(board: copy board, legal: copy legal, choice: choice))
    return choice
  }
}
