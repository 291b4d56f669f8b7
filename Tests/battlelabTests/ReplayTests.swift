import Foundation
import Testing

/// A battle without a folder, as words of a command line.
enum Planned {
  static func words(_ battle: Int, _ policies: (String, String) = ("heuristic", "random")) -> [String] {
    ["replay", "--quiet", "--battle", "\(battle)", "--policy", policies.0, "--policy", policies.1]
  }

  /// What `--log json` prints, an object per line.
  static func objects(_ words: [String]) throws -> [[String: Any]] {
    let run = CommandRun.words(words + ["--log", "json"])
    #expect(run.status == 0, "\(run.errors)")
    return try run.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  static func decisions(_ objects: [[String: Any]]) -> [[String: Any]] {
    objects.filter { $0["type"] as? String == "decision" }
  }
}

@Suite("replay: logs, explanations and other choices")
struct ReplayTests {
  /// The heuristic in the first seat of every battle of side 0.
  private func play() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let run = CommandRun.words([
      "tournament", "--pairs", "6", "--quiet", "--battles-csv", "--out", folder.path, "--policy", "heuristic",
      "--policy", "random",
    ])
    #expect(run.status == 0)
    return folder
  }

  @Test func scoresAddUpToTheChoice() throws {
    for battle in 0..<12 {
      let objects = try Planned.objects(Planned.words(battle) + ["--explain", "--continue", "2"])
      let seat = battle % 2 == 0 ? "p1" : "p2"
      var scored = 0
      for decision in Planned.decisions(objects) where decision["seat"] as? String == seat {
        let scores = try #require(decision["scores"] as? [[String: Any]])
        func score(_ option: [String: Any]) -> Double {
          (option["figures"] as? [String: Any])?["score"] as? Double ?? .nan
        }
        for option in scores {
          let terms = try #require(option["terms"] as? [[String: Any]])
          let sum = terms.reduce(0) { $0 + ($1["change"] as? Double ?? .nan) }
          #expect(abs(sum - score(option)) < 1e-4)
        }
        // Unless an adjustment spoke, the highest score is chosen.
        if (decision["adjustments"] as? [Any])?.isEmpty == true {
          let chosen = scores.first { $0["choice"] as? String == decision["choice"] as? String }
          #expect(chosen.map(score) == scores.map(score).max())
        }
        scored += 1
      }
      #expect(scored > 0)
    }
  }

  /// The same battle from a tournament's folder and from the options that the tournament was played with.
  @Test func aPlannedBattleIsTheTournaments() throws {
    let folder = try play()
    for battle in [0, 5, 11] {
      let row = CommandRun.words(["replay", folder.path, "\(battle)"])
      let planned = CommandRun.words(Planned.words(battle))
      #expect(row.output == planned.output && row.errors == "as in battles.csv\n" && planned.errors.isEmpty)
    }
  }

  @Test func everyBattleOfATournamentHasItsDigest() throws {
    let folder = try play()
    let run = CommandRun.words(["replay", folder.path, "--all", "--quiet"])
    #expect(run == CommandRun(output: "12 of 12 battles have the digest of their row\n"))
    let rows = try folder.text("battles.csv")
    let last = try #require(rows.split(separator: "\n").last)
    _ = try folder.write(rows.replacing(last, with: last.dropLast(16) + "0000000000000000"), to: "battles.csv")
    let other = CommandRun.words(["replay", folder.path, "--all", "--quiet"])
    #expect(other.status == 1)
    #expect(other.output.hasPrefix("battle 11: its row says 0000000000000000, here it is "))
    #expect(other.output.hasSuffix("11 of 12 battles have the digest of their row\n"))
  }

  @Test func anotherChoiceMakesAnotherBattle() throws {
    let plain = try Planned.objects(Planned.words(0))
    let digest = plain.last?["digest"] as? String
    let decision = try #require(Planned.decisions(plain).first { $0["seat"] as? String == "p1" })
    let chosen = try #require(decision["choice"] as? String)
    let legal = try #require(decision["legal"] as? [String])
    #expect(legal.count > 1)
    for move in legal {
      let other = try Planned.objects(Planned.words(0) + ["--set", "p1@1=\(move)"])
      // Telling it to do what it would have done changes nothing.
      #expect((other.last?["digest"] as? String == digest) == (move == chosen), "\(move)")
    }
    let text = CommandRun.words(Planned.words(0) + ["--set", "p1@1=\(legal[0])"])
    #expect(text.output.contains("p1 heuristic is told to choose \(legal[0])\n"))
    #expect(text.errors.isEmpty)
    let number = CommandRun.words(Planned.words(0) + ["--set", "p1@1=#1"])
    #expect(number.output == text.output)
  }

  @Test func impossibleChoicesAreExplained() throws {
    let form = "the form is p1@TURN=CHOICE, as in p1@3=earthquake or 'p2@5.2=switch 4'"
    for (text, reason) in [
      ("p1", "'p1': \(form)"), ("p3@1=surf", "'p3@1=surf': \(form)"), ("p1@0=surf", "'p1@0=surf': \(form)"),
      ("p1@1=transform", "'p1@1=transform': p1 on turn 1: 'transform' cannot be chosen; it can choose "),
      ("p1@1=switch 2", "'p1@1=switch 2': p1 on turn 1: 'switch 2' cannot be chosen; it can choose "),
      ("p2@900=surf", "'p2@900=surf': p2 decides nothing on turn 900; the battle ends on turn "),
    ] {
      let run = CommandRun.words(Planned.words(0) + ["--set", text])
      #expect(run.status == 64, "\(text)")
      #expect(run.errors.hasPrefix("battlelab: --set " + reason), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
    let decision = try #require(Planned.decisions(try Planned.objects(Planned.words(0))).first)
    let move = try #require((decision["legal"] as? [String])?.last)
    let misspelt = CommandRun.words(Planned.words(0) + ["--set", "p1@1=\(move.dropLast())x"])
    #expect(misspelt.errors.contains("did you mean '\(move)'? it can choose "))
  }

  /// Text fits a terminal of 80 columns, whatever is shown, and has no colours where there is no terminal.
  @Test(arguments: [
    [], ["--explain", "--continue", "3"], ["--turn", "1"], ["--turn", "1", "--explain", "--continue", "3"],
    ["--blunders", "--continue", "3"], ["--continue", "5", "--options"],
  ])
  func textFitsTheTerminal(_ options: [String]) {
    for battle in 0..<6 {
      let run = CommandRun.words(Planned.words(battle, ("heuristic", "max-damage")) + options)
      #expect(run.status == 0)
      #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!run.output.contains("\u{1B}"))
    }
  }
}
