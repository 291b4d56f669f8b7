#if LLM
  import Synchronization

  /// What the fixed part of a prompt came to: the state of a context after it.
  struct EvaluatedStart: Sendable {
    /// Its tokens.
    var count: Int
    var state: [UInt8]
  }

  /// The fixed parts that have been evaluated, shared by the contexts of a model.
  final class EvaluatedStarts: Sendable {
    /// A state has some megabytes, and there are few fixed parts.
    private static let capacity = 8
    private let kept = Mutex<[(text: String, start: EvaluatedStart)]>([])

    func start(_ text: String) -> EvaluatedStart? { kept.withLock { kept in kept.first { $0.text == text }?.start } }

    func keep(_ start: EvaluatedStart, for text: String) {
      kept.withLock { kept in
        if kept.contains(where: { $0.text == text }) { return }
        if kept.count == EvaluatedStarts.capacity { kept.removeFirst() }
        kept.append((text, start))
      }
    }
  }
#endif
