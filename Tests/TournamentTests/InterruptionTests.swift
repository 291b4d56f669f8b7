import BattleCore
import Foundation
import TestKit
import Testing

@testable import Tournament

/// Runs that end before their time: killed, trapped, stuck. They use the counting game's program.
@Suite("Interruptions", .serialized)
struct InterruptionTests {
  private func files(_ folder: TemporaryFolder, _ name: String) throws -> [String: String] {
    var files: [String: String] = [:]
    for file in try folder.names(name) where file.hasSuffix(".csv") || file == "manifest.json" {
      files[file] = try folder.text(name + "/" + file)
    }
    return files
  }

  /// 50 times: killed at a random moment, with another number of workers each time, and gone on until it ends.
  @Test(arguments: [false, true])
  func killedAtAnyMomentTheResultHasTheSameBytes(isStoppedEarly: Bool) throws {
    let folder = try TemporaryFolder()
    let words = ["--pairs", "700", "--seed", "11"] + (isStoppedEarly ? ["--test"] : [])
    let whole = try ToyProcess.run(["run", "--out", folder.path("whole"), "--jobs", "2"] + words)
    #expect(whole.status == 0, "\(whole.output)")
    let expected = try files(folder, "whole")
    #expect(expected.count == 6)
    var dice = Gen5Dice(seed: isStoppedEarly ? 2 : 1)
    var kills = 0
    var run = 0
    while kills < 25 {
      run += 1
      let name = "run\(run)"
      for attempt in 1...200 {
        let more = ["run", "--out", folder.path(name), "--jobs", "\(1 + dice.below(3, .other))"] + words + ["--resume"]
        // The last attempts are left alone, so that each run ends.
        let delay = attempt > 6 ? nil : 0.005 + Double(dice.below(1000, .other)) / 5000
        let end = try ToyProcess.run(more, killAfter: delay)
        if end.wasKilled {
          kills += 1
          continue
        }
        #expect(end.status == 0, "\(end.output)")
        break
      }
      #expect(try files(folder, name) == expected, "run \(run) after \(kills) kills")
    }
  }

  @Test func aFullDiskLosesNothing() throws {
    let folder = try TemporaryFolder()
    let words = ["--pairs", "700", "--seed", "11", "--jobs", "2"]
    #expect(try ToyProcess.run(["run", "--out", folder.path("whole")] + words).status == 0)
    let more = ["run", "--out", folder.path("run")] + words
    let full = try ToyProcess.run(more, kilobytes: 8)
    #expect(full.status != 0 && !full.wasKilled)
    #expect(full.output.contains("--resume goes on from there"), "\(full.output)")
    let end = try ToyProcess.run(more + ["--resume"])
    #expect(end.status == 0, "\(end.output)")
    #expect(try files(folder, "run") == files(folder, "whole"))
  }

  @Test func aPolicyThatTrapsCostsItsOwnBattles() throws {
    let folder = try TemporaryFolder()
    let words = ["run", "--out", folder.path("out"), "--pairs", "40", "--jobs", "2", "--trap", "70"]
    var traps = 0
    var end = try ToyProcess.run(words)
    while end.wasKilled, traps < 40 {
      traps += 1
      #expect(end.output.contains("go on with --resume"), "\(end.output)")
      end = try ToyProcess.run(words + ["--resume"])
    }
    #expect(end.status == 0, "\(end.output)")
    #expect(traps > 0)
    let rows = try folder.text("out/battles.csv").split(separator: "\n").filter { $0.contains(",aborted,") }
    #expect(rows.count >= 2 * traps && rows.count <= 4 * traps)
  }

  @Test func aPolicyThatNeverAnswersIsGivenUp() throws {
    let folder = try TemporaryFolder()
    let words = [
      "run", "--out", folder.path("out"), "--pairs", "10", "--jobs", "2", "--endless", "9", "--unit-seconds", "1",
    ]
    var hangs = 0
    var end = try ToyProcess.run(words)
    while end.status == 1, !end.wasKilled, hangs < 10 {
      hangs += 1
      #expect(end.output.contains("did not end within 1 s"), "\(end.output)")
      end = try ToyProcess.run(words + ["--resume"])
    }
    #expect(end.status == 0, "\(end.output)")
    #expect(hangs > 0)
    #expect(try folder.text("out/battles.csv").contains(",aborted,"))
  }

  @Test func aHundredMillionPairsStartAtOnce() throws {
    let folder = try TemporaryFolder()
    let words = ["run", "--out", folder.path("out"), "--pairs", "100000000", "--jobs", "2"]
    _ = try ToyProcess.run(words, killAfter: 1)
    let file = try JournalFile(folder.path("out/units.journal"))
    #expect(file.units.count > 100)
    // A journal of millions of units is read back in a moment, too.
    _ = try ToyProcess.run(words + ["--resume"], killAfter: 1)
    #expect(try JournalFile(folder.path("out/units.journal")).units.count > file.units.count)
  }
}
