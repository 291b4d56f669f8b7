/// Whoever answers prompts: a model, a file of recorded answers, or both. No prompt is evaluated twice.
public final class Respondent: Sendable {
  public let model: LanguageModel?
  public let cassette: Cassette?
  private let key: PromptKey

  /// What came of a question.
  public enum Answer: Hashable, Sendable {
    case evaluated(Reply)
    case recorded(Reply)
    /// The turn's part has more tokens than allowed.
    case tooLong
  }

  /// - Parameters:
  ///   - model: nil to answer from the cassette alone.
  ///   - cassette: nil to keep answers in memory only.
  public init(_ model: LanguageModel?, _ cassette: Cassette?) throws(LanguageModelError) {
    self.model = model
    self.cassette = cassette
    if let model { try cassette?.use(model: model.file.checksum) }
    key = PromptKey(model: model?.file.checksum ?? cassette?.model ?? "")
  }

  /// The model's checksum, be it here or not.
  public var checksum: String? { model?.file.checksum ?? cassette?.model }

  /// Answers a prompt whose turn has at most `limit` tokens.
  public func answer(_ prompt: Prompt, limit: Int) throws(LanguageModelError) -> Answer {
    let key = cassette == nil ? "" : key.key(prompt)
    if let reply = cassette?.reply(key) { return reply.tokens <= limit ? .recorded(reply) : .tooLong }
    guard let model else { throw .notRecorded(cassette: cassette?.path ?? "no cassette") }
    guard let reply = try model.reply(to: prompt, limit: limit) else { return .tooLong }
    try cassette?.record(reply, for: key)
    return .evaluated(reply)
  }
}
