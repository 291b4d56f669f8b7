import CommandLineKit
import Foundation
import Tournament

/// A tournament that has been found possible: names, values, files and the output folder are checked.
struct TournamentRequest {
  private let output: TournamentOutput
  private let jobs: Int
  private let isQuiet: Bool
  private let resumes: Bool
  private let secondsPerUnit: Int?

  /// - Parameters:
  ///   - folder: where the results go.
  ///   - mayReplace: whether what another tournament left there may be replaced.
  init(_ arguments: Arguments, folder: String, mayReplace: Bool) throws {
    let setup = try TournamentSetup(arguments)
    jobs = arguments[CommonOption.jobs]
    isQuiet = arguments[CommonOption.quiet]
    resumes = arguments[TournamentOptions.resume]
    secondsPerUnit = arguments[TournamentOptions.unitSeconds]
    output = TournamentOutput(
      setup, folder: try OutputFolder(folder), writesBattles: arguments[TournamentOptions.battles],
      isJSON: arguments[CommonOption.json])
    // A journal that is gone on with says itself what is different.
    let hasJournal = FileManager.default.fileExists(atPath: output.journalFile)
    if !mayReplace, !(resumes && hasJournal) {
      try output.checkFolder()
      try checkJournal()
    }
  }

  /// Refuses to throw away what an interrupted run has played.
  private func checkJournal() throws(CommandError) {
    let files = FileManager.default
    guard !resumes, files.fileExists(atPath: output.journalFile),
      !files.fileExists(atPath: output.folder.file("manifest.json"))
    else { return }
    throw CommandError(
      "\(output.folder.path) holds a tournament that was interrupted: go on with --resume, or give --overwrite")
  }

  func run(_ console: Console) throws -> ExitStatus {
    let setup = output.setup
    // A journal of a run that is not gone on with would be refused.
    if !resumes { try? FileManager.default.removeItem(atPath: output.journalFile) }
    var line = ProgressLine("battles", console: console, isQuiet: isQuiet)
    var last = TournamentProgress(done: 0, total: setup.schedule.battles, seconds: 0)
    let report = try runTournament(
      plan: setup.plan, policies: setup.roster.entries, matchups: setup.matchups, jobs: jobs,
      battlesFile: output.battlesFile,
      journal: setup.journal(output.journalFile, resumes: resumes, secondsPerUnit: secondsPerUnit)
    ) { progress in
      last = progress
      line.update(done: progress.done, total: progress.total, seconds: progress.seconds)
    }
    line.finish(done: last.done, total: last.total, seconds: last.seconds)
    return try output.write(report, console)
  }
}
