import Foundation
import Testing

/// `llm` on the command line.
@Suite("policies that ask a language model", .serialized)
struct LanguageModelCommandTests {
  @Test func itIsListedAndItsParametersAreChecked() {
    #expect(CommandRun.line("policies").output.contains("llm"))
    let run = CommandRun.line("tournament --policy llm:numbrs=on --policy random")
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean \"numbers\"?"))
    let cassette = CommandRun.line("tournament --policy heuristic --policy random --cassette x")
    #expect(cassette.status == 64)
    #expect(cassette.errors.hasPrefix("battlelab: --cassette: none of the policies asks a language model\n"))
    #expect(CommandRun.line("tournament --policy lllm --policy random").errors.contains("'llm'"))
  }

  @Test func withoutAModelItIsTheHeuristicAndSaysSo() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun.words([
      "tournament", "--policy", "none=llm:model=none", "--policy", "heuristic", "--pairs", "5", "--quiet", "--out",
      folder.file("out"),
    ])
    #expect(run.status == 0)
    #expect(run.errors.contains("none: "))
    #expect(run.errors.contains("0.0 % by the model (0.0 % recorded)"))
    #expect(run.errors.contains("100.0 % left to the heuristic (absent)"))
    let row = try folder.text("out/standings.csv").split(separator: "\n").first { $0.contains(",none,") }
    let cells = try #require(row).split(separator: ",")
    // Every decision was a fallback.
    #expect(cells[cells.count - 1] == cells[cells.count - 2])
    #expect(try folder.text("out/run.json").contains("\"absent\""))
  }

  @Test func aDamagedCassetteIsSaidBeforeAnyBattle() throws {
    let folder = try TemporaryFolder()
    let cassette = try folder.write("something else\n", to: "a.cassette")
    let run = CommandRun.words([
      "tournament", "--policy", "llm", "--policy", "random", "--out", folder.file("out"), "--cassette", cassette,
    ])
    #expect(run.status == 65)
    #expect(run.errors.contains("a.cassette, line 1: a cassette begins with"))
    #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
  }

  /// The strategies are there for a model that is not: the same moves, and every decision counted.
  @Test func opponentsAndLoadoutsWithoutAModel() throws {
    let folder = try TemporaryFolder()
    func play(_ out: String, _ extra: [String]) -> CommandRun {
      CommandRun.words(
        [
          "tournament", "--policy", "max-damage", "--policy", "random", "--pairs", "4", "--quiet", "--battles-csv",
          "--out", folder.file(out),
        ] + extra)
    }
    #expect(play("usual", []).status == 0)
    let moves = play("moves", ["--loadout", "llm:model=none"])
    #expect(moves.status == 0)
    #expect(moves.errors.contains("loadout strategy: 8 decisions, 0.0 % by the model"))
    #expect(try folder.text("moves/battles.csv") == folder.text("usual/battles.csv"))
    #expect(try folder.text("moves/manifest.json").contains("\"matchups\": \"balanced;loadout=llm:candidates=50,"))
    let both = play("both", ["--loadout", "llm:model=none", "--opponent", "llm:model=none,candidates=9"])
    #expect(both.status == 0)
    #expect(both.output.contains("balanced match-ups with opponents and moves of a language model"))
    #expect(both.errors.contains("opponent strategy: 4 decisions"))
    #expect(CommandRun.words(["replay", folder.file("both"), "3"]).status == 0)
    #expect(CommandRun.words(["reproduce", folder.file("both"), "--quiet"]).status == 0)
  }

  @Test(arguments: [
    ("--loadout heuristic", "--loadout: 'heuristic' is not llm[:key=value,…]"),
    ("--loadout llm:adjust=off", "--loadout: "), ("--opponent llm:candidates=99", "--opponent: "),
    ("--match-ups any --loadout llm:model=none", "are for balanced match-ups"),
    ("--format singles --opponent llm:model=none", "are for balanced match-ups"),
    ("--rules kit --loadout llm:model=none", "under --rules gen5 only"),
    ("--rules kit --loadout llm:model=/missing.gguf", "under --rules gen5 only"),
  ])
  func wrongStrategies(_ options: String, _ message: String) {
    let run = CommandRun.line("tournament --policy heuristic --policy random \(options)")
    #expect(run.status == 64)
    #expect(run.errors.contains(message))
  }

  #if LLM
    private static let policies = ["--policy", "llm", "--policy", "random", "--policy", "heuristic"]
    private static let results = ["standings.csv", "pairings.csv", "battles.csv", "details.csv"]

    private func play(
      _ folder: TemporaryFolder, _ out: String, _ extra: [String] = [], environment: [String: String]? = nil
    ) throws -> CommandRun {
      let words =
        ["tournament", "--pairs", "1", "--quiet", "--battles-csv", "--out", folder.file(out)]
        + LanguageModelCommandTests.policies + extra
      if let environment { return try CommandRun.process(words, environment: environment) }
      return CommandRun.words(words)
    }

    /// One worker or two, with recorded answers or without, here or in another process, with the model or without it:
    /// the same files.
    @Test func everyRunWritesTheSameFiles() throws {
      let folder = try TemporaryFolder()
      let cassette = folder.file("a.cassette")
      #expect(try play(folder, "plain", ["--jobs", "1"]).status == 0)
      #expect(try play(folder, "recording", ["--jobs", "2", "--cassette", cassette]).status == 0)
      let recorded = try Data(contentsOf: URL(fileURLWithPath: cassette))
      // A cache folder without a model.
      let empty = ["XDG_CACHE_HOME": folder.file("empty")]
      let replayed = try play(folder, "replayed", ["--cassette", cassette], environment: empty)
      #expect(replayed.status == 0)
      #expect(replayed.errors.contains("100.0 % by the model (100.0 % recorded)"))
      for name in LanguageModelCommandTests.results {
        let plain = try folder.text("plain/" + name)
        #expect(try folder.text("recording/" + name) == plain)
        #expect(try folder.text("replayed/" + name) == plain)
      }
      // With the digest of the cassette and the checksum of the model.
      let manifest = try folder.text("recording/manifest.json")
      #expect(try folder.text("replayed/manifest.json") == manifest)
      #expect(
        manifest.contains("\"gemma-3-270m\": \"a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818\""))
      #expect(manifest.contains(cassette))
      #expect(try Data(contentsOf: URL(fileURLWithPath: cassette)) == recorded)

      // A replay reads the recorded choices, and tells how they came about.
      let replay = try CommandRun.process(["replay", folder.file("recording"), "0", "--explain"], environment: empty)
      #expect(replay.status == 0)
      #expect(replay.errors.hasSuffix("as in battles.csv\n"))
      #expect(replay.output.contains(". Score: "))
      #expect(replay.output.contains("<- picked"))
      #expect(
        try CommandRun.process(["reproduce", folder.file("recording"), "--quiet"], environment: empty).status == 0)

      // An answer that is missing is no reason to play something else.
      let lines = String(decoding: recorded, as: UTF8.self).split(separator: "\n")
      let half = try folder.write(
        lines.prefix(lines.count / 2).map { $0 + "\n" }.joined(), to: "half.cassette")
      let stopped = try play(folder, "stopped", ["--cassette", half], environment: empty)
      #expect(stopped.status == 69)
      #expect(stopped.errors.contains("has no answer to one of the prompts, and there is no model to ask"))
      #expect(!FileManager.default.fileExists(atPath: folder.file("stopped/standings.csv")))
    }

    /// Match-ups of the model are the same with its recorded answers; the terms of the default model are shown once.
    @Test func opponentsAndLoadoutsOfTheModel() throws {
      let folder = try TemporaryFolder()
      let words = [
        "tournament", "--policy", "max-damage", "--policy", "random", "--pairs", "1", "--quiet", "--battles-csv",
        "--opponent", "llm:candidates=5", "--loadout", "llm:candidates=6", "--cassette", folder.file("a.cassette"),
        "--out",
      ]
      let user = ["XDG_DATA_HOME": folder.file("data")]
      let asked = try CommandRun.process(words + [folder.file("asked")], environment: user)
      #expect(asked.status == 0)
      #expect(asked.errors.contains("Gemma Terms of Use"))
      #expect(!asked.output.contains("Terms of Use"))
      #expect(asked.errors.contains("opponent strategy: 1 decision, 100.0 % by the model (0.0 % recorded)"))
      let again = try CommandRun.process(words + [folder.file("again")], environment: user)
      #expect(!again.errors.contains("Terms of Use"))
      #expect(again.errors.contains("loadout strategy: 2 decisions, 100.0 % by the model (100.0 % recorded)"))
      let empty = ["XDG_CACHE_HOME": folder.file("empty")]
      #expect(try CommandRun.process(words + [folder.file("replayed")], environment: empty).status == 0)
      for name in LanguageModelCommandTests.results + ["manifest.json"] {
        #expect(try folder.text("again/" + name) == folder.text("asked/" + name))
        #expect(try folder.text("replayed/" + name) == folder.text("asked/" + name))
      }
      let replay = try CommandRun.process(["replay", folder.file("asked"), "1"], environment: empty)
      #expect(replay.status == 0)
      #expect(replay.errors.hasSuffix("as in battles.csv\n"))
    }

    @Test func whatIsWrongWithAModelIsSaidBeforeAnyBattle() throws {
      let folder = try TemporaryFolder()
      let text = try folder.write("no model", to: "text.gguf")
      for (model, status, message) in [
        (text, 65, "does not begin as a GGUF file does"), (folder.file("none.gguf"), 69, "there is no model"),
        ("gemma-3-270m,context=256,tokens=256", 65, "context=256 is too small"),
        ("gemma-3-270m,context=65536", 65, "the model was trained for 32768 tokens"),
      ] as [(String, Int32, String)] {
        let run = CommandRun.words([
          "tournament", "--policy", "llm:model=\(model)", "--policy", "random", "--out", folder.file("out"),
        ])
        #expect(run.status == status)
        #expect(run.errors.contains(message))
        #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
      }
      let missing = try play(folder, "out", environment: ["XDG_CACHE_HOME": folder.file("empty")])
      #expect(missing.status == 69)
      #expect(missing.errors.contains("'make model' fetches it"))
    }
  #else
    @Test func withoutTheLibraryItSaysHowToGetIt() throws {
      let folder = try TemporaryFolder()
      let model = try folder.write("GGUF, or something like it", to: "a.gguf")
      let run = CommandRun.words([
        "tournament", "--policy", "llm:model=\(model)", "--policy", "random", "--out", folder.file("out"),
      ])
      #expect(run.status == 69)
      #expect(run.errors.contains("'make llm'"))
      #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
      let usual = try CommandRun.process(
        ["tournament", "--policy", "llm", "--policy", "random", "--out", folder.file("out")],
        environment: ["XDG_CACHE_HOME": folder.file("empty")])
      #expect(usual.status == 69)
      #expect(usual.errors.contains("'make llm'"))
    }
  #endif
}
