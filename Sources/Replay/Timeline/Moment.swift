public import BattleCore
public import Policies

/// Names a moment at which somebody decides: "3" is the beginning of turn 3, "3.2" the second moment in it (somebody must
/// be brought in).
public struct MomentName: Hashable, Sendable, Comparable, CustomStringConvertible {
  public var turn: Int
  /// From 1.
  public var part: Int

  public init(turn: Int, part: Int = 1) {
    self.turn = turn
    self.part = part
  }

  /// Reads "3" or "3.2".
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), let turn = Int(parts[0]), turn >= 1 else { return nil }
    self.init(turn: turn)
    if parts.count == 2 {
      guard let part = Int(parts[1]), part >= 1 else { return nil }
      self.part = part
    }
  }

  public var description: String { part == 1 ? "\(turn)" : "\(turn).\(part)" }

  public static func < (a: MomentName, b: MomentName) -> Bool { (a.turn, a.part) < (b.turn, b.part) }
}

/// A decision as it was made: one of several choices.
public struct RecordedDecision<Rules: ReplayedRules>: Sendable {
  public var seat: Seat
  public var legal: ChoiceList
  public var answer: Choice
  /// The answer is not the policy's own but was imposed.
  public var isImposed = false
  /// What another policy would have chosen, when one was asked.
  public var advice: Advice?
  /// What the policy would have chosen, where something else decided.
  public var own: Choice?
  /// What the policy went by, when that was asked for and it has something to tell.
  public var account: DecisionAccount?

  public init(seat: Seat, legal: ChoiceList, answer: Choice) {
    self.seat = seat
    self.legal = legal
    self.answer = answer
  }

  /// Adds what the policy says of its choice afterwards.
  mutating func add(_ reasons: [String]) {
    guard !reasons.isEmpty else { return }
    var account = account ?? DecisionAccount()
    account.notes += reasons
    self.account = account
  }
}

/// What a policy that does not play says about a decision.
public struct Advice: Sendable {
  /// What it is called.
  public var label: String
  public var choice: Choice
  public var account: DecisionAccount?
}

/// A moment at which somebody decides, and what came of it.
public struct Moment<Rules: ReplayedRules>: Sendable {
  public var name: MomentName
  /// The battle before the choices.
  public var game: Game<Rules.Board>
  /// The policies before the choices, by seat; nil for those that are not quick, and where there is none.
  public var policies: [Rules.Player?]
  /// Of those who had more than one choice.
  public var decisions: [RecordedDecision<Rules>] = []
  /// What both did; `.pass` for nothing.
  public var choices: [Choice] = [.pass, .pass]
  /// What happened until the next moment or the end.
  public var events: [Rules.Event] = []

  public func decision(_ seat: Seat) -> RecordedDecision<Rules>? { decisions.first { $0.seat == seat } }
}
