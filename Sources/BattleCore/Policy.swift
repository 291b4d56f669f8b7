/// What a policy is told before a battle.
@frozen
public struct GameContext: BitwiseCopyable, Sendable {
  public var seat: Seat
  /// Seed of the policy's own stream: separate from the battle's and from the other policy's.
  public var seed: UInt64

  @inlinable
  public init(seat: Seat, seed: UInt64) {
    self.seat = seat
    self.seed = seed
  }
}

/// Whatever chooses. It sees the board and the legal choices, never the dice.
public protocol Policy<Rules>: SendableMetatype {
  associatedtype Rules: Ruleset

  /// Forgets the last battle and gets ready for the next.
  mutating func begin(_ context: GameContext)

  /// Names one of `legal`, which holds two choices or more.
  mutating func choose(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> Choice

  /// The same for the board at an address, which is how the runner asks: nothing is copied on the way. A policy that does
  /// not mind a copy need not say anything.
  mutating func choose(at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> Choice

  /// How often it fell back on another policy since it was made.
  var fallbacks: Int { get }
}

/// A policy that looks at boards where they are and copies none: all it says is `choose(at:_:)`.
public protocol InPlacePolicy<Rules>: Policy {
  mutating func choose(at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> Choice
}

extension InPlacePolicy {
  @inlinable
  public mutating func choose(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> Choice {
    let legal = copy legal
    return withUnsafePointer(to: board) { choose(at: $0, legal) }
  }
}

extension Policy {
  @inlinable
  public mutating func choose(at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> Choice {
    choose(board.pointee, legal)
  }

  @inlinable public var fallbacks: Int { 0 }
}
