#if LLM
  import Foundation

  /// The contexts of a model: whoever wants one waits until one is free. They are made when first needed.
  final class ContextQueue: @unchecked Sendable {
    private let weights: ModelWeights
    private let settings: ModelSettings
    private let starts = EvaluatedStarts()
    private let condition = NSCondition()
    // Both guarded by the condition.
    private var idle: [ModelContext]
    private var made = 1

    init(_ path: String, _ settings: ModelSettings) throws(LanguageModelError) {
      weights = try ModelWeights(path)
      self.settings = settings
      idle = [try ModelContext(weights, settings, starts)]
    }

    func replies(to prompt: Prompt, limit: Int) throws(LanguageModelError) -> Replies? {
      let context = try take()
      defer { give(context) }
      return try context.replies(to: prompt, limit: limit)
    }

    func check(_ prompt: Prompt, limit: Int) throws(LanguageModelError) {
      let context = try take()
      defer { give(context) }
      try context.check(prompt, limit: limit)
    }

    func rawSeconds(tokenCounts: [Int], after fixed: String) throws(LanguageModelError) -> Double {
      let context = try take()
      defer { give(context) }
      return try context.rawSeconds(tokenCounts, after: fixed)
    }

    func tokenCount(_ text: String, isStart: Bool) throws(LanguageModelError) -> Int {
      try weights.tokens(text, isStart: isStart).count
    }

    private func take() throws(LanguageModelError) -> ModelContext {
      condition.lock()
      defer { condition.unlock() }
      while idle.isEmpty && made >= settings.contexts { condition.wait() }
      if let context = idle.popLast() { return context }
      let context = try ModelContext(weights, settings, starts)
      made += 1
      return context
    }

    private func give(_ context: ModelContext) {
      condition.lock()
      idle.append(context)
      condition.signal()
      condition.unlock()
    }
  }
#endif
