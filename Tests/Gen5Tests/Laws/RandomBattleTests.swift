import BattleCore
import Dex
import Gen5
import Gen5TestKit
import Showdown
import TestKit
import Testing

/// Random battles in which every step is checked; `Fuzz` plays millions of the same.
@Suite struct RandomBattleTests {
  private static let turnLimit = 100

  /// A fighter that knows nothing else has to use it; its foe is slow, tough and harmless at first.
  @Test("every move by itself")
  func eachMove() throws {
    var used: Set<MoveID> = []
    let foe = try Team([Fighter(.blissey, .splash, .tackle, .toxic, .recover).set])
    for move in MoveID.all {
      let user = try Team([Fighter(.mew, move).set])
      let battle = FuzzBattle<Gen5>(user, foe, seed: SeedTree(10).child(Int(move.rawValue)).seed, turnLimit: 8)
      let result = battle.play(check: BoardCheck.fault) { events in
        for event in events where event.kind == .move && event.seat == .p1 { used.insert(event.move) }
      }
      #expect(result.fault == nil, "\(move.name)")
    }
    #expect(MoveID.all.filter { !used.contains($0) }.map(\.name) == [])
  }

  @Test("every move among others", arguments: 0..<2)
  func everyMove(round: Int) {
    let seeds = SeedTree(11).child(round)
    for (index, teams) in RandomTeams(.plain, upTo: 1).everyMove(seeds).enumerated() {
      let battle = FuzzBattle<Gen5>(teams.0, teams.1, seed: seeds.child(index).seed, turnLimit: Self.turnLimit)
      #expect(battle.play(check: BoardCheck.fault).fault == nil, "\(teams.0.sets) against \(teams.1.sets)")
    }
  }

  @Test("teams with switching", arguments: 0..<60)
  func teams(index: Int) {
    let seeds = SeedTree(12).child(index)
    let teams = RandomTeams(.plain, upTo: 4).pair(seeds)
    let battle = FuzzBattle<Gen5>(teams.0, teams.1, seed: seeds.seed, turnLimit: Self.turnLimit)
    #expect(battle.play(check: BoardCheck.fault).fault == nil)
  }

  @Test("any abilities and items", arguments: 0..<60)
  func everything(index: Int) {
    let seeds = SeedTree(13).child(index)
    let teams = RandomTeams(.everything, upTo: 3).pair(seeds)
    let battle = FuzzBattle<Gen5>(teams.0, teams.1, seed: seeds.seed, turnLimit: Self.turnLimit)
    #expect(battle.play(check: BoardCheck.fault).fault == nil)
  }

  @Test("whatever happens can be printed", arguments: 0..<30)
  func printed(index: Int) {
    let seeds = SeedTree(14).child(index)
    let teams = RandomTeams(.plain, upTo: 2).pair(seeds)
    let battle = FuzzBattle<Gen5>(teams.0, teams.1, seed: seeds.seed, turnLimit: Self.turnLimit)
    var renderer = ProtocolRenderer(teams.0, teams.1)
    _ = battle.play(check: { _ in nil }) { events in
      for event in events { renderer.append(event) }
    }
    #expect(renderer.lines.allSatisfy { $0.hasPrefix("|") && !$0.contains("?") })
  }
}
