public import BattleCore

extension Kit {
  /// One thing that happened. Which fields say something depends on the kind.
  @frozen
  public struct Event: Hashable, BitwiseCopyable, Sendable {
    @frozen
    public enum Kind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
      /// `seat` uses `move`.
      case used
      case recharging, lostFocus, asleep, wokeUp, immobile, missed
      /// `seat` gains `amount` HP; after a drain also more than was missing.
      case healed
      /// `seat` is hit for `amount`, which may be more than it had; nothing at all when the move did nothing.
      case damaged
      /// `seat` hurts itself by `amount`.
      case recoil
      /// `seat` has `status` now.
      case statusApplied
      /// A stat of `seat` should change by `stages`, told even when it is at its end.
      case statChanged
      /// `seat` loses `amount` to its `status`.
      case statusTick
      case fainted
      /// `seat` has won.
      case ended
    }

    public var kind: Kind
    public var seat: Seat
    public var status = Status.none
    public var stat = Stat.attack
    public var move: UInt16 = 0
    public var stages: Int8 = 0
    /// Effect of the type, in quarters.
    public var quarters: UInt8 = 0
    public var isCritical = false
    public var amount: Int32 = 0

    @inlinable
    public init(_ kind: Kind, _ seat: Seat) {
      self.kind = kind
      self.seat = seat
    }
  }
}
