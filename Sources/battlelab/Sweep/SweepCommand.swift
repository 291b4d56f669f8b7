import CommandLineKit

extension Battlelab {
  private static var declared: Command {
    Command("sweep", summary: "", options: SweepOptions.all, examples: []) { _ in { _ in .done } }
  }

  /// `battlelab sweep`: parameters varied, effects measured.
  static let sweep = Command(
    "sweep", summary: "vary a policy's numbers, measure each point, report effects",
    discussion: "Every point plays the same match-ups with the same seeds, so differences to the base are sharper than "
      + "scores: sweep.csv has both, a row per point and opponent, points.csv the same over all opponents, effects.csv "
      + "a row per parameter: what it is worth, which values are as good as the best, the share of decisions it changes, "
      + "and which others it interacts with. The same command writes the same files, whatever the number of workers and "
      + "however often it was interrupted.",
    options: SweepOptions.all,
    examples: [
      Example("battlelab sweep", "every scoring weight around its default, one at a time"),
      Example(
        "battlelab sweep --vary koBonus=0...120/10 --vary repeatFirst=0,18,36",
        "a grid of two weights"),
      Example(
        "battlelab sweep --method latin-hypercube --points 256 --budget 2000000",
        "points all over, most battles for the best"),
    ]
  ) { arguments in
    var all = arguments
    if let path = arguments[ExperimentFile.option] {
      all = arguments.filled(from: try ExperimentFile.arguments(path, for: declared))
    }
    return try sweepJob(all, usual: nil)
  }

  /// The job of parsed arguments, whether they stand on the command line or in an experiment's folder.
  static func sweepJob(_ arguments: Arguments, usual: String?) throws -> Job {
    switch RulesName(arguments) {
    case .gen5: try SweepRequest<PlayedGen5>.job(arguments, usual)
    case .kit: try SweepRequest<PlayedKit>.job(arguments, usual)
    }
  }
}
