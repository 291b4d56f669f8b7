import Foundation
import Testing

@Suite("dex and policies")
struct LookUpTests {
  private func names(_ line: String) throws -> [String] {
    let run = CommandRun.line("dex --json " + line)
    #expect(run.status == 0)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    return rows.compactMap { $0["name"] as? String }
  }

  @Test func cardsHaveWhatTheGamesSay() {
    let card = CommandRun.line("dex garchomp").output
    for part in [
      "Dragon, Ground", "HP 108, Attack 130, Defense 95", "(total 600)", "Sand Veil, Rough Skin (hidden)",
      "Ice ×4, Dragon ×2", "Electric", "95.0 kg", "Gabite",
    ] { #expect(card.replacing(/\s+/, with: " ").contains(part), "\(part)") }
    #expect(CommandRun.line("dex GARCHOMP").output == card)
    let move = CommandRun.line("dex Fire Blast").output
    for part in ["Fire", "special", "120", "85 %", "10 %: burn"] { #expect(move.contains(part), "\(part)") }
  }

  @Test func aNameOfTwoThingsShowsBoth() {
    let run = CommandRun.line("dex psychic")
    #expect(run.output.contains("Psychic (move)"))
    #expect(run.output.contains("Psychic (type)"))
    #expect(!CommandRun.line("dex --kind type psychic").output.contains("(move)"))
  }

  @Test(arguments: ["species", "move", "ability", "item", "nature", "type"])
  func everyEntryHasACard(kind: String) throws {
    for name in try names("--kind \(kind)") {
      let run = CommandRun.words(["dex", "--kind", kind, "--json", name])
      #expect(run.status == 0, "\(name)")
      #expect(run.output.contains("\"name\": \"\(name)\""))
    }
  }

  @Test func filtersHoldTogether() throws {
    #expect(try names("--kind move --type fire --sort power --limit 2") == ["V-create", "Eruption"])
    #expect(try names("--learns spore --learns u-turn") == ["Smeargle"])
    #expect(try names("--ability levitate --type steel") == ["Bronzor", "Bronzong"])
    #expect(try names("--kind nature --search ly") == ["Lonely", "Jolly"])
    #expect(try names("--category status --type ice") == ["Mist", "Haze", "Hail"])
    #expect(try names("--kind species --search zzz").isEmpty)
    #expect(CommandRun.line("dex --kind species --search zzz").errors == "nothing passes all filters\n")
    #expect(try names("--kind species --sort spe --reverse --limit 2") == ["Munchlax", "Shuckle"])
  }

  @Test func fullCardsNameMovesAndLearners() {
    #expect(CommandRun.line("dex garchomp --full").output.contains("Earthquake"))
    #expect(!CommandRun.line("dex garchomp").output.contains("Earthquake"))
    #expect(CommandRun.line("dex spore --full").output.contains("Smeargle"))
  }

  @Test func policiesAndWeightsAreListed() throws {
    let text = CommandRun.line("policies").output
    for name in ["random", "max-power", "max-damage", "heuristic"] { #expect(text.contains("  \(name)  ")) }
    let run = CommandRun.line("policies --weights --json")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    // The scoring's, and those of the changes of fighter.
    #expect(rows.count == 37 + 13)
    #expect(rows.contains { $0["name"] as? String == "switchCost" && $0["default"] as? Double == 10 })
    #expect(rows.contains { $0["name"] as? String == "koBonus" && $0["default"] as? Double == 55 })
    let shown = CommandRun.line("policies --weights").output
    for row in rows { #expect(shown.contains("\(row["name"] as? String ?? "?")=")) }
  }

  /// Every weight that is listed can be set to both ends of its range, and to nothing beyond.
  @Test func listedRangesAreTheOnesThatCount() throws {
    let run = CommandRun.line("policies --weights --json")
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    for row in rows {
      let name = try #require(row["name"] as? String)
      let high = try #require(row["high"] as? Double)
      let line = "bench decisions --count 1 --runs 1 --policy heuristic:\(name)="
      #expect(CommandRun.line(line + "\(high + 1)").status == 64, "\(name)")
      #expect(CommandRun.line(line + "much").status == 64, "\(name)")
    }
  }
}

@Suite("bench")
struct BenchTests {
  private func checksums(_ line: String) throws -> [String] {
    let run = CommandRun.line("bench --json --runs 1 " + line)
    #expect(run.status == 0)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    return rows.compactMap { $0["checksum"] as? String }
  }

  @Test func checksumsDependOnTheWorkAlone() throws {
    let once = try checksums("battles --count 40 --jobs 1")
    #expect(once.count == 4)
    #expect(try checksums("battles --count 40 --jobs 2") == once)
    #expect(try checksums("battles --count 42 --jobs 1") != once)
    #expect(try checksums("decisions --count 50 --policy heuristic").count == 1)
    #expect(try checksums("damage --count 500") == checksums("damage --count 500"))
  }
}
