import TestKit
import Tournament
public import Tuning

/// How often a stated interval held what is known to be true.
public struct Coverage: Sendable {
  public var name: String
  public private(set) var repetitions = 0
  /// How often the truth lay below the interval, and above it.
  public private(set) var below = 0
  public private(set) var above = 0

  public var held: Int { repetitions - below - above }
  public var share: Double { repetitions == 0 ? 0 : Double(held) / Double(repetitions) }

  /// Not surely less than 95 %: three standard deviations.
  public var isAtRate: Bool {
    repetitions > 0 && share >= 0.95 - 3 * (0.95 * 0.05 / Double(repetitions)).squareRoot()
  }

  mutating func add(_ low: Double, _ high: Double, truth: Double) {
    repetitions += 1
    if truth < low { below += 1 } else if truth > high { above += 1 }
  }
}

/// Coverage by name, in the order that names came up.
public struct CoverageTable: Sendable {
  public private(set) var rows: [Coverage] = []

  public init() {}

  mutating func add(_ name: String, _ low: Double, _ high: Double, truth: Double) {
    let place = rows.firstIndex { $0.name == name } ?? rows.count
    if place == rows.count { rows.append(Coverage(name: name)) }
    rows[place].add(low, high, truth: truth)
  }

  mutating func add(_ name: String, _ estimate: Estimate?, truth: Double) {
    if let estimate { add(name, estimate.low, estimate.high, truth: truth) }
  }
}

extension CoverageTable {
  private static let opponents = [0.5, 0.8]

  private static func score(_ values: [Double]) -> Double {
    opponents.reduce(0) { $0 + Planted.score(values, against: $1) } / Double(opponents.count)
  }

  /// Sweeps of the planted policy: what they say of scores, differences, effects and best values.
  ///
  /// - Parameter isNear: around the best values, where all scores are nearly the same, and not over the whole ranges.
  public mutating func addSweeps(
    _ design: Design, levels: Int, pairs: Int, isNear: Bool = false, seeds: Range<UInt64>, jobs: Int
  ) throws {
    var axes = Array(try Planted.axes(count: levels).prefix(2))
    if isNear {
      axes = try [(0, 0.1...0.5), (1, 0.4...0.8)].map { place, range in
        try Axis(Planted.parameters[place], .range(range, step: nil), count: levels)
      }
    }
    for seed in seeds {
      let plan = try SweepPlan(
        axes: axes, design: design, pairs: pairs, seed: seed, sample: min(20, pairs),
        opponents: CoverageTable.opponents.count)
      var run = SweepRun(plan, opponents: CoverageTable.opponents.count, jobs: jobs)
      guard let report = try run.run(plan, Planted.contest(opponents: CoverageTable.opponents)) else { continue }
      let name = "\(design.name)\(isNear ? " near" : "") \(pairs)"
      let truths = plan.points.map { CoverageTable.score($0.values) }
      if let summary = report.summary(1) {
        add("\(name): score", summary.score, truth: truths[1])
        add("\(name): difference", summary.difference, truth: truths[1] - truths[0])
      }
      for (place, effect) in report.effects.enumerated() {
        let axis = axes[place].name
        guard let levels = CoverageTable.levels(plan, truths, place) else {
          add("\(name): effect of \(axis)", effect.size, truth: CoverageTable.slope(place, axes))
          continue
        }
        let scores = levels.map(\.score)
        guard let best = scores.max(), let worst = scores.min(), let low = effect.lowestGood,
          let high = effect.highestGood, let value = levels.first(where: { $0.score == best })?.value
        else { continue }
        add("\(name): effect of \(axis)", effect.size, truth: best - worst)
        add("\(name): best tried \(axis)", low, high, truth: value)
      }
    }
  }

  /// The exact mean scores by value of an axis; nil where points are scattered.
  private static func levels(
    _ plan: SweepPlan, _ truths: [Double], _ axis: Int
  ) -> [(value: Double, score: Double)]? {
    let points: [Int]
    switch plan.design {
    case .oneAtATime: points = plan.points.indices.filter { $0 == 0 || plan.points[$0].varied == axis }
    case .grid:
      points = plan.points.indices.filter { point in
        zip(plan.axes, plan.points[point].values).allSatisfy { $0.values.contains($1) }
      }
    case .random, .latinHypercube: return nil
    }
    return Set(points.map { plan.points[$0].values[axis] }).sorted().map { value in
      let members = points.filter { plan.points[$0].values[axis] == value }
      return (value, members.reduce(0) { $0 + truths[$1] } / Double(members.count))
    }
  }

  /// The slope, from one end of an axis to the other, of the best straight line through the scores of all points there are.
  private static func slope(_ axis: Int, _ axes: [Axis]) -> Double {
    let count = 200
    var (xx, xy) = (0.0, 0.0)
    for first in 0..<count {
      for second in 0..<count {
        let places = [first, second].map { (Double($0) + 0.5) / Double(count) }
        let values = zip(places, axes).map { place, axis in
          axis.reach.lowerBound + place * (axis.reach.upperBound - axis.reach.lowerBound)
        }
        let centred = places[axis] - 0.5
        xx += centred * centred
        xy += centred * score(values)
      }
    }
    return xy / xx
  }

  /// Tunings of the planted policy: the interval that is stated for the best values, and what the confirmation says.
  public mutating func addTunings(
    steps: Int, pairs: Int, profilePairs: Int, seeds: Range<UInt64>, jobs: Int
  ) throws {
    let (known, others) = (CoverageTable.opponents, [0.2])
    for seed in seeds {
      let plan = try Planted.tuning(steps: steps, pairs: pairs, seed: seed, profilePairs: profilePairs)
      var session = TuningSession(jobs: jobs, journal: nil, log: UnitLog()) { _ in }
      let result = try session.tune(plan, Planted.contest(opponents: known))
      for (axis, truth) in [(0, Planted.best.x), (1, Planted.best.y)] {
        guard let effect = result.profile?.effects[axis], let low = effect.lowestGood, let high = effect.highestGood
        else { continue }
        add("tuning: best \(plan.axes[axis].name)", low, high, truth: truth)
        let tried = effect.values.map { value in
          var values = result.best
          values[axis] = value
          return (value: value, score: CoverageTable.score(values))
        }
        guard let best = tried.max(by: { $0.score < $1.score }) else { continue }
        add("tuning: best tried \(plan.axes[axis].name)", low, high, truth: best.value)
        let least = tried.reduce(1) { min($0, $1.score) }
        add("tuning: effect of \(plan.axes[axis].name)", effect.size, truth: best.score - least)
      }
      let base = plan.axes.map(\.base)
      let confirmation = try Confirmation(
        plan,
        [
          ("fresh", Planted.contest(opponents: known, base: true), result.weights),
          ("others", Planted.contest(opponents: others), nil),
        ], base: base, best: result.best, firstUnit: plan.layout(opponents: known.count).confirmation, in: &session)
      for (part, opponents) in zip(confirmation.parts, [known, others]) {
        var gains: [Double] = []
        for (row, opponent) in zip(part.rows, opponents) {
          let (best, old) = (Planted.score(result.best, against: opponent), Planted.score(base, against: opponent))
          add("confirmation: score", row.score, truth: best)
          add("confirmation: difference", row.difference, truth: best - old)
          gains.append(best - old)
        }
        add("confirmation: part", part.difference, truth: gains.reduce(0, +) / Double(gains.count))
      }
      add(
        "confirmation: against base", confirmation.duel,
        truth: Planted.score(result.best, against: Planted.strength(base)))
    }
  }
}
