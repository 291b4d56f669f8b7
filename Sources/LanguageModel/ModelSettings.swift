/// How a model is run. None of it changes an answer: each prompt is evaluated alone and in one fixed shape.
public struct ModelSettings: Hashable, Sendable {
  /// Tokens that a context holds: the fixed part and the longest turn.
  public var context: Int
  /// Threads of one evaluation.
  public var threads: Int
  /// How many evaluations may run at once.
  public var contexts: Int

  public init(context: Int = 1024, threads: Int = 1, contexts: Int = 1) {
    self.context = context
    self.threads = threads
    self.contexts = contexts
  }
}
