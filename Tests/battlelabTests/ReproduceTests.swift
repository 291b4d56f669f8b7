import Foundation
import Testing
import battlelab

/// Results of sweeps and tunings played again. Those of tournaments are played again where tournaments are tested.
@Suite("reproduce")
struct ReproduceTests {
  private func sweep(_ folder: TemporaryFolder, _ extra: [String]) {
    let run = CommandRun.words(["sweep", "--quiet", "--pairs", "10", "--out", folder.file("out")] + extra)
    #expect(run.status == 0, "\(run.errors)")
  }

  private func reproduce(_ folder: TemporaryFolder, _ extra: [String] = ["--quiet"]) -> CommandRun {
    CommandRun.words(["reproduce", folder.file("out")] + extra)
  }

  /// The lines for these files when they are as they were.
  private func same(_ folder: TemporaryFolder, _ names: [String]) throws -> String {
    try names.map { "\($0): the same \(try folder.text("out/" + $0).utf8.count) bytes\n" }.joined()
  }

  private static let swept = ["manifest.json", "sweep.csv", "points.csv", "effects.csv"]
  private static let tuned = [
    "manifest.json", "steps.csv", "best.csv", "confirm.csv", "best.json", "profile.csv", "profile-points.csv",
    "best.swift",
  ]

  static let sweeps: [[String]] = [
    ["--rules", "gen5", "--vary", "repeatFirst=0,36", "--vary", "koBonus=0...110/55", "--against", "h=heuristic"],
    ["--rules", "kit", "--vary", "sleep", "--values", "3", "--method", "one-at-a-time", "--against", "random"],
    ["--match-ups", "any", "--method", "latin-hypercube", "--points", "4", "--against", "random", "--seed", "9"],
    // Four combinations are drawn more than once.
    [
      "--method", "random", "--points", "9", "--vary", "koBonus=0,50", "--vary", "repeatFirst=0,36", "--against",
      "random", "--max-turns", "20",
    ],
    [
      "--method", "latin-hypercube", "--points", "40", "--vary", "koBonus=0,50", "--vary", "repeatFirst=0,18,36",
      "--against", "random", "--max-turns", "20",
    ],
    [
      "--format", "singles", "--information", "hidden", "--vary", "switchCost=0", "--against", "max-power",
      "--max-turns", "9",
    ],
    ["--policy", "m=mcts:iterations=3", "--vary", "iterations=2,4", "--against", "random", "--max-turns", "3"],
  ]

  @Test(arguments: sweeps)
  func aSweepIsTheSame(words: [String]) throws {
    let folder = try TemporaryFolder()
    sweep(folder, words + ["--sample", "5", "--jobs", "2"])
    let again = reproduce(folder, ["--jobs", "1"])
    #expect(try again.status == 0 && again.output == same(folder, Self.swept), "\(again.output)\(again.errors)")
    #expect(again.errors.contains(" battles (100 %)"))
  }

  @Test func aSweepWithABudgetIsTheSame() throws {
    let folder = try TemporaryFolder()
    let run = CommandRun.words([
      "sweep", "--quiet", "--out", folder.file("out"), "--vary", "repeatFirst=0,9,36,60", "--budget", "700",
      "--against", "random",
    ])
    #expect(run.status == 0, "\(run.errors)")
    let again = reproduce(folder)
    #expect(try again.status == 0 && again.output == same(folder, Self.swept), "\(again.output)\(again.errors)")
  }

