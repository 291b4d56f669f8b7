import BattleCore
import Kit
import PokeAPI
import Policies
import TestKit
import Testing

@Suite("Laws under the kit's rules")
struct KitLawTests {
  static let names = KitRegistry.entries.map(\.name)
  static let matchups: [(Kit.Team, Kit.Team)] = {
    let any = KitMatchups(.any)
    let balanced = KitMatchups()
    return (0..<10).map { any.teams(pair: $0, seeds: SeedTree(5)) }
      + (0..<5).map { balanced.teams(pair: $0, seeds: SeedTree(5)) }
  }()

  @Test func theRulesKeepTheLaws() {
    #expect(RulesetLaws<Kit>(matchups: KitLawTests.matchups, seeds: 0..<4).violations() == [])
  }

  @Test(arguments: names)
  func policiesKeepTheLaws(_ name: String) throws {
    let policy = try KitRegistry.make(name)
    let laws = PolicyLaws(matchups: KitLawTests.matchups, seeds: 0..<3, ignoresHidden: true) { policy }
    #expect(laws.violations() == [])
  }

  @Test func samePoliciesByTheSameNames() throws {
    #expect(KitLawTests.names == ["random", "max-power", "max-damage", "heuristic"])
    let policy = try KitRegistry.make("heuristic", parameters: [("koBonus", "80"), ("adjust", "off")])
    #expect(policy.name == "heuristic")
    let same = try PolicyRegistry.make("heuristic", parameters: [("koBonus", "80"), ("adjust", "off")])
    // Nobody is on the bench here, so that the weights of changes are missing.
    let switching = Set(SwitchTable.all.map(\.name))
    let shared = same.parameters.filter { !switching.contains($0.name) }
    #expect(policy.parameters.map(\.name) == shared.map(\.name))
    #expect(policy.parameters.map(\.value) == shared.map(\.value))
    #expect(same.parameters.count == shared.count + switching.count)
    #expect(throws: PolicyError.self) { try KitRegistry.make("heuristik") }
    #expect(throws: PolicyError.self) { try KitRegistry.make("random", parameters: [("koBonus", "80")]) }
  }
}

@Suite("Match-ups under the kit's rules")
struct KitMatchupTests {
  let matchups = KitMatchups()

  @Test func eachPairIsAFunctionOfItsNumber() {
    let again = KitMatchups()
    for pair in [0, 7, 1_000_000] {
      let (one, two) = matchups.sides(pair: pair, seeds: SeedTree(9))
      let same = again.sides(pair: pair, seeds: SeedTree(9))
      #expect(one.entry == same.p1.entry && one.moves == same.p1.moves)
      #expect(two.entry == same.p2.entry && two.moves == same.p2.moves)
    }
    #expect(
      matchups.sides(pair: 3, seeds: SeedTree(9)).p1.entry != matchups.sides(pair: 4, seeds: SeedTree(9)).p1.entry)
  }

  /// Opponents come from the pool: near in strength, and nobody is helpless.
  @Test func pairsAreFair() {
    for pair in 0..<100 {
      let (one, two) = matchups.sides(pair: pair, seeds: SeedTree(2))
      let difference = two.entry.total - one.entry.total
      #expect((-120...70).contains(difference), "\(one.entry.identifier) and \(two.entry.identifier)")
      for side in [one, two] {
        #expect((1...4).contains(side.moves.count) && Set(side.moves).count == side.moves.count)
        #expect(side.moves.contains { KitTables.embedded.row($0).isDamaging })
      }
    }
  }

  @Test func everyFighterHasSomethingToFightWith() {
    #expect(matchups.fighters.count > 1_100)
    #expect(!matchups.fighters.contains { $0.identifier == "wynaut" || $0.identifier == "rattata-alola" })
  }
}
