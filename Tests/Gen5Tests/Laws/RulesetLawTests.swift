import BattleCore
import Gen5
import Gen5TestKit
import TestKit
import Testing

/// The laws that every rule set keeps, for this one.
@Suite struct RulesetLawTests {
  private static func matchups(_ teams: RandomTeams, _ count: Int) -> [(Team, Team)] {
    (0..<count).map { teams.pair(SeedTree(1).child($0)) }
  }

  @Test("one against one")
  func solo() {
    let laws = RulesetLaws<Gen5>(
      matchups: Self.matchups(RandomTeams(.plain, upTo: 1), 30), seeds: 0..<2, turnLimit: 100)
    #expect(laws.violations() == [])
  }

  @Test("small teams, with switching")
  func teams() {
    let laws = RulesetLaws<Gen5>(
      matchups: Self.matchups(RandomTeams(.plain, upTo: 3), 20), seeds: 0..<2, turnLimit: 100)
    #expect(laws.violations() == [])
  }
}
