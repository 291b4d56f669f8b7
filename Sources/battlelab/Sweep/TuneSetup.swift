import CommandLineKit
import Policies
import Reports
import Tournament
import Tuning

/// What decides a tuning's result: the same from a command line, an experiment or a manifest.
struct TuneSetup<Played: PlayedRules> {
  let setup: TuningSetup<Played>
  let plan: TunePlan
  let contest: Contest
  /// The parts of the confirmation: what is fresh, whom they meet.
  let parts: [(name: String, contest: Contest)]
  private let unseen: UnseenOpponents<Played>
  /// What had to be guessed to make a recorded tuning again; empty where nothing had.
  let guesses: [String]

  private static var profileValues: Int { 11 }
  /// What the confirmation calls the policy that is tuned, with the values it had.
  private static var baseLabel: String { "the base" }

  /// From options; names, values and files are checked.
  init(_ arguments: Arguments) throws {
    let policy = arguments[TuningOptions.policy]
    let opponents = TuningOptions.opponents(arguments)
    let setup = try TuningSetup<Played>(arguments, policy: policy, opponents: opponents)
    var axes = try setup.axes(arguments, count: TuneSetup.profileValues)
    for name in arguments[TuneOptions.hold] {
      let held = try setup.parameter(name)
      axes.removeAll { $0.name == held.name }
    }
    if axes.isEmpty { throw CommandError("all parameters are held: there is nothing to tune") }
    for axis in axes where axis.values.count == 1 {
      let value = "\(axis.name)=\(PlainNumber.text(axis.values[0]))"
      throw CommandError(
        "--vary \(value) is one value: give a range, or --policy \(setup.name):\(value) and --hold \(axis.name)")
    }
    let plan = TunePlan(
      axes: axes,
      method: SPSA(
        steps: arguments[TuneOptions.steps], spread: arguments[TuneOptions.spread],
        wander: arguments[TuneOptions.wander]),
      objective: Objective(rawValue: arguments[TuneOptions.objective]) ?? .mean, pairs: arguments[TuneOptions.pairs],
      seed: arguments[CommonOption.seed], profilePairs: arguments[TuneOptions.profilePairs],
      profileValues: TuneSetup.profileValues, confirmPairs: arguments[TuneOptions.confirmPairs])
    if arguments[TuneOptions.swift], !setup.hasSource {
      throw CommandError("--swift is for the weights of 'heuristic', not for \(setup.name)")
    }
    var unseen = arguments[TuneOptions.unseen]
    if unseen.isEmpty {
      unseen = ["heuristic:adjust=off", "search:depth=1,samples=4"].filter { spec in
        !opponents.contains(spec) && Played.registered.contains { spec.hasPrefix($0.name + ":") }
      }
    }
    let others = try TuningSetup<Played>(arguments, policy: policy, opponents: unseen)
    try self.init(setup, plan, unseen: UnseenOpponents(others, specs: unseen))
  }

  /// From a manifest of this engine, this data and these policies.
  init(_ stored: StoredManifest) throws {
    guard let tune = stored.tune else { throw stored.missing("tune") }
    guard let objective = Objective(rawValue: tune.objective) else { throw stored.unknown(tune.objective) }
    let most = Int(UInt32.max)
    try stored.demand("steps", tune.steps, in: 1...most)
    try stored.demand("pairs", tune.pairs, in: 1...most)
    try stored.demand("profile_pairs", tune.profilePairs, in: 0...most)
    try stored.demand("confirm_pairs", tune.confirmPairs, in: SweepPlan.leastPairs...most)
    let setup = try TuningSetup<Played>(stored)
    var axes: [Axis] = []
    var guessed: [String] = []
    for axis in tune.axes {
      let parameter = try setup.parameter(axis.name)
      let range = try stored.range(axis.range)
      if let values = axis.values {
        axes.append(try Axis(parameter, recorded: stored.numbers(values), range: range))
        continue
      }
      // Older manifests have no values, whatever they were.
      let isUsual = range == parameter.neighbourhood
      if !isUsual { guessed.append(axis.name) }
      let values = isUsual ? Variation.Values.around : .range(range, step: nil)
      axes.append(try Axis(parameter, values, count: TuneSetup.profileValues))
    }
    let plan = TunePlan(
      axes: axes,
      method: SPSA(steps: tune.steps, spread: try stored.number(tune.spread), wander: try stored.number(tune.wander)),
      objective: objective, pairs: tune.pairs, seed: stored.seed, profilePairs: tune.profilePairs,
      profileValues: TuneSetup.profileValues, confirmPairs: tune.confirmPairs)
    try self.init(
      setup, plan, unseen: try UnseenOpponents(tune, of: stored),
      guesses: guessed.isEmpty ? [] : ["which values of \(guessed.joined(separator: ", ")) were tried for an effect"])
  }

