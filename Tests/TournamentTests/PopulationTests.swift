import BattleCore
import TestKit
import Testing

@testable import Tournament

@Suite("Populations and evidence")
struct PopulationTests {
  private func matrix(_ size: Int, _ scores: [(Int, Int, Double)]) -> ScoreMatrix {
    var matrix = ScoreMatrix(size)
    for (a, b, score) in scores { matrix[a, b] = score }
    return matrix
  }

  private func isNear(_ one: [Double], _ two: [Double], _ tolerance: Double = 1e-3) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) < tolerance }
  }

  /// Mixtures that can be found by hand.
  @Test func nashAverages() {
    // Rock, paper, scissors.
    let circle = matrix(3, [(0, 1, 0.9), (1, 2, 0.9), (2, 0, 0.9)])
    let thirds: [Double] = [1.0 / 3, 1.0 / 3, 1.0 / 3]
    #expect(isNear(NashAverage.shares(circle), thirds))
    // Unequal wins x, y, z of the circle a > b > c > a: shares are y, z, x over their sum.
    let uneven = matrix(3, [(0, 1, 0.6), (1, 2, 0.7), (2, 0, 0.9)])
    let expected: [Double] = [2.0 / 7, 4.0 / 7, 1.0 / 7]
    #expect(isNear(NashAverage.shares(uneven), expected))
    // One policy beats all others.
    let ladder = matrix(3, [(0, 1, 0.8), (0, 2, 0.9), (1, 2, 0.8)])
    #expect(isNear(NashAverage.shares(ladder), [1, 0, 0]))
    // Nobody is better: the most even mixture.
    #expect(isNear(NashAverage.shares(ScoreMatrix(4)), [0.25, 0.25, 0.25, 0.25]))
    // A copy of one in the circle shares with it.
    let copies = matrix(
      4, [(0, 1, 0.9), (1, 2, 0.9), (2, 0, 0.9), (3, 1, 0.9), (2, 3, 0.9)])
    let shared: [Double] = [1.0 / 6, 1.0 / 3, 1.0 / 3, 1.0 / 6]
    #expect(isNear(NashAverage.shares(copies), shared))
    // A victim of everybody changes nothing.
    let victim = matrix(
      4, [(0, 1, 0.9), (1, 2, 0.9), (2, 0, 0.9), (0, 3, 0.99), (1, 3, 0.99), (2, 3, 0.99)])
    #expect(isNear(NashAverage.shares(victim), thirds + [0]))
    #expect(NashAverage.shares(ScoreMatrix(1)) == [1])
  }

  @Test func alphaRanks() {
    let circle = matrix(3, [(0, 1, 0.9), (1, 2, 0.9), (2, 0, 0.9)])
    let thirds: [Double] = [1.0 / 3, 1.0 / 3, 1.0 / 3]
    #expect(isNear(AlphaRank.shares(circle), thirds, 1e-9))
    let ladder = matrix(3, [(0, 1, 0.8), (0, 2, 0.9), (1, 2, 0.8)])
    #expect(isNear(AlphaRank.shares(ladder), [1, 0, 0], 1e-9))
    #expect(isNear(AlphaRank.shares(ScoreMatrix(4)), [0.25, 0.25, 0.25, 0.25], 1e-9))
    // By hand, for two policies with d = 0.002: odds e^(α (m − 1) d) = e^9.8.
    let close = matrix(2, [(0, 1, 0.501)])
    let odds = 18033.744927828524
    let expected: [Double] = [odds / (odds + 1), 1 / (odds + 1)]
    #expect(isNear(AlphaRank.shares(close), expected, 1e-9))
  }

  @Test func cyclesAreFound() {
    func cycle(_ wins: [(Int, Int)]) -> [Int]? {
      Cycle.shortest(5) { a, b in wins.contains { $0 == (a, b) } }
    }
    #expect(cycle([(0, 1), (1, 2), (0, 2), (2, 3)]) == nil)
    #expect(cycle([(0, 1), (1, 2), (2, 0)]) == [0, 1, 2])
    // The longer circle is there, too.
    #expect(cycle([(0, 1), (1, 2), (2, 3), (3, 0), (2, 4), (4, 1)]) == [1, 2, 4])
  }

  /// Luck explains most of the counting game, and the adjusted score is no further from the truth.
  @Test func luckIsTakenOut() throws {
    let entries = [ToyTournament.entry("a", .strength(0.8)), ToyTournament.entry("b", .strength(0.3))]
    let truth = ToyRules.winRate(p: 0.8, q: 0.3)
    var closer = 0
    for seed in 0..<40 {
      let plan = TournamentPlan(pairs: 200, seed: UInt64(seed), turnLimit: 50, measuresLuck: true)
      let pairing = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.even, jobs: 1).pairings[0]
      let luck = try #require(pairing.luck)
      #expect(luck.gain > 0.3)
      #expect(luck.interval.low <= luck.score && luck.score <= luck.interval.high)
      if abs(luck.score - truth) < abs(pairing.tally.score - truth) { closer += 1 }
    }
    #expect(closer > 24)
  }

  @Test func luckChangesNoBattle() throws {
    let entries = [ToyTournament.entry("a", .strength(0.8)), ToyTournament.entry("b", .strength(0.3))]
    var plan = TournamentPlan(pairs: 50, seed: 4, turnLimit: 50)
    let plain = try ToyTournament.files(plan, entries, jobs: 2)
    plan.measuresLuck = true
    let measured = try ToyTournament.files(plan, entries, jobs: 2)
    #expect(measured["battles.csv"] == plain["battles.csv"])
    #expect(measured["standings.csv"] == plain["standings.csv"])
    #expect(measured["details.csv"] != plain["details.csv"])
  }

  /// Leads decide much, and both battles of a pair have the same: the match-up's share shows it, the policies' does not.
  @Test func variancesAreShared() throws {
    let entries = [ToyTournament.entry("a", .strength(0.5)), ToyTournament.entry("b", .strength(0.5))]
    let uneven = ClosureMatchups<ToyRules>(
      draw: { pair, _ in (ToyRules.Team(lead: pair % 2 * 2), ToyRules.Team(lead: (pair + 1) % 2 * 2)) },
      describe: { _, _ in ("", "") })
    let plan = TournamentPlan(pairs: 4000, turnLimit: 50, measuresLuck: true)
    let shares = try #require(
      try runTournament(plan: plan, policies: entries, matchups: uneven, jobs: 2).pairings[0].shares)
    // A lead of two wins with 7/8, and the toy's first mover has the lead: (2 × 7/8 − 1)² of the variance. The match-up's
    // share is larger, since the dice of both battles are the same, too.
    #expect(abs((shares.firstMove ?? 0) - 0.5625) < 0.04)
    #expect(shares.matchup > 0.6)
    #expect(shares.policy < 0.002)
    #expect(abs(shares.seatScore - 0.5) < 0.03)
    #expect(abs(shares.policy + shares.matchup + shares.chance - 1) < 1e-9)
    let even = try #require(
      try runTournament(plan: plan, policies: entries, matchups: ToyTournament.even, jobs: 2).pairings[0].shares)
    // The same dice are thrown in both battles, and the policies seldom answer differently.
    #expect(even.policy < 0.002)
  }

  @Test func theSameBattleCountsOnce() throws {
    // Both always push: the battles of a pair are one battle.
    let alike = [ToyTournament.entry("a", .strength(1)), ToyTournament.entry("b", .strength(1))]
    let plan = TournamentPlan(pairs: 50, turnLimit: 30)
    let report = try runTournament(plan: plan, policies: alike, matchups: ToyTournament.even, jobs: 2)
    #expect(report.pairings[0].mirrored == 50 && report.pairings[0].repeated == 50)
    #expect(report.notices.contains("a against b: both always answer alike, so their battles cannot tell them apart"))
    // An illegal answer at once: no dice are thrown, and there is one battle for each side.
    let cheats = [ToyTournament.entry("a", .strength(1)), ToyTournament.entry("b", .cheat(fromTurn: 1))]
    let short = try runTournament(plan: plan, policies: cheats, matchups: ToyTournament.even, jobs: 2)
    #expect(short.pairings[0].informative == 2 && short.pairings[0].repeated == 98)
    let other = [ToyTournament.entry("a", .strength(1)), ToyTournament.entry("b", .strength(0))]
    let real = try runTournament(plan: plan, policies: other, matchups: ToyTournament.even, jobs: 2)
    #expect(real.pairings[0].repeated == 0 && real.pairings[0].informative == 100)
  }

  @Test func manyDuplicatesAreEstimatedInLittleMemory() {
    var counter = DuplicateCounter()
    var dice = Gen5Dice(seed: 1)
    for number in 0..<600_000 {
      // Every third is the one before it again.
      if number % 3 == 2 { continue }
      let digest = UInt64(dice.next()) << 32 | UInt64(dice.next())
      counter.add(SeedTree.mix(digest))
      if number % 3 == 1 { counter.add(SeedTree.mix(digest)) }
    }
    #expect(!counter.isExact)
    #expect(abs(Double(counter.repeated) - 200_000) < 4000)
  }
}
