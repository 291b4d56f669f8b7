/// A policy that is shown only what its seat has seen.
@frozen
public struct Concealed<Base: Policy>: Policy {
  public typealias Rules = Base.Rules

  public var base: Base
  @usableFromInline var seat = Seat.p1

  @inlinable
  public init(_ base: Base) { self.base = base }

  @inlinable
  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    base.begin(context)
  }

  @inlinable
  public mutating func choose(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> Choice {
    var seen = copy board
    Rules.conceal(&seen, from: seat)
    return base.choose(seen, legal)
  }

  @inlinable public var fallbacks: Int { base.fallbacks }
}
