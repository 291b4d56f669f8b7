public import BattleCore

/// What is kept of one battle until it is folded into the tallies.
@frozen
public struct BattleRecord: Hashable, BitwiseCopyable, Sendable {
  public var result: GameResult
  /// How often the policy in each seat fell back on another during this battle.
  public var fallbacks: InlinePair<Int>

  @inlinable
  public init(result: GameResult, fallbacks: InlinePair<Int>) {
    self.result = result
    self.fallbacks = fallbacks
  }
}

/// The two battles of a pair: in `first`, side 0, the pairing's policy `a` has the first seat; in `second` it has the
/// second.
@frozen
public struct PlayedPair: Hashable, BitwiseCopyable, Sendable {
  public var first: BattleRecord
  public var second: BattleRecord

  @inlinable
  public init(first: BattleRecord, second: BattleRecord) {
    self.first = first
    self.second = second
  }
}
