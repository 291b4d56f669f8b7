#if LLM
  import CLlama
  import Synchronization

  /// The library as a whole: started once, silent, and found to be the one that this program was compiled for.
  enum LlamaLibrary {
    /// What it complained of since last asked.
    private static let complaints = Mutex<[String]>([])

    /// Starts the library, once.
    static let start: Result<Void, LanguageModelError> = {
      llama_log_set(
        { level, text, _ in
          guard level == GGML_LOG_LEVEL_ERROR, let text else { return }
          LlamaLibrary.complaints.withLock { $0.append(String(cString: text)) }
        }, nil)
      if let difference { return .failure(.otherLibrary(difference)) }
      llama_backend_init()
      return .success(())
    }()

    /// What it complained of, in one line; empties the list.
    static func takeComplaints() -> String {
      let lines = complaints.withLock { lines in
        defer { lines.removeAll() }
        return lines
      }
      let words = lines.joined().split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? "it gives no reason" : words
    }

    static var description: String {
      guard let text = llama_print_system_info() else { return "" }
      return String(cString: text)
    }

    /// Settings go to the library by value, so fields of a header of another age would be read at wrong places. The
    /// defaults, from the first field to the last, betray that.
    private static var difference: String? {
      let context = llama_context_default_params()
      let model = llama_model_default_params()
      let seen: [(String, Bool)] = [
        ("n_ctx", context.n_ctx == 512), ("n_batch", context.n_batch == 2048), ("n_ubatch", context.n_ubatch == 512),
        ("n_seq_max", context.n_seq_max == 1), ("n_threads", context.n_threads >= 1),
        ("flash_attn_type", context.flash_attn_type == LLAMA_FLASH_ATTN_TYPE_AUTO),
        ("rope_freq_base", context.rope_freq_base == 0), ("yarn_ext_factor", context.yarn_ext_factor == -1),
        ("defrag_thold", context.defrag_thold == -1), ("type_k", context.type_k == GGML_TYPE_F16),
        ("type_v", context.type_v == GGML_TYPE_F16), ("embeddings", !context.embeddings),
        ("offload_kqv", context.offload_kqv), ("no_perf", context.no_perf), ("op_offload", context.op_offload),
        ("swa_full", context.swa_full), ("kv_unified", !context.kv_unified),
        ("devices", model.devices == nil), ("split_mode", model.split_mode == LLAMA_SPLIT_MODE_LAYER),
        ("main_gpu", model.main_gpu == 0), ("vocab_only", !model.vocab_only),
        ("check_tensors", !model.check_tensors), ("use_extra_bufts", model.use_extra_bufts),
      ]
      return seen.first { !$0.1 }.map { "its default of \($0.0) is another" }
    }
  }
#endif
