import CommandLineKit
import Tournament

extension Battlelab {
  /// `battlelab tournament`: every policy against every other.
  static let tournament = Command(
    "tournament", summary: "every policy against every other, with CSV reports",
    discussion: "Both policies of a pairing play the same match-ups with the same seeds on both sides. The same "
      + "command writes the same standings.csv, pairings.csv, battles.csv and manifest.json, whatever the number of workers; "
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
    ]
  ) { arguments in
    let request = try TournamentRequest(arguments)
    return { console in try request.run(console) }
  }
}
