import BattleCore
import Testing
import Tournament
import ToyTuning

@testable import Tuning

@Suite("Differences in common pairs")
struct StatisticsTests {
  /// Agresti and Min (2005), table 1: of 100 pairs 12 differ one way and 4 the other. With half a pair more in each of the
  /// four cells: mean (12 − 4) / 102, variance (16 + 1) / 102 − mean².
  @Test func theIntervalIsAgrestiAndMins() {
    var sum = PairedDifferences()
    for place in 0..<100 { sum.add(place < 12 ? 1 : place < 16 ? -1 : 0) }
    let estimate = sum.estimate()
    #expect(abs(estimate.value - 0.08) < 1e-12)
    #expect(abs(estimate.low - (0.0784314 - 1.959964 * 0.0396696)) < 1e-5)
    #expect(abs(estimate.high - (0.0784314 + 1.959964 * 0.0396696)) < 1e-5)
  }

  @Test func nothingIsInfinite() {
    let empty = PairedDifferences().estimate()
    #expect(empty.value == 0 && empty.low >= -1 && empty.high <= 1)
    var same = PairedDifferences()
    for _ in 0..<1000 { same.add(0) }
    #expect(same.estimate().high > 0 && same.estimate().high < 0.003)
  }

  @Test func simultaneousIntervalsAreWider() {
    // Two-sided 5 % and 0.5 % points of the normal distribution, from tables.
    #expect(abs(Simultaneous.z(1) - 1.959964) < 1e-5)
    #expect(abs(Simultaneous.z(10) - 2.807034) < 1e-5)
  }

  /// Two-sided 5 % and 1 % points of Student's distribution, from tables.
  @Test func fewValuesGiveWiderIntervals() {
    #expect(abs(StudentT.point(1.959964, freedom: 10) - 2.228) < 1e-3)
    #expect(abs(StudentT.point(1.959964, freedom: 18) - 2.101) < 1e-3)
    #expect(abs(StudentT.point(2.575829, freedom: 30) - 2.750) < 1e-3)
  }

  private static let repetitions = 1_000

  /// Sweeps over five values of x: intervals of the difference to the base hold the truth, the values "as good as the best"
  /// hold the best one, at their rate.
  @Test func intervalsHoldTheTruthAtTheirRate() throws {
    let axis = try Axis(Planted.parameters[0], .list([0, 0.3, 0.6, 0.9]), count: 0)
    let contest = Planted.contest()
    let base = Planted.parameters.map(\.base)
    let truth = Planted.score([0.3, 0.1, 0.5]) - Planted.score(base)
    var (held, good) = (0, 0)
    for seed in 0..<StatisticsTests.repetitions {
      let plan = try SweepPlan(
        axes: [axis], design: .grid, pairs: 50, seed: UInt64(seed), sample: 1, opponents: 1)
      var scores = PairScores(candidates: plan.points.count, opponents: 1, pairs: 50)
      let order = Contest.Order(
        candidates: plan.points.map { [$0.values[0], 0.1, 0.5] }, pairs: 50, seeds: plan.seeds,
        units: [0..<scores.units], jobs: 1)
      try contest.play(order, { _ in }) { unit, pair in scores.add(unit, pair) }
      let point = try #require(plan.points.firstIndex { $0.values == [0.3] })
      let difference = scores.difference(point, 0, against: 0)
      if difference.low <= truth && truth <= difference.high { held += 1 }
      let sample = SampledChanges(starts: [0], changes: plan.points.map { _ in [] })
      let effect = EffectFinder(plan, scores, sample, [false]).effects[0]
      if let low = effect.lowestGood, let high = effect.highestGood, low <= 0.3, high >= 0.3 { good += 1 }
    }
    let count = Double(StatisticsTests.repetitions)
    // Three standard deviations of a share of 0.95.
    let slack = 3 * (0.95 * 0.05 / count).squareRoot()
    #expect(abs(Double(held) / count - 0.95) <= slack, "\(held)")
    #expect(Double(good) / count >= 0.95 - slack, "\(good)")
  }
}
