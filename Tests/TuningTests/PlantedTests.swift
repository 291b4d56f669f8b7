import BattleCore
import Reports
import TestKit
import Testing
import Tournament
import ToyTuning

@testable import Tuning

/// A best point that is known must be found, and a parameter that does nothing must be called dead.
@Suite("A planted optimum")
struct PlantedTests {
  private func report(_ plan: SweepPlan, jobs: Int = 2, opponents: [Double] = [0.5]) throws -> SweepReport {
    var run = SweepRun(plan, opponents: opponents.count, jobs: jobs)
    return try #require(try run.run(plan, Planted.contest(opponents: opponents)))
  }

  @Test func aGridFindsIt() throws {
    let axes = try [
      Axis(Planted.parameters[0], .range(0...0.9, step: 0.15), count: 0),
      Axis(Planted.parameters[1], .range(0...1, step: 0.2), count: 0),
    ]
    let plan = try SweepPlan(axes: axes, design: .grid, pairs: 300, seed: 2, sample: 20, opponents: 1)
    let report = try report(plan)
    for (effect, best) in zip(report.effects, [Planted.best.x, Planted.best.y]) {
      let low = try #require(effect.lowestGood)
      let high = try #require(effect.highestGood)
      #expect(low <= best && best <= high && high - low <= 0.6, "\(low) … \(high)")
      #expect(effect.isResolved && !effect.isDead)
    }
    // From the base to the best is known exactly.
    let best = try #require(plan.points.firstIndex { $0.values == [0.3, 0.6] })
    let difference = try #require(report.summary(best)?.difference)
    let truth = Planted.score([0.3, 0.6, 0]) - Planted.score([0.9, 0.1, 0])
    #expect(difference.low < truth && truth < difference.high)
  }

  @Test func oneAtATimeTellsLiveFromDead() throws {
    let plan = try SweepPlan(
      axes: try Planted.axes(count: 5), design: .oneAtATime, pairs: 200, seed: 2, sample: 50, opponents: 1)
    let report = try report(plan)
    #expect(report.effects.map(\.isDead) == [false, false, true])
    #expect(report.effects[2].changed == 0 && report.effects[2].size == nil)
    // The dead one is not played, and its points have empty cells.
    let dead = plan.points.indices.filter { plan.points[$0].varied == 2 }
    #expect(dead.allSatisfy { report.scores.count($0) == 0 })
    #expect(report.sweepTable.csv.contains(",dead,"))
    #expect(report.effects[0].isResolved)
  }

  @Test func additiveParametersHardlyInteractButAProductDoes() throws {
    let plan = try SweepPlan(
      axes: Array(try Planted.axes(count: 3).prefix(2)), design: .grid, pairs: 10, seed: 1, sample: 1, opponents: 1)
    // Scores made by hand: 0.5 + 0.25 a b for a and b in −1…1, a pair repeated with little noise.
    var scores = PairScores(candidates: plan.points.count, opponents: 1, pairs: 10)
    for (point, place) in plan.points.enumerated() {
      for pair in 0..<10 {
        let product = (2 * place.values[0] - 1) * (2 * place.values[1] - 1)
        let quarters = point == 0 ? 2 : Int((2 + product).rounded())
        scores.set(point * 10 + pair, UInt8(quarters + 1))
      }
    }
    let sample = SampledChanges(starts: [0], changes: plan.points.map { _ in [] })
    let effects = EffectFinder(plan, scores, sample, [false, false, false]).effects
    let interaction = try #require(effects[0].interactions.first)
    #expect(abs(interaction.size.value - 0.25) < 1e-9)
    #expect(effects[1].interactions == effects[0].interactions)
  }

