/// A language model that has been loaded: weights once, and as many contexts as may work at the same time.
///
/// Callers on any thread wait for a free context. Every prompt is evaluated alone, after the same fixed part, in a batch
/// of its own: what it comes to depends on nothing that was asked before or is asked elsewhere.
public final class LanguageModel: Sendable {
  public let file: ModelFile
  public let settings: ModelSettings
  #if LLM
    private let queue: ContextQueue
  #endif

  /// Loads a model and makes its first context, so that what is wrong is known before anything is asked.
  public init(_ file: ModelFile, _ settings: ModelSettings) throws(LanguageModelError) {
    self.file = file
    self.settings = settings
    #if LLM
      queue = try ContextQueue(file.path, settings)
    #else
      throw .notBuilt
    #endif
  }

  /// How the model rates the answers to each question; nil when the situation with one of the questions has more tokens
  /// than `limit`.
  ///
  /// Throws `contextTooSmall` when the prompt does not fit into a context, `unfit` when an answer is no single token.
  public func replies(to prompt: Prompt, limit: Int = .max) throws(LanguageModelError) -> Replies? {
    #if LLM
      try queue.replies(to: prompt, limit: limit)
    #else
      throw .notBuilt
    #endif
  }

  /// Makes sure that prompts with this fixed part and up to `limit` tokens after it will fit, and that the answers are
  /// single tokens.
  public func check(_ prompt: Prompt, limit: Int) throws(LanguageModelError) {
    #if LLM
      try queue.check(prompt, limit: limit)
    #else
      throw .notBuilt
    #endif
  }

  /// Evaluates `counts` runs of tokens one after the other as llama.cpp does it by itself, without prompts, answers or
  /// reuse, each after the fixed part: what a benchmark compares with. Returns the seconds of the runs.
  public func rawSeconds(tokenCounts counts: [Int], after fixed: String) throws(LanguageModelError) -> Double {
    #if LLM
      try queue.rawSeconds(tokenCounts: counts, after: fixed)
    #else
      throw .notBuilt
    #endif
  }

  /// How many tokens a text has; what begins a text counts where the model wants it.
  public func tokenCount(_ text: String, isStart: Bool = true) throws(LanguageModelError) -> Int {
    #if LLM
      try queue.tokenCount(text, isStart: isStart)
    #else
      throw .notBuilt
    #endif
  }

  /// Whether this program was built with llama.cpp.
  public static var isAvailable: Bool {
    #if LLM
      true
    #else
      false
    #endif
  }

  /// What the library says of itself and of the processor.
  public static var libraryDescription: String {
    #if LLM
      LlamaLibrary.description
    #else
      "none"
    #endif
  }
}
