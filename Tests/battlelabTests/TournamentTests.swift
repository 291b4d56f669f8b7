import Foundation
import Testing
import battlelab

/// Plays small tournaments and looks at what they wrote.
@Suite("tournament and replay")
struct TournamentTests {
  /// A tournament of all built-in policies in a folder of its own.
  private func play(_ folder: TemporaryFolder, _ extra: [String] = []) -> CommandRun {
    CommandRun.words(["tournament", "--pairs", "4", "--quiet", "--battles-csv", "--out", folder.file("out")] + extra)
  }

  @Test func reportsHaveTheirColumnsAndCounts() throws {
    let folder = try TemporaryFolder()
    let run = play(folder)
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    #expect(
      run.output.hasPrefix(
        "gen5 rules, solo, balanced match-ups, seed 1: 4 policies, 4 pairs per pairing, 48 battles\n"))
    #expect(
      try folder.names("out") == [
        "battles.csv", "details.csv", "manifest.json", "pairings.csv", "population.csv", "run.json", "standings.csv",
        "units.journal",
      ])
    func lines(_ name: String) throws -> [Substring] { try folder.text("out/" + name).split(separator: "\n") }
    #expect(
      try lines("standings.csv")[0] == "rank,policy,battles,wins,losses,ties,score,score_low,score_high,rating,"
        + "rating_low,rating_high,mean_turns,decisions,fallbacks")
    #expect(
      try lines("pairings.csv")[0] == "policy_a,policy_b,battles,a_wins,b_wins,ties,a_score,a_score_low,a_score_high,"
        + "rating_difference,rating_low,rating_high,pairs_0,pairs_half,pairs_1,pairs_1half,pairs_2,capped")
    #expect(
      try lines("battles.csv")[0] == "battle,pairing,pair,side,seed,team_1,team_2,winner,turns,reason,digest")
    #expect(try lines("standings.csv").count == 5)
    #expect(try lines("pairings.csv").count == 7)
    #expect(try lines("battles.csv").count == 49)
    #expect(try !folder.text("out/standings.csv").lowercased().contains("nan"))
  }

  @Test(arguments: [0, 13, 47])
  func everyBattleCanBePlayedAgain(battle: Int) throws {
    let folder = try TemporaryFolder()
    #expect(play(folder).status == 0)
    let row = try folder.text("out/battles.csv").split(separator: "\n")[battle + 1].split(separator: ",")
    let text = CommandRun.words(["replay", folder.file("out"), "\(battle)"])
    #expect(text.status == 0)
    #expect(text.errors == "as in battles.csv\n")
    #expect(text.output.hasPrefix("battle \(battle): "))
    #expect(text.output.contains("digest \(row[10])\n"))
    let lines = CommandRun.words(["replay", folder.file("out"), "\(battle)", "--log", "showdown"])
    #expect(lines.status == 0)
    #expect(lines.output.hasPrefix("|gametype|singles\n"))
    #expect(lines.output.contains("|win|\(row[7])\n"))
  }

  @Test func otherMatchUpsArePlayedAgainToo() throws {
    let folder = try TemporaryFolder()
    #expect(play(folder, ["--match-ups", "any", "--seed", "9", "--max-turns", "7"]).status == 0)
    #expect(CommandRun.words(["replay", folder.file("out"), "30"]).errors == "as in battles.csv\n")
  }

  @Test func anotherDigestIsNoticed() throws {
    let folder = try TemporaryFolder()
    #expect(play(folder).status == 0)
    let text = try folder.text("out/battles.csv")
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("5,") })
    let changed = String(row.dropLast(16)) + "0123456789abcdef"
    _ = try folder.write(text.replacing(row, with: changed), to: "out/battles.csv")
    let run = CommandRun.words(["replay", folder.file("out"), "5"])
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("not the battle of battles.csv: its digest is 0123456789abcdef, here it is "))
  }

  @Test func otherRulesOrDataAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(play(folder).status == 0)
    let text = try folder.text("out/manifest.json")
    let stored = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    for part in ["engine", "data"] {
      let fingerprint = try #require((stored[part] as? [String: Any])?["fingerprint"] as? String)
      _ = try folder.write(
        text.replacing("\"fingerprint\": \"\(fingerprint)\"", with: "\"fingerprint\": \"0\""), to: "out/manifest.json")
      let run = CommandRun.words(["replay", folder.file("out"), "5"])
      #expect(run.status == 65)
      #expect(run.errors.contains("was played with another \(part == "engine" ? "engine" : "dex")"))
      #expect(run.output.isEmpty)
    }
  }

  @Test func policiesThatDecideOtherwiseAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(play(folder).status == 0)
    let text = try folder.text("out/manifest.json")
    let own = try #require(text.firstMatch(of: /"fingerprint": "(\w{16})",\s+"label": "heuristic"/)).1
    func replay(_ battle: String...) -> CommandRun { CommandRun.words(["replay", folder.file("out")] + battle) }
    _ = try folder.write(text.replacing(own, with: "0123456789abcdef"), to: "out/manifest.json")
    let message =
      "the policy 'heuristic' decides otherwise than the one that played this tournament (0123456789abcdef, here \(own)): "
      + "use the version that played it, battlelab \(Battlelab.version)"
    for run in [
      replay("47"), replay("--all"), CommandRun.words(["reproduce", folder.file("out"), "--quiet"]),
    ] {
      #expect(run.status == 65 && run.output.isEmpty)
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    // The others, random and max-power, are what they were.
    #expect(replay("0").status == 0)
    // Manifests of older versions know nothing of it, and are made again as they were.
    let older = text.replacing(/"fingerprint": "\w{16}",\s+("label")/) { $0.output.1 }
    _ = try folder.write(older, to: "out/manifest.json")
    #expect(older.count < text.count && replay("--all").status == 0)
    let again = CommandRun.words(["reproduce", folder.file("out"), "--quiet"])
    #expect(again.status == 0 && again.output.contains("manifest.json: the same"), "\(again.output)\(again.errors)")
  }

  @Test func brokenManifestsAreBadData() throws {
    let folder = try TemporaryFolder()
    for (text, reason) in [("", "it is no JSON"), ("{}", "version is missing"), ("[1]", "has another type")] {
      _ = try folder.write(text, to: "manifest.json")
      let run = CommandRun.words(["replay", folder.path, "0"])
      #expect(run.status == 65)
      #expect(run.errors.contains(reason))
    }
  }

  @Test func battlesBeyondTheScheduleAreRefused() throws {
    let folder = try TemporaryFolder()
    #expect(play(folder).status == 0)
    let run = CommandRun.words(["replay", folder.file("out"), "48"])
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("battlelab: BATTLE must be from 0 to 47, not 48\n"))
  }

  @Test func otherResultsAreNotReplacedByMistake() throws {
    let folder = try TemporaryFolder()
    #expect(play(folder).status == 0)
    let before = try folder.text("out/standings.csv")
    #expect(play(folder).status == 0)
    let other = play(folder, ["--seed", "2"])
    #expect(other.status == 64)
    #expect(other.errors.contains("holds the results of another tournament"))
    #expect(try folder.text("out/standings.csv") == before)
    #expect(play(folder, ["--seed", "2", "--overwrite"]).status == 0)
    #expect(try folder.text("out/standings.csv") != before)
  }

  @Test func addingAPolicyChangesNoOtherBattle() throws {
    let folder = try TemporaryFolder()
    func digests(_ policies: [String]) throws -> [Substring] {
      let words = policies.flatMap { ["--policy", $0] }
      #expect(play(folder, words + ["--overwrite"]).status == 0)
      // The pairing of the first two policies comes first.
      return try folder.text("out/battles.csv").split(separator: "\n")[1...8].map { $0.suffix(16) }
    }
    #expect(try digests(["random", "max-damage"]) == digests(["random", "max-damage", "heuristic"]))
  }

  @Test func weightsFromAFileAreInTheManifest() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"koBonus\": 80, \"sleep\": 30}", to: "bold.json")
    let run = play(folder, ["--policy", "bold=heuristic:weights=\(path),sleep=31,adjust=off", "--policy", "random"])
    #expect(run.status == 0)
    let manifest = try folder.text("out/manifest.json")
    #expect(manifest.contains("\"koBonus\": \"80\""))
    #expect(manifest.contains("\"sleep\": \"31\""))
    #expect(manifest.contains("\"adjust\": \"off\""))
    // `sha256sum` of the file.
    #expect(manifest.contains("\"\(path)\": \"ef1ab2cc85152d7b864741607fe18ece60ff2cadad87ea053030192725b32b4b\""))
    // The file is no longer needed for a replay.
    try FileManager.default.removeItem(atPath: path)
    #expect(CommandRun.words(["replay", folder.file("out"), "3"]).errors == "as in battles.csv\n")
  }

  @Test func tablesAsJSON() throws {
    let folder = try TemporaryFolder()
    let run = play(folder, ["--json"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect((object["standings"] as? [Any])?.count == 4)
    #expect((object["pairings"] as? [Any])?.count == 6)
    #expect(object["seed"] as? Int == 1)
  }
}
