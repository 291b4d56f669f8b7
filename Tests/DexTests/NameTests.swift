import Dex
import Testing

@Suite struct NameTests {
  /// Every id is found again by its name and by Showdown's spelling of it.
  @Test func roundTrips() throws {
    func check<T: NamedID>(_ type: T.Type) throws {
      #expect(Set(T.all.map(\.ident)).count == T.all.count)
      for id in T.all {
        #expect(try T(named: id.name) == id)
        #expect(T.withShowdownID(id.ident) == id)
        #expect(!id.ident.isEmpty)
      }
    }
    try check(MoveID.self)
    try check(SpeciesID.self)
    try check(AbilityID.self)
    try check(ItemID.self)
    try check(Nature.self)
    try check(PokeType.self)
  }

  @Test func anySpelling() throws {
    #expect(try MoveID(named: "  THUNDER-bolt ") == .thunderbolt)
    #expect(try MoveID(named: "u turn") == .uTurn)
    #expect(try SpeciesID(named: "mr mime") == .mrMime)
    #expect(try SpeciesID(named: "Nidoran♀") == .nidoranF)
    #expect(try SpeciesID(named: "rotom-wash") == .rotomWash)
    #expect(try ItemID(named: "Poké Ball") == .pokeBall)
    #expect(try ItemID(named: "kings rock") == .kingsRock)
    #expect(try ItemID(named: "") == ItemID.none)
    #expect(try AbilityID(named: "no ability") == AbilityID.none)
    #expect(try Nature(named: "ADAMANT") == .adamant)
    #expect(try PokeType(named: "steel") == .steel)
  }

  @Test func otherNamesOfTheSame() throws {
    #expect(try SpeciesID(named: "Giratina-Altered") == .giratina)
    #expect(try SpeciesID(named: "deoxys-normal") == .deoxys)
    #expect(try SpeciesID(named: "Basculin-Red-Striped") == .basculin)
    #expect(try SpeciesID(named: "wormadam-plant") == .wormadam)
    #expect(try MoveID(named: "Faint Attack") == .feintAttack)
    #expect(try MoveID(named: "Hi Jump Kick") == .highJumpKick)
    #expect(try MoveID(named: "ViceGrip") == .viseGrip)
    #expect(try MoveID(named: "Hidden Power Fire") == .hiddenPower)
    #expect(Dex.hiddenPowerType(named: "Hidden Power [Ice]") == .ice)
    #expect(Dex.hiddenPowerType(named: "Hidden Power") == nil)
    #expect(Dex.hiddenPowerType(named: "Ice Beam") == nil)
  }

  @Test func unknownNames() {
    let error = #expect(throws: UnknownName.self) { try MoveID(named: "Thunderblot") }
    #expect(error == UnknownName(kind: "move", value: "Thunderblot", nearest: "Thunderbolt"))
    #expect(error?.description == "unknown move \"Thunderblot\"; did you mean \"Thunderbolt\"?")
    let far = #expect(throws: UnknownName.self) { try SpeciesID(named: "qqqqqqqq") }
    #expect(far?.description == "unknown species \"qqqqqqqq\"")
    #expect(throws: UnknownName.self) { try MoveID(named: "") }
    #expect(throws: UnknownName.self) { try SpeciesID(named: "???") }
  }

  @Test func suggestions() {
    #expect(NearestName.suggest("garchmop", among: SpeciesID.all.map(\.name)) == "Garchomp")
    #expect(NearestName.suggest("pik", among: ["Raichu", "Pikachu"]) == "Pikachu")
    #expect(NearestName.suggest("heuristc", among: ["random", "heuristic", "search"]) == "heuristic")
    #expect(NearestName.suggest("xyz", among: ["random", "heuristic"]) == nil)
    #expect(NearestName.suggest("", among: ["random"]) == nil)
    #expect(NearestName.suggest("random", among: [String]()) == nil)
    // The earlier of two that are as near.
    #expect(NearestName.suggest("bat", among: ["cat", "rat"]) == "cat")
  }

  @Test func searches() {
    #expect(MoveID.search("bolt") == [.thunderbolt, .boltStrike, .fusionBolt].sorted())
    #expect(SpeciesID.search("ROTOM").count == 6)
    #expect(ItemID.search("gem").count == 17)
    #expect(AbilityID.search("zzz") == [])
    #expect(Dex.species(ofType: .dragon).contains(.garchomp))
    #expect(!Dex.species(ofType: .dragon).contains(.charizard))
    #expect(Dex.species(ofType: .none) == [])
    #expect(Dex.species(withAbility: .wonderGuard) == [.shedinja])
  }
}
