import Foundation
import Testing

/// Three battles in every form as files, so that a change of a rule or a word shows in review. UPDATE_GOLDEN=1 writes them
/// anew.
@Suite("Golden replays")
struct GoldenReplayTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Golden")

  struct Form: CustomTestStringConvertible, Sendable {
    var name: String
    var words: [String]
    var testDescription: String { name }
  }

  private static let battles = [
    ("solo", Planned.words(4)), ("kit", Planned.words(5) + ["--rules", "kit"]),
    ("singles", Planned.words(2, ("heuristic", "max-damage")) + ["--format", "singles"]),
  ]
  private static let forms = [
    ("txt", []), ("jsonl", ["--log", "json"]), ("log", ["--log", "showdown"]), ("input.log", ["--input-log"]),
  ]

  static let all = battles.flatMap { battle in
    // Showdown has no words for the kit's rules.
    forms.filter { battle.0 != "kit" || $0.0 != "log" && $0.0 != "input.log" }.map {
      Form(name: "\(battle.0).\($0.0)", words: battle.1 + $0.1)
    }
  }

  @Test(arguments: all)
  func replayIsAsRecorded(form: Form) throws {
    let run = CommandRun.words(form.words)
    #expect(run.status == 0 && run.errors.isEmpty)
    let file = GoldenReplayTests.folder.appendingPathComponent(form.name)
    if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] == "1" {
      try run.output.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(run.output == (try String(contentsOf: file, encoding: .utf8)), "UPDATE_GOLDEN=1 when the change is meant")
  }
}
