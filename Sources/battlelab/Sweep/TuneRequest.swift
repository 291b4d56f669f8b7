import BattleCore
import CommandLineKit
import Policies
import Reports
import Tournament
import Tuning

/// A tuning that has been found possible.
struct TuneRequest<Played: PlayedRules> {
  private let setup: TuningSetup<Played>
  private let plan: TunePlan
  private let contest: Contest
  /// The parts of the confirmation: what is fresh, whom they meet.
  private let parts: [(name: String, contest: Contest)]
  private let folder: TuningFolder
  private let arguments: Arguments

  static func job(_ arguments: Arguments, _ usual: String?) throws -> Job {
    let request = try TuneRequest(arguments, usual)
    return { console in try request.run(console) }
  }

  private init(_ arguments: Arguments, _ usual: String?) throws {
    self.arguments = arguments
    let policy = arguments[TuningOptions.policy]
    let opponents = TuningOptions.opponents(arguments)
    setup = try TuningSetup(arguments, policy: policy, opponents: opponents)
    var axes = try setup.axes(arguments, count: TuneRequest.profileValues)
    for name in arguments[TuneOptions.hold] {
      guard setup.parameters.contains(where: { $0.name == name }) else {
        throw TuningError.unknownParameter(
          name, policy: setup.name, nearest: NearestName.of(name, among: setup.parameters.map(\.name)))
      }
      axes.removeAll { $0.name == name }
    }
    if axes.isEmpty { throw CommandError("all parameters are held: there is nothing to tune") }
    let names = axes.map(\.name)
    contest = setup.contest(names)
    plan = TunePlan(
      axes: axes,
      method: SPSA(
        steps: arguments[TuneOptions.steps], spread: arguments[TuneOptions.spread],
        wander: arguments[TuneOptions.wander]),
      objective: Objective(rawValue: arguments[TuneOptions.objective]) ?? .mean, pairs: arguments[TuneOptions.pairs],
      seed: arguments[CommonOption.seed], profilePairs: arguments[TuneOptions.profilePairs],
      profileValues: TuneRequest.profileValues, confirmPairs: arguments[TuneOptions.confirmPairs])
    if arguments[TuneOptions.swift], setup.name != "heuristic" {
      throw CommandError("--swift is for the weights of 'heuristic', not for \(setup.name)")
    }
    parts = try TuneRequest.parts(arguments, setup, names, policy, opponents)
    folder = try TuningFolder(
      arguments, command: "tune", manifest: TuneRequest.manifest(setup, plan, parts), usual: usual)
  }

  private static var profileValues: Int { 11 }

  /// The same opponents and the base itself on fresh seeds; on other match-ups; and opponents that tuning never saw.
  private static func parts(
    _ arguments: Arguments, _ setup: TuningSetup<Played>, _ names: [String], _ policy: String, _ opponents: [String]
  ) throws -> [(name: String, contest: Contest)] {
    let base = try PolicySpec(policy)
    let own = "the base=" + (base.label == policy ? policy : String(policy.dropFirst(base.label.count + 1)))
    let fresh = try TuningSetup<Played>(arguments, policy: policy, opponents: opponents + [own])
    var unseen = arguments[TuneOptions.unseen]
    if unseen.isEmpty {
      unseen = ["heuristic:adjust=off", "search:depth=1,samples=4"].filter { spec in
        !opponents.contains(spec) && Played.registered.contains { spec.hasPrefix($0.name + ":") }
      }
    }
    let other = try TuningSetup<Played>(arguments, policy: policy, opponents: unseen)
    return [
      ("fresh seeds", fresh.contest(names)),
      ("other match-ups", try setup.contest(names, on: setup.otherMatchups)),
      ("unseen opponents", other.contest(names)),
    ]
  }

  private static func manifest(
    _ setup: TuningSetup<Played>, _ plan: TunePlan, _ parts: [(name: String, contest: Contest)]
  ) -> JSONValue {
    setup.manifest(
      "tune",
      [
        "method": .string("spsa"), "objective": .string(plan.objective.rawValue),
        "steps": .integer(plan.method.steps), "pairs": .integer(plan.pairs),
        "spread": .string(PlainNumber.text(plan.method.spread)),
        "wander": .string(PlainNumber.text(plan.method.wander)), "profile_pairs": .integer(plan.profilePairs),
        "confirm_pairs": .integer(plan.confirmPairs), "other_matchups": .string(setup.otherMatchups.text),
        "unseen": .array(parts[2].contest.opponents.map { .string($0) }),
        "axes": .array(
          plan.axes.map {
            .sorted([
              "name": .string($0.name), "base": .string(PlainNumber.text($0.base)),
              "range": TuningSetup<Played>.text([$0.reach.lowerBound, $0.reach.upperBound]),
            ])
          }),
      ])
  }

  private func run(_ console: Console) throws -> ExitStatus {
    let clock = ContinuousClock()
    let start = clock.now
    var log = UnitLog()
    let journal = try folder.open { unit, pair in log.add(unit, pair) }
    let live = LiveProgress(console, isQuiet: arguments[CommonOption.quiet])
    let opponents = contest.opponents.count
    let layout = plan.layout(opponents: opponents)
    var session = TuningSession(jobs: arguments[CommonOption.jobs], journal: journal, log: log) { live.update($0) }
    let confirmed = parts.reduce(0) { $0 + 2 * $1.contest.opponents.count * plan.confirmPairs }
    session.total = 2 * (layout.confirmation + confirmed)
    let result = try session.tune(plan, contest)
    let weights = result.weights
    let confirmation = try Confirmation(
      plan, parts.enumerated().map { ($1.name, $1.contest, $0 < 2 ? weights : nil) }, base: plan.axes.map(\.base),
      best: result.best, firstUnit: layout.confirmation, in: &session)
    live.finish()
    try journal.close()
    let report = TuneReportText(setup: setup, result: result, confirmation: confirmation)
    var files = [
      ("steps.csv", result.stepsTable.csv), ("best.csv", result.bestTable.csv), ("confirm.csv", confirmation.table.csv),
      ("best.json", WeightFile.text(report.weights)),
    ]
    if let profile = result.profile {
      files += [("profile.csv", profile.sweepTable.csv), ("profile-points.csv", profile.pointsTable.csv)]
    }
    if arguments[TuneOptions.swift] { files.append(("best.swift", try report.swiftSource())) }
    try folder.write(
      files, timing: RunTiming(seconds: (clock.now - start).inSeconds, jobs: arguments[CommonOption.jobs]),
      battles: session.played)
    let names = files.map(\.0).joined(separator: ", ")
    console.write(
      arguments[CommonOption.json]
        ? report.json(folder.folder.path).text
        : report.text + "\nwritten to \(folder.folder.path): \(names), manifest.json, run.json\n")
    return .done
  }
}

/// A progress line that closures can share.
final class LiveProgress {
  private var line: ProgressLine
  private var last: TournamentProgress?

  init(_ console: Console, isQuiet: Bool) { line = ProgressLine("battles", console: console, isQuiet: isQuiet) }

  func update(_ state: TournamentProgress) {
    last = state
    line.update(done: state.done, total: state.total, seconds: state.seconds)
  }

  func finish() {
    if let last { line.finish(done: last.done, total: last.done, seconds: last.seconds) }
  }
}
