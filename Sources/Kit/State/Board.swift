public import BattleCore

extension Kit {
  /// The whole position.
  ///
  /// The two fighters are properties, not a list: a round changes both at once, and reading a part of one copies no more
  /// than that part.
  @frozen
  public struct Board: BitwiseCopyable, Sendable {
    public var p1: Fighter
    public var p2: Fighter
    /// The number of the round, from 1.
    public var round: Int32 = 1

    public init(_ a: Fighter, _ b: Fighter) {
      p1 = a
      p2 = b
    }

    /// A copy of a fighter; for the hot path use the properties.
    @inlinable
    public subscript(seat: Seat) -> Fighter {
      get { seat == .p1 ? p1 : p2 }
      set { if seat == .p1 { p1 = newValue } else { p2 = newValue } }
    }

    /// The move in a slot of a seat.
    @inlinable @inline(__always)
    public func slot(_ slot: Int, of seat: Seat) -> Slot { seat == .p1 ? p1.slots[slot] : p2.slots[slot] }
  }
}
