import Dex
import Testing

@Suite struct DexTests {
  @Test func counts() {
    #expect(MoveID.all.count == 559)
    #expect(MoveID.all.map { Int($0.rawValue) } == Array(1...559))
    #expect(AbilityID.all.filter { $0.rawValue <= 164 }.count == 164)
    #expect(AbilityID.all.map(\.rawValue).dropFirst(164) == [172])
    #expect(SpeciesID.all.filter { $0.rawValue <= 649 }.count == 649)
    #expect(Dex.allSpecies.filter { !$0.isForme }.count == 649)
    #expect(Dex.allSpecies.filter { $0.isForme && !$0.isCosmetic }.count == 45)
    #expect(Dex.allSpecies.filter(\.isCosmetic).count == 37)
    #expect(Nature.all.count == 25)
    #expect(PokeType.all.count == 17)
    #expect(ItemID.all.count == 250)
    #expect(ItemID.all.filter { Dex.item($0).kind == .berry }.count == 64)
    #expect(ItemID.all.filter { Dex.item($0).kind == .gem }.count == 17)
    #expect(ItemID.all.filter { Dex.item($0).kind == .plate }.count == 16)
  }

  @Test func constants() {
    #expect(MoveID.thunderbolt.rawValue == 85)
    #expect(MoveID.thunderbolt.name == "Thunderbolt")
    #expect(Dex.moveIdent(.uTurn) == "uturn")
    #expect(Dex.moveName(.willOWisp) == "Will-O-Wisp")
    #expect(MoveID.pound.rawValue == 1)
    #expect(MoveID.fusionBolt.rawValue == 559)
    #expect(MoveID.return.rawValue == 216)
    #expect(AbilityID.static.name == "Static")
    #expect(AbilityID.none.name == "No Ability")
    #expect(AbilityID.teravolt.rawValue == 164)
    #expect(ItemID.leftovers.name == "Leftovers")
    #expect(ItemID.none.name == "")
    #expect(SpeciesID.genesect.rawValue == 649)
    #expect(SpeciesID.nidoranF.name == "Nidoran-F")
  }

  /// What Generation 6 changed is still as it was.
  @Test func valuesOfGeneration5() {
    let garchomp = Dex.species(.garchomp)
    #expect(garchomp.stats == BaseStats(hp: 108, atk: 130, def: 95, spa: 80, spd: 85, spe: 102))
    #expect(garchomp.types == [.dragon, .ground])
    #expect(garchomp.abilities == [.sandVeil, .roughSkin])
    #expect(garchomp.ability2 == .none)
    #expect(garchomp.weight == 950)
    #expect(Dex.species(.clefairy).types == [.normal])
    #expect(Dex.species(.togekiss).types == [.normal, .flying])
    #expect(Dex.species(.gardevoir).types == [.psychic])
    #expect(Dex.species(.pikachu).stats.def == 30)
    #expect(Dex.species(.alakazam).stats.spd == 85)
    #expect(Dex.species(.milotic).abilities == [.marvelScale, .cuteCharm])
    #expect(Dex.species(.chandelure).hiddenAbility == .shadowTag)
    #expect(Dex.species(.gengar).ability1 == .levitate)
    #expect(Dex.species(.bulbasaur).stats.total == 318)
  }

  @Test func weights() {
    #expect(Dex.species(.gastly).weight == 1)
    #expect(Dex.species(.groudon).weight == 9500)
    #expect(Dex.species(.giratina).weight == 7500)
    #expect(Dex.species(.giratinaOrigin).weight == 6500)
    #expect(Dex.species(.pikachu).weight == 60)
  }

  @Test func genders() {
    #expect(Dex.species(.chansey).genderRatio.fixed == .female)
    #expect(Dex.species(.tauros).genderRatio.fixed == .male)
    #expect(Dex.species(.magnemite).genderRatio.fixed == Gender.none)
    #expect(Dex.species(.eevee).genderRatio.femaleEighths == 1)
    #expect(Dex.species(.eevee).genderRatio.fixed == nil)
    #expect(!Dex.species(.eevee).genderRatio.allows(.none))
  }

