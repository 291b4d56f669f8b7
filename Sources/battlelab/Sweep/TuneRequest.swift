import CommandLineKit
import LanguagePolicies
import Reports
import Tournament
import Tuning

/// A tuning that has been found possible, and where its results go.
struct TuneRequest<Played: PlayedRules> {
  private let tuning: TuneSetup<Played>
  private let folder: TuningFolder
  private let arguments: Arguments

  static func job(_ arguments: Arguments, _ usual: String?) throws -> Job {
    let request = try TuneRequest(arguments, usual)
    return { console in try request.run(console) }
  }

  private init(_ arguments: Arguments, _ usual: String?) throws {
    self.arguments = arguments
    tuning = try TuneSetup(arguments)
    folder = try TuningFolder(arguments, command: "tune", manifest: tuning.manifest, usual: usual)
  }

  private func run(_ console: Console) throws -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    var log = UnitLog()
    let journal = try folder.open { unit, pair in log.add(unit, pair) }
    let live = LiveProgress(console, isQuiet: arguments[CommonOption.quiet])
    let (report, battles) = try tuning.play(jobs: arguments[CommonOption.jobs], journal: journal, log: log) {
      live.update($0)
    }
    live.finish()
    try tuning.setup.tournament.roster.models.seal()
    try journal.close()
    let files = try report.files(swift: arguments[TuneOptions.swift])
    try folder.write(
      files, timing: RunTiming(seconds: (clock.now - start).inSeconds, jobs: arguments[CommonOption.jobs]),
      battles: battles)
    let names = files.map(\.name).joined(separator: ", ")
    console.write(
      arguments[CommonOption.json]
        ? report.json(folder.folder.path).text
        : report.text + "\nwritten to \(folder.folder.path): \(names), manifest.json, run.json\n")
    return .done
  }
}
