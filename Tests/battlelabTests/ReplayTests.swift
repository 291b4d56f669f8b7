import Foundation
import Testing

@Suite("replay: explanations and what-if")
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

  private func object(_ run: CommandRun) throws -> [String: Any] {
    #expect(run.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test func scoresAddUpToTheChoice() throws {
    let folder = try play()
    for battle in 0..<12 {
      let replay = try object(
        CommandRun.words(["replay", folder.path, "\(battle)", "--log", "json", "--explain"]))
      let steps = try #require(replay["steps"] as? [[String: Any]])
      let seat = battle % 2 == 0 ? "p1" : "p2"
      var scored = 0
      for decision in steps.flatMap({ $0["decisions"] as? [[String: Any]] ?? [] })
      where decision["seat"] as? String == seat {
        let scores = try #require(decision["scores"] as? [[String: Any]])
        for option in scores {
          let terms = try #require(option["terms"] as? [[String: Any]])
          let sum = terms.reduce(0) { $0 + ($1["change"] as? Double ?? .nan) }
          #expect(abs(sum - (option["score"] as? Double ?? .nan)) < 1e-4)
        }
        // Unless an adjustment spoke, the highest score is chosen.
        if (decision["adjustments"] as? [Any])?.isEmpty == true {
          let best = scores.map { $0["score"] as? Double ?? 0 }.max()
          let chosen = scores.first { $0["move"] as? String == decision["choice"] as? String }
          #expect(chosen?["score"] as? Double == best)
        }
        scored += 1
      }
      #expect(scored > 0)
    }
  }

  @Test func stepsHoldTheWholeLog() throws {
    let folder = try play()
    let lines = CommandRun.words(["replay", folder.path, "4", "--log", "showdown"]).output.split(separator: "\n")
    let steps = try #require(
      try object(CommandRun.words(["replay", folder.path, "4", "--log", "json"]))["steps"] as? [[String: Any]])
    let joined = steps.flatMap { $0["log"] as? [String] ?? [] }
    #expect(joined.count == lines.count)
    #expect(joined.last == lines.last.map(String.init))
  }

  @Test func anotherChoiceMakesAnotherBattle() throws {
    let folder = try play()
    let plain = try object(CommandRun.words(["replay", folder.path, "0", "--log", "json"]))
    let steps = try #require(plain["steps"] as? [[String: Any]])
    let decision = try #require(
      steps.flatMap { $0["decisions"] as? [[String: Any]] ?? [] }.first { $0["seat"] as? String == "p1" })
    let chosen = try #require(decision["choice"] as? String)
    let legal = try #require(decision["legal"] as? [String])
    for move in legal {
      let words = ["replay", folder.path, "0", "--log", "json", "--what-if", "p1:1:\(move)"]
      let other = try object(CommandRun.words(words))
      // Telling it to do what it would have done changes nothing.
      #expect((other["digest"] as? String == plain["digest"] as? String) == (move == chosen), "\(move)")
    }
    let text = CommandRun.words(["replay", folder.path, "0", "--what-if", "p1:1:\(legal[0])"])
    #expect(text.output.contains("p1 heuristic is told to choose \(legal[0])\n"))
    #expect(text.errors.isEmpty)
  }

  @Test func impossibleChoicesAreExplained() throws {
    let folder = try play()
    for (text, reason) in [
      ("p1", "--what-if 'p1': the form is p1:TURN:MOVE or p2:TURN:switch PLACE"),
      ("p3:1:surf", "--what-if 'p3:1:surf': the form is p1:TURN:MOVE or p2:TURN:switch PLACE"),
      ("p1:0:surf", "--what-if: the turn must be from 1 to 10000, not 0"),
      ("p1:1:srf", "unknown move 'srf': did you mean 'Surf'?"),
      ("p1:1:switch 9", "--what-if: the place in the team must be from 1 to 6, not 9"),
      ("p1:1:transform", "--what-if 'p1:1:transform': p1 cannot do this on turn 1: it can choose "),
      ("p1:1:switch 2", "--what-if 'p1:1:switch 2': p1 cannot do this on turn 1: it can choose "),
      ("p2:900:surf", "--what-if 'p2:900:surf': p2 decides nothing on turn 900"),
    ] {
      let run = CommandRun.words(["replay", folder.path, "0", "--what-if", text])
      #expect(run.status == 64, "\(text)")
      #expect(run.errors.hasPrefix("battlelab: " + reason), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
    let run = CommandRun.words(["replay", folder.path, "0", "--log", "showdown", "--explain"])
    #expect(run.errors.hasPrefix("battlelab: --explain needs --log text or json\n"))
  }
}
