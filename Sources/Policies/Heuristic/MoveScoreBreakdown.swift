public import BattleCore
public import Dex

/// A decision under the rules of Generation 5.
public typealias MoveScoreBreakdown = ScoreBreakdown<MoveID>

/// A summand of a score. A factor appears as the difference it made, so the changes of an option add up to its score.
public struct ScoreChange: Sendable, Equatable {
  public var term: ScoreTerm
  public var change: Double

  public init(_ term: ScoreTerm, _ change: Double) {
    self.term = term
    self.change = change
  }
}

/// How a decision of the heuristic comes about, for people. `Move` is how the rule set names moves.
public struct ScoreBreakdown<Move: Sendable>: Sendable {
  public typealias Term = ScoreChange

  /// One legal move.
  public struct Option: Sendable {
    public var choice: Choice
    public var move: Move
    /// Expected damage in HP.
    public var estimate: Double
    /// Type multiplier on the target.
    public var effectiveness: Double
    /// In the order in which they were applied.
    public var terms: [Term]
    public var score: Double
  }

  /// An adjustment that changed the pick.
  public struct Change: Sendable, Equatable {
    public var adjustment: Adjustment
    public var from: Choice
    public var to: Choice

    public init(_ adjustment: Adjustment, from: Choice, to: Choice) {
      self.adjustment = adjustment
      self.from = from
      self.to = to
    }
  }

  /// A member that could come in.
  public struct Switch: Sendable {
    public var choice: Choice
    /// Expected damage of its best attack on the foe, and of the foe's best on it, in HP.
    public var threat: Double
    public var danger: Double
    /// Summands that are not 0, by the weight that they come from.
    public var terms: [(term: SwitchTerm, change: Double)]
    public var score: Double
  }

  /// The legal moves in slot order; empty when only a change of fighter is possible.
  public var options: [Option]
  /// The legal changes in the order of the choices; empty for a rule set without any.
  public var switches: [Switch] = []
  /// The choice with the highest score.
  public var heuristic: Choice
  /// What the adjustments did, in order.
  public var changes: [Change]
  /// What is played.
  public var choice: Choice

  /// Adds the changes with their scores.
  mutating func changes(_ changes: SwitchOptions, _ weights: SwitchWeights) {
    for index in 0..<changes.count {
      let option = changes[index]
      var terms: [(term: SwitchTerm, change: Double)] = []
      let score = SwitchScoring.score(option, changes.stay, weights) { terms.append((term: $0, change: $1)) }
      switches.append(
        Switch(choice: option.choice, threat: option.threat, danger: option.danger, terms: terms, score: score))
    }
  }

  /// A change goes before the moves, and nothing adjusts it.
  mutating func overrule(_ change: Choice) {
    heuristic = change
    changes = []
    choice = change
  }

  /// A decision without anything to judge.
  init(choice: Choice) {
    options = []
    heuristic = choice
    changes = []
    self.choice = choice
  }
}

/// Keeps everything that the scoring tells.
struct BreakdownRecorder: ScoreRecorder {
  var terms: [[ScoreChange]] = []
  var changes: [(adjustment: Adjustment, from: Int, to: Int)] = []

  mutating func begin(option index: Int) { terms.append([]) }

  mutating func add(_ term: ScoreTerm, _ change: Double) {
    terms[terms.count - 1].append(ScoreChange(term, change))
  }

  mutating func adjusted(_ adjustment: Adjustment, from: Int, to: Int) { changes.append((adjustment, from, to)) }
}
