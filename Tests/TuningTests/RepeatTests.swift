import BattleCore
import Foundation
import Reports
import TestKit
import Testing
import Tournament
import ToyTuning

@testable import Tuning

/// The same bytes for any number of workers, after any interruption, in parts.
@Suite("Sweeps and tunings again", .serialized)
struct RepeatTests {
  private func plan() throws -> SweepPlan {
    try SweepPlan(axes: try Planted.axes(count: 4), design: .oneAtATime, pairs: 60, seed: 9, sample: 10, opponents: 2)
  }

  private func header() -> JournalHeader { JournalHeader(manifest: "{}", build: "test") }

  private func text(_ run: inout SweepRun) throws -> String? {
    let report = try run.run(try plan(), Planted.contest(opponents: [0.5, 0.8]))
    return report.map { $0.sweepTable.csv + $0.pointsTable.csv + $0.effectsTable.csv + $0.text() }
  }

  @Test func workersChangeNothing() throws {
    var one = SweepRun(try plan(), opponents: 2, jobs: 1)
    var three = SweepRun(try plan(), opponents: 2, jobs: 3)
    let text = try text(&one)
    #expect(text != nil)
    #expect(try self.text(&three) == text)
  }

  @Test func partsAddUp() throws {
    let folder = try TemporaryFolder()
    var whole = SweepRun(try plan(), opponents: 2, jobs: 2)
    let expected = try text(&whole)
    let units = whole.scores.units
    for (name, part) in [("a", 0..<units / 2), ("b", units / 3..<units - 100)] {
      var run = SweepRun(try plan(), opponents: 2, jobs: 2)
      run.part = part
      run.journal = try UnitJournal(folder.path(name), header: header(), resumes: false) { _, _ in }
      #expect(try text(&run) == nil)
    }
    // The rest is played by whoever joins them.
    var run = SweepRun(try plan(), opponents: 2, jobs: 2)
    var found = 0
    var scores = run.scores
    run.journal = try UnitJournal(
      folder.path("c"), header: header(), resumes: false, joining: [folder.path("a"), folder.path("b")]
    ) { unit, pair in
      found += 1
      scores.add(unit, pair)
    }
    run.scores = scores
    #expect(found > 0)
    #expect(try text(&run) == expected)
    #expect(throws: JournalError.self) {
      _ = try UnitJournal(
        folder.path("d"), header: JournalHeader(manifest: "{\"seed\": 2}", build: ""), resumes: false,
        joining: [folder.path("a")]
      ) { _, _ in }
    }
    #expect(!FileManager.default.fileExists(atPath: folder.path("d")))
  }

  /// Killed at random moments, with another number of workers each time, and gone on until it ends.
  @Test(arguments: [("sweep", "40"), ("tune", "120")])
  func killedAtAnyMomentTheResultHasTheSameBytes(command: String, size: String) throws {
    let folder = try TemporaryFolder()
    func files(_ name: String) throws -> [String: String] {
      var files: [String: String] = [:]
      for file in try folder.names(name) where file.hasSuffix(".csv") {
        files[file] = try folder.text(name + "/" + file)
      }
      return files
    }
    let words = [command, "--pairs", size, "--seed", "4"]
    let clock = ContinuousClock()
    let start = clock.now
    let whole = try ToyProcess.run(words + ["--out", folder.path("whole"), "--jobs", "2"])
    let seconds = (clock.now - start).inSeconds
    #expect(whole.status == 0, "\(whole.output)")
    let expected = try files("whole")
    #expect(expected.count == 3)
    var dice = Gen5Dice(seed: 7)
    for run in 1...4 {
      let name = "run\(run)"
      for attempt in 1...20 {
        let more = ["--out", folder.path(name), "--jobs", "\(1 + dice.below(3, .other))", "--resume"]
        // The last attempt is left alone, so that each run ends.
        let delay = attempt > 4 ? nil : 0.02 + seconds / 2 * dice.unit(.other)
        let end = try ToyProcess.run(words + more, killAfter: delay)
        if end.wasKilled { continue }
        #expect(end.status == 0, "\(end.output)")
        break
      }
      #expect(try files(name) == expected, "run \(run)")
    }
  }

  @Test func questionsAreAnswered() throws {
    var evaluator = Evaluator(
      parameters: Planted.parameters, contest: Planted.contest(), pairs: 400, seed: 1, jobs: 2
    ) { _, _ in "x" }
    let first = evaluator.answer("{\"id\": 1, \"parameters\": {\"x\": 0.3, \"y\": 0.6}}")
    #expect(!first.isError && first.text.hasPrefix("{\"id\":1,\"battles\":800,\"score\":0."))
    // Asked again in another order, the answer is the same: it depends on nothing that was asked before.
    _ = evaluator.answer("{\"parameters\": {\"x\": 0.1}, \"pairs\": 10, \"seed\": 5, \"base\": {\"y\": 1}}")
    #expect(evaluator.answer("{id: 1, parameters: {y: 0.6, x: 0.3}}").text == first.text)
    for (question, error) in [
      ("{parameters: {z: 1}}", "the policy has no number 'z': did you mean 'x'?"),
      ("{parameters: {x: 2}}", "x: 2 is out of range: it takes 0 to 1"),
      ("{parameters: {x: 'a'}}", "x needs a number, not text"), ("[]", "a question is an object, not a list"),
      ("{piars: 3}", "unknown key 'piars': did you mean 'x'?"), ("{pairs: 0}", "pairs needs a whole number from 1 to"),
      ("{", "line 1, column 2:"),
    ] {
      let answer = evaluator.answer(question)
      #expect(answer.isError && answer.text.contains(error), "\(answer.text)")
    }
  }
}
