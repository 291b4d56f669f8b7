import CommandLineKit
import Foundation

extension Battlelab {
  /// `battlelab run`: an experiment's folder into a folder of results.
  static let run = Command(
    "run", summary: "play what an experiment's folder says",
    discussion:
      "Reads DIR/experiment.json, which says in JSON5 what options of 'battlelab tournament' say (or of sweep or "
      + "tune, where it has command: \"sweep\" or \"tune\"), and writes Results/NAME, NAME being the folder's own.",
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
    let usual = "Results/\(URL(fileURLWithPath: folder).standardizedFileURL.lastPathComponent)"
    let commands = [tournament, sweep, tune]
    let name = try ExperimentFile.command(path, among: commands.map(\.name))
    guard let command = commands.first(where: { $0.name == name }) else { throw CommandError("no command \(name)") }
    let all = arguments.filled(from: try ExperimentFile.arguments(path, for: command))
    switch name {
    case "sweep": return try sweepJob(all, usual: usual)
    case "tune": return try tuneJob(all, usual: usual)
    default:
      return try TournamentJob.make(
        all, folder: all[TournamentOptions.out] ?? usual, mayReplace: all[TournamentOptions.overwrite])
    }
  }
}
