public import BattleCore
public import Policies
public import Showdown

/// Tells a battle's events in sentences, a line each.
public protocol BattleNarrator<Rules>: Sendable {
  associatedtype Rules: Ruleset
  init(_ teams: [Rules.Team])
  var lines: [String] { get }
  mutating func append(_ event: Rules.Event)
  /// Adds a line that is not about an event.
  mutating func append(line: String)
}

/// A rule set whose battles can be shown again: its choices, positions and events in words, and its policies.
public protocol ReplayedRules: ScoredRules {
  associatedtype Player: ReviewedPolicy & Sendable where Player.Rules == Self
  associatedtype Narrator: BattleNarrator where Narrator.Rules == Self

  /// Plays on where nobody knows by which policy, or where the policy takes its time.
  static var standIn: Player { get }

  /// A choice in words: "Earthquake", "switch 3 (Starmie)".
  static func word(_ choice: Choice, _ board: Board, _ seat: Seat) -> String
  /// Other ways to say the same, in Showdown's spelling of names: "switch3", "switchstarmie".
  static func aliases(_ choice: Choice, _ board: Board, _ seat: Seat) -> [String]

  /// What a choice in Showdown's words means here; nil when it is not legal.
  static func choice(_ words: ChoiceWords, _ board: Board, _ seat: Seat, _ legal: ChoiceList) -> Choice?

  /// A team on one line, from which it can be made again.
  static func text(_ team: Team) -> String
  /// A team from what a user writes.
  static func team(_ text: String) throws -> Team
  /// A team in words: "Garchomp: Earthquake / Outrage", or "Garchomp / Starmie".
  static func words(_ team: Team) -> String

  /// The position for people.
  static func view(_ board: Board, _ teams: [Team]) -> PositionView

  /// An event as somebody sees it who sits at `seat` and is not told what the other side keeps to itself.
  static func seen(_ event: Event, by seat: Seat) -> Event

  /// An event for programs: what happened, and the fields that say something.
  static func fields(_ event: Event, _ teams: [Team]) -> [EventField]

  /// The battle as lines of Showdown's protocol, after each step; nil for rules that it has no words for.
  static func protocolLines(_ teams: [Team], players: [String], _ steps: [[Event]]) -> [[String]]?

  /// Plays a battle on to its end. Written out for each rule set, so that it is compiled for its types.
  static func finish<P: Policy, Q: Policy>(_ game: Game<Board>, _ p1: P, _ p2: Q, turnLimit: Int) -> GameResult
  where P.Rules == Self, Q.Rules == Self
}

/// A field of an event.
public struct EventField: Sendable, Equatable {
  public enum Value: Sendable, Equatable {
    case text(String)
    case number(Int)
    case flag
  }

  public var name: String
  public var value: Value

  public init(_ name: String, _ value: Value) {
    self.name = name
    self.value = value
  }
}

extension ReplayedRules {
  public static func seen(_ event: Event, by seat: Seat) -> Event { event }

  /// All that `seat` can choose now.
  public static func legal(_ board: Board, _ seat: Seat) -> ChoiceList {
    var list = ChoiceList()
    choices(board, for: seat, into: &list)
    return list
  }
}