  @Test(arguments: [Design.random(points: 60), .latinHypercube(points: 60)])
  func scatteredPointsShowTheSlope(design: Design) throws {
    // Left of the best x the score rises with it.
    let axes = try [
      Axis(Planted.parameters[0], .range(0...0.3, step: nil), count: 0),
      Axis(Planted.parameters[1], .range(0...0.6, step: nil), count: 0),
    ]
    let plan = try SweepPlan(axes: axes, design: design, pairs: 100, seed: 5, sample: 5, opponents: 1)
    let effects = try report(plan).effects
    #expect(effects[0].isResolved && effects[1].isResolved)
    #expect(effects.allSatisfy { ($0.size?.value ?? 0) > 0 })
  }

  @Test func halvingKeepsTheBest() throws {
    let plan = try SweepPlan(
      axes: Array(try Planted.axes(count: 11).prefix(2)), design: .latinHypercube(points: 32), pairs: 0, seed: 3,
      sample: 5, budget: 40_000, opponents: 1)
    let report = try report(plan)
    #expect(report.battles <= 40_000 && report.battles > 35_000)
    let winner = report.ranked.first { $0 != 0 } ?? 0
    let truths = plan.points.map { Planted.score($0.values + [0.5]) }
    #expect(truths[winner] > truths.sorted()[truths.count - 5])
    // Most pairs went to it, and to the base.
    #expect(report.scores.count(winner) == plan.pairs && report.scores.count(0) == plan.pairs)
    #expect(plan.points.indices.count { report.scores.count($0) == plan.pairs } == 2)
  }

  @Test func descentFindsItAndConfirmsIt() throws {
    let plan = try Planted.tuning(steps: 300, pairs: 20, seed: 1, profilePairs: 400)
    let contest = Planted.contest()
    var session = TuningSession(jobs: 2, journal: nil, log: UnitLog()) { _ in }
    let result = try session.tune(plan, contest)
    #expect(result.alive == [0, 1])
    #expect(result.best[2] == 0.5)
    for (axis, best) in [(0, Planted.best.x), (1, Planted.best.y)] {
      let effect = try #require(result.profile?.effects[axis])
      let low = try #require(effect.lowestGood)
      let high = try #require(effect.highestGood)
      #expect(low <= best && best <= high && high - low < 0.9, "\(low) … \(high)")
      #expect(abs(result.best[axis] - best) < 0.25, "\(result.best)")
    }
    let parts = [
      ("fresh", Planted.contest(base: true), [Double]?.none), ("others", Planted.contest(opponents: [0.2]), nil),
    ]
    let confirmation = try Confirmation(
      plan, parts, base: plan.axes.map(\.base), best: result.best,
      firstUnit: plan.layout(opponents: 1).confirmation, in: &session)
    #expect(confirmation.isConfirmed)
    let truth = ToyRules.winRate(
      p: Planted.strength(result.best), q: Planted.strength(Planted.parameters.map(\.base)))
    #expect(confirmation.duel.low < truth && truth < confirmation.duel.high)
    // The base against itself is no better.
    let same = try Confirmation(
      plan, parts, base: plan.axes.map(\.base), best: plan.axes.map(\.base), firstUnit: 0, in: &session)
    #expect(!same.isConfirmed)
  }

  @Test func theWorstOpponentCanCount() throws {
    let plan = try Planted.tuning(steps: 1, pairs: 5, seed: 1, objective: .worst, profilePairs: 0)
    let contest = Planted.contest(opponents: [0.0, 1.0])
    var scores = PairScores(candidates: 1, opponents: 2, pairs: 50)
    let order = Contest.Order(
      candidates: [[0.3, 0.6, 0]], pairs: 50, seeds: TournamentSeeds(1), units: [0..<scores.units], jobs: 1)
    try contest.play(order, { _ in }) { unit, pair in scores.add(unit, pair) }
    #expect(plan.value(0, scores, nil) == scores.score(0, against: 1).value)
    #expect(
      plan.value(0, scores, [0.5, 0.5]) == (scores.score(0, against: 0).value + scores.score(0, against: 1).value) / 2)
  }
}
