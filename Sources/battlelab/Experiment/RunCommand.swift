import CommandLineKit
import Foundation

extension Battlelab {
  /// `battlelab run`: an experiment's folder into a folder of results.
  static let run = Command(
    "run", summary: "play the tournament of an experiment's folder",
    discussion: "Reads DIR/experiment.json, which says in JSON5 what options of 'battlelab tournament' say, and writes "
      + "Results/NAME, NAME being the folder's own.",
    positionals: [Positional("DIR", help: "a folder with experiment.json, such as Experiments/round-robin")],
    options: [
      TournamentOptions.out.declaration, TournamentOptions.overwrite.declaration,
      TournamentOptions.resume.declaration, TournamentOptions.unitSeconds.declaration, CommonOption.jobs.declaration,
      CommonOption.quiet.declaration, CommonOption.json.declaration,
    ],
    examples: [Example("battlelab run Experiments/round-robin", "writes Results/round-robin")]
  ) { arguments in
    let folder = arguments.positionals[0]
    let path = OutputFolder.file("experiment.json", in: folder)
    let all = arguments.filled(from: try ExperimentFile.arguments(path, for: tournament))
    let name = URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent
    let request = try TournamentRequest(
      all, folder: all[TournamentOptions.out] ?? "Results/\(name)", mayReplace: all[TournamentOptions.overwrite])
    return { console in try request.run(console) }
  }
}
