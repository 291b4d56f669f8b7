import BattleCore
import CommandLineKit
import Reports
import Tournament
import Tuning

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

/// A sweep that has been found possible.
struct SweepRequest<Played: PlayedRules> {
  private let setup: TuningSetup<Played>
  private let plan: SweepPlan
  private let contest: Contest
  private let folder: TuningFolder
  private let arguments: Arguments

  static func job(_ arguments: Arguments, _ usual: String?) throws -> Job {
    let request = try SweepRequest(arguments, usual)
    if arguments[SweepOptions.count] {
      return { console in
        console.write("\(request.units)\n")
        return .done
      }
    }
    return { console in try request.run(console) }
  }

  private init(_ arguments: Arguments, _ usual: String?) throws {
    self.arguments = arguments
    setup = try TuningSetup(
      arguments, policy: arguments[TuningOptions.policy], opponents: TuningOptions.opponents(arguments))
    let axes = try setup.axes(arguments, count: arguments[SweepOptions.values])
    contest = setup.contest(axes.map(\.name))
    let budget = arguments[SweepOptions.budget]
    if budget != nil, arguments.isGiven(SweepOptions.pairs) {
      throw CommandError("--budget says how many pairs there are: leave out --pairs")
    }
    plan = try SweepPlan(
      axes: axes, design: SweepRequest.design(arguments), pairs: arguments[SweepOptions.pairs],
      seed: arguments[CommonOption.seed], sample: arguments[SweepOptions.sample], budget: budget,
      opponents: contest.opponents.count)
    // Every point is made once, so that a value that the policy refuses is found now.
    for point in plan.points { _ = try setup.policy(axes.map(\.name), point.values) }
    folder = try TuningFolder(
      arguments, command: "sweep", manifest: SweepRequest.manifest(setup, plan),
      usual: usual, journal: arguments[SweepOptions.journal])
    if let part = arguments[SweepOptions.units] {
      if budget != nil {
        throw CommandError("--units cannot be had with --budget: which units are played depends on all")
      }
      if part.upperBound > units { throw CommandError("--units must be within 0..<\(units), not \(part)") }
    }
  }

  private var units: Int { plan.points.count * contest.opponents.count * plan.pairs }

  private static func design(_ arguments: Arguments) -> Design {
    let points = arguments[SweepOptions.points]
    switch arguments[SweepOptions.method] {
    case "grid": return .grid
    case "one-at-a-time": return .oneAtATime
    case "random": return .random(points: points)
    case "latin-hypercube": return .latinHypercube(points: points)
    default: return arguments[TuningOptions.vary].isEmpty ? .oneAtATime : .grid
    }
  }

  private static func manifest(_ setup: TuningSetup<Played>, _ plan: SweepPlan) -> JSONValue {
    var own: [String: JSONValue] = [
      "method": .string(plan.design.name),
      "axes": .array(
        plan.axes.map {
          .sorted([
            "name": .string($0.name), "base": .string(PlainNumber.text($0.base)),
            "values": TuningSetup<Played>.text($0.values),
            "range": $0.range.map { TuningSetup<Played>.text([$0.lowerBound, $0.upperBound]) } ?? .null,
          ])
        }),
      "points": .integer(plan.points.count), "pairs": .integer(plan.pairs), "sample": .integer(plan.sample),
    ]
    if let halving = plan.halving { own["budget"] = .integer(halving.budget) }
    return setup.manifest("sweep", own)
  }

  private func run(_ console: Console) throws -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    var run = SweepRun(plan, opponents: contest.opponents.count, jobs: arguments[CommonOption.jobs])
    run.part = arguments[SweepOptions.units]
    var scores = run.scores
    run.journal = try folder.open(joining: arguments[SweepOptions.join]) { unit, pair in scores.add(unit, pair) }
    run.scores = scores
    var line = ProgressLine("battles", console: console, isQuiet: arguments[CommonOption.quiet])
    var last: TournamentProgress?
    let report = try run.run(plan, contest) { progress in
      last = progress
      line.update(done: progress.done, total: progress.total, seconds: progress.seconds)
    }
    if let last { line.finish(done: last.done, total: last.total, seconds: last.seconds) }
    try run.journal?.close()
    guard let report else { return .done }
    let seconds = (clock.now - start).inSeconds
    try folder.write(
      [
        ("sweep.csv", report.sweepTable.csv), ("points.csv", report.pointsTable.csv),
        ("effects.csv", report.effectsTable.csv),
      ], timing: RunTiming(seconds: seconds, jobs: arguments[CommonOption.jobs]), battles: report.battles)
    console.write(arguments[CommonOption.json] ? json(report).text : text(report))
    if report.scores.aborted * 100 <= report.battles / 2 { return .done }
    console.writeError("more than 1 % of the battles were aborted\n")
    return .failed
  }

  private func text(_ report: SweepReport) -> String {
    let tournament = setup.tournament
    return "\(Played.info.name) rules, \(tournament.format.rawValue), \(tournament.choice.words), seed "
      + "\(plan.seed): \(plan.points.count) points, \(contest.opponents.count) opponents, \(report.battles) battles\n\n"
      + report.text(points: arguments[SweepOptions.top])
      + "\nwritten to \(folder.folder.path): sweep.csv, points.csv, effects.csv, manifest.json, run.json\n"
  }

  private func json(_ report: SweepReport) -> JSONValue {
    let resolution = report.resolution
    return .object([
      .init("directory", .string(folder.folder.path)), .init("seed", .unsigned(plan.seed)),
      .init("battles", .integer(report.battles)),
      .init("resolution", resolution.map { .decimal($0.median, places: 6) } ?? .null),
      .init("resolution_unpaired", resolution.map { .decimal($0.unpaired, places: 6) } ?? .null),
      .init("points", report.pointsTable.json), .init("effects", report.effectsTable.json),
    ])
  }
}
