public import BattleCore
public import Dex
import Gen5

/// How a decision of the heuristic comes about, for people.
public struct MoveScoreBreakdown: Sendable {
  /// A summand of a score. A factor appears as the difference it made, so the changes of an option add up to its score.
  public struct Term: Sendable, Equatable {
    public var term: ScoreTerm
    public var change: Double

    public init(_ term: ScoreTerm, _ change: Double) {
      self.term = term
      self.change = change
    }
  }

  /// One legal move.
  public struct Option: Sendable {
    public var choice: Choice
    public var move: MoveID
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

  /// The legal moves in slot order; empty when only a change of fighter is possible.
  public var options: [Option]
  /// The choice with the highest score.
  public var heuristic: Choice
  /// What the adjustments did, in order.
  public var changes: [Change]
  /// What is played.
  public var choice: Choice

  init(choice: Choice) {
    options = []
    heuristic = choice
    changes = []
    self.choice = choice
  }

  init(_ decision: Decision, _ recorder: BreakdownRecorder, heuristic: Int, choice: Int) {
    options = (0..<decision.options.count).map { index in
      Option(
        choice: decision.choices[index], move: decision.moves[index], estimate: decision.options[index].estimate,
        effectiveness: decision.options[index].effectiveness, terms: recorder.terms[index],
        score: decision.options.score(index))
    }
    changes = recorder.changes.map {
      Change($0.adjustment, from: decision.choices[$0.from], to: decision.choices[$0.to])
    }
    self.heuristic = decision.choices[heuristic]
    self.choice = decision.choices[choice]
  }
}

/// Keeps everything that the scoring tells.
struct BreakdownRecorder: ScoreRecorder {
  var terms: [[MoveScoreBreakdown.Term]] = []
  var changes: [(adjustment: Adjustment, from: Int, to: Int)] = []

  mutating func begin(option index: Int) { terms.append([]) }

  mutating func add(_ term: ScoreTerm, _ change: Double) {
    terms[terms.count - 1].append(MoveScoreBreakdown.Term(term, change))
  }

  mutating func adjusted(_ adjustment: Adjustment, from: Int, to: Int) { changes.append((adjustment, from, to)) }
}
