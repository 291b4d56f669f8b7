import LanguagePolicies
import Reports
import Tournament
import Tuning

/// Results of `sweep`, made again.
extension SweepSetup: Reproducible {
  static var files: [String] { ["manifest.json", "sweep.csv", "points.csv", "effects.csv"] }

  func play(
    into folder: String, wanted: Set<String>, jobs: Int, progress: @escaping (TournamentProgress) -> Void
  ) throws {
    var run = SweepRun(plan, opponents: contest.opponents.count, jobs: jobs)
    guard let report = try run.run(plan, contest, progress: progress) else { return }
    try setup.tournament.roster.models.seal()
    try TuningFolder.write(SweepSetup.files(report), manifest: manifest, to: folder)
  }
}

/// Results of `tune`, made again.
extension TuneSetup: Reproducible {
  static var files: [String] {
    [
      "manifest.json", "steps.csv", "best.csv", "confirm.csv", "best.json", "profile.csv", "profile-points.csv", source,
    ]
  }

  private static var source: String { "best.swift" }

  func play(
    into folder: String, wanted: Set<String>, jobs: Int, progress: @escaping (TournamentProgress) -> Void
  ) throws {
    let report = try play(jobs: jobs, progress: progress).report
    try setup.tournament.roster.models.seal()
    let files = try report.files(swift: setup.hasSource && wanted.contains(TuneSetup.source))
    try TuningFolder.write(files, manifest: manifest, to: folder)
  }
}
