import BattleCore
import Reports
import Synchronization
import TestKit
import Testing
import Tournament

@Suite("Match-ups that are kept")
struct CachedMatchupsTests {
  /// Counts how often a match-up is drawn.
  private final class Counter: Sendable {
    let draws = Mutex(0)
    var count: Int { draws.withLock { $0 } }
  }

  private func counting(_ counter: Counter) -> ClosureMatchups<ToyRules> {
    ClosureMatchups(
      draw: { index, seeds in
        counter.draws.withLock { $0 += 1 }
        return ToyTournament.drawn.matchup(index, seeds)
      }, describe: { ToyTournament.drawn.names($0, $1) })
  }

  @Test(arguments: [0, 1, 7, 100])
  func reportsAreTheSame(capacity: Int) throws {
    let plan = TournamentPlan(pairs: 20, turnLimit: 50)
    let entries = [0.2, 0.5, 0.9].map { ToyTournament.entry("\($0)", .strength($0)) }
    func table(_ source: some MatchupSource<ToyRules>) throws -> String {
      let report = try runTournament(plan: plan, policies: entries, matchups: source, jobs: 2)
      return report.standingsTable.csv + report.pairingsTable.csv
    }
    let plain = try table(ToyTournament.drawn)
    #expect(try table(CachedMatchups(ToyTournament.drawn, capacity: capacity)) == plain)
  }

  @Test func eachPairIsDrawnOnceWhileThereIsRoom() {
    let counter = Counter()
    let cached = CachedMatchups(counting(counter), capacity: 8)
    let seeds = TournamentSeeds(1)
    for _ in 0..<3 {
      for pair in 0..<8 {
        _ = cached.matchup(pair, seeds.teams(pair))
        _ = cached.names(pair, seeds.teams(pair))
      }
    }
    #expect(counter.count == 8)
    // Pair 8 takes the place of pair 0; another seed is another pair.
    _ = cached.matchup(8, seeds.teams(8))
    _ = cached.matchup(0, seeds.teams(0))
    _ = cached.matchup(1, TournamentSeeds(2).teams(1))
    #expect(counter.count == 11)
    // Without places nothing is kept.
    let none = CachedMatchups(counting(counter), capacity: 0)
    for _ in 0..<3 { _ = none.matchup(0, seeds.teams(0)) }
    #expect(counter.count == 14)
  }
}
