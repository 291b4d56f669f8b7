import CommandLineKit
import Foundation
import LanguagePolicies
import Tournament

extension Battlelab {
  /// `battlelab reproduce`: results played again and compared byte by byte.
  static let reproduce = Command(
    "reproduce", summary: "play a folder of results again and compare every byte",
    discussion: "Everything is made anew from DIR/manifest.json in a temporary folder. Results of another engine, "
      + "other data or policies that decide otherwise are refused. run.json, which is about one run, is not compared. Exit "
      + "status: 0 when all files are the same, 1 when not.",
    positionals: [Positional("DIR", help: "the folder that a tournament wrote")],
    options: [CommonOption.jobs.declaration, CommonOption.quiet.declaration],
    examples: [Example("battlelab reproduce Results/round-robin", "says which files are the same")]
  ) { arguments in
    let stored = try StoredManifest(folder: arguments.positionals[0])
    switch try stored.rules() {
    case .gen5: return try Reproduction<PlayedGen5>.job(stored, arguments)
    case .kit: return try Reproduction<PlayedKit>.job(stored, arguments)
    }
  }
}

/// Results that are to be played again.
private struct Reproduction<Played: PlayedRules> {
  private let compared = [
    "manifest.json", "standings.csv", "pairings.csv", "details.csv", "population.csv", "battles.csv",
  ]

  let folder: String
  let setup: TournamentSetup<Played>
  let jobs: Int
  let isQuiet: Bool

  private init(_ stored: StoredManifest, _ arguments: Arguments) throws {
    folder = arguments.positionals[0]
    setup = try TournamentSetup(stored)
    jobs = arguments[CommonOption.jobs]
    isQuiet = arguments[CommonOption.quiet]
  }

  static func job(_ stored: StoredManifest, _ arguments: Arguments) throws -> Job {
    let reproduction = try Reproduction(stored, arguments)
    return { console in try reproduction.run(console) }
  }

  func run(_ console: Console) throws -> ExitStatus {
    let files = FileManager.default
    let again = files.temporaryDirectory.appendingPathComponent("battlelab-\(UUID().uuidString)").path
    defer { try? files.removeItem(atPath: again) }
    let hasBattles = files.fileExists(atPath: OutputFolder.file("battles.csv", in: folder))
    var line = ProgressLine("battles", console: console, isQuiet: isQuiet)
    var last = TournamentProgress(done: 0, total: setup.schedule.battles, seconds: 0)
    let report = try runTournament(
      plan: setup.plan, policies: setup.roster.entries, matchups: setup.matchups, jobs: jobs,
      battlesFile: hasBattles ? OutputFolder.file("battles.csv", in: again) : nil,
      journal: setup.journal(OutputFolder.file("units.journal", in: again), resumes: false, secondsPerUnit: nil)
    ) { progress in
      last = progress
      line.update(done: progress.done, total: progress.total, seconds: progress.seconds)
    }
    line.finish(done: last.done, total: last.total, seconds: last.seconds)
    try setup.roster.models.seal()
    try report.write(to: again, manifest: setup.finalManifest)
    var isSame = true
    for name in compared {
      let verdict = try compare(
        OutputFolder.file(name, in: folder), OutputFolder.file(name, in: again))
      if let verdict { console.write("\(name): \(verdict.text)\n") }
      isSame = isSame && verdict?.isSame ?? true
    }
    return isSame ? .done : .failed
  }

  /// nil when neither file is there.
  private func compare(_ old: String, _ new: String) throws -> (isSame: Bool, text: String)? {
    guard let there = FileManager.default.contents(atPath: old) else {
      return FileManager.default.fileExists(atPath: new) ? (false, "is missing in \(folder)") : nil
    }
    guard let here = FileManager.default.contents(atPath: new) else { return (false, "is not written any more") }
    if there == here { return (true, "the same \(there.count) bytes") }
    let (one, two) = (there.split(separator: 10), here.split(separator: 10))
    let line = zip(one, two).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(one.count, two.count)
    return (false, "differs from line \(line + 1) on")
  }
}
