import BattleCore
import Dex
import Gen5
import Policies
import Teams
import TestKit
import Testing

/// The laws for policies, over whole battles, for every one that can be named.
@Suite struct SearchLawTests {
  private static let solo = (0..<3).map { SoloMatchups(.any).teams(pair: $0, seeds: SeedTree(31)) }
  private static let teams: [(Team, Team)] = {
    let matchups = SoloMatchups(.any)
    return (0..<2).compactMap { index in
      let pairs = (0..<3).map { matchups.sets(pair: index * 3 + $0, seeds: SeedTree(32)) }
      guard let one = try? Team(pairs.map(\.0)), let two = try? Team(pairs.map(\.1)) else { return nil }
      return (one, two)
    }
  }()

  @Test(arguments: QuickPolicies.names)
  func soloLaws(_ name: String) throws {
    let policy = try QuickPolicies.make(name)
    #expect(PolicyLaws(matchups: Self.solo, seeds: 0..<2, turnLimit: 30) { policy }.violations() == [])
  }

  @Test(arguments: QuickPolicies.names)
  func teamLaws(_ name: String) throws {
    let policy = try QuickPolicies.make(name)
    #expect(PolicyLaws(matchups: Self.teams, seeds: 0..<1, turnLimit: 20) { policy }.violations() == [])
  }

  /// Six against six with abilities, items and everything: `singles`.
  @Test(arguments: QuickPolicies.names)
  func singlesLaws(_ name: String) throws {
    let maker = RandomTeamMaker()
    let looksAhead = !["random", "max-power", "max-damage", "heuristic"].contains(name)
    let teams = (0..<(looksAhead ? 1 : 6)).map { maker.teams(SeedTree(33).child($0)) }
    let policy = try QuickPolicies.make(name)
    let laws = PolicyLaws(matchups: teams, seeds: 0..<1, turnLimit: looksAhead ? 10 : 1_000) { policy }
    #expect(laws.violations() == [])
  }

  /// Battles between two that change when it pays end: by a knock-out, as a rule well before the limit.
  @Test func heuristicsThatChangeComeToAnEnd() throws {
    let maker = RandomTeamMaker()
    for index in 0..<12 {
      let teams = maker.teams(SeedTree(34).child(index))
      var one = HeuristicPolicy()
      var two = HeuristicPolicy()
      one.begin(GameContext(seat: .p1, seed: 1))
      two.begin(GameContext(seat: .p2, seed: 2))
      var game = Gen5.start(teams.0, teams.1, seed: UInt64(index))
      let result = playGame(Gen5.self, &game, &one, &two, turnLimit: 1_000)
      #expect(result.outcome.reason == .knockout)
      #expect(result.turns < 300)
    }
  }

  /// Shown only what it has seen, a policy still answers legally, and the same to the same seed.
  @Test(arguments: QuickPolicies.names)
  func hiddenInformation(_ name: String) throws {
    let policy = try QuickPolicies.make(name)
    let laws = PolicyLaws(matchups: Self.teams + Self.solo, seeds: 0..<1, turnLimit: 20) { Concealed(policy) }
    #expect(laws.violations() == [])
  }

  /// A copy of a policy shares nothing with the original.
  @Test(arguments: QuickPolicies.names)
  func copiesAreIndependent(_ name: String) throws {
    var original = try QuickPolicies.make(name)
    original.begin(GameContext(seat: .p1, seed: 1))
    let board = Gen5.start(Self.teams[0].0, Self.teams[0].1, seed: 1).board
    var legal = ChoiceList()
    Gen5.choices(board, for: .p1, into: &legal)
    var copy = original
    let expected = (0..<3).map { _ in copy.choose(board, legal) }
    #expect((0..<3).map { _ in original.choose(board, legal) } == expected)
  }

  /// Numbers that a policy draws for itself change neither the dice of its battle nor any other battle.
  @Test func extraDrawsChangeNoBattle() {
    struct Waster: Policy {
      typealias Rules = Gen5
      var base = MaxDamagePolicy()
      var dice = Gen5Dice(seed: 0)
      var draws = 0

      mutating func begin(_ context: GameContext) {
        base.begin(context)
        dice = Gen5Dice(seed: context.seed)
      }

      mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
        for _ in 0..<draws { _ = dice.below(6, .other) }
        return base.choose(board, legal)
      }
    }
    func battles(_ draws: Int) -> [GameResult] {
      var one = Waster(draws: draws)
      var two = RandomPolicy<Gen5>()
      return Self.solo.indices.map { index in
        one.begin(GameContext(seat: .p1, seed: 1))
        two.begin(GameContext(seat: .p2, seed: 2))
        var game = Gen5.start(Self.solo[index].0, Self.solo[index].1, seed: 3)
        return playGame(Gen5.self, &game, &one, &two, turnLimit: 100)
      }
    }
    #expect(battles(0) == battles(1_000))
  }

  /// Nor do those of a search: the same choices make the same battle, whatever the search did in between.
  @Test func searchLeavesTheBattleAlone() throws {
    let board = Gen5.start(Self.solo[0].0, Self.solo[0].1, seed: 9).board
    var legal = ChoiceList()
    Gen5.choices(board, for: .p1, into: &legal)
    for name in QuickPolicies.names {
      var before = Digest64()
      Gen5.digest(board, into: &before)
      var policy = try QuickPolicies.make(name)
      policy.begin(GameContext(seat: .p1, seed: 5))
      _ = policy.choose(board, legal)
      var after = Digest64()
      Gen5.digest(board, into: &after)
      #expect(before == after)
    }
  }
}
