import CommandLineKit
import Tournament

extension Battlelab {
  /// The command's options alone, which is what an experiment's file is read against.
  private static var declared: Command {
    Command("tournament", summary: "", options: TournamentOptions.all, examples: []) { _ in { _ in .done } }
  }

  /// `battlelab tournament`: every policy against every other.
  static let tournament = Command(
    "tournament", summary: "every policy against every other, with CSV reports",
    discussion: "Ratings are one Bradley–Terry fit over all pairings on the Elo scale, 0 for 'random' where it plays. "
      + "Both policies of a pairing play the same match-ups with the same seeds on both sides. The same "
      + "command writes the same standings.csv, pairings.csv, details.csv, population.csv, battles.csv and manifest.json, whatever the number "
      + "of workers and however often it was interrupted; units.journal has what was played so far; "
      + "what differs from run to run is in run.json.",
    options: TournamentOptions.all,
    examples: [
      Example("battlelab tournament", "the built-in policies against each other"),
      Example(
        "battlelab tournament --policy bold=heuristic:koBonus=80 --policy heuristic",
        "what a changed weight is worth"),
      Example(
        "battlelab tournament --gauntlet --policy heuristic --policy random --seed 7",
        "the first policy against each of the others"),
      Example("battlelab tournament --format singles --pairs 200", "teams of six, made up for each pair"),
      Example(
        "battlelab tournament --format singles --teams Experiments/teams/sample.txt", "teams of your own"),
      Example("battlelab tournament --rules kit --out Results/kit", "the same policies under the app's rules"),
    ]
  ) { arguments in
    var all = arguments
    if let path = arguments[ExperimentFile.option] {
      all = arguments.filled(from: try ExperimentFile.arguments(path, for: declared))
    }
    let folder = all[TournamentOptions.out]
    return try TournamentJob.make(
      all, folder: folder ?? TournamentOptions.defaultFolder,
      mayReplace: folder == nil && !all[TournamentOptions.resume] || all[TournamentOptions.overwrite])
  }
}
