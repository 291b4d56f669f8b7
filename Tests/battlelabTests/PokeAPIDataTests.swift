import Foundation
import TestKit
import Testing

@Suite("PokeAPI's data and rosters on the command line")
struct PokeAPIDataTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let tables = root.appendingPathComponent("Sources/PokeAPI/Tables").path
  private static let pokeAPI = root.deletingLastPathComponent().appendingPathComponent("shared/pokeapi").path
  static let hasPokeAPI = FileManager.default.fileExists(atPath: pokeAPI + "/moves.csv")

  /// Runs with folders of its own instead of the user's.
  private func run(_ words: [String], _ folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun.process(
      words, environment: ["XDG_DATA_HOME": folder.file("data"), "XDG_CACHE_HOME": folder.file("cache")])
  }

  @Test(.enabled(if: hasPokeAPI, "no tables of PokeAPI beside the repository"))
  func importing() throws {
    let folder = try TemporaryFolder()
    let check = CommandRun.words([
      "dex", "import", PokeAPIDataTests.pokeAPI, "--check", "--tables", PokeAPIDataTests.tables,
    ])
    #expect(check.status == 0 && check.output.contains("the tables are up to date"))
    // An empty folder has no table that is right; the check writes none.
    let stale = CommandRun.words(["dex", "import", PokeAPIDataTests.pokeAPI, "--check", "--tables", folder.path])
    #expect(stale.status == 1 && stale.output.contains("differs: \(folder.path)/Moves.swift"))
    #expect(try folder.names() == [])
    #expect(CommandRun.words(["dex", "import", PokeAPIDataTests.pokeAPI, "--tables", folder.path]).status == 0)
    let written = try folder.names()
    #expect(written == (try FileManager.default.contentsOfDirectory(atPath: PokeAPIDataTests.tables)).sorted())
    for name in written {
      let stored = try String(contentsOfFile: PokeAPIDataTests.tables + "/" + name, encoding: .utf8)
      #expect(try folder.text(name) == stored, "\(name)")
    }
  }

  @Test func importErrors() throws {
    let folder = try TemporaryFolder()
    #expect(CommandRun.line("dex import").status == 64)
    #expect(CommandRun.line("dex import nowhere --tables .").status == 65)
    let empty = CommandRun.words(["dex", "import", folder.path, "--tables", folder.path])
    #expect(empty.status == 65 && empty.errors.contains("abilities.csv: the table is missing"))
  }

  @Test func updatingWithoutNetwork() throws {
    let folder = try TemporaryFolder()
    // Nobody listens at port 1.
    let update = try run(["dex", "update", "--from", "http://127.0.0.1:1/csv", "--quiet"], folder)
    #expect(update.status == 69)
    #expect(update.errors.contains("http://127.0.0.1:1/csv/abilities.csv: "))
    #expect(update.errors.contains("still in use: the built-in snapshot"))
    let look = try run(["dex", "--data", "pokeapi", "sprigatito"], folder)
    #expect(look.status == 0 && look.output.contains("Grass") && look.errors.contains("the built-in snapshot"))
  }

  @Test func brokenCacheIsTold() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.file("cache/battlelab"), withIntermediateDirectories: true)
    _ = try folder.write("battlelab PokeAPI snapshot 1\n", to: "cache/battlelab/pokeapi.txt")
    let look = try run(["dex", "--data", "pokeapi", "pikachu"], folder)
    #expect(look.status == 65 && look.errors.contains("pokeapi.txt, line 2: source and date expected"))
  }

  @Test func browsing() throws {
    let folder = try TemporaryFolder()
    let list = try run(
      ["dex", "--data", "pokeapi", "--type", "fairy", "--generation", "6", "--sort", "name", "--limit", "5"], folder)
    #expect(list.output.split(separator: "\n").count == 7)
    #expect(list.output.contains("Aromatisse") && list.errors.contains("page 1 of 4, 19 in all"))
    let card = try run(["dex", "--data", "pokeapi", "eevee"], folder).output.replacing(/\s+/, with: " ")
    for part in ["Sylveon", "use-water-stone", "Anticipation (hidden)", "HP 55 ███████████ "] {
      #expect(card.contains(part), "\(part)")
    }
    let move = try run(["dex", "--data", "pokeapi", "thunderbolt"], folder).output.replacing(/\s+/, with: " ")
    #expect(move.contains("power 90 ") && move.contains("power 95 before generation 6"))
    for (words, message) in [
      (["pikatchu"], "did you mean 'pikachu'"), (["--type", "fairi"], "did you mean 'fairy'"),
      (["--ability", "levitate"], "--ability applies to --data gen5 only"),
      (["--kind", "item"], "knows species and moves"), (["--sort", "powr"], "known are number, name"),
    ] {
      let wrong = try run(["dex", "--data", "pokeapi"] + words, folder)
      #expect(wrong.status == 64 && wrong.errors.contains(message), "\(wrong.errors)")
    }
  }

  /// The other data set has pages, generations, bars and chains too.
  @Test func browsingGenerationFive() {
    let second = CommandRun.line("dex --kind species --generation 2 --limit 10 --page 2").output
    #expect(second.split(separator: "\n").count == 12)
    #expect(second.contains("Furret") && !second.contains("Chikorita"))
    let card = CommandRun.line("dex garchomp").output
    #expect(card.contains("█") && card.replacing(/\s+/, with: " ").contains("Gible, → Gabite, → → Garchomp"))
  }

  @Test func lifeOfARoster() throws {
    let folder = try TemporaryFolder()
    #expect(try run(["roster", "list"], folder).output.contains("nobody yet"))
    let met = try run(["roster", "encounter", "--seed", "7"], folder)
    #expect(try met.output == run(["roster", "encounter", "--seed", "7"], folder).output)
    #expect(try run(["roster", "add", "Mr. Mime"], folder).output == "Mr Mime is in the roster\n")
    #expect(try run(["roster", "add", "pikachu"], folder).status == 0)
    let twice = try run(["roster", "add", "pikachu"], folder)
    #expect(twice.status == 64 && twice.errors.contains("Pikachu is in the roster already"))
    #expect(try run(["roster", "favourite", "pikachu"], folder).output == "Pikachu is a favourite\n")
    let list = try run(["roster", "list", "--json"], folder)
    let rows = try #require(try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]])
    #expect(rows.compactMap { $0["number"] as? Int } == [25, 122])
    #expect(rows.compactMap { $0["favourite"] as? String } == ["yes", "no"])
    #expect(try run(["roster", "remove", "mr-mime"], folder).status == 0)
    for words in [["add"], ["add", "pikatchu"], ["remove", "ditto"], ["lost"], ["list", "pikachu"]] {
      #expect(try run(["roster"] + words, folder).status == 64, "\(words)")
    }
  }

  /// Whoever is killed while it writes leaves a roster with everything that was in it.
  @Test func killedWriters() throws {
    let folder = try TemporaryFolder()
    var expected: Set<Int> = []
    for (index, name) in ["bulbasaur", "ivysaur", "venusaur", "charmander", "charmeleon", "charizard"].enumerated() {
      _ = try ChildProcess.run(
        CommandRun.executable.path, ["roster", "add", name], environment: ["XDG_DATA_HOME": folder.file("data")],
        killAfter: Double(index) * 0.008)
      let list = try run(["roster", "list", "--json"], folder)
      #expect(list.status == 0)
      let rows = try JSONSerialization.jsonObject(with: Data(list.output.utf8)) as? [[String: Any]] ?? []
      let found = Set(rows.compactMap { $0["number"] as? Int })
      #expect(found.isSuperset(of: expected))
      expected = found
    }
  }

  /// A tournament draws the first of each pair from a roster, and its manifest is enough to draw them again.
  @Test(arguments: ["gen5", "kit"])
  func rosterOfATournament(_ rules: String) throws {
    let folder = try TemporaryFolder()
    let roster = try folder.write(
      "number,species,added,favourite\n25,pikachu,2026-08-22,no\n143,snorlax,2026-08-22,yes\n", to: "roster.csv")
    let out = folder.file("out")
    let words = [
      "tournament", "--rules", rules, "--roster", roster, "--pairs", "20", "--battles-csv", "--quiet", "--out", out,
      "--policy", "random", "--policy", "max-damage",
    ]
    let run = CommandRun.words(words)
    #expect(run.status == 0)
    #expect(run.output.contains("balanced match-ups of a roster of 2"))
    let rows = try folder.text("out/battles.csv").split(separator: "\n").dropFirst()
    #expect(rows.allSatisfy { $0.contains(",Pikachu: ") || $0.contains(",Snorlax: ") })
    let manifest = try folder.text("out/manifest.json")
    #expect(manifest.contains("\"matchups\": \"balanced:roster=25,143\"") && manifest.contains(roster))
    if rules == "gen5" { #expect(CommandRun.words(["replay", out, "3"]).status == 0) }
    let empty = try folder.write("number,species,added,favourite\n", to: "empty.csv")
    #expect(CommandRun.words(["tournament", "--rules", rules, "--roster", empty, "--out", out]).status == 65)
  }
}
