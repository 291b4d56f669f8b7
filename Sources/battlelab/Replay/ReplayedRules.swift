import BattleCore
import CommandLineKit
import Policies

/// Tells a battle's events in sentences, a line each.
protocol BattleNarrator {
  associatedtype Rules: Ruleset
  init(_ teams: [Rules.Team])
  var lines: [String] { get }
  mutating func append(_ event: Rules.Event)
  /// Adds a line that is not about an event.
  mutating func append(line: String)
}

/// A rule set whose battles can be shown again: its moves and events in words, and the reasons of its policies.
protocol ReplayedRules: PlayedRules where Player.Rules: ScoredRules {
  associatedtype Narrator: BattleNarrator where Narrator.Rules == Player.Rules
  /// What a side can be told to do.
  associatedtype Action

  typealias Board = Player.Rules.Board
  typealias Breakdown = ScoreBreakdown<Player.Rules.MoveName>

  /// How the next answer comes about, from a policy that scores; nil from the others.
  static func explain(_ policy: Player, _ board: borrowing Board, _ legal: borrowing ChoiceList) -> Breakdown?

  /// How the last answer came about, from a policy that can tell; empty from the others.
  static func account(of policy: Player) -> [String]

  /// A choice in words: "Earthquake", "switch 3".
  static func word(_ choice: Choice, _ board: Board, _ seat: Seat) -> String
  static func name(_ move: Player.Rules.MoveName) -> String

  /// Reads what somebody is to do: the name of a move, and whatever else the rules have.
  static func action(_ text: String) throws(CommandError) -> Action
  /// The choice that does it; nil when the fighter has none.
  static func choice(_ action: Action, _ board: Board, _ seat: Seat) -> Choice?

  /// The battle as lines of Showdown's protocol, after each step; nil for rules that it has no words for.
  static func protocolLines(
    _ teams: [Player.Rules.Team], players: [String], _ steps: [[Player.Rules.Event]]
  ) -> [[String]]?
}

extension ReplayedRules {
  static func account(of policy: Player) -> [String] { [] }
}
