import Foundation
import Testing

@Suite("The kit's rules on the command line")
struct KitRulesTests {
  private static let oracle = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/oracle")
  static let hasOracle = FileManager.default.fileExists(atPath: oracle.appendingPathComponent("kit-battles.jsonl").path)

  /// The first lines of a file of the kit's traces.
  private func head(_ name: String, _ count: Int) throws -> String {
    let text = try String(contentsOf: KitRulesTests.oracle.appendingPathComponent(name), encoding: .utf8)
    return text.split(separator: "\n").prefix(count).joined(separator: "\n") + "\n"
  }

  @Test(.enabled(if: hasOracle, "no traces of the kit beside the repository"))
  func tracesAreVerified() throws {
    let folder = try TemporaryFolder()
    let battles = try folder.write(try head("kit-battles.jsonl", 20), to: "battles.jsonl")
    let loadouts = try folder.write(try head("kit-loadouts.jsonl", 5), to: "loadouts.jsonl")
    let opponents = try folder.write(try head("kit-opponents.jsonl", 5), to: "opponents.jsonl")
    let run = CommandRun.words(["verify", battles, loadouts, opponents])
    #expect(run.status == 0)
    #expect(
      run.output == "\(battles): exact 20 of 20\n\(loadouts): exact 5 of 5\n\(opponents): exact 5 of 5\n")
    #expect(CommandRun.words(["verify", battles, "--only", "kit-3"]).output == "\(battles): exact 1 of 1\n")
    #expect(CommandRun.words(["verify", battles, "--only", "kit-x"]).status == 65)
  }

  /// What is changed in a trace is found, each kind of thing with its name.
  @Test(
    .enabled(if: hasOracle, "no traces of the kit beside the repository"),
    arguments: [
      ("\"amount\":134", "\"amount\":135", "round 1, event 2: expected"),
      ("[35.15,14,4.8,5]", "[35.150002,14,4.8,5]", "round 1, p1 score of diamond-storm: expected 35.150002, not 35.15"),
      (
        "\"heuristic\":[\"diamond-storm\"", "\"heuristic\":[\"acid-armor\"",
        "round 1, p1 heuristic: expected acid-armor"
      ),
      (
        "\"adjusted\":[\"diamond-storm\"", "\"adjusted\":[\"acid-armor\"",
        "round 1, p1 diamond-storm adjusted: expected"
      ),
      ("\"accuracy\",\"crit\"", "\"accuracy\",\"roll\"", "round 1, draw 2: expected roll, not crit"),
      ("{\"hp\":283}", "{\"hp\":282}", "round 1, p2: expected"),
      ("5f15b579deb72780", "5f15b579deb72781", "round 1, seed: expected 5f15b579deb72781, not 5f15b579deb72780"),
      ("\"winner\":\"p2\"", "\"winner\":\"p1\"", "winner: expected p1, not p2"),
    ])
  func differencesAreFound(_ old: String, _ new: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    let text = try head("kit-battles.jsonl", 1)
    let range = try #require(text.firstRange(of: old))
    let changed = text.replacingCharacters(in: range, with: new)
    let file = try folder.write(changed, to: "battles.jsonl")
    let run = CommandRun.words(["verify", file, "--failures", "1"])
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("\(file): exact 0 of 1\nkit-0: \(message)"), "\(run.output)")
  }

  @Test func tournamentsSayWhichRulesWerePlayed() throws {
    let folder = try TemporaryFolder()
    let one = folder.file("one")
    let two = folder.file("two")
    let words = ["tournament", "--rules", "kit", "--pairs", "30", "--battles-csv", "--quiet"]
    let run = CommandRun.words(words + ["--jobs", "1", "--out", one])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("kit rules, solo, balanced match-ups, seed 1: 4 policies"))
    #expect(CommandRun.words(words + ["--jobs", "2", "--out", two]).status == 0)
    for name in ["standings.csv", "pairings.csv", "battles.csv", "manifest.json"] {
      #expect(try folder.text("one/\(name)") == folder.text("two/\(name)"), "\(name)")
    }
    #expect(try folder.text("one/manifest.json").contains("\"rules\": \"kit\""))
    // Results of other rules do not get in, and are not taken for one's own.
    let other = CommandRun.words(["tournament", "--pairs", "30", "--quiet", "--out", one])
    #expect(other.status == 64 && other.errors.contains("holds the results of another tournament"))
    let again = CommandRun.words(["reproduce", one, "--quiet"])
    #expect(again.status == 0 && !again.output.contains("differs"))
  }

  /// A battle's row is enough to play it again, under these rules too.
  @Test func battlesAreReplayed() throws {
    let folder = try TemporaryFolder()
    let out = folder.file("out")
    let words = ["tournament", "--rules", "kit", "--pairs", "10", "--battles-csv", "--quiet", "--out", out]
    #expect(CommandRun.words(words).status == 0)
    for battle in [0, 61, 119] {
      let run = CommandRun.words(["replay", out, "\(battle)", "--explain", "--continue", "5"])
      #expect(run.status == 0 && run.errors.contains("as in battles.csv"))
      let row = try #require(try folder.text("out/battles.csv").split(separator: "\n").dropFirst(battle + 1).first)
      let digest = try #require(row.split(separator: ",").last)
      #expect(run.output.contains("digest \(digest)"))
      #expect(run.output.contains("Turn 1"))
    }
    let json = CommandRun.words(["replay", out, "45", "--log", "json", "--explain", "--continue", "5"])
    #expect(json.status == 0 && json.output.contains("\"rules\":\"kit\"") && json.output.contains("\"scores\""))
    let showdown = CommandRun.words(["replay", out, "61", "--log", "showdown"])
    #expect(showdown.status == 64 && showdown.errors.contains("no words for the rules of kit"))
    let unknown = CommandRun.words(["replay", out, "61", "--set", "p1@1=surff"])
    #expect(unknown.status == 64 && unknown.errors.contains("'surff' cannot be chosen"))
  }

  /// Work of other rules is not taken for one's own.
  @Test func journalsOfOtherRulesAreRefused() throws {
    let folder = try TemporaryFolder()
    func work(_ rules: String, _ units: String, _ name: String) -> CommandRun {
      CommandRun.words([
        "work", "--rules", rules, "--pairs", "5", "--units", units, "--journal", folder.file(name), "--quiet",
      ])
    }
    #expect(work("kit", "0..<15", "a").status == 0)
    #expect(work("kit", "15..<30", "b").status == 0)
    #expect(work("gen5", "15..<30", "c").status == 0)
    #expect(work("gen5", "0..<15", "a").status != 0)
    let mixed = CommandRun.words(["merge", folder.file("a"), folder.file("c"), "--out", folder.file("mixed")])
    #expect(mixed.status != 0 && mixed.errors.contains("engine.rules is 'gen5'"))
    let merged = CommandRun.words(["merge", folder.file("a"), folder.file("b"), "--out", folder.file("merged")])
    #expect(merged.status == 0 && merged.output.hasPrefix("kit rules, solo"))
  }

  @Test func samePoliciesAndWeights() throws {
    let folder = try TemporaryFolder()
    let weights = try folder.write("{\"koBonus\": 80}", to: "weights.json")
    let run = CommandRun.words([
      "tournament", "--rules", "kit", "--pairs", "5", "--quiet", "--out", folder.file("out"), "--policy",
      "bold=heuristic:weights=\(weights)", "--policy", "heuristic:adjust=off",
    ])
    #expect(run.status == 0)
    let manifest = try folder.text("out/manifest.json")
    #expect(manifest.contains("\"koBonus\": \"80\"") && manifest.contains("\"adjust\": \"off\""))
    let wrong = CommandRun.words(["tournament", "--rules", "kit", "--policy", "heuristik", "--policy", "random"])
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean"))
    #expect(CommandRun.line("tournament --rules gen6").status == 64)
  }
}
