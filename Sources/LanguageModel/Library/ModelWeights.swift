#if LLM
  import CLlama

  /// A model's weights and vocabulary, shared by all contexts. Never changed after loading.
  final class ModelWeights: @unchecked Sendable {
    let path: String
    let pointer: OpaquePointer
    let vocabulary: OpaquePointer

    init(_ path: String) throws(LanguageModelError) {
      try LlamaLibrary.start.get()
      self.path = path
      var parameters = llama_model_default_params()
      // On processors alone: another device adds up in another order.
      parameters.n_gpu_layers = 0
      _ = LlamaLibrary.takeComplaints()
      guard let pointer = llama_model_load_from_file(path, parameters) else {
        throw .unreadable(path: path, reason: LlamaLibrary.takeComplaints())
      }
      guard let vocabulary = llama_model_get_vocab(pointer), llama_vocab_n_tokens(vocabulary) > 0 else {
        llama_model_free(pointer)
        throw .unfit(path: path, reason: "it has no vocabulary")
      }
      guard llama_model_has_decoder(pointer), !llama_model_has_encoder(pointer), !llama_model_is_recurrent(pointer),
        !llama_model_is_hybrid(pointer), !llama_model_is_diffusion(pointer)
      else {
        llama_model_free(pointer)
        throw .unfit(path: path, reason: "it is no plain decoder")
      }
      self.pointer = pointer
      self.vocabulary = vocabulary
    }

    deinit { llama_model_free(pointer) }

    /// How long a context it was trained for.
    var trainedContext: Int { Int(llama_model_n_ctx_train(pointer)) }

    /// The tokens of a text.
    ///
    /// - Parameter isStart: what begins a text comes first, where the model wants it.
    func tokens(_ text: String, isStart: Bool) throws(LanguageModelError) -> [llama_token] {
      let bytes = text.utf8.map { CChar(bitPattern: $0) }
      let capacity = bytes.count + 2
      let tokens = [llama_token](unsafeUninitializedCapacity: capacity) { buffer, count in
        // Text never becomes a control token.
        let written = llama_tokenize(
          vocabulary, bytes, Int32(bytes.count), buffer.baseAddress, Int32(capacity), isStart, false)
        count = max(0, Int(written))
      }
      if tokens.isEmpty && !bytes.isEmpty { throw .backend("a prompt could not be split into tokens") }
      return tokens
    }

    /// The token that an answer is when it follows a question.
    func answer(_ text: String, after question: String, _ tokens: [llama_token]) throws(LanguageModelError)
      -> llama_token
    {
      let all = try self.tokens(question + text, isStart: false)
      guard all.count == tokens.count + 1, all.starts(with: tokens), let last = all.last else {
        throw .unfit(path: path, reason: "the answer '\(text)' is not one token of its own")
      }
      return last
    }
  }
#endif
