#if LLM
  import CLlama

  /// A place to evaluate one prompt at a time. Used by one thread at a time.
  final class ModelContext: @unchecked Sendable {
    private let weights: ModelWeights
    private let pointer: OpaquePointer
    private let size: Int
    private let starts: EvaluatedStarts
    /// The fixed part whose tokens stand at the beginning.
    private var fixed = ""
    private var fixedCount = 0
    /// The last list of answers with its tokens: few lists are asked for again and again.
    private var answers: [String] = []
    private var answerTokens: [llama_token] = []

    init(_ weights: ModelWeights, _ settings: ModelSettings, _ starts: EvaluatedStarts) throws(LanguageModelError) {
      self.weights = weights
      self.starts = starts
      size = settings.context
      let trained = weights.trainedContext
      if trained > 0, size > trained { throw .contextTooLarge(context: size, trained: trained) }
      var parameters = llama_context_default_params()
      parameters.n_ctx = UInt32(size)
      // A turn is one batch and that batch one step, whatever its length: one way to add up.
      parameters.n_batch = UInt32(size)
      parameters.n_ubatch = UInt32(size)
      parameters.n_seq_max = 1
      parameters.n_threads = Int32(settings.threads)
      parameters.n_threads_batch = Int32(settings.threads)
      // Its sums are split according to the number of threads.
      parameters.flash_attn_type = LLAMA_FLASH_ATTN_TYPE_DISABLED
      // What has left a sliding window is needed again after going back to the fixed part.
      parameters.swa_full = true
      parameters.offload_kqv = false
      parameters.op_offload = false
      _ = LlamaLibrary.takeComplaints()
      guard let pointer = llama_init_from_model(weights.pointer, parameters) else {
        throw .backend("a context cannot be made: \(LlamaLibrary.takeComplaints())")
      }
      self.pointer = pointer
      if Int(llama_n_ctx(pointer)) < size || llama_n_threads(pointer) != settings.threads {
        throw .otherLibrary("it did not take the settings of a context")
      }
    }

    deinit { llama_free(pointer) }

    func replies(to prompt: Prompt, limit: Int) throws(LanguageModelError) -> Replies? {
      var situation = prompt.situation.isEmpty ? [] : try weights.tokens(prompt.situation, isStart: false)
      var questions: [[llama_token]] = []
      for question in prompt.questions { questions.append(try weights.tokens(question, isStart: false)) }
      let longest = situation.count + (questions.map(\.count).max() ?? 0)
      if longest > limit { return nil }
      try begin(with: prompt.fixed)
      let start = fixedCount + situation.count
      if fixedCount + longest > size { throw .contextTooSmall(context: size, needed: fixedCount + longest) }
      if let question = questions.first { try learn(prompt, question) }
      if !situation.isEmpty { try evaluate(&situation) }
      var replies: [Reply] = []
      var evaluated = situation.count
      for place in questions.indices {
        if place > 0 { try goBack(to: start) }
        try evaluate(&questions[place])
        evaluated += questions[place].count
        replies.append(Reply(logits: try answerLogits(), tokens: situation.count + questions[place].count))
      }
      return Replies(replies: replies, evaluatedTokens: evaluated)
    }

    private func answerLogits() throws(LanguageModelError) -> [Float] {
      guard let logits = llama_get_logits_ith(pointer, -1) else { throw .backend("there are no logits") }
      let values = answerTokens.map { logits[Int($0)] }
      if !values.allSatisfy(\.isFinite) { throw .backend("the model's numbers are not finite") }
      return values
    }

    func check(_ prompt: Prompt, limit: Int) throws(LanguageModelError) {
      let fixed = try weights.tokens(prompt.fixed, isStart: true)
      if fixed.count + limit > size { throw .contextTooSmall(context: size, needed: fixed.count + limit) }
      _ = try replies(to: prompt, limit: .max)
    }

    /// The seconds that the runs of tokens take, each after the fixed part; that one not counted.
    func rawSeconds(_ counts: [Int], after text: String) throws(LanguageModelError) -> Double {
      let filler = try weights.tokens(" and", isStart: false)
      try begin(with: text)
      let begin = ContinuousClock.now
      for count in counts {
        var tokens = [llama_token](repeating: filler[0], count: count)
        try goBack(to: fixedCount)
        try evaluate(&tokens)
        _ = llama_get_logits_ith(pointer, -1)
      }
      return (ContinuousClock.now - begin) / .seconds(1)
    }

    /// Goes back to the end of the fixed part. One that is met for the first time is evaluated; what that came to is kept
    /// for all contexts, so that prompts with different fixed parts may take turns.
    private func begin(with text: String) throws(LanguageModelError) {
      if text == fixed, fixedCount > 0 { return try goBack(to: fixedCount) }
      fixed = ""
      fixedCount = 0
      llama_memory_clear(llama_get_memory(pointer), true)
      if let start = starts.start(text) {
        if start.count >= size { throw .contextTooSmall(context: size, needed: start.count + 1) }
        try restore(start)
        fixedCount = start.count
      } else {
        var tokens = try weights.tokens(text, isStart: true)
        if tokens.count >= size { throw .contextTooSmall(context: size, needed: tokens.count + 1) }
        try evaluate(&tokens)
        fixedCount = tokens.count
        starts.keep(EvaluatedStart(count: tokens.count, state: state()), for: text)
      }
      fixed = text
    }

    private func state() -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: llama_state_seq_get_size(pointer, 0)) { buffer, count in
        count = llama_state_seq_get_data(pointer, buffer.baseAddress, buffer.count, 0)
      }
    }

    private func restore(_ start: EvaluatedStart) throws(LanguageModelError) {
      let count = start.state.withUnsafeBufferPointer {
        llama_state_seq_set_data(pointer, $0.baseAddress, $0.count, 0)
      }
      if count != start.state.count { throw .backend("a context does not take what another one came to") }
    }

    /// Forgets all tokens from a position on.
    private func goBack(to position: Int) throws(LanguageModelError) {
      if !llama_memory_seq_rm(llama_get_memory(pointer), 0, llama_pos(position), -1) {
        throw .backend("a context does not go back to an earlier part of a prompt")
      }
    }

    private func learn(_ prompt: Prompt, _ question: [llama_token]) throws(LanguageModelError) {
      if prompt.answers == answers { return }
      var tokens: [llama_token] = []
      for answer in prompt.answers {
        tokens.append(try weights.answer(answer, after: prompt.questions[0], question))
      }
      answers = prompt.answers
      answerTokens = tokens
    }

    /// Evaluates tokens after those that are there.
    private func evaluate(_ tokens: inout [llama_token]) throws(LanguageModelError) {
      if tokens.isEmpty { throw .backend("a part of a prompt is empty") }
      let status = tokens.withUnsafeMutableBufferPointer {
        llama_decode(pointer, llama_batch_get_one($0.baseAddress, Int32($0.count)))
      }
      // Whatever it was, what stands in the context is not what it should be.
      if status != 0 {
        fixedCount = 0
        throw .backend("status \(status): \(LlamaLibrary.takeComplaints())")
      }
    }
  }
#endif
