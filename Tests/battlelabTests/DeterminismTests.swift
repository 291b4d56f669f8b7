import Foundation
import Testing

/// The same command writes the same bytes in any process, with any number of workers and any hash seed.
@Suite("Determinism across processes")
struct DeterminismTests {
  /// Everything a tournament and a replay of it write, without `run.json`, which is there for what differs, and the
  /// journal, in which units stand in the order in which they were done.
  private func results(jobs: Int, environment: [String: String]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let run = try CommandRun.process(
      [
        "tournament", "--pairs", "25", "--battles-csv", "--quiet", "--jobs", "\(jobs)", "--out", folder.file("out"),
      ], environment: environment)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    var results = ["output": run.output.replacing(folder.path, with: "FOLDER")]
    for name in try folder.names("out") where name != "run.json" && name != "units.journal" {
      results[name] = try folder.text("out/" + name)
    }
    let replay = try CommandRun.process(["replay", folder.file("out"), "77"], environment: environment)
    #expect(replay.status == 0)
    results["replay"] = replay.output
    return results
  }

  @Test(.timeLimit(.minutes(5)))
  func workersAndHashSeedsChangeNothing() throws {
    let first = try results(jobs: 1, environment: [:])
    #expect(first.count == 8)
    for (jobs, environment) in [
      (1, ["SWIFT_DETERMINISTIC_HASHING": "1"]), (2, [:]), (7, ["SWIFT_DETERMINISTIC_HASHING": "1"]),
    ] {
      let other = try results(jobs: jobs, environment: environment)
      for (name, text) in first { #expect(other[name] == text, "\(name) with \(jobs) workers, \(environment)") }
    }
  }

  @Test func lookUpsAndCalculationsTooAreTheSame() throws {
    for line in [
      ["dex", "garchomp", "--full"], ["dex", "--kind", "move", "--sort", "power", "--json"],
      ["damage", "--attacker", "cloyster", "--defender", "blissey", "--move", "icicle spear", "--json"],
      ["policies", "--weights", "--json"],
    ] {
      let here = CommandRun.words(line)
      #expect(try CommandRun.process(line) == here)
      #expect(try CommandRun.process(line, environment: ["SWIFT_DETERMINISTIC_HASHING": "1"]) == here)
    }
  }

  @Test func exitStatusesReachTheShell() throws {
    #expect(try CommandRun.process([]).status == 64)
    #expect(try CommandRun.process(["verify", "/missing"]).status == 65)
    #expect(try CommandRun.process(["--version"]) == CommandRun(output: "battlelab 0.1.0\n"))
  }
}
