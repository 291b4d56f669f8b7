import Reports
import Synchronization

/// Names questions: the same model, version and text have the same key.
final class PromptKey: Sendable {
  private let model: String
  /// Fixed parts are long and few.
  private let fixed = Mutex<(text: String, sum: String)>(("", ""))

  init(model: String) { self.model = model }

  func keys(_ prompt: Prompt) -> [String] {
    let sum = fixed.withLock { fixed in
      if fixed.text != prompt.fixed { fixed = (prompt.fixed, SHA256.hex(prompt.fixed.utf8)) }
      return fixed.sum
    }
    return prompt.questions.map { question in
      // Every part is followed by its end, so that no two lists of parts are one text.
      let parts = [model, "\(prompt.version)", sum, prompt.situation, question] + prompt.answers
      return String(SHA256.hex(parts.map { $0 + "\0" }.joined().utf8).prefix(Cassette.keyLength))
    }
  }
}
