import CommandLineKit
import Policies
import Tournament
import Tuning

extension Battlelab {
  /// `battlelab reproduce`: results played again and compared byte by byte.
  static let reproduce = Command(
    "reproduce", summary: "play a folder of results again and compare every byte",
    discussion: "Everything is made anew from DIR/manifest.json in a temporary folder. Results of another engine, "
      + "other data or policies that decide otherwise are refused. run.json, which is about one run, is not compared; nor "
      + "are pictures, which 'make plots' draws from the tables. Exit status: 0 when all files are the same, 1 when not.",
    positionals: [Positional("DIR", help: "the folder that a tournament, a sweep or a tuning wrote")],
    options: [CommonOption.jobs.declaration, CommonOption.quiet.declaration],
    examples: [
      Example("battlelab reproduce Results/round-robin", "says which files are the same"),
      Example("battlelab reproduce Results/tune-heuristic", "tunes and confirms once more"),
    ]
  ) { arguments in
    let stored = try StoredManifest(folder: arguments.positionals[0], of: StoredManifest.Origin.allCases)
    do {
      // Each rule set has its own instance of everything: what plays is specialised for it.
      switch try stored.rules() {
      case .gen5: return try reproduction(PlayedGen5.self, stored, arguments)
      case .kit: return try reproduction(PlayedKit.self, stored, arguments)
      }
    } catch let error where error is TuningError || error is TournamentError || error is PolicyError {
      throw CommandError("manifest.json: \(error)", status: .badData)
    }
  }

  private static func reproduction<Played: PlayedRules>(
    _ played: Played.Type, _ stored: StoredManifest, _ arguments: Arguments
  ) throws -> Job {
    switch try stored.origin {
    case .tournament: job(try TournamentSetup<Played>(stored), arguments)
    case .sweep: job(try SweepSetup<Played>(stored), arguments)
    case .tune: job(try TuneSetup<Played>(stored), arguments)
    }
  }

  private static func job(_ results: some Reproducible, _ arguments: Arguments) -> Job {
    let reproduction = Reproduction(
      results: results, folder: arguments.positionals[0], jobs: arguments[CommonOption.jobs],
      isQuiet: arguments[CommonOption.quiet])
    return { console in try reproduction.run(console) }
  }
}