  @Test func formes() throws {
    #expect(Dex.species(.rotom).types == [.electric, .ghost])
    let appliances: [(SpeciesID, PokeType)] = [
      (.rotomHeat, .fire), (.rotomWash, .water), (.rotomFrost, .ice), (.rotomFan, .flying), (.rotomMow, .grass),
    ]
    for (rotom, type) in appliances {
      #expect(Dex.species(rotom).types == [.electric, type])
      #expect(Dex.species(rotom).number == 479)
    }
    #expect(Dex.species(.rotomWash).forme == "Wash")
    #expect(Dex.species(.giratina).forme == "Altered")
    #expect(Dex.species(.pikachu).forme == "")
    #expect(Dex.species(.giratinaOrigin).requiredItem == .griseousOrb)
    #expect(Dex.species(.arceusBug).requiredItem == .insectPlate)
    #expect(Dex.species(.darmanitanZen).isBattleOnly)
    #expect(!Dex.species(.landorusTherian).isBattleOnly)
    #expect(Dex.species(.deoxysAttack).stats.atk == 180)
    #expect(Dex.species(.kyuremBlack).rarity == .restricted)
    #expect(Dex.species(.arceusFire).rarity == .mythical)
    #expect(Dex.species(.castform).otherFormes == [.castformSunny, .castformRainy, .castformSnowy])
    #expect(Dex.species(.sawsbuckAutumn).isCosmetic)
    #expect(Dex.species(.sawsbuckAutumn).stats == Dex.species(.sawsbuck).stats)
    #expect(SpeciesID.withShowdownID("charizardmegax") == nil)
    #expect(SpeciesID.withShowdownID("arceusfairy") == nil)
    #expect(SpeciesID.withShowdownID("pichuspikyeared") == nil)
  }

  /// A plate or a drive's forme has the type of its item.
  @Test func formesAndTheirItems() {
    for entry in Dex.allSpecies where entry.requiredItem != .none && entry.base == .arceus {
      #expect(entry.types == [Dex.item(entry.requiredItem).type], "\(entry.name)")
      #expect(Dex.item(entry.requiredItem).kind == .plate)
    }
    #expect(Dex.item(Dex.species(.genesectBurn).requiredItem).type == .fire)
  }

  @Test func evolutions() {
    #expect(Dex.species(.eevee).evolutions.count == 7)
    #expect(Dex.species(.burmy).evolutions == [.wormadam, .mothim, .wormadamSandy, .wormadamTrash])
    #expect(Dex.species(.burmySandy).evolutions.count == 4)
    #expect(Dex.species(.pikachu).prevo == .pichu)
    #expect(Dex.species(.pikachu).canEvolve)
    #expect(!Dex.species(.raichu).canEvolve)
    #expect(Dex.species(.raichu).evolutions == [])
    #expect(Dex.species(.deerlingWinter).canEvolve)
    // An evolution of a later generation is none here.
    #expect(!Dex.species(.sneasel).evolutions.contains(.none))
    #expect(!Dex.species(.dunsparce).canEvolve)
    #expect(!Dex.species(.basculin).canEvolve)
  }

  @Test func unknownIds() {
    #expect(Dex.species(SpeciesID(rawValue: 9999)).id == .none)
    #expect(Dex.item(ItemID(rawValue: 9999)).id == .none)
    #expect(Dex.item(ItemID(rawValue: 120)).id == .none)
    #expect(MoveID(rawValue: 560).name == "")
    #expect(Dex.learnset(SpeciesID(rawValue: 9999)).isEmpty)
  }

  @Test func items() {
    #expect(Dex.item(.ironBall).flingPower == 130)
    #expect(Dex.item(.normalGem).type == .normal)
    #expect(Dex.item(.normalGem).flingPower == 0)
    // Natural Gift was weaker by 20 before Generation 6.
    #expect(Dex.item(.liechiBerry).naturalGiftPower == 80)
    #expect(Dex.item(.cheriBerry).naturalGiftPower == 60)
    #expect(Dex.item(.cheriBerry).type == .fire)
    #expect(Dex.item(.occaBerry).type == .fire)
    #expect(Dex.item(.leftovers).kind == .other)
    #expect(Dex.item(.pokeBall).kind == .ball)
  }

  /// The time is printed, not judged by a tight bound: the machine may be busy and the build unoptimised.
  @Test func loadingIsQuick() {
    let clock = ContinuousClock()
    var entries = 0
    let time = clock.measure { entries = readAllTables() }
    print("reading every table of the Dex: \(time)")
    #expect(entries > 2000)
    #expect(time < .seconds(5))
  }

  @Test func fingerprint() {
    #expect(Dex.fingerprint.count == 16)
    #expect(UInt64(Dex.fingerprint, radix: 16) != nil)
    #expect(Dex.fingerprint == Dex.fingerprint.lowercased())
    // Published values of the hash.
    for (text, value) in [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)]
      as [(String, UInt64)]
    {
      var hash = FNV1a()
      for byte in text.utf8 { hash.combine(byte) }
      #expect(hash.value == value)
    }
  }
}
