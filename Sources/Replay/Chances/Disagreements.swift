public import BattleCore
import Policies

/// A decision on which two policies differ, with what the difference is worth.
public struct Disagreement: Sendable {
  /// Which of the battles.
  public var battle: Int
  public var moment: MomentName
  public var seat: Seat
  /// What each of the two policies chooses, in words.
  public var choices: [String]
  /// By how much the first policy's choice wins more often than the second's.
  public var difference: ChanceDifference
}

/// What was found out about one battle.
public struct BattleDisagreements: Sendable {
  public var decisions = 0
  public var list: [Disagreement] = []

  /// Plays a battle between two policies and asks, wherever one of them decides, the other as well. Where they differ the
  /// battle is played on both ways.
  ///
  /// - Parameters:
  ///   - setup: the battle; its players are the two policies.
  ///   - order: which of the two policies sits in each seat: [0, 1] or [1, 0].
  public init<Rules: ReplayedRules>(
    _ setup: BattleSetup<Rules>, battle: Int, order: [Int], continuation: Continuation<Rules>
  ) throws(ReplayError) {
    let advisers = setup.players.indices.compactMap { index in
      setup.players[1 - index].policy.map { Adviser<Rules>(label: setup.players[1 - index].label, policy: $0) }
    }
    let timeline = try Timeline.played(setup, advisers: advisers)
    for (index, moment) in timeline.moments.enumerated() {
      for decision in moment.decisions {
        decisions += 1
        guard let other = decision.advice?.choice, other != decision.answer else { continue }
        // The first policy's choice first, wherever it sits.
        let both = order[decision.seat.index] == 0 ? [decision.answer, other] : [other, decision.answer]
        let chances = continuation.chances(
          both.map { .init(moment: index, seat: decision.seat, choice: $0) }, in: timeline)
        let own = decision.seat == .p1 ? chances : chances.map(\.flipped)
        list.append(
          Disagreement(
            battle: battle, moment: moment.name, seat: decision.seat,
            choices: both.map { Rules.word($0, moment.game.board, decision.seat) },
            difference: ChanceDifference(own[0], own[1])))
      }
    }
  }
}
