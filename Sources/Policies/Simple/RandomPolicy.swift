public import BattleCore

/// Chooses uniformly among the legal choices, for any rule set. The yardstick of every other policy.
@frozen
public struct RandomPolicy<Rules: Ruleset>: Policy, BitwiseCopyable, Sendable {
  @usableFromInline var dice = Gen5Dice(seed: 0)

  @inlinable
  public init() {}

  @inlinable
  public mutating func begin(_ context: GameContext) { dice = Gen5Dice(seed: context.seed) }

  @inlinable
  public mutating func choose(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> Choice {
    legal[dice.below(legal.count, .other)]
  }
}
