/// One of the two sides of a battle.
@frozen
public enum Seat: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case p1 = 0
  case p2 = 1

  /// The opposing seat.
  @inlinable public var other: Seat { self == .p1 ? .p2 : .p1 }

  /// 0 for `p1`, 1 for `p2`.
  @inlinable public var index: Int { Int(rawValue) }

  /// `"p1"` or `"p2"`.
  public var name: String { self == .p1 ? "p1" : "p2" }
}
