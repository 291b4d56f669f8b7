import Foundation
import Testing

/// Experiments as files, results that are played again, and tournaments in parts.
@Suite("run, reproduce, work and merge")
struct ExperimentTests {
  private static let compared = [
    "manifest.json", "standings.csv", "pairings.csv", "details.csv", "population.csv", "battles.csv",
  ]

  private func experiment(_ folder: TemporaryFolder, _ text: String) throws -> String {
    try FileManager.default.createDirectory(atPath: folder.file("small"), withIntermediateDirectories: true)
    return try folder.write(text, to: "small/experiment.json")
  }

  private let small = """
    // Everything that options can say.
    {
      title: 'Small', question: "Is a bold heuristic better?",
      policy: ["random", 'bold=heuristic:koBonus=80', "odd, \\"name\\"=max-power"],
      pairs: 12, seed: 5, luck: true, battles_csv: true, 'match-ups': "any",
      sprt: {score0: 0.5, score1: .6,},
    }
    """

  @Test func anExperimentIsRunReproducedAndPlayedInParts() throws {
    let folder = try TemporaryFolder()
    let path = try experiment(folder, small)
    let run = CommandRun.words(["run", folder.file("small"), "--quiet", "--out", folder.file("out")])
    #expect(run.status == 0, "\(run.errors)")
    let again = CommandRun.words(["reproduce", folder.file("out"), "--quiet"])
    #expect(again.status == 0, "\(again.output)\(again.errors)")
    #expect(again.output.split(separator: "\n").count == 6)
    // In two parts that overlap.
    #expect(CommandRun.words(["work", "--config", path, "--count"]).output == "36\n")
    for (name, units) in [("a", "0..<20"), ("b", "15..<36")] {
      let work = ["work", "--config", path, "--units", units, "--journal", folder.file(name), "--quiet", "--jobs", "1"]
      #expect(CommandRun.words(work).status == 0)
    }
    let part = CommandRun.words(["merge", folder.file("a"), "--out", folder.file("part")])
    #expect(part.status == 1)
    #expect(part.errors == "battlelab: units are missing: 20..<24, 24..<36\n")
    let merge = CommandRun.words(
      ["merge", folder.file("a"), folder.file("b"), "--out", folder.file("merged"), "--battles-csv"])
    #expect(merge.status == 0, "\(merge.errors)")
    for name in ExperimentTests.compared {
      #expect(try folder.text("merged/" + name) == folder.text("out/" + name), "\(name)")
    }
    // A changed byte is found.
    let pairings = try folder.text("out/pairings.csv")
    _ = try folder.write(pairings.replacing("random", with: "randon"), to: "out/pairings.csv")
    let changed = CommandRun.words(["reproduce", folder.file("out"), "--quiet"])
    #expect(changed.status == 1)
    #expect(changed.output.contains("pairings.csv: differs from line 2 on\n"))
  }

  @Test func aFinishedRunGoesOnWithoutPlaying() throws {
    let folder = try TemporaryFolder()
    let words = ["tournament", "--pairs", "5", "--quiet", "--out", folder.file("out")]
    #expect(CommandRun.words(words).status == 0)
    let before = try folder.text("out/pairings.csv")
    #expect(CommandRun.words(words + ["--resume"]).status == 0)
    #expect(try folder.text("out/pairings.csv") == before)
    let other = CommandRun.words(words + ["--resume", "--seed", "2"])
    #expect(other.status == 65)
    #expect(other.errors.contains("belongs to another tournament: seed is 1 there, 2 here"))
    // An interrupted run has a journal and no manifest.
    try FileManager.default.removeItem(atPath: folder.file("out/manifest.json"))
    #expect(CommandRun.words(words).status == 64)
    #expect(CommandRun.words(words + ["--overwrite"]).status == 0)
  }

  @Test(arguments: [
    ("{pears: 3}", "line 1, column 2: unknown key 'pears': did you mean 'pairs'?"),
    ("{pairs: 0}", "line 1, column 2: --pairs must be from 1 to 100000000, not 0"),
    ("{\n gauntlet: 1}", "line 2, column 2: gauntlet needs true or false, not a number"),
    ("{pairs: [1]}", "line 1, column 2: pairs needs text or a number, not a list"),
    ("{policy: ['random', 'randon']}", "unknown policy \"randon\"; did you mean \"random\"?"),
    ("{pairs: 3, pairs: 4}", "line 1, column 12: 'pairs' is given twice"),
    ("{sprt: {score0: 0.6, score1: 0.5}}", "line 1, column 2: --sprt: sequential test: scores must be"),
    ("{sprt: {elo0: 0}}", "line 1, column 2: --sprt needs score0 and score1, or elo0 and elo1, or nelo0 and nelo1"),
    ("[]", "an experiment is an object, not a list"),
  ])
  func mistakesInExperimentsAreNamed(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    _ = try experiment(folder, text)
    let run = CommandRun.words(["run", folder.file("small"), "--out", folder.file("out")])
    #expect(run.status != 0)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: folder.file("out")))
  }

  @Test func theCommandLineGoesBeforeTheFile() throws {
    let folder = try TemporaryFolder()
    let path = try experiment(folder, "{pairs: 50, seed: 9, policy: ['random', 'max-power']}")
    let words = ["tournament", "--config", path, "--pairs", "3", "--quiet", "--out", folder.file("out")]
    #expect(CommandRun.words(words).status == 0)
    let manifest = try folder.text("out/manifest.json")
    #expect(manifest.contains("\"pairs_per_pairing\": 3") && manifest.contains("\"seed\": 9"))
  }
}
