import CommandLineKit
import Reports
import Tournament
import Tuning

/// What decides a sweep's result: the same from a command line, an experiment or a manifest.
struct SweepSetup<Played: PlayedRules> {
  let setup: TuningSetup<Played>
  let plan: SweepPlan
  let contest: Contest
  /// What had to be guessed to make a recorded sweep again; empty where nothing had.
  let guesses: [String]

  /// From options; names, values and files are checked.
  init(_ arguments: Arguments) throws {
    let setup = try TuningSetup<Played>(
      arguments, policy: arguments[TuningOptions.policy], opponents: TuningOptions.opponents(arguments))
    let axes = try setup.axes(arguments, count: arguments[SweepOptions.values])
    let budget = arguments[SweepOptions.budget]
    if budget != nil, arguments.isGiven(SweepOptions.pairs) {
      throw CommandError("--budget says how many pairs there are: leave out --pairs")
    }
    try self.init(
      setup,
      SweepPlan(
        axes: axes, design: SweepSetup.design(arguments), pairs: arguments[SweepOptions.pairs],
        seed: arguments[CommonOption.seed], sample: arguments[SweepOptions.sample], budget: budget,
        opponents: setup.opponents.count))
  }

  /// From a manifest of this engine, this data and these policies.
  init(_ stored: StoredManifest) throws {
    guard let sweep = stored.sweep else { throw stored.missing("sweep") }
    try stored.demand("pairs", sweep.pairs, in: SweepPlan.leastPairs...Int(UInt32.max))
    try stored.demand("sample", sweep.sample, in: 1...sweep.pairs)
    let setup = try TuningSetup<Played>(stored)
    var axes: [Axis] = []
    for axis in sweep.axes {
      let values = try stored.numbers(axis.values)
      let range = try axis.range.map { try stored.range($0) }
      axes.append(try Axis(setup.parameter(axis.name), recorded: values, range: range))
    }
    guard
      let drawn = DrawnPoints(
        sweep.method, points: sweep.points, draws: sweep.draws, of: axes, seed: SweepPlan.designSeed(stored.seed))
    else { throw stored.unknown("\(sweep.method) with \(sweep.points) points") }
    try self.init(
      setup,
      SweepPlan(
        axes: axes, design: drawn.design, pairs: sweep.pairs, seed: stored.seed, sample: sweep.sample,
        budget: sweep.budget, opponents: setup.opponents.count),
      guesses: drawn.isAmbiguous ? ["how many points were drawn, some of which fell together"] : [])
  }

  private init(_ setup: TuningSetup<Played>, _ plan: SweepPlan, guesses: [String] = []) throws {
    self.setup = setup
    self.plan = plan
    self.guesses = guesses
    let names = plan.axes.map(\.name)
    contest = setup.contest(names)
    // Every point is made once, so that a value that the policy refuses is found now.
    for point in plan.points { _ = try setup.policy(names, point.values) }
  }

  var units: Int { plan.points.count * contest.opponents.count * plan.pairs }

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

  var manifest: JSONValue {
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
    if let draws = plan.design.recordedDraws(points: plan.points.count, of: plan.axes) {
      own["draws"] = .integer(draws)
    }
    return setup.manifest("sweep", own)
  }

  /// The tables of a report by the names of their files.
  static func files(_ report: SweepReport) -> [(name: String, text: String)] {
    [
      ("sweep.csv", report.sweepTable.csv), ("points.csv", report.pointsTable.csv),
      ("effects.csv", report.effectsTable.csv),
    ]
  }
}
