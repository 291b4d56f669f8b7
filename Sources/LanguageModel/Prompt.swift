/// A question with a closed list of answers.
///
/// Its text is `fixed` + `turn`. The fixed part is the same in many prompts and is evaluated once; the model then says
/// how likely each answer is to come next. Nothing is generated, so no answer outside the list can come out.
public struct Prompt: Hashable, Sendable {
  /// Changes when prompts are written in another way.
  public var version: Int
  /// The part that many prompts share; whole lines.
  public var fixed: String
  /// The part of this question, up to where the answer begins.
  public var turn: String
  /// The answers, each one token of the model, such as " A".
  public var answers: [String]

  public init(version: Int, fixed: String, turn: String, answers: [String]) {
    self.version = version
    self.fixed = fixed
    self.turn = turn
    self.answers = answers
  }
}

/// What a model says to a prompt.
public struct Reply: Hashable, Sendable {
  /// How the model rates each answer as the next token: logits, up to a constant the logarithm of its probability.
  public var logits: [Float]
  /// Tokens of the turn's part.
  public var tokens: Int

  public init(logits: [Float], tokens: Int) {
    self.logits = logits
    self.tokens = tokens
  }
}
