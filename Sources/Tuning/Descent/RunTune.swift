import BattleCore
import Tournament

/// A step of a tuning: what was evaluated, what came out, and where it led.
public struct TuneStep: Hashable, Sendable {
  public var isPilot: Bool
  public var plus: Double
  public var minus: Double
  public var battles: Int
  /// The values after the step, one for each axis.
  public var values: [Double]
}

/// What a tuning found, before it is confirmed.
public struct TuneResult: Sendable {
  public var plan: TunePlan
  /// Axes that change some decision of the base; the others were left alone.
  public var alive: [Int]
  /// The opponents' weights in the objective; nil for the worst.
  public var weights: [Double]?
  public var steps: [TuneStep]
  /// The values found: the mean over the second half of the steps.
  public var best: [Double]
  /// The look around the result: each parameter varied alone, the others at the values found.
  public var profile: SweepReport?
}

extension TuningSession {
  /// Tunes. The result depends on the plan and the contest alone, never on interruptions.
  public mutating func tune(_ plan: TunePlan, _ contest: Contest) throws -> TuneResult {
    let layout = plan.layout(opponents: contest.opponents.count)
    let weights = try objectiveWeights(plan, contest, firstUnit: layout.pool)
    let alive = try alive(plan, contest)
    var place = plan.axes.indices.map { plan.place($0, plan.axes[$0].base) }
    var values = plan.axes.map(\.base)
    var steps: [TuneStep] = []
    var (sums, counted, usual) = ([Double](repeating: 0, count: place.count), 0, 0.0)
    let method = plan.method
    for step in 0..<method.steps {
      let direction = method.direction(step, count: alive.count, seed: plan.tree.child("direction"))
      let distance = method.distance(step)
      var (plus, minus) = (place, place)
      for (index, axis) in alive.enumerated() {
        plus[axis] = max(0, min(1, place[axis] + direction[index] * distance))
        minus[axis] = max(0, min(1, place[axis] - direction[index] * distance))
      }
      let candidates = [plus, minus].map { places in
        plan.axes.indices.map { alive.contains($0) ? plan.value($0, places[$0]) : plan.axes[$0].base }
      }
      let scores = try play(
        contest, candidates, pairs: plan.pairs, seeds: plan.seeds(step: step),
        firstUnit: layout.steps + step * 2 * contest.opponents.count * plan.pairs)
      let (up, down) = (plan.value(0, scores, weights), plan.value(1, scores, weights))
      let isPilot = step < method.pilot
      if isPilot {
        usual += abs(up - down) / Double(method.pilot)
      } else {
        if usual == 0 { usual = max(abs(up - down), 1e-3) }
        place = method.moved(place, step, plus: plus, minus: minus, difference: up - down, usual: usual)
        for axis in alive { values[axis] = plan.value(axis, place[axis]) }
      }
      if step >= method.steps / 2 {
        for axis in alive { sums[axis] += place[axis] }
        counted += 1
      }
      steps.append(
        TuneStep(
          isPilot: isPilot, plus: up, minus: down, battles: 4 * contest.opponents.count * plan.pairs, values: values)
      )
    }
    for axis in alive where counted > 0 { values[axis] = plan.value(axis, sums[axis] / Double(counted)) }
    let profile = try profile(plan, contest, values, alive, firstUnit: layout.profile)
    return TuneResult(plan: plan, alive: alive, weights: weights, steps: steps, best: values, profile: profile)
  }

  /// The opponents' weights in the objective; nil where the worst counts.
  private mutating func objectiveWeights(_ plan: TunePlan, _ contest: Contest, firstUnit: Int) throws -> [Double]? {
    let count = contest.opponents.count
    switch plan.objective {
    case .mean: return [Double](repeating: 1 / Double(count), count: count)
    case .worst: return nil
    case .nash:
      let pool = try playPool(contest, pairs: TunePlan.poolPairs, seeds: plan.poolSeeds, firstUnit: firstUnit)
      var matrix = ScoreMatrix(count)
      let schedule = Schedule(.roundRobin, policies: count, pairs: TunePlan.poolPairs)
      for pairing in 0..<schedule.pairings {
        let policies = schedule.pairing(pairing)
        matrix[policies.a, policies.b] = pool.score(0, against: pairing).value
      }
      return NashAverage.shares(matrix)
    }
  }

  /// The axes along which some value changes a decision of the base.
  private func alive(_ plan: TunePlan, _ contest: Contest) throws -> [Int] {
    let sweep = try SweepPlan(
      axes: plan.axes, design: .oneAtATime, pairs: TunePlan.samplePairs, seed: plan.tree.child("sample").seed,
      sample: TunePlan.samplePairs, opponents: contest.opponents.count)
    let sample = try contest.sample(sweep.points.map(\.values), sweep.seeds, sweep.sample, jobs)
    let dead = SweepReport.deadAxes(sweep, sample)
    let alive = plan.axes.indices.filter { !dead[$0] }
    if alive.isEmpty { throw TuningError.other("no parameter changes any decision: there is nothing to tune") }
    return alive
  }

  private mutating func profile(
    _ plan: TunePlan, _ contest: Contest, _ best: [Double], _ alive: [Int], firstUnit: Int
  ) throws -> SweepReport? {
    guard plan.profilePairs >= SweepPlan.leastPairs else { return nil }
    var axes: [Axis] = []
    for (index, axis) in plan.axes.enumerated() {
      var parameter = axis.parameter
      parameter.base = best[index]
      let reach = axis.reach
      // A value that was not tuned is its own profile.
      let values = alive.contains(index) ? Axis.spread(parameter, over: reach, plan.profileValues) : [parameter.base]
      axes.append(try Axis(parameter, .list(values), count: plan.profileValues))
    }
    let sweep = try SweepPlan(
      axes: axes, design: .oneAtATime, pairs: plan.profilePairs, seed: plan.profileSeed, sample: TunePlan.samplePairs,
      opponents: contest.opponents.count)
    var run = SweepRun(sweep, opponents: contest.opponents.count, jobs: jobs)
    run.journal = journal
    run.firstUnit = firstUnit
    run.scores.take(log, firstUnit: firstUnit)
    var battles = 0
    let session = self
    let report = try run.run(sweep, contest) { state in
      battles = state.done
      session.report(state)
    }
    add(battles: battles)
    return report
  }
}

extension TunePlan {
  /// The objective of a candidate.
  func value(_ candidate: Int, _ scores: PairScores, _ weights: [Double]?) -> Double {
    if let weights { return scores.score(candidate, weights: weights).value }
    return (0..<scores.opponents).reduce(1.0) { min($0, scores.score(candidate, against: $1).value) }
  }
}
