import CommandLineKit
import LanguagePolicies
import Tournament

extension Battlelab {
  /// `battlelab work`: one machine's part of a tournament.
  static let work = Command(
    "work", summary: "play a range of a tournament's units into a journal",
    discussion:
      "A unit is one pair of one pairing: two battles. Units are numbered through all pairings, so ranges can "
      + "be handed out without a server; 'battlelab merge' joins the journals. A journal that is there is gone on with: "
      + "units that it has are not played again. Options and --config say what tournament it is, as for 'battlelab "
      + "tournament'.",
    options: WorkOptions.all,
    examples: [
      Example("battlelab work --pairs 5000 --units '0..<10000' --journal a.journal", "the first 10,000 units"),
      Example("battlelab work --config experiment.json --count", "how many units an experiment has"),
    ]
  ) { arguments in
    var all = arguments
    if let path = arguments[ExperimentFile.option] {
      all = arguments.filled(from: try ExperimentFile.arguments(path, for: tournament))
    }
    switch RulesName(all) {
    case .gen5: return try job(PlayedGen5.self, all)
    case .kit: return try job(PlayedKit.self, all)
    }
  }

  private static func job<Played: PlayedRules>(_ played: Played.Type, _ all: Arguments) throws -> Job {
    let setup = try TournamentSetup<Played>(all)
    if all[WorkOptions.count] {
      return { console in
        console.write("\(setup.schedule.units)\n")
        return .done
      }
    }
    guard let units = all[WorkOptions.units] else { throw CommandError("--units is missing: --units A..<B") }
    guard let journal = all[WorkOptions.journal] else { throw CommandError("--journal is missing: --journal FILE") }
    guard units.upperBound <= setup.schedule.units else {
      throw CommandError("--units must be within 0..<\(setup.schedule.units), not \(units)")
    }
    let request = setup.journal(journal, resumes: true, secondsPerUnit: all[TournamentOptions.unitSeconds])
    let jobs = all[CommonOption.jobs]
    let isQuiet = all[CommonOption.quiet]
    return { console in
      var line = ProgressLine("battles", console: console, isQuiet: isQuiet)
      var last = TournamentProgress(done: 0, total: 2 * units.count, seconds: 0)
      try workUnits(
        units, plan: setup.plan, policies: setup.roster.entries, matchups: setup.matchups, jobs: jobs, journal: request
      ) { progress in
        last = progress
        line.update(done: progress.done, total: progress.total, seconds: progress.seconds)
      }
      line.finish(done: last.done, total: last.total, seconds: last.seconds)
      try setup.roster.models.seal()
      return .done
    }
  }
}

/// The options of `work`.
enum WorkOptions {
  static let units = CommandOption<Range<Int>?>(
    "units", placeholder: "A..<B", help: "the units to play: from A up to, but not including, B",
    read: { (text: String) throws(CommandError) -> Range<Int> in
      if let range = UnitRanges.range(text) { return range }
      throw CommandError("--units needs a range such as 0..<1000, not '\(text)'")
    },
    combine: { (given: [Range<Int>]) in given.last })
  static let journal = CommandOption.optionalString("journal", "FILE", help: "the journal to append to")
  static let count = CommandOption<Bool>.flag("count", help: "only print how many units the tournament has")

  static let all =
    [units.declaration, journal.declaration, count.declaration, ExperimentFile.option.declaration]
    + TournamentOptions.deciding
    + [TournamentOptions.unitSeconds.declaration, CommonOption.jobs.declaration, CommonOption.quiet.declaration]
}
