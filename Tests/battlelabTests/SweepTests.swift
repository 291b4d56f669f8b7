import Foundation
import Testing

/// Sweeps and tunings by the command line, under both rule sets.
@Suite("sweep, tune and evaluate")
struct SweepTests {
  private static let sweep = ["sweep.csv", "points.csv", "effects.csv", "manifest.json"]

  @Test(arguments: ["gen5", "kit"])
  func aSweepIsTheSameInPartsAndAgain(rules: String) throws {
    let folder = try TemporaryFolder()
    let words = [
      "sweep", "--rules", rules, "--vary", "repeatFirst=0,36", "--vary", "koBonus=0...110/55", "--pairs", "12",
      "--sample", "12", "--against", "max-damage", "--against", "h=heuristic:adjust=off", "--quiet",
    ]
    let whole = CommandRun.words(words + ["--out", folder.file("whole"), "--jobs", "1"])
    #expect(whole.status == 0, "\(whole.errors)")
    #expect(
      whole.output.hasPrefix("\(rules) rules, solo, balanced match-ups, seed 1: 7 points, 2 opponents, 336 battles\n"))
    #expect(CommandRun.words(words + ["--count"]).output == "168\n")
    // A row for each point and opponent, a column for each parameter.
    let rows = try folder.text("whole/sweep.csv").split(separator: "\n")
    #expect(rows.count == 1 + 7 * 2)
    #expect(rows[0].hasPrefix("point,varied,repeatFirst,koBonus,opponent,battles,score,"))
    #expect(rows[1].hasPrefix("0,base,18,55,max-damage,24,"))
    #expect(try folder.text("whole/effects.csv").split(separator: "\n").count == 3)
    // One part here, one part there, the rest by whoever joins them.
    for (name, part) in [("a", "0..<50"), ("b", "40..<120")] {
      let run = CommandRun.words(
        words + ["--units", part, "--journal", folder.file(name), "--out", folder.file("part")])
      #expect(run.status == 0 && run.output.isEmpty, "\(run.errors)")
    }
    let joined = CommandRun.words(
      words + ["--join", folder.file("a"), "--join", folder.file("b"), "--out", folder.file("joined")])
    #expect(joined.status == 0, "\(joined.errors)")
    for name in SweepTests.sweep {
      #expect(try folder.text("joined/" + name) == folder.text("whole/" + name), "\(name)")
    }
    let other = CommandRun.words(words + ["--seed", "2", "--out", folder.file("whole")])
    #expect(other.status == 64 && other.errors.contains("holds other results: give another --out, or --overwrite"))
    let resumed = CommandRun.words(words + ["--seed", "2", "--resume", "--out", folder.file("whole")])
    #expect(resumed.status == 65 && resumed.errors.contains("seed is 1 there, 2 here"))
    // What it is made of stands in its manifest, down to how the policies decide.
    let manifest = try folder.text("whole/manifest.json")
    #expect(manifest.matches(of: /"fingerprint": "\w{16}",\s+"label": "(base|h|max-damage)"/).count == 3)
  }

  @Test func aPointThatChangesADecisionIsCounted() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun.words([
      "sweep", "--method", "one-at-a-time", "--vary", "repeatFirst=0,18,200", "--vary", "burnSpecial=0,20", "--pairs",
      "30",
      "--against", "random", "--quiet", "--json", "--out", folder.file("out"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    let effects = try folder.text("out/effects.csv").split(separator: "\n")
    #expect(effects[1].hasPrefix("repeatFirst,18,0,200,3,") && effects[1].contains(",no,"))
    // Fighters of balanced match-ups bring four attacks: what a burn is worth changes nothing.
    #expect(effects[2].hasSuffix(",yes,"))
  }

  @Test(arguments: ["gen5", "kit"])
  func aTuningIsTheSameAfterAnInterruption(rules: String) throws {
    let folder = try TemporaryFolder()
    let words = [
      "tune", "--rules", rules, "--vary", "repeatFirst=0...40", "--vary", "koBonus", "--steps", "3", "--pairs", "5",
      "--profile-pairs", "10", "--confirm-pairs", "10", "--against", "max-power", "--swift", "--quiet",
      "--confirm-against", "random",
    ]
    let whole = CommandRun.words(words + ["--out", folder.file("whole")])
    #expect(whole.status == 0, "\(whole.errors)")
    #expect(whole.output.contains("confirmed: "))
    let names = try folder.names("whole").filter { $0 != "run.json" && $0 != "units.journal" }
    #expect(
      names == [
        "best.csv", "best.json", "best.swift", "confirm.csv", "manifest.json", "profile-points.csv", "profile.csv",
        "steps.csv",
      ])
    // The journal cut off in the middle of a record is what a killed process leaves.
    let journal = try #require(FileManager.default.contents(atPath: folder.file("whole/units.journal")))
    try FileManager.default.createDirectory(atPath: folder.file("again"), withIntermediateDirectories: true)
    try journal.prefix(journal.count * 2 / 3).write(to: URL(fileURLWithPath: folder.file("again/units.journal")))
    let again = CommandRun.words(words + ["--out", folder.file("again"), "--resume"])
    #expect(again.status == 0, "\(again.errors)")
    for name in names { #expect(try folder.text("again/" + name) == folder.text("whole/" + name), "\(name)") }
    // The weights can be played with, and the source names them all.
    let spec = "heuristic:weights=\(folder.file("whole/best.json"))"
    let played = CommandRun.words([
      "tournament", "--rules", rules, "--policy", "best=" + spec, "--policy", "random", "--pairs", "2", "--quiet",
      "--out",
      folder.file("played"),
    ])
    #expect(played.status == 0, "\(played.errors)")
    #expect(try folder.text("whole/best.swift").contains("public static let repeatFirst: Double = "))
  }

  @Test func experimentsNameTheirCommand() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("small"), withIntermediateDirectories: true)
    let text = "{command: 'sweep', vary: ['koBonus=0,50'], against: ['random'], pairs: 10, title: 'Small'}"
    _ = try folder.write(text, to: "small/experiment.json")
    let run = CommandRun.words(["run", folder.file("small"), "--out", folder.file("out"), "--quiet"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text("out/manifest.json").contains("\"command\": \"sweep\""))
    _ = try folder.write("{command: 'sweeep'}", to: "small/experiment.json")
    let wrong = CommandRun.words(["run", folder.file("small"), "--out", folder.file("out")])
    #expect(wrong.status == 65)
    #expect(wrong.errors.contains("line 1, column 2: command must be one of tournament, sweep, tune"))
    let tournament = CommandRun.words(["tournament", "--config", folder.file("small/experiment.json")])
    #expect(tournament.errors.contains("this is not for tournament"))
  }

  @Test func questionsFromAFile() throws {
    let folder = try TemporaryFolder()
    let text = "{\"id\": 1, \"parameters\": {\"repeatFirst\": 0}}\n\n{\"id\": 2, \"parameters\": {\"koBnus\": 1}}\n"
    let path = try folder.write(text, to: "questions.jsonl")
    let run = CommandRun.words(["evaluate", path, "--pairs", "10", "--against", "max-damage"])
    #expect(run.status == 65)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("{\"id\":1,\"battles\":20,\"score\":0."))
    #expect(lines[1] == "{\"id\":2,\"error\":\"the policy has no number 'koBnus': did you mean 'koBonus'?\"}")
    let empty = try folder.write("\n \n", to: "empty.jsonl")
    let none = CommandRun.words(["evaluate", empty])
    #expect(none.status == 65 && none.output.isEmpty)
    #expect(none.errors.hasPrefix("battlelab: \(empty): there is no question in it\n"))
  }
}
