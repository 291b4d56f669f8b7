import BattleCore
import Foundation
import Kit
import PokeAPI
import Policies
import Reports
import Testing
import Tournament

/// The runner plays these rules as it plays any.
@Suite("A tournament under the kit's rules")
struct KitTournamentTests {
  private func entries() throws -> [Tournament.PolicyEntry<KitPolicy>] {
    try ["random", "max-damage", "heuristic"].map { name in
      let policy = try KitRegistry.make(name)
      return Tournament.PolicyEntry(label: name, name: name) { _ in policy }
    }
  }

  private func report(jobs: Int) throws -> TournamentReport {
    let matchups = KitMatchups()
    let source = ClosureMatchups<Kit>(
      draw: { matchups.teams(pair: $0, seeds: $1) },
      describe: { index, seeds in
        let (one, two) = matchups.sides(pair: index, seeds: seeds)
        return (one.entry.identifier, two.entry.identifier)
      })
    return try runTournament(
      plan: TournamentPlan(pairs: 60, seed: 3, turnLimit: Kit.info.defaultTurnLimit), policies: try entries(),
      matchups: source, jobs: jobs)
  }

  @Test func workersDoNotMatterAndTheBetterPolicyWins() throws {
    let one = try report(jobs: 1)
    let two = try report(jobs: 2)
    #expect(one.standingsTable.csv == two.standingsTable.csv)
    #expect(one.pairingsTable.csv == two.pairingsTable.csv)
    // Random loses to both of the others by far.
    #expect(one.standingsTable.csv.split(separator: "\n").last?.contains(",random,") == true)
  }
}
