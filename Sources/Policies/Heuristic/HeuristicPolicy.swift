public import BattleCore
public import Gen5

/// The heuristic under the rules of Generation 5.
public typealias HeuristicPolicy = Heuristic<Gen5>

/// The app's battle AI: the move with the highest score, then the four adjustments.
///
/// A change of fighter has a score of its own, on the same scale: it is made when it beats the best move, and the best one
/// when somebody must come in.
public struct Heuristic<Rules: ScoredRules>: InPlacePolicy, BitwiseCopyable, Sendable {
  public var weights: MoveScoringWeights
  /// Whether the adjustments act after the pick.
  public var adjusts: Bool
  /// What changes of fighter are judged by, where the rules have any.
  public var switching = SwitchWeights()
  /// Where the last decision was a change: whom it brought in; 255 otherwise.
  private var broughtIn: UInt8 = 255
  private var seat = Seat.p1
  private var history = PickHistory()
  /// The fighter whose picks `history` holds.
  private var fighter: UInt8 = 0

  public init(weights: MoveScoringWeights = MoveScoringWeights(), adjusts: Bool = true) {
    self.weights = weights
    self.adjusts = adjusts
  }

  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    history.forget()
    fighter = 0
    broughtIn = 255
  }

  public mutating func choose(at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> Choice {
    var recorder = NoRecorder()
    let list = copy legal
    var decision = withUnsafePointer(to: list) {
      Decision<Rules>(board, seat, $0, weights, current(board), &recorder)
    }
    if Rules.hasChange(legal) {
      let changes = changes(board, legal)
      if let best = SwitchScoring.best(changes, switching), decision.isBeaten(by: best.score) {
        return change(changes[best.index].choice)
      }
    }
    guard decision.options.count > 0 else { return Rules.replacement(board, seat, legal) }
    let pick = adjusts ? decision.adjust(decision.options.best, &recorder) : decision.options.best
    remember(decision.options.pick(pick), board)
    return decision.choices[pick]
  }

  /// The changes that are possible, seen from the fighter in front.
  private func changes(_ board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> SwitchOptions {
    Rules.switches(board, seat, legal, justCameIn: broughtIn != 255 && Rules.fighter(board, seat) == broughtIn)
  }

  private mutating func change(_ choice: Choice) -> Choice {
    broughtIn = choice.changePlace.map(UInt8.init) ?? 255
    return choice
  }

  /// What the adjustments make of a choice that somebody else picked; the heuristic's pick is the fallback.
  ///
  /// The result counts as this policy's pick, so one instance follows one battle either here or by `choose`.
  public mutating func adjust(
    _ picked: Choice, _ board: borrowing Rules.Board, _ legal: borrowing ChoiceList
  ) -> Choice {
    let legal = copy legal
    return withUnsafePointer(to: board) { adjust(picked, at: $0, legal) }
  }

  public mutating func adjust(
    _ picked: Choice, at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList
  ) -> Choice {
    var recorder = NoRecorder()
    let list = copy legal
    var decision = withUnsafePointer(to: list) {
      Decision<Rules>(board, seat, $0, weights, current(board), &recorder)
    }
    guard let index = decision.index(of: picked) else { return picked }
    let pick = decision.adjust(index, &recorder)
    remember(decision.options.pick(pick), board)
    return decision.choices[pick]
  }

  /// How the next `choose` would come about. Changes nothing.
  ///
  /// - Complexity: allocates; for people, not for playing.
  public func explain(
    _ board: borrowing Rules.Board, _ legal: borrowing ChoiceList
  ) -> ScoreBreakdown<Rules.MoveName> {
    let legal = copy legal
    return withUnsafePointer(to: board) { explain(at: $0, legal) }
  }

  private func explain(
    at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList
  ) -> ScoreBreakdown<Rules.MoveName> {
    var recorder = BreakdownRecorder()
    let list = copy legal
    var decision = withUnsafePointer(to: list) {
      Decision<Rules>(board, seat, $0, weights, current(board), &recorder)
    }
    let changes = changes(board, legal)
    var breakdown: ScoreBreakdown<Rules.MoveName>
    if decision.options.count > 0 {
      let best = decision.options.best
      let pick = adjusts ? decision.adjust(best, &recorder) : best
      breakdown = decision.breakdown(recorder, heuristic: best, choice: pick)
    } else {
      breakdown = ScoreBreakdown(choice: Rules.replacement(board, seat, legal))
    }
    breakdown.changes(changes, switching)
    if let best = SwitchScoring.best(changes, switching), decision.isBeaten(by: best.score) {
      breakdown.overrule(changes[best.index].choice)
    }
    return breakdown
  }

  /// Every parameter with its value, sorted by name.
  public var parameters: [(name: String, value: String)] {
    HeuristicParameters<Rules>.all.values(of: self).sorted { $0.name < $1.name }
  }

  /// The history, if it belongs to the fighter in front.
  private func current(_ board: UnsafePointer<Rules.Board>) -> PickHistory {
    Rules.fighter(board, seat) == fighter ? history : PickHistory()
  }

  private mutating func remember(_ pick: (move: UInt16, mustRecharge: Bool), _ board: UnsafePointer<Rules.Board>) {
    broughtIn = 255
    let front = Rules.fighter(board, seat)
    if front != fighter {
      fighter = front
      history.forget()
    }
    history.remember(pick.move, mustRecharge: pick.mustRecharge)
  }
}

/// The moves among the legal choices, scored.
struct Decision<Rules: ScoredRules> {
  var options = ScoredOptions()
  var choices: InlineArray<4, Choice> = .init(repeating: .pass)
  private var moves: InlineArray<4, Rules.MoveName?> = .init(repeating: nil)
  private var situation: SituationFacts

  /// - Parameter legal: by address; as a value it would be taken apart and put together again for each look at it.
  init<R: ScoreRecorder>(
    _ board: UnsafePointer<Rules.Board>, _ seat: Seat, _ legal: UnsafePointer<ChoiceList>,
    _ weights: borrowing MoveScoringWeights, _ history: PickHistory, _ recorder: inout R
  ) {
    situation = Rules.situation(board, seat)
    let outlook = Rules.outlook(board, seat)
    for index in 0..<legal.pointee.count {
      let choice = legal.pointee[index]
      guard let move = Rules.move(of: choice, board, seat) else { continue }
      let facts = Rules.facts(of: choice, move, outlook, board, seat)
      recorder.begin(option: options.count)
      let score = MoveScoring.inBattle(facts, situation, history, weights, &recorder)
      choices[options.count] = choice
      moves[options.count] = move
      options.append(facts, score: score)
    }
  }

  mutating func adjust<R: ScoreRecorder>(_ pick: Int, _ recorder: inout R) -> Int {
    Adjustment.apply(to: pick, fallback: options.best, options, situation, &recorder)
  }

  /// A change of this score goes before the best move, if there is any.
  func isBeaten(by score: Double) -> Bool { options.count == 0 || score > options.score(options.best) }

  func index(of choice: Choice) -> Int? {
    for i in 0..<options.count where choices[i] == choice { return i }
    return nil
  }

  /// What was recorded, in the words of choices and moves.
  func breakdown(_ recorder: BreakdownRecorder, heuristic: Int, choice: Int) -> ScoreBreakdown<Rules.MoveName> {
    var breakdown = ScoreBreakdown<Rules.MoveName>(choice: choices[choice])
    breakdown.heuristic = choices[heuristic]
    for index in 0..<options.count {
      guard let move = moves[index] else { continue }
      breakdown.options.append(
        ScoreBreakdown.Option(
          choice: choices[index], move: move, estimate: options.estimate(index),
          effectiveness: options.effectiveness(index), terms: recorder.terms[index], score: options.score(index)))
    }
    breakdown.changes = recorder.changes.map {
      ScoreBreakdown.Change($0.adjustment, from: choices[$0.from], to: choices[$0.to])
    }
    return breakdown
  }
}
