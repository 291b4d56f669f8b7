import Dex
import Testing

@Suite struct LearnsetTests {
  @Test func sets() {
    var set = MoveSet([.pound, .thunderbolt, .fusionBolt])
    #expect(set.count == 3)
    #expect(Array(set) == [.pound, .thunderbolt, .fusionBolt])
    #expect(set.contains(.thunderbolt))
    #expect(!set.contains(.surf))
    #expect(!set.contains(.none))
    #expect(!set.contains(MoveID(rawValue: 600)))
    set.insert(.none)
    #expect(set.count == 3)
    set.remove(.thunderbolt)
    #expect(Array(set) == [.pound, .fusionBolt])
    let other = MoveSet([.pound, .surf])
    #expect(Array(set.union(other)) == [.pound, .surf, .fusionBolt])
    #expect(Array(set.intersection(other)) == [.pound])
    #expect(Array(set.subtracting(other)) == [.fusionBolt])
    #expect(set != other)
    #expect(MoveSet().isEmpty)
    #expect(MoveSet(MoveID.all).count == 559)
  }

  @Test func ownAndInherited() {
    // Volt Tackle is an egg move of Pichu's, and Raichu keeps it.
    #expect(Dex.ownMoves(.pichu).contains(.voltTackle))
    #expect(!Dex.ownMoves(.raichu).contains(.voltTackle))
    #expect(Dex.learnset(.raichu).contains(.voltTackle))
    #expect(Dex.learnset(.garchomp).contains(.earthquake))
    #expect(Array(Dex.learnset(.caterpie)) == [.tackle, .stringShot, .snore, .bugBite, .electroweb].sorted())
    #expect(Array(Dex.learnset(.ditto)) == [.transform])
    #expect(Dex.learnset(.magikarp).contains(.splash))
  }

  @Test func broughtOver() {
    // Taught by a tutor of Generation 3 only.
    #expect(Dex.learnset(.snorlax).contains(.selfDestruct))
    #expect(Dex.learnset(.pikachu).contains(.seismicToss))
    // A machine of Generation 4 that could not be brought over.
    #expect(!Dex.learnset(.venusaur).contains(.rockClimb))
    #expect(Dex.learnset(.rhyhorn).contains(.rockClimb))
    #expect(Dex.learners(of: .rockClimb).contains(.smeargle))
    // Learnt in later generations only.
    #expect(!Dex.learnset(.deoxys).contains(.psybeam))
  }

  @Test func sketch() {
    let smeargle = Dex.learnset(.smeargle)
    // All but Struggle and Chatter.
    #expect(smeargle.count == 557)
    #expect(smeargle.contains(.spore))
    #expect(smeargle.contains(.sketch))
    #expect(!smeargle.contains(.struggle))
    #expect(!smeargle.contains(.chatter))
  }

  @Test func formes() {
    #expect(Dex.learnset(.rotomWash).contains(.hydroPump))
    #expect(!Dex.learnset(.rotomHeat).contains(.hydroPump))
    #expect(Dex.learnset(.rotomHeat).contains(.overheat))
    #expect(Dex.learnset(.rotomWash).contains(.thunderbolt))
    #expect(!Dex.learnset(.rotom).contains(.hydroPump))
    #expect(Dex.learnset(.kyuremBlack).contains(.fusionBolt))
    #expect(!Dex.learnset(.kyuremBlack).contains(.glaciate))
    #expect(Dex.learnset(.kyurem).contains(.glaciate))
    #expect(Dex.learnset(.wormadamSandy).contains(.earthquake))
    #expect(!Dex.learnset(.wormadam).contains(.earthquake))
    #expect(Dex.learnset(.gastrodonEast) == Dex.learnset(.gastrodon))
    #expect(Dex.learnset(.meloettaPirouette) == Dex.learnset(.meloetta))
    #expect(Dex.learnset(.arceusWater) == Dex.learnset(.arceus))
  }

  @Test func everybodyCanDoSomething() {
    for id in SpeciesID.all { #expect(!Dex.learnset(id).isEmpty, "\(id.name)") }
    let learnable = Dex.allSpecies.reduce(MoveSet()) { $0.union(Dex.learnset($1.id)) }
    #expect(Array(MoveSet(MoveID.all).subtracting(learnable)) == [.struggle])
  }
}
