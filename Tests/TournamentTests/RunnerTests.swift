import BattleCore
import Foundation
import Synchronization
import TestKit
import Testing
import Tournament

@Suite("Running tournaments")
struct RunnerTests {
  private let entries = [
    ToyTournament.entry("strong", .strength(0.9)), ToyTournament.entry("random", .strength(0.5)),
    ToyTournament.entry("weak, \"very\"", .strength(0)), ToyTournament.entry("peek", .peek),
  ]

  @Test func theNumberOfWorkersChangesNoByte() throws {
    let plan = TournamentPlan(pairs: 150, seed: 7, turnLimit: 30)
    let one = try ToyTournament.files(plan, entries, jobs: 1)
    #expect(
      one.keys.sorted() == [
        "battles.csv", "details.csv", "manifest.json", "pairings.csv", "population.csv", "standings.csv",
      ])
    #expect(try ToyTournament.files(plan, entries, jobs: 2) == one)
    #expect(try ToyTournament.files(plan, entries, jobs: 7) == one)
    var other = plan
    other.seed = 8
    #expect(try ToyTournament.files(other, entries, jobs: 2)["battles.csv"] != one["battles.csv"])
  }

  @Test func knownWinRatesAreWithinTheIntervals() throws {
    let plan = TournamentPlan(pairs: 1000, seed: 3, turnLimit: 50)
    let entries = [
      ToyTournament.entry("a", .strength(0.8)), ToyTournament.entry("b", .strength(0.3)),
      ToyTournament.entry("c", .strength(0)),
    ]
    let report = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.even, jobs: 2)
    let strengths = [0.8, 0.3, 0]
    for pairing in report.pairings {
      let expected = ToyRules.winRate(p: strengths[pairing.policies.a], q: strengths[pairing.policies.b])
      #expect(pairing.interval.low <= expected && expected <= pairing.interval.high)
      #expect(abs(pairing.tally.histogram.score - pairing.tally.score) < 1e-12)
    }
    // Both standings and ratings tell them apart.
    #expect(report.standings.map { report.labels[$0.policy] } == ["a", "b", "c"])
    #expect(report.standings[0].rating.low > report.standings[2].rating.high)
  }

  @Test func theFormulaForWinRates() {
    // By Python: the negative binomial sum with math.comb.
    #expect(abs(ToyRules.winRate(p: 1, q: 0) - 0.896484375) < 1e-12)
    #expect(abs(ToyRules.winRate(p: 0.8, q: 0.3) - 0.72479248046875) < 1e-12)
    #expect(abs(ToyRules.winRate(p: 0.8, q: 0.3, .init(lead: 1)) - 0.848388671875) < 1e-12)
    #expect(abs(ToyRules.winRate(p: 0.8, q: 0.3, .init(), .init(lead: 2)) - 0.244140625) < 1e-12)
  }

  @Test func sidesAreBalanced() throws {
    let plan = TournamentPlan(pairs: 40, turnLimit: 30)
    let rows = try #require(try ToyTournament.files(plan, entries, jobs: 3)["battles.csv"])
      .split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
    #expect(rows.count == 6 * 40 * 2)
    var seeds: [Substring: Set<Substring>] = [:]
    for (number, row) in rows.enumerated() {
      #expect(row[0] == "\(number)")
      #expect(row[3] == "\(number % 2)")
      seeds[row[2], default: []].insert(row[4])
    }
    // A pair has one seed in all pairings and on both sides.
    #expect(seeds.count == 40)
    #expect(seeds.values.allSatisfy { $0.count == 1 })
    #expect(Set(seeds.values.compactMap(\.first)).count == 40)
  }

  @Test func anotherPolicyChangesNoOtherPairing() throws {
    let plan = TournamentPlan(pairs: 60, turnLimit: 30)
    let few = try ToyTournament.files(plan, Array(entries.prefix(3)), jobs: 2)
    let many = try ToyTournament.files(plan, entries, jobs: 2)
    let fewRows = Set(try #require(few["pairings.csv"]).split(separator: "\n"))
    let manyRows = Set(try #require(many["pairings.csv"]).split(separator: "\n"))
    #expect(fewRows.count == 4)
    #expect(fewRows.isSubset(of: manyRows))
    // Without the numbers of battle and pairing, the old battles are all there.
    func battles(_ text: String) -> Set<String> {
      Set(text.split(separator: "\n").map { $0.split(separator: ",").dropFirst(2).joined(separator: ",") })
    }
    #expect(battles(try #require(few["battles.csv"])).isSubset(of: battles(try #require(many["battles.csv"]))))
  }

  @Test func twoCopiesOfAPolicyPlayRealBattles() throws {
    let plan = TournamentPlan(pairs: 400, turnLimit: 30)
    let copies = [ToyTournament.entry("one", .strength(0.5)), ToyTournament.entry("two", .strength(0.5))]
    let pairing = try runTournament(plan: plan, policies: copies, matchups: ToyTournament.even, jobs: 2).pairings[0]
    #expect(pairing.interval.low <= 0.5 && 0.5 <= pairing.interval.high)
    #expect(pairing.tally.histogram.counts[0] > 0 && pairing.tally.histogram.counts[4] > 0)
  }

  @Test func cappedAndIllegalBattlesAreCounted() throws {
    let plan = TournamentPlan(pairs: 10, turnLimit: 12)
    let entries = [
      ToyTournament.entry("staller", .staller), ToyTournament.entry("other staller", .staller),
      ToyTournament.entry("cheat", .cheat(fromTurn: 1)), ToyTournament.entry("fallback", .fallback),
    ]
    let report = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.even, jobs: 2)
    try report.check()
    #expect(report.capped == 20)
    #expect(report.pairings[0].tally.ties == 20)
    #expect(report.illegal == 60)
    let cheat = try #require(report.standings.first { $0.policy == 2 })
    #expect(cheat.tally.bWins == 60 && cheat.tally.aIllegal == 60)
    let fallback = try #require(report.standings.first { $0.policy == 3 })
    #expect(fallback.tally.aFallbacks > 0 && fallback.tally.aFallbacks == fallback.tally.aDecisions)
    #expect(report.notices.count == 5)
    // Half of the stallers' battles, and all but one of the cheat's on each side: it is out before any dice are thrown.
    #expect(report.notices[3] == "56 of 120 battles carry information; 64 repeat another of their pairing")
    #expect(report.notices[0] == "20 of 120 battles reached turn 12 and count as ties")
  }

  @Test func hiddenInformationIsKeptFromPolicies() throws {
    let entries = [ToyTournament.entry("peek", .peek), ToyTournament.entry("push", .strength(1))]
    var plan = TournamentPlan(pairs: 50, turnLimit: 30)
    let open = try ToyTournament.files(plan, entries, jobs: 2)
    plan.information = .hidden
    let hidden = try ToyTournament.files(plan, entries, jobs: 2)
    #expect(open["battles.csv"] != hidden["battles.csv"])
  }

  @Test func gauntletPlaysTheFirstAgainstTheOthers() throws {
    let plan = TournamentPlan(kind: .gauntlet, pairs: 20, turnLimit: 30)
    let report = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: 2)
    #expect(report.pairings.map { $0.policies.a } == [0, 0, 0])
    let battles = report.standings.sorted { $0.policy < $1.policy }.map(\.tally.battles)
    #expect(battles == [120, 40, 40, 40])
  }

  /// Units that take longer come late: they are folded in order all the same, by one worker at a time.
  @Test(arguments: [1, 2, 5])
  func unitsAreFoldedInOrder(jobs: Int) throws {
    let work = PairWork(
      schedule: Schedule(.roundRobin, policies: 2, pairs: 3000), seeds: TournamentSeeds(1), turnLimit: 30)
    let slow = ClosureMatchups<ToyRules>(
      draw: { pair, seeds in
        if pair % 97 == 0 { Thread.sleep(forTimeInterval: 0.002) }
        return ToyTournament.drawn.matchup(pair, seeds)
      }, describe: { _, _ in ("", "") })
    let units = [5..<1700, 2000..<2001, 0..<3, 2500..<3000]
    let isFolding = Atomic(false)
    var folded: [Int] = []
    var digests: [UInt64] = []
    try playPairs(
      work, policies: Array(entries.prefix(2)), matchups: slow, jobs: jobs, units: units, progress: { _ in }
    ) { unit, pair in
      let isAnother = isFolding.exchange(true, ordering: .sequentiallyConsistent)
      #expect(!isAnother)
      folded.append(unit)
      digests.append(pair.first.result.digest)
      isFolding.store(false, ordering: .sequentiallyConsistent)
    }
    #expect(folded == units.flatMap { Array($0) })
    var alone: [UInt64] = []
    try playPairs(
      work, policies: Array(entries.prefix(2)), matchups: ToyTournament.drawn, jobs: 1, units: [1699..<1700],
      progress: { _ in }
    ) { alone.append($1.first.result.digest) }
    #expect(digests[1694] == alone[0])
  }

  @Test func aFailingFoldStopsTheRun() throws {
    struct Full: Error {}
    let schedule = Schedule(.roundRobin, policies: 2, pairs: 100_000_000)
    let work = PairWork(schedule: schedule, seeds: TournamentSeeds(1), turnLimit: 30)
    var folded: [Int] = []
    // A hundred million pairs start at once: nothing is laid out for them beforehand.
    #expect(throws: Full.self) {
      try playPairs(
        work, policies: Array(entries.prefix(2)), matchups: ToyTournament.even, jobs: 3, units: [5..<schedule.units],
        progress: { _ in }
      ) { unit, _ in
        folded.append(unit)
        if folded.count == 500 { throw Full() }
      }
    }
    #expect(folded == Array(5..<505))
  }

  @Test func progressEndsAtTheTotal() throws {
    var seen: [TournamentProgress] = []
    let plan = TournamentPlan(pairs: 30, turnLimit: 30)
    _ = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.even, jobs: 2) { seen.append($0) }
    let last = try #require(seen.last)
    #expect(last.done == 360 && last.total == 360)
    #expect(last.remaining == 0)
  }
}
