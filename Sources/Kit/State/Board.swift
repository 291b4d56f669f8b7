public import BattleCore

extension Kit {
  /// The whole position.
  @frozen
  public struct Board: BitwiseCopyable, Sendable {
    public var fighters: InlineArray<2, Fighter>
    /// The number of the round, from 1.
    public var round: Int32 = 1

    public init(_ a: Fighter, _ b: Fighter) { fighters = [a, b] }

    @inlinable
    public subscript(seat: Seat) -> Fighter {
      get { fighters[seat.index] }
      set { fighters[seat.index] = newValue }
    }
  }
}
