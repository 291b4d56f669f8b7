import BattleCore
import CommandLineKit
import LanguagePolicies
import Reports
import Tournament
import Tuning

/// A sweep that has been found possible, and where its results go.
struct SweepRequest<Played: PlayedRules> {
  private let sweep: SweepSetup<Played>
  private let folder: TuningFolder
  private let arguments: Arguments

  static func job(_ arguments: Arguments, _ usual: String?) throws -> Job {
    let request = try SweepRequest(arguments, usual)
    if arguments[SweepOptions.count] {
      return { console in
        console.write("\(request.sweep.units)\n")
        return .done
      }
    }
    return { console in try request.run(console) }
  }

  private init(_ arguments: Arguments, _ usual: String?) throws {
    self.arguments = arguments
    sweep = try SweepSetup(arguments)
    folder = try TuningFolder(
      arguments, command: "sweep", manifest: sweep.manifest, usual: usual, journal: arguments[SweepOptions.journal])
    if let part = arguments[SweepOptions.units] {
      if sweep.plan.halving != nil {
        throw CommandError("--units cannot be had with --budget: which units are played depends on all")
      }
      if part.upperBound > sweep.units {
        throw CommandError("--units must be within 0..<\(sweep.units), not \(part)")
      }
    }
  }

  private func run(_ console: Console) throws -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    var run = SweepRun(sweep.plan, opponents: sweep.contest.opponents.count, jobs: arguments[CommonOption.jobs])
    run.part = arguments[SweepOptions.units]
    var scores = run.scores
    run.journal = try folder.open(joining: arguments[SweepOptions.join]) { unit, pair in scores.add(unit, pair) }
    run.scores = scores
    let live = LiveProgress(console, isQuiet: arguments[CommonOption.quiet])
    let report = try run.run(sweep.plan, sweep.contest) { live.update($0) }
    live.finish()
    try sweep.setup.tournament.roster.models.seal()
    try run.journal?.close()
    guard let report else { return .done }
    let seconds = (clock.now - start).inSeconds
    try folder.write(
      SweepSetup<Played>.files(report), timing: RunTiming(seconds: seconds, jobs: arguments[CommonOption.jobs]),
      battles: report.battles)
    console.write(arguments[CommonOption.json] ? json(report).text : text(report))
    if report.scores.aborted * 100 <= report.battles / 2 { return .done }
    console.writeError("more than 1 % of the battles were aborted\n")
    return .failed
  }

  private func text(_ report: SweepReport) -> String {
    let (tournament, plan) = (sweep.setup.tournament, sweep.plan)
    return "\(Played.info.name) rules, \(tournament.format.rawValue), \(tournament.choice.words), seed "
      + "\(plan.seed): \(plan.points.count) points, \(sweep.contest.opponents.count) opponents, \(report.battles) battles\n\n"
      + report.text(points: arguments[SweepOptions.top])
      + "\nwritten to \(folder.folder.path): sweep.csv, points.csv, effects.csv, manifest.json, run.json\n"
  }

  private func json(_ report: SweepReport) -> JSONValue {
    let resolution = report.resolution
    return .object([
      .init("directory", .string(folder.folder.path)), .init("seed", .unsigned(sweep.plan.seed)),
      .init("battles", .integer(report.battles)),
      .init("resolution", resolution.map { .decimal($0.median, places: 6) } ?? .null),
      .init("resolution_unpaired", resolution.map { .decimal($0.unpaired, places: 6) } ?? .null),
      .init("points", report.pointsTable.json), .init("effects", report.effectsTable.json),
    ])
  }
}
