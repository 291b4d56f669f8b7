import Foundation
import TestKit
import Testing

@testable import LanguageModel

/// A file of recorded answers: what goes in comes out, and what is wrong with a file is said.
@Suite struct CassetteTests {
  private let model = String(repeating: "ab", count: 32)
  private func key(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }

  private func path() -> String { NSTemporaryDirectory() + "/battlelab-cassette-\(UUID().uuidString)/a.cassette" }
  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func write(_ text: String) throws -> String {
    let path = path()
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func answersComeBackToTheLastBit() throws {
    let path = path()
    let cassette = try Cassette(path)
    #expect(!FileManager.default.fileExists(atPath: path))
    try cassette.use(model: model)
    let reply = Reply(logits: [0.1, -13.375, .leastNonzeroMagnitude, 3.402_823_4e38], tokens: 17)
    try cassette.record(reply, for: key(2))
    try cassette.record(Reply(logits: [1], tokens: 3), for: key(1))
    // Written as it comes, in order when sealed.
    #expect(try text(path).split(separator: "\n").map { $0.prefix(32) }.dropFirst(2) == [key(2)[...], key(1)[...]])
    let digest = cassette.digest
    try cassette.seal()
    #expect(try text(path).split(separator: "\n").map { $0.prefix(32) }.dropFirst(2) == [key(1)[...], key(2)[...]])
    let again = try Cassette(path)
    #expect(again.model == model)
    #expect(again.reply(key(2)) == reply)
    #expect(again.reply(key(3)) == nil)
    #expect(again.digest == digest)
  }

  @Test func aLineThatWasCutOffIsNoAnswer() throws {
    let path = path()
    let cassette = try Cassette(path)
    try cassette.use(model: model)
    try cassette.record(Reply(logits: [1], tokens: 1), for: key(1))
    try cassette.seal()
    let whole = try text(path)
    try (whole + key(2) + " 1 2.").write(toFile: path, atomically: true, encoding: .utf8)
    let cut = try Cassette(path)
    #expect(cut.count == 1)
    try cut.record(Reply(logits: [2.5], tokens: 1), for: key(2))
    #expect(try text(path) == whole + key(2) + " 1 2.5\n")
  }

  @Test func twoThatAddByTurnsLoseNothing() throws {
    let path = path()
    let one = try Cassette(path)
    let two = try Cassette(path)
    for cassette in [one, two] { try cassette.use(model: model) }
    try one.record(Reply(logits: [1], tokens: 1), for: key(1))
    #expect(throws: LanguageModelError.cassetteFile(path: path, reason: "another process is adding to it")) {
      try two.record(Reply(logits: [2], tokens: 1), for: key(2))
    }
    try one.seal()
    try two.record(Reply(logits: [2], tokens: 1), for: key(2))
    try two.seal()
    #expect(try Cassette(path).count == 2)
  }

  @Test func anotherModelIsRefused() throws {
    let cassette = try Cassette(path())
    try cassette.use(model: model)
    let other = String(repeating: "c", count: 64)
    #expect(throws: LanguageModelError.self) { try cassette.use(model: other) }
  }

  @Test(arguments: [
    ("battlelab cassette 9\n", 1), ("battlelab cassette 1\nmodel\n", 2),
    ("battlelab cassette 1\nmodel x\nshort 1 1.0\n", 3),
    ("battlelab cassette 1\nmodel x\n00000000000000000000000000000001 1 1.0 nan\n", 3),
    (
      "battlelab cassette 1\nmodel x\n00000000000000000000000000000001 1 1.0\n00000000000000000000000000000001 1 2.0\n",
      4
    ),
  ])
  func whatIsWrongIsSaidWithItsLine(_ text: String, line: Int) throws {
    let path = try write(text)
    do {
      _ = try Cassette(path)
      Issue.record("read")
    } catch {
      guard case .damagedCassette(path, line, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
  }

  @Test func keysTellQuestionsApart() {
    let keys = PromptKey(model: model)
    let prompt = Prompt(version: 1, fixed: "f\n", situation: "s\n", questions: ["a", "b"], answers: ["0", "1"])
    var changed = [prompt]
    for change in [
      { (prompt: inout Prompt) in prompt.version = 2 }, { $0.fixed = "g\n" }, { $0.situation = "s\na" },
      { $0.answers = ["01"] },
    ] {
      var other = prompt
      change(&other)
      changed.append(other)
    }
    let all = changed.flatMap(keys.keys) + PromptKey(model: "other").keys(prompt)
    #expect(Set(all).count == all.count)
    #expect(keys.keys(prompt) == PromptKey(model: model).keys(prompt))
  }
}
