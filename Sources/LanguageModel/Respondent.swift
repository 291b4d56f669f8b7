/// Whoever answers prompts: a model, a file of recorded answers, or both. No question is evaluated twice.
public final class Respondent: Sendable {
  public let model: LanguageModel?
  public let cassette: Cassette?
  private let key: PromptKey

  /// - Parameters:
  ///   - model: nil to answer from the cassette alone.
  ///   - cassette: nil to remember nothing.
  public init(_ model: LanguageModel?, _ cassette: Cassette?) throws(LanguageModelError) {
    self.model = model
    self.cassette = cassette
    if let model { try cassette?.use(model: model.file.checksum) }
    key = PromptKey(model: model?.file.checksum ?? cassette?.model ?? "")
  }

  /// The model's checksum, be it here or not.
  public var checksum: String? { model?.file.checksum ?? cassette?.model }

  /// Answers a prompt; nil when the situation with one of the questions has more tokens than `limit`.
  public func answer(_ prompt: Prompt, limit: Int) throws(LanguageModelError) -> Replies? {
    guard let cassette else { return try model?.replies(to: prompt, limit: limit) }
    let keys = key.keys(prompt)
    var replies = keys.map(cassette.reply)
    let missing = replies.indices.filter { replies[$0] == nil }
    var evaluated = 0
    if !missing.isEmpty {
      guard let model else { throw .notRecorded(cassette: cassette.path) }
      var rest = prompt
      rest.questions = missing.map { prompt.questions[$0] }
      guard let new = try model.replies(to: rest, limit: limit) else { return nil }
      evaluated = new.evaluatedTokens
      for (place, reply) in zip(missing, new.replies) {
        replies[place] = reply
        try cassette.record(reply, for: keys[place])
      }
    }
    let complete = replies.compactMap(\.self)
    if complete.contains(where: { $0.tokens > limit }) { return nil }
    return Replies(replies: complete, evaluatedTokens: evaluated)
  }
}
