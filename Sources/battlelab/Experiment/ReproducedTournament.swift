import LanguagePolicies
import Tournament

/// Results of `tournament`, made again.
extension TournamentSetup: Reproducible {
  static var files: [String] {
    ["manifest.json", "standings.csv", "pairings.csv", "details.csv", "population.csv", "battles.csv"]
  }

  var guesses: [String] { [] }

  func play(
    into folder: String, wanted: Set<String>, jobs: Int, progress: @escaping (TournamentProgress) -> Void
  ) throws {
    let battles = "battles.csv"
    let report = try runTournament(
      plan: plan, policies: roster.entries, matchups: matchups, jobs: jobs,
      battlesFile: wanted.contains(battles) ? OutputFolder.file(battles, in: folder) : nil,
      journal: journal(OutputFolder.file("units.journal", in: folder), resumes: false, secondsPerUnit: nil),
      progress: progress)
    try roster.models.seal()
    try report.write(to: folder, manifest: finalManifest)
  }
}
