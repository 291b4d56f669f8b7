import CommandLineKit
import Foundation
import Reports
import Tournament
import ToyTuning
import Tuning

/// Sweeps and tunings of the planted policy.
extension ToyLab {
  private static func journal(
    _ arguments: Arguments, _ kind: String, found: (Int, PlayedPair) -> Void
  ) throws -> UnitJournal {
    let manifest = JSONValue.sorted([
      "kind": .string(kind), "pairs": .integer(arguments[pairs]), "seed": .unsigned(arguments[CommonOption.seed]),
    ])
    return try UnitJournal(
      arguments[journal] ?? arguments[out] + "/units.journal",
      header: JournalHeader(manifest: manifest.text, build: "toylab"), resumes: arguments[resume], found: found)
  }

  static func sweep(_ arguments: Arguments) throws -> ExitStatus {
    let plan = try SweepPlan(
      axes: Planted.axes(count: 5), design: .grid, pairs: 0, seed: arguments[CommonOption.seed], sample: 20,
      budget: 2 * 126 * arguments[pairs] * 8, opponents: 1)
    var run = SweepRun(plan, opponents: 1, jobs: arguments[CommonOption.jobs])
    var scores = run.scores
    run.journal = try journal(arguments, "sweep") { unit, pair in scores.add(unit, pair) }
    run.scores = scores
    guard let report = try run.run(plan, Planted.contest()) else { return .failed }
    try AtomicFile.write(report.sweepTable.csv, to: arguments[out] + "/sweep.csv")
    try AtomicFile.write(report.pointsTable.csv, to: arguments[out] + "/points.csv")
    try AtomicFile.write(report.effectsTable.csv, to: arguments[out] + "/effects.csv")
    return .done
  }

  static func tune(_ arguments: Arguments) throws -> ExitStatus {
    let plan = try Planted.tuning(
      steps: arguments[pairs], pairs: 20, seed: arguments[CommonOption.seed], objective: .nash)
    let contest = Planted.contest(opponents: [0.5, 0.8])
    var log = UnitLog()
    let journal = try journal(arguments, "tune") { unit, pair in log.add(unit, pair) }
    var session = TuningSession(jobs: arguments[CommonOption.jobs], journal: journal, log: log) { _ in }
    let result = try session.tune(plan, contest)
    let confirmation = try Confirmation(
      plan, [("fresh", Planted.contest(opponents: [0.5, 0.8], base: true), result.weights)],
      base: plan.axes.map(\.base), best: result.best, firstUnit: plan.layout(opponents: 2).confirmation, in: &session)
    try AtomicFile.write(result.stepsTable.csv, to: arguments[out] + "/steps.csv")
    try AtomicFile.write(result.bestTable.csv, to: arguments[out] + "/best.csv")
    try AtomicFile.write(confirmation.table.csv, to: arguments[out] + "/confirm.csv")
    return .done
  }

  static func evaluate(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    var evaluator = Evaluator(
      parameters: Planted.parameters, contest: Planted.contest(), pairs: arguments[pairs],
      seed: arguments[CommonOption.seed], jobs: arguments[CommonOption.jobs]
    ) { name, names in NearestName.of(name, among: names) }
    while let line = readLine() { console.write(evaluator.answer(line).text + "\n") }
    return .done
  }

  /// Repeats sweeps and tunings of the planted policy `--pairs` times, and prints how often each kind of interval held;
  /// fails where one held too seldom.
  static func cover(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    let (first, jobs) = (arguments[CommonOption.seed], arguments[CommonOption.jobs])
    let seeds = first..<first + UInt64(arguments[pairs])
    var table = CoverageTable()
    for (design, levels, pairs, isNear) in [
      (Design.oneAtATime, 11, 100, false), (.oneAtATime, 11, 20, false), (.grid, 5, 100, false), (.grid, 5, 100, true),
      (.random(points: 60), 2, 100, false), (.random(points: 20), 2, 400, false),
      (.latinHypercube(points: 60), 2, 100, false),
    ] {
      try table.addSweeps(design, levels: levels, pairs: pairs, isNear: isNear, seeds: seeds, jobs: jobs)
    }
    try table.addTunings(steps: 100, pairs: 10, profilePairs: 100, seeds: seeds, jobs: jobs)
    var text = Table(["interval", "repetitions", "held %", "truth below", "truth above"])
    for row in table.rows {
      text.append([
        .text(row.name), .integer(row.repetitions), .decimal(100 * row.share, places: 1), .integer(row.below),
        .integer(row.above),
      ])
    }
    console.write(text.text())
    return table.rows.allSatisfy(\.isAtRate) ? .done : .failed
  }
}
