import CommandLineKit

extension Battlelab {
  private static var declared: Command {
    Command("tune", summary: "", options: TuneOptions.all, examples: []) { _ in { _ in .done } }
  }

  /// `battlelab tune`: the best numbers for a policy, confirmed.
  static let tune = Command(
    "tune", summary: "find better numbers for a policy, and confirm them",
    discussion:
      "Maximises the score against the opponents by simultaneous perturbation (SPSA); parameters that change no "
      + "decision are left alone. Then each parameter is varied around the result. Last, the result and the base are "
      + "played again on fresh seeds, on other match-ups and against opponents that tuning never saw: it is confirmed "
      + "when it beats the base and scores better against the opponents (both intervals), and is nowhere worse. "
      + "steps.csv has the way, best.csv the values with what is as good, profile.csv and profile-points.csv the look "
      + "around, confirm.csv the confirmation, best.json the weights for 'weights=best.json'. The same command writes the "
      + "same files, however often it was interrupted. Exit status: 0 also when the result is not confirmed.",
    options: TuneOptions.all,
    examples: [
      Example("battlelab tune", "the heuristic's weights against the built-in policies"),
      Example(
        "battlelab tune --hold repeatFirst --objective worst --swift",
        "a weight held, the worst opponent counts, and source for the app"),
      Example(
        "battlelab tune --policy search:samples=4 --vary hp --against max-damage", "a number of the search's evaluation"
      ),
    ]
  ) { arguments in
    var all = arguments
    if let path = arguments[ExperimentFile.option] {
      all = arguments.filled(from: try ExperimentFile.arguments(path, for: declared))
    }
    return try tuneJob(all, usual: nil)
  }

  /// The job of parsed arguments, whether they stand on the command line or in an experiment's folder.
  static func tuneJob(_ arguments: Arguments, usual: String?) throws -> Job {
    switch RulesName(arguments) {
    case .gen5: try TuneRequest<PlayedGen5>.job(arguments, usual)
    case .kit: try TuneRequest<PlayedKit>.job(arguments, usual)
    }
  }
}