  private init(
    _ setup: TuningSetup<Played>, _ plan: TunePlan, unseen: UnseenOpponents<Played>, guesses: [String] = []
  ) throws {
    self.setup = setup
    self.plan = plan
    self.unseen = unseen
    self.guesses = guesses
    let names = plan.axes.map(\.name)
    contest = setup.contest(names)
    if setup.opponents.contains(where: { $0.label == TuneSetup.baseLabel }) {
      throw CommandError("the confirmation has a '\(TuneSetup.baseLabel)' of its own: give that opponent another label")
    }
    // The same opponents and the base itself on fresh seeds; on other match-ups; and opponents that tuning never saw.
    var own = setup.tournament.roster.entries[0]
    own.label = TuneSetup.baseLabel
    own.stream = own.label
    parts = [
      ("fresh seeds", setup.contest(names, against: setup.opponents + [own])),
      ("other match-ups", try setup.contest(names, on: setup.otherMatchups)),
      ("unseen opponents", setup.contest(names, against: unseen.entries)),
    ]
  }

  var manifest: JSONValue {
    var own: [String: JSONValue] = [
      "method": .string("spsa"), "objective": .string(plan.objective.rawValue),
      "steps": .integer(plan.method.steps), "pairs": .integer(plan.pairs),
      "spread": .string(PlainNumber.text(plan.method.spread)),
      "wander": .string(PlainNumber.text(plan.method.wander)), "profile_pairs": .integer(plan.profilePairs),
      "confirm_pairs": .integer(plan.confirmPairs), "other_matchups": .string(setup.otherMatchups.text),
      "unseen": .array(unseen.entries.map { .string($0.label) }), "axes": .array(plan.axes.map(axis)),
    ]
    if let policies = unseen.described { own["unseen_policies"] = policies }
    return setup.manifest("tune", own, checksums: unseen.checksums)
  }

  private func axis(_ axis: Axis) -> JSONValue {
    var values: [String: JSONValue] = [
      "name": .string(axis.name), "base": .string(PlainNumber.text(axis.base)),
      "range": TuningSetup<Played>.text([axis.reach.lowerBound, axis.reach.upperBound]),
    ]
    // Where --vary says nothing of values, they follow from the base.
    if axis != (try? Axis(axis.parameter, .around, count: TuneSetup.profileValues)) {
      values["values"] = TuningSetup<Played>.text(axis.values)
    }
    return .sorted(values)
  }

  /// Tunes and confirms.
  ///
  /// - Parameters:
  ///   - log: what is in the journal already, and not played again.
  ///   - progress: hears how far it is.
  /// - Returns: the report, and how many battles were played.
  func play(
    jobs: Int, journal: UnitJournal? = nil, log: UnitLog = UnitLog(), progress: @escaping (TournamentProgress) -> Void
  ) throws -> (report: TuneReportText<Played>, battles: Int) {
    let layout = plan.layout(opponents: contest.opponents.count)
    var session = TuningSession(jobs: jobs, journal: journal, log: log, progress: progress)
    let confirmed = parts.reduce(0) { $0 + 2 * $1.contest.opponents.count * plan.confirmPairs }
    session.total = 2 * (layout.confirmation + confirmed)
    let result = try session.tune(plan, contest)
    let weights = result.weights
    let confirmation = try Confirmation(
      plan, parts.enumerated().map { ($1.name, $1.contest, $0 < 2 ? weights : nil) }, base: plan.axes.map(\.base),
      best: result.best, firstUnit: layout.confirmation, in: &session)
    return (TuneReportText(setup: setup, result: result, confirmation: confirmation), session.played)
  }
}
