import BattleCore
import Dex
import Gen5
import Policies
import Testing

@Suite struct SoloMatchupTests {
  private static let balanced = SoloMatchups()
  private static let any = SoloMatchups(.any)

  @Test(arguments: SoloMatchups.Source.allCases)
  func setsAreLegal(_ source: SoloMatchups.Source) {
    let matchups = source == .balanced ? Self.balanced : Self.any
    let seeds = SeedTree(3).child("teams")
    for pair in 0..<40 {
      let sets = matchups.sets(pair: pair, seeds: seeds)
      for set in [sets.0, sets.1] {
        let learnset = Dex.learnset(set.species)
        #expect((1...4).contains(set.moves.count))
        #expect(Set(set.moves).count == set.moves.count)
        #expect(set.moves.allSatisfy(learnset.contains))
        if source == .balanced { #expect(set.moves.allSatisfy(SoloMoves.isUsable)) }
        #expect(set.level == 50 && set.nature.isNeutral && set.ability == .none && set.item == .none)
        #expect(set.ivs == [31, 31, 31, 31, 31, 31] && set.evs == [0, 0, 0, 0, 0, 0])
        #expect(Dex.species(set.species).genderRatio.allows(set.gender))
      }
    }
  }

  @Test func aPairDependsOnSeedAndNumberAlone() {
    let seeds = SeedTree(1)
    let forward = (0..<10).map { Self.balanced.sets(pair: $0, seeds: seeds) }
    let again = SoloMatchups()
    for pair in (0..<10).reversed() { #expect(again.sets(pair: pair, seeds: seeds) == forward[pair]) }
    #expect(Self.balanced.sets(pair: 0, seeds: SeedTree(2)) != forward[0])
    #expect(Set(forward.map { $0.0.species }).count > 5)
  }

  /// Loadouts are kept once they are chosen; those of a pair are the ones that a pair made alone has.
  @Test func keptLoadoutsAreTheSame() {
    let busy = SoloMatchups(players: [25, 445])
    for pair in 0..<150 { _ = busy.sets(pair: pair, seeds: SeedTree(8)) }
    for pair in 150..<160 {
      let alone = SoloMatchups(players: [25, 445]).sets(pair: pair, seeds: SeedTree(8))
      let among = busy.sets(pair: pair, seeds: SeedTree(8))
      #expect(alone.0 == among.0 && alone.1 == among.1)
    }
    // The handicap is drawn for each pair anew: a fighter does not always bring the same moves against the same opponent.
    var moves: [SpeciesID: Set<[MoveID]>] = [:]
    for pair in 0..<150 {
      let sets = busy.sets(pair: pair, seeds: SeedTree(8))
      if sets.0.species.rawValue == 25 { moves[sets.1.species, default: []].insert(sets.0.moves) }
    }
    #expect(moves.values.contains { $0.count > 1 })
  }

  @Test func teamsHoldTheSets() {
    let sets = Self.balanced.sets(pair: 4, seeds: SeedTree(9))
    let teams = Self.balanced.teams(pair: 4, seeds: SeedTree(9))
    #expect(teams.0.sets == [sets.0] && teams.1.sets == [sets.1])
  }

  @Test func whoFights() {
    let species = Self.balanced.species
    #expect(species.allSatisfy { $0.rawValue <= 649 })
    #expect(species == species.sorted())
    #expect(!species.contains(.ditto) && !species.contains(.wobbuffet) && !species.contains(.wynaut))
    #expect(species.contains(.magikarp) && species.contains(.unown) && species.contains(.mewtwo))
    #expect(species.count > 640)
  }

  /// Most opponents are fair ones; a fighter that has fewer than 50 of them gets the closest of all instead.
  @Test func opponentsAreFair() {
    var fair = 0
    for pair in 0..<100 {
      let sets = Self.balanced.sets(pair: pair, seeds: SeedTree(11))
      let difference = Dex.species(sets.1.species).stats.total - Dex.species(sets.0.species).stats.total
      if (-120...70).contains(difference) { fair += 1 }
    }
    #expect(fair >= 90)
  }
}
