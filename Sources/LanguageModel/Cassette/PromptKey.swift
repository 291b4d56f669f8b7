import Reports
import Synchronization

/// Names prompts: the same model, version and text have the same key.
final class PromptKey: Sendable {
  private let model: String
  /// Fixed parts are long and few.
  private let fixed = Mutex<(text: String, sum: String)>(("", ""))

  init(model: String) { self.model = model }

  func key(_ prompt: Prompt) -> String {
    let sum = fixed.withLock { fixed in
      if fixed.text != prompt.fixed { fixed = (prompt.fixed, SHA256.hex(prompt.fixed.utf8)) }
      return fixed.sum
    }
    let text = [model, "\(prompt.version)", sum, prompt.turn, prompt.answers.joined(separator: "|")]
    return String(SHA256.hex(text.joined(separator: "\n").utf8).prefix(Cassette.keyLength))
  }
}
