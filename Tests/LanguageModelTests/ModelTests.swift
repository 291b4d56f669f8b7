#if LLM
  import Foundation
  import Testing

  @testable import LanguageModel

  /// The real library with the real model.
  @Suite(.serialized) struct ModelTests {
    private static let fixed = "Tackle: 8-10%. Score: 1\nBody Slam: 100%. Score: 9\nCrunch: 41-49%. Score: 4\n"
    private static let digits = (0...9).map(String.init)

    private func prompt(_ questions: [String], situation: String = "", answers: [String] = digits) -> Prompt {
      Prompt(
        version: 1, fixed: ModelTests.fixed, situation: situation, questions: questions, answers: answers)
    }

    private func load(_ settings: ModelSettings = ModelSettings(context: 256)) throws -> LanguageModel {
      try LanguageModel(try ModelFile(named: ModelFile.defaultName), settings)
    }

    @Test func theDefaultModelIsTheOnePublished() throws {
      // The checksum that the package on PyPI states.
      let file = try ModelFile(named: ModelFile.defaultName)
      #expect(file.checksum == "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818")
    }

    /// A hundred times, with other questions in between, in another context and with another number of threads: the same
    /// bits.
    @Test func theSameQuestionHasTheSameLogits() throws {
      let model = try load()
      let asked = prompt(["Surf: 61-73%. Score: "], situation: "You 100%.\n")
      let first = try #require(try model.replies(to: asked))
      for round in 0..<100 {
        if round % 10 == 0 {
          _ = try model.replies(to: prompt(["Peck: \(round)%, hits often. Score: ", "A. Score: "]))
        }
        #expect(try model.replies(to: asked) == first)
      }
      #expect(try load().replies(to: asked) == first)
      #expect(try load(ModelSettings(context: 512, threads: 2)).replies(to: asked) == first)
    }

    /// Prompts with other fixed parts in between; in a context that never evaluated the fixed part itself.
    @Test func fixedPartsTakeTurns() throws {
      let asked = prompt(["Surf: 61-73%. Score: "], situation: "You 100%.\n")
      var other = asked
      other.fixed = "Peck: 12%. Score: 1\n" + ModelTests.fixed
      let alone = try load().replies(to: asked)
      let otherAlone = try load().replies(to: other)
      #expect(alone != otherAlone)
      let model = try load(ModelSettings(context: 256, contexts: 1))
      for _ in 0..<3 {
        #expect(try model.replies(to: asked) == alone)
        #expect(try model.replies(to: other) == otherAlone)
      }
      #expect(try model.rawSeconds(tokenCounts: [3, 5], after: other.fixed) > 0)
      #expect(try model.replies(to: other) == otherAlone)
    }

    /// A question's answer does not depend on what is asked with it.
    @Test func questionsAreEvaluatedAlone() throws {
      let model = try load()
      let questions = ["Surf: 61-73%. Score: ", "Growl: lowers its stats. Score: ", "Peck: 3-4%. Score: "]
      let together = try #require(try model.replies(to: prompt(questions, situation: "You 50%.\n")))
      for (place, question) in questions.enumerated() {
        let alone = try #require(try model.replies(to: prompt([question], situation: "You 50%.\n")))
        #expect(alone.replies[0] == together.replies[place])
      }
    }

    @Test func manyCallersGetTheSameAnswers() async throws {
      let model = try load(ModelSettings(context: 256, contexts: 2))
      let asked = (0..<6).map { prompt(["Move \($0): \(10 * $0)%. Score: "]) }
      let alone = try asked.map { try model.replies(to: $0) }
      let atOnce = await withTaskGroup(of: (Int, Replies?).self) { group in
        for (place, prompt) in asked.enumerated() { group.addTask { (place, try? model.replies(to: prompt)) } }
        return await group.reduce(into: [Replies?](repeating: nil, count: asked.count)) { $0[$1.0] = $1.1 }
      }
      #expect(atOnce == alone)
    }

    /// The numbers are a language model's: after two examples, a digit follows a digit.
    @Test func itReadsThePrompt() throws {
      let model = try load()
      let replies = try #require(try model.replies(to: prompt(["Body Slam: 100%. Score: "])))
      let logits = replies.replies[0].logits
      #expect(logits.firstIndex(of: logits.max() ?? 0) == 9)
    }

    @Test func longQuestionsAreNotAsked() throws {
      let model = try load()
      let asked = prompt([String(repeating: "and so on ", count: 30) + "Score: "])
      #expect(try model.replies(to: asked, limit: 50) == nil)
      #expect(throws: LanguageModelError.self) {
        try load(ModelSettings(context: 64)).check(asked, limit: 50)
      }
      let fixed = try model.tokenCount(ModelTests.fixed)
      #expect(throws: LanguageModelError.contextTooSmall(context: 64, needed: fixed + 200)) {
        try load(ModelSettings(context: 64)).check(prompt(["Score: "]), limit: 200)
      }
    }

    @Test func aContextBeyondTheTrainingIsRefused() throws {
      #expect(throws: LanguageModelError.contextTooLarge(context: 60_000, trained: 32_768)) {
        try load(ModelSettings(context: 60_000))
      }
    }

    @Test func answersMustBeTokens() throws {
      #expect(throws: LanguageModelError.self) {
        try load().replies(to: prompt(["Surf. Score: "], answers: ["1", "certainly not"]))
      }
    }

    @Test func whatIsNoModelIsSaid() throws {
      let folder = NSTemporaryDirectory() + "/battlelab-model-\(UUID().uuidString)"
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(atPath: folder) }
      #expect(throws: LanguageModelError.noModel(path: folder + "/none.gguf", isDefault: false)) {
        try ModelFile(named: folder + "/none.gguf")
      }
      try "no model".write(toFile: folder + "/text.gguf", atomically: true, encoding: .utf8)
      #expect(throws: LanguageModelError.self) { try ModelFile(named: folder + "/text.gguf") }
      // The beginning of a real one: the library reads the names of tensors and misses their content.
      let real = try #require(FileHandle(forReadingAtPath: ModelFile.defaultPath))
      try #require(try real.read(upToCount: 8_000_000)).write(to: URL(fileURLWithPath: folder + "/cut.gguf"))
      let cut = try ModelFile(named: folder + "/cut.gguf")
      do {
        _ = try LanguageModel(cut, ModelSettings(context: 256))
        Issue.record("loaded")
      } catch {
        guard case .unreadable(_, let reason) = error else {
          Issue.record("\(error)")
          return
        }
        #expect(reason != "it gives no reason")
      }
    }
  }
#endif
