public import BattleCore
import Dex
public import Gen5

/// The app's battle AI: the move with the highest score, then the four adjustments.
///
/// It decides about moves. It never switches of its own accord; a forced change follows `Replacement`.
public struct HeuristicPolicy: Policy, BitwiseCopyable, Sendable {
  public typealias Rules = Gen5

  public var weights: MoveScoringWeights
  /// Whether the adjustments act after the pick.
  public var adjusts: Bool
  private var seat = Seat.p1
  private var history = PickHistory()
  /// Place in the team of the fighter whose picks `history` holds.
  private var place: UInt8 = 0

  public init(weights: MoveScoringWeights = MoveScoringWeights(), adjusts: Bool = true) {
    self.weights = weights
    self.adjusts = adjusts
  }

  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    history.forget()
    place = 0
  }

  public mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    var recorder = NoRecorder()
    var decision = Decision(board, seat, legal, weights, current(board), &recorder)
    guard decision.options.count > 0 else { return Replacement.best(board, seat, legal) }
    let pick = adjusts ? decision.adjust(decision.options.best, &recorder) : decision.options.best
    remember(decision.options[pick], board)
    return decision.choices[pick]
  }

  /// What the adjustments make of a choice that somebody else picked; the heuristic's pick is the fallback.
  ///
  /// The result counts as this policy's pick, so one instance follows one battle either here or by `choose`.
  public mutating func adjust(
    _ picked: Choice, _ board: borrowing Battle, _ legal: borrowing ChoiceList
  ) -> Choice {
    var recorder = NoRecorder()
    var decision = Decision(board, seat, legal, weights, current(board), &recorder)
    guard let index = decision.index(of: picked) else { return picked }
    let pick = decision.adjust(index, &recorder)
    remember(decision.options[pick], board)
    return decision.choices[pick]
  }

  /// How the next `choose` would come about. Changes nothing.
  ///
  /// - Complexity: allocates; for people, not for playing.
  public func explain(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> MoveScoreBreakdown {
    var recorder = BreakdownRecorder()
    var decision = Decision(board, seat, legal, weights, current(board), &recorder)
    guard decision.options.count > 0 else {
      return MoveScoreBreakdown(choice: Replacement.best(board, seat, legal))
    }
    let best = decision.options.best
    let pick = adjusts ? decision.adjust(best, &recorder) : best
    return MoveScoreBreakdown(decision, recorder, heuristic: best, choice: pick)
  }

  /// The history, if it belongs to the fighter in front.
  private func current(_ board: borrowing Battle) -> PickHistory {
    board.sides[seat.index].activePlace == place ? history : PickHistory()
  }

  private mutating func remember(_ option: OptionFacts, _ board: borrowing Battle) {
    if board.sides[seat.index].activePlace != place {
      place = board.sides[seat.index].activePlace
      history.forget()
    }
    history.remember(option)
  }
}

/// The moves among the legal choices, scored.
struct Decision {
  var options = ScoredOptions()
  var choices: InlineArray<4, Choice> = .init(repeating: .pass)
  var moves: InlineArray<4, MoveID> = .init(repeating: .none)
  var situation: SituationFacts

  init<R: ScoreRecorder>(
    _ board: borrowing Battle, _ seat: Seat, _ legal: borrowing ChoiceList, _ weights: MoveScoringWeights,
    _ history: PickHistory, _ recorder: inout R
  ) {
    situation = SituationFacts(board, seat)
    for index in 0..<legal.count {
      guard let move = board.move(of: legal[index], seat) else { continue }
      let facts = OptionFacts(move, board, seat)
      recorder.begin(option: options.count)
      let score = MoveScoring.inBattle(facts, situation, history, weights, &recorder)
      choices[options.count] = legal[index]
      moves[options.count] = move
      options.append(facts, score: score)
    }
  }

  mutating func adjust<R: ScoreRecorder>(_ pick: Int, _ recorder: inout R) -> Int {
    Adjustment.apply(to: pick, fallback: options.best, options, situation, &recorder)
  }

  func index(of choice: Choice) -> Int? {
    for i in 0..<options.count where choices[i] == choice { return i }
    return nil
  }
}
