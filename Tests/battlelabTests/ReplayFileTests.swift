import Foundation
import Testing

@Suite("replay: files, teams and bad input")
struct ReplayFileTests {
  @Test("a saved battle comes back, under both rules", arguments: ["gen5", "kit"])
  func savedBattles(rules: String) throws {
    let folder = try TemporaryFolder()
    let file = folder.file("battle.json")
    let first = CommandRun.words(Planned.words(9) + ["--rules", rules, "--save", file])
    #expect(first.status == 0 && first.errors == "written to \(file)\n")
    let again = CommandRun.words(["replay", file])
    #expect(again.status == 0 && again.errors == "as in \(file)\n")
    func body(_ run: CommandRun) -> [Substring] { Array(run.output.split(separator: "\n").dropFirst()) }
    #expect(body(again) == body(first))
  }

  @Test func whatIsWrongWithASavedBattleIsSaid() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("battle.json")
    #expect(CommandRun.words(Planned.words(4) + ["--save", file]).status == 0)
    let text = try folder.text("battle.json")
    func replay(_ changed: String) throws -> CommandRun {
      CommandRun.words(["replay", try folder.write(changed, to: "changed.json")])
    }
    let engine = try #require(text.firstMatch(of: /"engine": "(\w+)"/)).1
    let digest = try #require(text.firstMatch(of: /"digest": "(\w+)"/)).1
    for (changed, status, message) in [
      (String(text.prefix(text.count / 2)), 65, "it is no JSON"),
      (text.replacing("battlelab battle 1", with: "battlelab battle 9"), 65, "its format is 'battlelab battle 9'"),
      (text.replacing("\"seed\": ", with: "\"sead\": "), 65, "seed is missing"),
      (text.replacing("\"rules\": \"gen5\"", with: "\"rules\": \"gen9\""), 65, "by the rules of 'gen9'"),
      (
        text.replacing("\"heuristic\",\n      \"parameters\"", with: "\"x\",\n      \"parameters\""), 65,
        "unknown policy"
      ),
      (text.replacing(engine, with: "0"), 0, "with another engine (0, here \(engine))"),
      (text.replacing(digest, with: "0123456789abcdef"), 1, "its digest is 0123456789abcdef, here it is \(digest)"),
      (text.replacing("\"Hidden Power\"", with: "\"Tackle\""), 65, "choice 1 of p1: p1 on turn 1: 'Tackle' cannot be"),
      (
        text.replacing("\"koBonus\": \"55\"", with: "\"koBonus\": \"0\"").replacing(
          "\"repeatFirst\": \"18\"", with: "\"repeatFirst\": \"0\""), 0,
        "p1 heuristic would choose Hidden Power on turn 2, not Leaf Blade"
      ),
    ] {
      let run = try replay(changed)
      #expect(run.status == Int32(status), "\(message): \(run.errors)")
      #expect(run.errors.contains(message), "\(run.errors)")
      if status == 65 { #expect(run.output.isEmpty) }
    }
  }

  @Test func inputLogsComeBack() throws {
    let folder = try TemporaryFolder()
    let words = Planned.words(3) + ["--format", "singles"]
    let log = CommandRun.words(words + ["--input-log"])
    #expect(log.status == 0 && log.output.hasPrefix(">start {\"formatid\":\"gen5customgame\",\"seed\":["))
    let file = try folder.write(log.output, to: "battle.log")
    let again = CommandRun.words(["replay", file])
    #expect(again.status == 0)
    let digest = try #require(CommandRun.words(words).output.split(separator: " ").last)
    #expect(again.output.hasSuffix(String(digest)))
    // Once more, from its own log.
    #expect(CommandRun.words(["replay", file, "--input-log"]).output == log.output)
    // A battle that breaks off is shown as far as it goes.
    let lines = log.output.split(separator: "\n")
    let half = try folder.write(lines.prefix(9).joined(separator: "\n"), to: "half.log")
    let cut = CommandRun.words(["replay", half])
    #expect(cut.status == 0 && cut.output.contains("\nnot over after "))
  }

  @Test func badLogsAreExplained() throws {
    let folder = try TemporaryFolder()
    let log = CommandRun.words(Planned.words(4) + ["--input-log"]).output
    for (changed, message) in [
      ("nonsense", "is no battle; an input log"), ("", "is no battle; an input log"),
      (log.replacing("gen5customgame", with: "gen9ou"), "the battle is of 'gen9ou'"),
      (log.replacing(/,"seed":\[.*\]/, with: ""), "the log has no seed"),
      (log.replacing("move hiddenpower", with: "move hidenpower"), "line 6: 'move hidenpower' is no choice"),
      (log.replacing("move hiddenpower", with: "move surf"), "line 6: p1 on turn 1: 'move surf' cannot be chosen"),
      (log + ">p1 move 1\n", "line 10: the battle is over before 'move 1' is chosen"),
      (log + ">p1 undo\n", ""), (log.replacing("LeafBlade", with: "LeefBlade"), "Leaf Blade"),
      (log.replacing(">p1 team 1", with: ">p1 team 2"), "there is no place 2"),
    ] {
      let run = CommandRun.words(["replay", try folder.write(changed, to: "changed.log")])
      if message.isEmpty { continue }
      #expect(run.status == 65, "\(message): \(run.errors)")
      #expect(run.errors.contains(message), "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test func ownTeamsInBothForms() throws {
    let folder = try TemporaryFolder()
    let export = """
      Garchomp @ Leftovers
      Ability: Sand Veil
      Level: 50
      EVs: 252 Atk / 252 Spe
      Jolly Nature
      - Earthquake
      - Outrage
      """
    let file = try folder.write(export, to: "garchomp.txt")
    let packed = "Starmie||LifeOrb|NaturalCure|Surf,IceBeam|Timid|,,,252,,252||||50|"
    let words = ["replay", "--p2", packed, "--p2-policy", "max-damage", "--seed", "9"]
    let one = CommandRun.words(words + ["--p1", export])
    #expect(one.status == 0 && one.output.contains("p1 heuristic, Garchomp: Earthquake / Outrage\n"))
    #expect(one.output.contains("Starmie") && one.output.contains("seed 9\n"))
    #expect(CommandRun.words(words + ["--p1", file]) == one)
    let kit = CommandRun.words([
      "replay", "--rules", "kit", "--p1", "garchomp: earthquake, dragon-claw", "--p2", "starmie@1.2: surf",
    ])
    #expect(kit.status == 0 && kit.output.contains("p2 Starmie comes in with 276 of 276 HP\n"))
  }

  @Test(
    "teams that cannot be",
    arguments: [
      ("Garchomp\n- Earthquak", "Earthquake"), ("Garchmp\n- Earthquake", "Garchomp"),
      ("Garchomp\nLevel: 0\n- Earthquake", "evel"),
      ("Garchomp\n- Earthquake\n- Outrage\n- Surf\n- Cut\n- Fly", "move"), ("", "team"),
    ])
  func badTeams(_ team: String, _ hint: String) {
    let run = CommandRun.words(["replay", "--p1", team, "--p2", "Starmie\n- Surf"])
    #expect(run.status == 65, "\(run.errors)")
    #expect(run.errors.hasPrefix("battlelab: --p1: ") && run.errors.contains(hint), "\(run.errors)")
    #expect(run.output.isEmpty)
  }
}
