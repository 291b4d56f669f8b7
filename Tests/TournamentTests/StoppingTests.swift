import BattleCore
import Foundation
import TestKit
import Testing

@testable import Tournament

/// Expected ratios: the answers that the authors of chess runners publish for their implementations, within 1 %; the
/// others by a separate Python calculation that solves the same equations by bisection.
@Suite("Stopping early")
struct StoppingTests {
  private func test(_ model: SequentialTest.Model, _ low: Double, _ high: Double) throws -> SequentialTest {
    try SequentialTest(model: model, low: low, high: high)
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool { abs(value - expected) <= 0.01 * abs(expected) }

  @Test func publishedAnswersForBattles() throws {
    #expect(isNear(try test(.normalised, 0, 2).ratio(losses: 36027, ties: 68692, wins: 36433), 0.92))
    #expect(isNear(try test(.normalised, 0, 10).ratio(losses: 0, ties: 0, wins: 4250), 120.56))
    #expect(isNear(try test(.logistic, 0.5, 2.5).ratio(losses: 21184, ties: 40708, wins: 21404), -1.57))
  }

  @Test func publishedAnswersForPairs() throws {
    #expect(
      isNear(try test(.normalised, 0, 2).ratio(PairHistogram([365, 16618, 36029 + 200, 16974, 390])), 2.25))
    #expect(
      isNear(try test(.logistic, 0.5, 2.5).ratio(PairHistogram([223, 9863, 20279 + 1000, 10037, 246])), -3.07))
  }

  @Test func moreDigits() throws {
    #expect(
      abs(try test(.normalised, 0, 2).ratio(losses: 36027, ties: 68692, wins: 36433) - 0.9232934509460397) < 1e-6)
    #expect(
      abs(
        try test(.logistic, 0.5, 2.5).ratio(PairHistogram([223, 9863, 21279, 10037, 246])) + 3.0741264395857737) < 1e-6)
    let score = try test(.score, SequentialTest.score(0.5), SequentialTest.score(2.5))
    #expect(abs(score.ratio(PairHistogram([223, 9863, 21279, 10037, 246])) + 3.0741264395857737) < 1e-6)
  }

  @Test func oneSidedResultsGiveFiniteRatios() throws {
    for model in SequentialTest.Model.allCases {
      let test = try model == .score ? test(model, 0.5, 0.6) : test(model, 0, 50)
      for counts in [[0, 0, 0, 0, 0], [1000, 0, 0, 0, 0], [0, 0, 0, 0, 1000], [0, 0, 9, 0, 0], [4250, 0, 0, 0, 0]] {
        let ratio = test.ratio(PairHistogram(counts))
        #expect(ratio.isFinite)
        if counts[0] >= 1000 { #expect(ratio < test.lowerBound) }
        if counts[4] >= 1000 { #expect(ratio > test.upperBound) }
      }
    }
  }

  @Test func wrongTestsAreRefused() {
    #expect(throws: TournamentError.self) { try test(.score, 0.6, 0.5) }
    #expect(throws: TournamentError.self) { try test(.score, 0, 0.5) }
    #expect(throws: TournamentError.self) {
      try SequentialTest(model: .logistic, low: 0, high: 5, alpha: 0.5, beta: 0.05)
    }
  }

  /// Battles that a wins take longer: with workers racing, they would come last. The decision stays.
  @Test func slowWinsChangeNoDecision() throws {
    var plan = TournamentPlan(pairs: 600, seed: 3, turnLimit: 30)
    plan.test = try test(.score, 0.5, 0.6)
    let entries = [ToyTournament.entry("a", .strength(0.7)), ToyTournament.entry("b", .strength(0.5))]
    let one = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.even, jobs: 1)
    let slow = ClosureMatchups<ToyRules>(
      draw: { pair, _ in
        if pair % 3 == 0 { Thread.sleep(forTimeInterval: 0.002) }
        return (ToyRules.Team(), ToyRules.Team())
      }, describe: { _, _ in ("even", "even") })
    for jobs in [2, 7] {
      let many = try runTournament(plan: plan, policies: entries, matchups: slow, jobs: jobs)
      #expect(many.pairings == one.pairings)
    }
    let pairing = one.pairings[0]
    #expect(pairing.decision != nil && pairing.decision != .undecided)
    #expect(pairing.pairs < 600 && pairing.tally.battles == 2 * pairing.pairs)
    #expect(pairing.tally.histogram.pairs == pairing.pairs)
  }

  @Test func aStoppedTournamentHasTheSameBytesHoweverItIsPlayed() throws {
    var plan = TournamentPlan(pairs: 500, seed: 3, turnLimit: 30)
    plan.test = try test(.logistic, 0, 60)
    let entries = [
      ToyTournament.entry("a", .strength(0.7)), ToyTournament.entry("b", .strength(0.5)),
      ToyTournament.entry("c", .strength(0.45)),
    ]
    let one = try ToyTournament.files(plan, entries, jobs: 1)
    #expect(try ToyTournament.files(plan, entries, jobs: 3) == one)
    let folder = try TemporaryFolder()
    // All pairs played, by a machine that knows nothing of the test: the same decisions.
    let request = JournalRequest(
      path: folder.path("all"), manifest: ToyTournament.manifest(plan, entries), build: "build")
    try workUnits(
      0..<1500, plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: 2, journal: request)
    let report = try mergeJournals(
      try JournalSet([try JournalFile(folder.path("all"))]), plan: plan, policies: entries,
      matchups: ToyTournament.drawn, battlesFile: folder.path("out/battles.csv"))
    try report.write(to: folder.path("out"), manifest: ToyTournament.manifest(plan, entries))
    for (name, text) in one { #expect(try folder.text("out/" + name) == text, "\(name)") }
    #expect(try #require(one["details.csv"]).contains(",h1,"))
  }

  @Test func theCapLeavesAPairingUndecided() throws {
    var plan = TournamentPlan(pairs: 20, seed: 3, turnLimit: 30)
    plan.test = try test(.score, 0.5, 0.501)
    let entries = [ToyTournament.entry("a", .strength(0.5)), ToyTournament.entry("b", .strength(0.5))]
    let report = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.even, jobs: 2)
    #expect(report.pairings[0].decision == .undecided)
    #expect(report.pairings[0].pairs == 20)
    try report.check()
  }

  /// Python: `scipy.stats.norm.cdf`.
  @Test func theNormalDistribution() {
    #expect(abs(Normal.below(0) - 0.5) < 1e-15)
    #expect(abs(Normal.below(1.96) - 0.9750021048517795) < 1e-13)
    #expect(abs(Normal.below(-2.5) - 0.006209665325776132) < 1e-15)
    #expect(abs(Normal.below(-8) / 6.220960574271786e-16 - 1) < 1e-10)
  }

  /// A random walk of small steps meets the barriers as the series say.
  @Test(arguments: [(0.0, 4.0, 5.0, 12.0), (0.4, 4.0, 5.0, 12.0), (-0.3, 3.0, 2.0, 6.0), (1.2, 5.0, 9.0, 6.0)])
  func barriersAreMetAsInASimulation(drift: Double, below: Double, above: Double, time: Double) {
    var dice = Gen5Dice(seed: 5)
    let barriers = TwoBarriers(below: below, above: above)
    let steps = 400
    let size = (time / Double(steps)).squareRoot()
    // Steps up and down by √dt; the chance of a step up gives the drift.
    let up = 0.5 + drift * size / 2
    var met = 0
    var inside = 0
    let walks = 4000
    for _ in 0..<walks {
      var place = 0.0
      var isOut = false
      for _ in 0..<steps where !isOut {
        place += Double(dice.next()) / 4_294_967_296 < up ? size : -size
        if place >= above {
          met += 1
          isOut = true
        }
        if place <= -below { isOut = true }
      }
      if !isOut && place >= 0 { inside += 1 }
    }
    #expect(abs(Double(met) / Double(walks) - barriers.metAbove(drift: drift, by: time)) < 0.03)
    #expect(abs(Double(inside) / Double(walks) - barriers.stillAbove(0, drift: drift, at: time)) < 0.04)
  }
}
