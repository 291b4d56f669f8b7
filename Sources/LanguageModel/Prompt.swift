/// Questions about one situation, each with the same closed list of answers.
///
/// The text of a question is `fixed` + `situation` + the question, up to where the answer begins. The fixed part is the
/// same in many prompts and is evaluated once, the situation once for all of its questions. The model then says how likely
/// each answer is to come next. Nothing is generated, so no answer outside the list can come out.
public struct Prompt: Hashable, Sendable {
  /// Changes when prompts are written in another way.
  public var version: Int
  /// The part that many prompts share; whole lines.
  public var fixed: String
  /// What the questions have in common; whole lines, or nothing.
  public var situation: String
  public var questions: [String]
  /// The answers, each one token of the model, such as " Yes".
  public var answers: [String]

  public init(version: Int, fixed: String, situation: String, questions: [String], answers: [String]) {
    self.version = version
    self.fixed = fixed
    self.situation = situation
    self.questions = questions
    self.answers = answers
  }
}

/// What a model says to one question.
public struct Reply: Hashable, Sendable {
  /// How the model rates each answer as the next token: logits, up to a constant the logarithm of its probability.
  public var logits: [Float]
  /// Tokens of the situation and the question.
  public var tokens: Int

  public init(logits: [Float], tokens: Int) {
    self.logits = logits
    self.tokens = tokens
  }
}

/// What a model says to all questions of a prompt.
public struct Replies: Hashable, Sendable {
  public var replies: [Reply]
  /// How many tokens were evaluated for them; the fixed part not counted.
  public var evaluatedTokens: Int

  public init(replies: [Reply], evaluatedTokens: Int) {
    self.replies = replies
    self.evaluatedTokens = evaluatedTokens
  }
}
