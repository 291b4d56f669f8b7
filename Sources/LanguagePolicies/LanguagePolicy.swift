public import BattleCore
public import LanguageModel
public import Policies

/// Asks a language model, then lets the adjustments correct its pick.
///
/// The model rates the legal choices; nothing else can come out. Where it cannot be asked the heuristic decides, which is
/// counted. A failure of the model is no decision: it ends the run.
public struct LanguagePolicy<Rules: DescribedRules>: InPlacePolicy, OutsidePolicy {
  public let settings: LanguageSettings
  public let tally: LanguageTally
  public private(set) var fallbacks = 0

  private let questioner: Questioner
  private var heuristic = Heuristic<Rules>()
  private var seat = Seat.p1
  private var last: LastDecision?

  /// What the last decision was made of.
  private struct LastDecision: Sendable {
    var prompt: DecisionPrompt
    var ratings: [Double]
    var pick: Int
    var isAdjusted = false
    var cause: LanguageTally.Cause?
  }

  /// - Parameters:
  ///   - respondent: who is asked; nil for nobody.
  ///   - tally: counts the decisions of all copies of the policy.
  ///   - fail: ends the run when the model fails.
  public init(
    _ settings: LanguageSettings, _ respondent: Respondent?, tally: LanguageTally = LanguageTally(),
    fail: @escaping @Sendable (LanguageModelError) -> Never
  ) {
    self.settings = settings
    self.tally = tally
    questioner = Questioner(respondent: respondent, fail: fail)
    heuristic.adjusts = settings.adjusts
  }

  public var name: String { LanguageSettings.entry.name }
  public var parameters: [(name: String, value: String)] { settings.parameters }

  public mutating func begin(_ context: GameContext) {
    seat = context.seat
    last = nil
    heuristic.begin(context)
  }

  public mutating func choose(at board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> Choice {
    last = nil
    let prompt = prompt(board, legal)
    let replies: Replies
    let seconds: Double
    switch questioner.ask(prompt.prompt, limit: settings.tokens) {
    case .unasked(let cause): return fallBack(cause, prompt, board, legal)
    case .answered(let answer, let time): (replies, seconds) = (answer, time)
    }
    let ratings = prompt.ratings(replies)
    let place = DecisionPrompt.best(ratings)
    let pick = legal[prompt.order[place]]
    let choice = settings.adjusts ? heuristic.adjust(pick, at: board, legal) : pick
    tally.answered(
      place: place, of: legal.count, tokens: replies.evaluatedTokens, seconds: seconds, isAdjusted: choice != pick)
    last = LastDecision(prompt: prompt, ratings: ratings, pick: place, isAdjusted: choice != pick)
    return choice
  }

  private mutating func fallBack(
    _ cause: LanguageTally.Cause, _ prompt: DecisionPrompt, _ board: UnsafePointer<Rules.Board>,
    _ legal: borrowing ChoiceList
  ) -> Choice {
    fallbacks += 1
    tally.fellBack(cause)
    last = LastDecision(prompt: prompt, ratings: [], pick: 0, cause: cause)
    return heuristic.choose(at: board, legal)
  }

  private func prompt(_ board: UnsafePointer<Rules.Board>, _ legal: borrowing ChoiceList) -> DecisionPrompt {
    let text = DecisionText(Rules.self, board, seat, legal, numbers: settings.numbers)
    return DecisionPrompt(text, form: settings.form, numbers: settings.numbers, seed: UInt64(settings.order))
  }

  /// The parts of the last prompt in the order in which they are evaluated, without the fixed one.
  package var lastParts: [String] {
    guard let prompt = last?.prompt.prompt else { return [] }
    return (prompt.situation.isEmpty ? [] : [prompt.situation]) + prompt.questions
  }

  public var lastReasons: [String] {
    guard let last else { return [] }
    var lines = last.prompt.lines(ratings: last.ratings, pick: last.pick)
    switch last.cause {
    case nil: break
    case .absent: lines.append("there is no model: the heuristic decides")
    case .tooLong: lines.append("the question is longer than \(settings.tokens) tokens: the heuristic decides")
    }
    if last.isAdjusted { lines.append("the adjustments put another choice in its place") }
    return lines
  }
}
