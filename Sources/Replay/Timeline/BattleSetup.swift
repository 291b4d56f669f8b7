public import BattleCore
import Policies

/// What a battle is made of: who plays with what, and the seed.
public struct BattleSetup<Rules: ReplayedRules>: Sendable {
  /// One of the two who play.
  public struct Player: Sendable {
    /// What it is called.
    public var label: String
    /// Nil when its choices come from somewhere else: a person, a log.
    public var policy: Rules.Player?
    /// Seed of the policy's own stream.
    public var seed: UInt64

    public init(label: String, policy: Rules.Player?, seed: UInt64) {
      self.label = label
      self.policy = policy
      self.seed = seed
    }
  }

  public var teams: [Rules.Team]
  public var players: [Player]
  public var seed: UInt64
  /// A battle that goes beyond this turn is a tie.
  public var turnLimit: Int
  /// Each policy is shown only what its seat has seen.
  public var isHidden: Bool

  public init(teams: [Rules.Team], players: [Player], seed: UInt64, turnLimit: Int, isHidden: Bool = false) {
    precondition(teams.count == 2 && players.count == 2, "a battle has two sides")
    self.teams = teams
    self.players = players
    self.seed = seed
    self.turnLimit = turnLimit
    self.isHidden = isHidden
  }

  public var labels: [String] { players.map(\.label) }

  /// The policies before the battle; nil where there is none.
  func begun() -> [Rules.Player?] {
    Seat.allCases.map { seat in
      let player = players[seat.index]
      guard var policy = player.policy else { return nil }
      policy.begin(GameContext(seat: seat, seed: player.seed))
      return policy
    }
  }

  /// The board as a seat is shown it.
  public func seen(_ board: Rules.Board, by seat: Seat) -> Rules.Board {
    guard isHidden else { return board }
    var seen = board
    Rules.conceal(&seen, from: seat)
    return seen
  }
}
