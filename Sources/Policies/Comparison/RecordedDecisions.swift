public import BattleCore
public import Gen5

/// The decisions of one seat in one battle, in order: what it saw and what it could do.
public struct RecordedDecisions: Sendable {
  public struct Decision: Sendable {
    public var board: Battle
    public var legal: ChoiceList
    /// What was played.
    public var choice: Choice

    public init(board: Battle, legal: ChoiceList, choice: Choice) {
      self.board = board
      self.legal = legal
      self.choice = choice
    }
  }

  /// What the policy was told before the battle.
  public var context: GameContext
  public var decisions: [Decision]

  public init(context: GameContext, decisions: [Decision]) {
    self.context = context
    self.decisions = decisions
  }

  /// Plays a battle and keeps every decision that a policy was asked for, by seat.
  public static func record<P: Policy, Q: Policy>(
    _ game: Game<Battle>, _ p1: P, _ p2: Q, seeds: SeedTree, turnLimit: Int
  ) -> (p1: RecordedDecisions, p2: RecordedDecisions) where P.Rules == Gen5, Q.Rules == Gen5 {
    var one = Recorder(p1)
    var two = Recorder(p2)
    one.begin(GameContext(seat: .p1, seed: seeds.child("p1").seed))
    two.begin(GameContext(seat: .p2, seed: seeds.child("p2").seed))
    var game = game
    _ = playGame(Gen5.self, &game, &one, &two, turnLimit: turnLimit)
    return (one.record, two.record)
  }
}

/// A policy whose decisions are kept.
private struct Recorder<Base: Policy>: Policy where Base.Rules == Gen5 {
  typealias Rules = Gen5

  private var base: Base
  private(set) var record = RecordedDecisions(context: GameContext(seat: .p1, seed: 0), decisions: [])

  init(_ base: Base) { self.base = base }

  mutating func begin(_ context: GameContext) {
    base.begin(context)
    record = RecordedDecisions(context: context, decisions: [])
  }

  mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    let choice = base.choose(board, legal)
    record.decisions.append(.init(board: copy board, legal: copy legal, choice: choice))
    return choice
  }
}
