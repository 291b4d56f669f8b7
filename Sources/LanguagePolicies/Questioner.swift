import LanguageModel

/// Whoever puts questions to a language model: asks where it can be asked, says why not otherwise, and ends the run when
/// the model fails.
struct Questioner: Sendable {
  /// What came of a question.
  enum Outcome {
    /// The replies, and the seconds that they took.
    case answered(Replies, seconds: Double)
    /// The model is not there, or the question is too long.
    case unasked(LanguageTally.Cause)
  }

  /// Who is asked; nil for nobody.
  let respondent: Respondent?
  /// Ends the run.
  let fail: @Sendable (LanguageModelError) -> Never

  /// - Parameter limit: the most tokens of a question.
  func ask(_ prompt: Prompt, limit: Int) -> Outcome {
    guard let respondent else { return .unasked(.absent) }
    let start = ContinuousClock.now
    do throws(LanguageModelError) {
      guard let replies = try respondent.answer(prompt, limit: limit) else { return .unasked(.tooLong) }
      return .answered(replies, seconds: (ContinuousClock.now - start) / .seconds(1))
    } catch {
      fail(error)
    }
  }
}