  @Test(arguments: ["gen5", "kit"])
  func aTuningIsTheSame(rules: String) throws {
    let folder = try TemporaryFolder()
    // A range that is not the usual one, a base that is not the default.
    let run = CommandRun.words([
      "tune", "--rules", rules, "--vary", "repeatFirst=0...40", "--vary", "koBonus",
      "--policy", "mine=heuristic:koBonus=60", "--steps", "3", "--pairs", "5", "--profile-pairs", "10",
      "--confirm-pairs", "10", "--against", "p=max-power", "--against", "max-damage", "--objective", "nash", "--swift",
      "--confirm-against", "heuristic:adjust=off", "--quiet", "--out", folder.file("out"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    let again = reproduce(folder, ["--jobs", "1"])
    #expect(try again.status == 0 && again.output == same(folder, Self.tuned), "\(again.output)\(again.errors)")
    // A changed byte is found, and what an older manifest lacks and had to be guessed is told.
    let steps = try folder.text("out/steps.csv")
    _ = try folder.write(steps.replacing("\n2,", with: "\n7,"), to: "out/steps.csv")
    let manifest = try folder.text("out/manifest.json")
    let values = try #require(manifest.firstMatch(of: /,\s+"values": \[[^\]]+\]/)).0
    _ = try folder.write(manifest.replacing(values, with: ""), to: "out/manifest.json")
    try FileManager.default.removeItem(atPath: folder.file("out/best.swift"))
    let changed = reproduce(folder)
    #expect(changed.status == 1)
    #expect(changed.output.contains("\nsteps.csv: differs from line 4 on\nbest.csv: the same "), "\(changed.output)")
    #expect(changed.output.hasSuffix(" bytes\n") && !changed.output.contains("best.swift"))
    #expect(
      changed.errors
        == "manifest.json does not say which values of repeatFirst were tried for an effect: what was taken may be another "
        + "than what was played\n")
  }

  @Test func changedBytesAreFound() throws {
    let folder = try TemporaryFolder()
    sweep(folder, ["--vary", "repeatFirst=0,36", "--against", "random", "--sample", "5"])
    let text = try folder.text("out/sweep.csv")
    _ = try folder.write(text.replacing("\n2,", with: "\n3,"), to: "out/sweep.csv")
    _ = try folder.write(try folder.text("out/points.csv") + "\n", to: "out/points.csv")
    try FileManager.default.removeItem(atPath: folder.file("out/effects.csv"))
    let changed = reproduce(folder)
    #expect(changed.status == 1 && changed.errors.isEmpty, "\(changed.errors)")
    let wanted =
      try same(folder, ["manifest.json"]) + "sweep.csv: differs from line 4 on\n"
      + "points.csv: differs from line 5 on\neffects.csv: is missing in \(folder.file("out"))\n"
    #expect(changed.output == wanted)
    // Only the folder of a tournament has battles one by one.
    let replay = CommandRun.words(["replay", folder.file("out"), "1"])
    #expect(replay.status == 65)
    #expect(replay.errors.contains("is of a sweep, not of a tournament: 'battlelab reproduce' plays all of it again"))
  }

  @Test func whatCannotBeTheSameIsRefused() throws {
    let folder = try TemporaryFolder()
    sweep(folder, ["--vary", "repeatFirst=0,36", "--against", "random", "--sample", "5"])
    let text = try folder.text("out/manifest.json")
    let engine = try #require(text.firstMatch(of: /"engine": \{\s+"fingerprint": "(\w+)"/)).1
    let dex = try #require(text.firstMatch(of: /"data": \{\s+"fingerprint": "(\w+)"/)).1
    let policy = try #require(text.firstMatch(of: /"fingerprint": "(\w{16})",\s+"label": "base"/)).1
    let other = "0123456789abcdef"
    for (old, new, message) in [
      (String(engine), other, "this sweep was played with another engine (0123456789abcdef, here \(engine))"),
      (String(dex), other, "this sweep was played with another dex"),
      (String(policy), other, "the policy 'base' decides otherwise than the one that played this sweep"),
      ("\"name\": \"repeatFirst\"", "\"name\": \"repeatFrst\"", "did you mean 'repeatFirst'?"),
      ("\"36\"\n", "\"x\"\n", "manifest.json: this version does not know 'x'"),
      ("\"36\"\n", "\"3600\"\n", "manifest.json: repeatFirst: 3600 is out of range: it takes 0 to "),
      ("\"pairs\": 10", "\"pairs\": -1", "manifest.json: this version does not know 'pairs: -1'"),
      ("\"method\": \"grid\"", "\"method\": \"spiral\"", "this version does not know 'spiral with 3 points'"),
      ("\"command\": \"sweep\"", "\"command\": \"sweeep\"", "this version does not know 'sweeep'"),
      ("\"command\": \"sweep\"", "\"command\": \"tune\"", "manifest.json: tune is missing"),
      ("\"command\": \"sweep\",", "", "manifest.json: schedule is missing"),
      ("\"sweep\": {", "\"swept\": {", "manifest.json: sweep is missing"),
    ] {
      try #require(text.contains(old), "\(old)")
      _ = try folder.write(text.replacing(old, with: new), to: "out/manifest.json")
      let run = reproduce(folder)
      #expect(run.status == 65 && run.output.isEmpty, "\(new)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }

  @Test func aFileOfTeamsThatChangedIsRefused() throws {
    let folder = try TemporaryFolder()
    let teams = "Snorlax||||Tackle|||||||\nEevee||||Tackle|||||||\n"
    let file = try folder.write(teams, to: "teams.txt")
    sweep(folder, ["--teams", file, "--vary", "repeatFirst=0,36", "--against", "random", "--sample", "5"])
    #expect(reproduce(folder).status == 0)
    _ = try folder.write(teams.replacing("Eevee", with: "Pikachu"), to: "teams.txt")
    let run = reproduce(folder)
    #expect(run.status == 65 && run.output.isEmpty)
    #expect(run.errors.contains("teams.txt has changed since these battles were played: its SHA-256 is "))
  }

  private func tune(_ folder: TemporaryFolder, _ extra: [String]) {
    let run = CommandRun.words(
      ["tune", "--steps", "1", "--pairs", "2", "--profile-pairs", "0", "--confirm-pairs", "10", "--against", "random"]
        + ["--max-turns", "20", "--quiet", "--out", folder.file("out")] + extra)
    #expect(run.status == 0, "\(run.errors)")
  }

  private static let brief = ["manifest.json", "steps.csv", "best.csv", "confirm.csv", "best.json"]

  /// Which values are tried for an effect decides which parameters are tuned, also where they end as the usual ones do.
  @Test(arguments: [
    ["--vary", "koBonus=0,50,110", "--vary", "repeatFirst=0...36/10", "--vary", "sleep"],
    ["--vary", "koBonus=50,60", "--vary", "repeatFirst=0...40"],
  ])
  func aTuningOfGivenValuesIsTheSame(words: [String]) throws {
    let folder = try TemporaryFolder()
    tune(folder, words)
    #expect(try folder.text("out/manifest.json").matches(of: /"values":\s/).count == 2)
    let again = reproduce(folder)
    #expect(try again.status == 0 && again.output == same(folder, Self.brief), "\(again.output)\(again.errors)")
  }

  @Test func unseenOpponentsWithLabelsAndFilesAreMadeAgain() throws {
    let folder = try TemporaryFolder()
    let weights = try folder.write("{\"koBonus\": 80}\n", to: "bold.json")
    tune(
      folder,
      [
        "--vary", "repeatFirst", "--confirm-against", "calm=heuristic:koBonus=10", "--confirm-against",
        "heuristic:weights=\(weights)", "--confirm-against", "max-power",
      ])
    let text = try folder.text("out/manifest.json")
    #expect(text.contains(/"checksums": \{\s+"[^"]*bold.json": "\w{64}"/))
    #expect(text.matches(of: /"fingerprint": "\w{16}",\s+"label":/).count == 5)
    // The weights stand in the manifest: what becomes of their file plays no part.
    _ = try folder.write("{\"koBonus\": 81}\n", to: "bold.json")
    let again = reproduce(folder)
    #expect(try again.status == 0 && again.output == same(folder, Self.brief), "\(again.output)\(again.errors)")
    // One that decides otherwise is refused, and so is one of which older manifests have only the label.
    let calm = try #require(text.firstMatch(of: /"fingerprint": "(\w{16})",\s+"label": "calm"/)).1
    _ = try folder.write(text.replacing(calm, with: "0123456789abcdef"), to: "out/manifest.json")
    let other = reproduce(folder)
    #expect(other.status == 65 && other.output.isEmpty)
    #expect(other.errors.contains("the policy 'calm' decides otherwise than the one that played this tuning"))
    for label in ["calm", "heuristic:weights=\(weights)"] {
      var cut = text.replacing("\"unseen_policies\"", with: "\"policies_unseen\"")
      cut = cut.replacing(/"unseen": \[[^\]]+\]/, with: "\"unseen\": [\"max-power\", \"\(label)\"]")
      _ = try folder.write(cut, to: "out/manifest.json")
      let refused = reproduce(folder)
      #expect(refused.status == 65 && refused.output.isEmpty)
      #expect(refused.errors.contains("manifest.json has only the label of the unseen opponent '\(label)'"))
    }
  }

  /// The manifests of usual tunings have no more than they had.
  @Test func usualManifestsStayAsTheyWere() throws {
    let folder = try TemporaryFolder()
    sweep(folder, ["--method", "latin-hypercube", "--points", "3", "--against", "random", "--sample", "5"])
    let sweep = try folder.text("out/manifest.json")
    #expect(!sweep.contains("\"draws\""))
    tune(folder, ["--vary", "repeatFirst", "--confirm-against", "heuristic:adjust=off", "--overwrite"])
    let tuning = try folder.text("out/manifest.json")
    #expect(!tuning.contains("\"values\"") && !tuning.contains("\"unseen_policies\""))
  }
}
