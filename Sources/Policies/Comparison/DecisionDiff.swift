public import BattleCore
public import Dex
public import Gen5

/// Where two policies would do different things in the same battles.
public struct DecisionDiff: Sendable {
  /// A decision that the two take differently.
  public struct Difference: Sendable {
    /// Which of the recorded battles, and which of its decisions.
    public var battle: Int
    public var decision: Int
    public var first: Choice
    public var second: Choice
    /// The moves that the choices stand for; nil for changes.
    public var firstMove: MoveID?
    public var secondMove: MoveID?
  }

  public var decisions = 0
  public var differences: [Difference] = []

  /// Share of decisions that the two take differently.
  public var rate: Double { decisions == 0 ? 0 : Double(differences.count) / Double(decisions) }

  /// Asks both policies for every recorded decision, in order, so that each remembers the battle as if it had been there.
  ///
  /// What they remember of their own picks is what they would have picked, not what was played.
  public init(_ first: Gen5Policy, _ second: Gen5Policy, over battles: [RecordedDecisions<Gen5>]) {
    var first = first
    var second = second
    for (index, battle) in battles.enumerated() {
      let seat = battle.context.seat
      first.begin(battle.context)
      second.begin(battle.context)
      for (number, decision) in battle.decisions.enumerated() {
        let a = first.choose(decision.board, decision.legal)
        let b = second.choose(decision.board, decision.legal)
        decisions += 1
        if a == b { continue }
        differences.append(
          Difference(
            battle: index, decision: number, first: a, second: b, firstMove: decision.board.move(of: a, seat),
            secondMove: decision.board.move(of: b, seat)))
      }
    }
  }

  /// How often each pair of moves stands against each other, the most frequent first.
  public var movePairs: [(first: MoveID, second: MoveID, count: Int)] {
    var counts: [[MoveID]: Int] = [:]
    for difference in differences {
      guard let a = difference.firstMove, let b = difference.secondMove else { continue }
      counts[[a, b], default: 0] += 1
    }
    return counts.map { (first: $0.key[0], second: $0.key[1], count: $0.value) }
      .sorted { ($1.count, $0.first, $0.second) < ($0.count, $1.first, $1.second) }
  }
}
