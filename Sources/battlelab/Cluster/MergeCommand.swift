import CommandLineKit
import Foundation
import Reports
import Tournament

extension Battlelab {
  /// `battlelab merge`: journals from anywhere into one result.
  static let merge = Command(
    "merge", summary: "join journals into the results of one tournament",
    discussion:
      "What tournament it is stands in the journals. They may overlap: what two of them have must be the same, "
      + "or it is an error that names both builds. Units that none has are an error, too, and so are policies that decide "
      + "otherwise here than where they played. The files are the same, byte by byte, as those of one run.",
    positionals: [Positional("JOURNAL", help: "a journal of 'battlelab work' or of a tournament", arity: .rest)],
    options: [
      TournamentOptions.out.declaration, TournamentOptions.overwrite.declaration,
      TournamentOptions.battles.declaration, CommonOption.json.declaration,
    ],
    examples: [Example("battlelab merge a.journal b.journal --out Results/merged", "joins two machines' work")]
  ) { arguments in
    guard !arguments.positionals.isEmpty else { throw CommandError("JOURNAL is missing") }
    var files: [JournalFile] = []
    for path in arguments.positionals { files.append(try JournalFile(path)) }
    let journals = try JournalSet(files)
    let stored = try StoredManifest(
      text: journals.manifest, path: arguments.positionals[0])
    switch try stored.rules() {
    case .gen5: return try job(PlayedGen5.self, stored, files, journals, arguments)
    case .kit: return try job(PlayedKit.self, stored, files, journals, arguments)
    }
  }

  private static func job<Played: PlayedRules>(
    _ played: Played.Type, _ stored: StoredManifest, _ files: [JournalFile], _ journals: JournalSet,
    _ arguments: Arguments
  ) throws -> Job {
    let setup = try TournamentSetup<Played>(stored)
    guard setup.manifest.json.text == journals.manifest else {
      throw CommandError("\(arguments.positionals[0]): this version would write another manifest", status: .badData)
    }
    let output = TournamentOutput(
      setup, folder: try OutputFolder(arguments[TournamentOptions.out] ?? "Results/merged"),
      writesBattles: arguments[TournamentOptions.battles], isJSON: arguments[CommonOption.json])
    if !arguments[TournamentOptions.overwrite] { try output.checkFolder() }
    return { console in
      for file in files where file.tornBytes > 0 {
        console.writeError("\(file.path): \(file.tornBytes) bytes at its end are no whole record and do not count\n")
      }
      let report = try mergeJournals(
        journals, plan: setup.plan, policies: setup.roster.entries, matchups: setup.matchups,
        battlesFile: output.battlesFile)
      return try output.write(report, console)
    }
  }
}
