import Foundation
import Testing

/// Battles of six against six, and teams from files.
@Suite("singles and files of teams")
struct SinglesTests {
  private static let sample = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Experiments/teams/sample.txt").path

  private func play(_ folder: TemporaryFolder, _ extra: [String], _ name: String = "out") -> CommandRun {
    CommandRun.words(["tournament", "--pairs", "2", "--quiet", "--battles-csv", "--out", folder.file(name)] + extra)
  }

  private func rows(_ folder: TemporaryFolder, _ name: String = "out") throws -> [[Substring]] {
    try folder.text(name + "/battles.csv").split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
  }

  @Test func randomTeamsOfSix() throws {
    let folder = try TemporaryFolder()
    let run = play(folder, ["--format", "singles"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("gen5 rules, singles, random match-ups, seed 1: 4 policies, 2 pairs per pairing"))
    let rows = try rows(folder)
    #expect(rows.count == 24)
    // The two battles of a pair, and the pairs of all pairings, have the same teams.
    #expect(rows[0][5] == rows[1][5] && rows[0][6] == rows[1][6] && rows[0][5] == rows[4][5])
    #expect(rows[0][5].split(separator: "/").count == 6)
    #expect(rows[0][5] != rows[2][5])
    #expect(rows.allSatisfy { $0[9] == "knockout" || $0[9] == "cap" })
    #expect(CommandRun.words(["reproduce", folder.file("out"), "--quiet", "--jobs", "3"]).status == 0)
    #expect(CommandRun.words(["replay", folder.file("out"), "13"]).errors == "as in battles.csv\n")
  }

  @Test func limitsOfTurnsAreThoseOfTheFormat() throws {
    let folder = try TemporaryFolder()
    _ = play(folder, ["--format", "singles"])
    #expect(try folder.text("out/manifest.json").contains("\"turn_limit\": 1000"))
  }

  /// Policies that look ahead play them too, with little time.
  @Test(arguments: ["search:depth=1,samples=1", "mcts:iterations=16"])
  func policiesThatLookAhead(_ spec: String) throws {
    let folder = try TemporaryFolder()
    let run = CommandRun.words([
      "tournament", "--pairs", "1", "--quiet", "--max-turns", "6", "--format", "singles", "--policy", spec, "--policy",
      "random", "--battles-csv", "--out", folder.file("out"),
    ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(CommandRun.words(["reproduce", folder.file("out"), "--quiet", "--jobs", "2"]).status == 0)
  }

  @Test func teamsOfAFile() throws {
    let folder = try TemporaryFolder()
    let run = play(folder, ["--format", "singles", "--teams", Self.sample, "--legal"])
    #expect(run.status == 0, "\(run.errors)")
    let names: Set<Substring> = ["Sun", "Rain", "Sand", "Stall", "Dragons", "Trick Room"]
    for row in try rows(folder) {
      #expect(names.contains(row[5]) && names.contains(row[6]))
      #expect(row[5] != row[6])
    }
    #expect(CommandRun.words(["reproduce", folder.file("out"), "--quiet"]).status == 0)
    #expect(CommandRun.words(["replay", folder.file("out"), "7"]).errors == "as in battles.csv\n")
  }

  @Test func inSoloEverySetIsATeam() throws {
    let folder = try TemporaryFolder()
    #expect(play(folder, ["--teams", Self.sample]).status == 0)
    let rows = try rows(folder)
    #expect(rows[0][5].contains(": "))
    #expect(Set(rows.map { $0[5] }).count == 2)
    #expect(CommandRun.words(["replay", folder.file("out"), "3"]).errors == "as in battles.csv\n")
  }

  @Test func oneTeamMeetsItself() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Ditto||||Transform|||||||]Eevee||||Tackle|||||||\n", to: "one.txt")
    #expect(play(folder, ["--format", "singles", "--teams", file]).status == 0)
    let row = try rows(folder)[0]
    #expect(row[5] == "1: Ditto / Eevee" && row[6] == row[5])
  }

  @Test func aFileThatChangedIsRefused() throws {
    let folder = try TemporaryFolder()
    let text = "Snorlax||||Tackle|||||||\nEevee||||Tackle|||||||\n"
    let file = try folder.write(text, to: "teams.txt")
    #expect(play(folder, ["--format", "singles", "--teams", file]).status == 0)
    _ = try folder.write(text.replacing("Eevee", with: "Pikachu"), to: "teams.txt")
    for command in [["reproduce", folder.file("out")], ["replay", folder.file("out"), "1"]] {
      let run = CommandRun.words(command)
      #expect(run.status == 65)
      #expect(run.errors.contains("teams.txt has changed since these battles were played: its SHA-256 is "))
    }
  }

  @Test func partsOnSeveralMachinesAreTheWhole() throws {
    let folder = try TemporaryFolder()
    let who = ["--policy", "random", "--policy", "max-damage"]
    let deciding = ["--pairs", "3", "--format", "singles", "--teams", Self.sample] + who
    #expect(CommandRun.words(["tournament", "--quiet", "--out", folder.file("whole")] + deciding).status == 0)
    for (units, journal) in [("0..<2", "a.journal"), ("2..<3", "b.journal")] {
      let run = CommandRun.words(["work", "--quiet", "--units", units, "--journal", folder.file(journal)] + deciding)
      #expect(run.status == 0, "\(run.errors)")
    }
    let merged = CommandRun.words([
      "merge", folder.file("a.journal"), folder.file("b.journal"), "--out", folder.file("merged"),
    ])
    #expect(merged.status == 0, "\(merged.errors)")
    for name in ["standings.csv", "pairings.csv", "manifest.json"] {
      #expect(try folder.text("merged/" + name) == folder.text("whole/" + name))
    }
  }

  @Test func badTeamsAreRefusedBeforeAnythingIsWritten() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("Snorlax\n- Body Slam\n- Earthquak\n", to: "bad.txt")
    let run = play(folder, ["--format", "singles", "--teams", file])
    #expect(run.status == 65)
    #expect(
      run.errors.hasSuffix(
        "bad.txt: line 3: set 1: move 'Earthquak': unknown in Generation 5; did you mean 'Earthquake'?\n"))
    #expect(try folder.names() == ["bad.txt"])
  }

  @Test func whatTheGamesForbidIsRefusedWhenAsked() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("=== Odd ===\n\nSnorlax\nAbility: Levitate\n- Surf\n- Spore\n", to: "odd.txt")
    #expect(play(folder, ["--format", "singles", "--teams", file]).status == 0)
    let run = play(folder, ["--format", "singles", "--teams", file, "--legal"], "strict")
    #expect(run.status == 65)
    #expect(
      run.errors.contains(
        "odd.txt: line 1: Odd: set 1 (Snorlax): it cannot have Levitate, only Immunity or Thick Fat or Gluttony; 1 more"
      ))
    let check = CommandRun.words(["teams", file, "--legal"])
    #expect(check.status == 1)
    #expect(check.errors.contains("set 1 (Snorlax): it cannot learn Spore\n"))
    #expect(CommandRun.words(["teams", file]).status == 0)
  }

  @Test func teamsAreTurnedIntoTheOtherForm() throws {
    let folder = try TemporaryFolder()
    let packed = CommandRun.words(["teams", Self.sample, "--packed"])
    #expect(packed.status == 0)
    #expect(packed.output.split(separator: "\n").count == 6)
    let file = try folder.write(packed.output, to: "packed.txt")
    let export = CommandRun.words(["teams", file, "--export"])
    #expect(export.status == 0)
    let again = try folder.write(export.output, to: "export.txt")
    #expect(CommandRun.words(["teams", again, "--packed"]).output == packed.output)
    #expect(CommandRun.words(["teams", Self.sample, "--legal"]).status == 0)
    #expect(CommandRun.words(["teams", Self.sample, "--packed", "--export"]).status == 64)
  }
}
