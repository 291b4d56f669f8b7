import BattleCore
import CommandLineKit
import Foundation
import LanguagePolicies
import Policies
import Reports
import Tournament

/// Where a tournament's report goes, and how it is shown.
struct TournamentOutput<Played: PlayedRules> {
  let setup: TournamentSetup<Played>
  let folder: OutputFolder
  let writesBattles: Bool
  let isJSON: Bool

  init(_ setup: TournamentSetup<Played>, folder: OutputFolder, writesBattles: Bool, isJSON: Bool) {
    self.setup = setup
    self.folder = folder
    self.writesBattles = writesBattles
    self.isJSON = isJSON
  }

  var battlesFile: String? { writesBattles ? folder.file("battles.csv") : nil }
  var journalFile: String { folder.file("units.journal") }

  /// Refuses to replace the results of another tournament.
  func checkFolder() throws(CommandError) {
    guard let old = try? String(contentsOfFile: folder.file("manifest.json"), encoding: .utf8) else { return }
    if old != setup.finalManifest.json.text {
      throw CommandError(
        "\(folder.path) holds the results of another tournament: give another --out, or --overwrite", status: .usage)
    }
  }

  /// Writes the files and shows the report.
  func write(_ report: TournamentReport, _ console: Console) throws -> ExitStatus {
    try setup.roster.models.seal()
    let models = LanguageReport(setup.roster.tallies)
    try report.write(to: folder.path, manifest: setup.finalManifest, notes: models.notes)
    console.writeError(models.text)
    console.write(isJSON ? json(report).text : text(report))
    // A few accidents are counted and told; more than one in a hundred, and the result is in doubt.
    if report.aborted * 100 <= report.scheduled { return .done }
    console.writeError("more than 1 % of the battles were aborted\n")
    return .failed
  }

  private func text(_ report: TournamentReport) -> String {
    var written = ["standings.csv", "pairings.csv", "details.csv"]
    if report.population != nil { written.append("population.csv") }
    if writesBattles { written.append("battles.csv") }
    return setup.headline + "\n\n" + report.text() + "\nwritten to \(folder.path): "
      + (written + ["manifest.json", "run.json"]).joined(separator: ", ") + "\n"
  }

  private func json(_ report: TournamentReport) -> JSONValue {
    .object([
      .init("rules", .string(Played.info.name)), .init("format", .string(setup.format.rawValue)),
      .init("matchups", .string(setup.choice.text)),
      .init("seed", .unsigned(setup.plan.seed)), .init("battles", .integer(report.scheduled)),
      .init("directory", .string(folder.path)), .init("standings", report.standingsTable.json),
      .init("pairings", report.pairingsTable.json), .init("details", report.detailsTable.json),
      .init("population", report.populationTable?.json ?? .null),
      .init("notices", .array(report.notices.map { .string($0) })),
    ])
  }
}
