/// How a battle ended.
@frozen
public struct Outcome: Hashable, BitwiseCopyable, Sendable {
  @frozen
  public enum Winner: UInt8, BitwiseCopyable, Sendable {
    case p1 = 0
    case p2 = 1
    case tie = 2
  }

  /// Why the battle ended. The raw value is the word used in reports.
  @frozen
  public enum Reason: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    /// One side has nobody left.
    case knockout
    /// The turn limit was reached.
    case cap
    /// A policy answered with a choice that is not legal.
    case illegal
    /// A policy or the engine could not go on.
    case aborted

    public var name: String {
      switch self {
      case .knockout: "knockout"
      case .cap: "cap"
      case .illegal: "illegal"
      case .aborted: "aborted"
      }
    }
  }

  public var winner: Winner
  public var reason: Reason

  @inlinable public init(winner: Winner, reason: Reason) {
    self.winner = winner
    self.reason = reason
  }

  /// The seat that won, or nil for a tie.
  @inlinable public var seat: Seat? {
    switch winner {
    case .p1: .p1
    case .p2: .p2
    case .tie: nil
    }
  }

  /// A win for `seat` by knock-out.
  @inlinable public static func win(_ seat: Seat, _ reason: Reason = .knockout) -> Outcome {
    Outcome(winner: seat == .p1 ? .p1 : .p2, reason: reason)
  }
}
