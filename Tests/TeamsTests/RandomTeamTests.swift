import BattleCore
import Dex
import Gen5
import Testing

@testable import Teams

@Suite("Random teams")
struct RandomTeamTests {
  private static let maker = RandomTeamMaker()
  private static func sets(_ count: Int) -> [[PokemonSet]] {
    (0..<count).map { maker.sets(SeedTree(17).child($0)) }
  }

  @Test("are what the games allow: moves, abilities, EVs, genders, formes")
  func legal() {
    for team in Self.sets(300) {
      #expect(Legality.problems(team) == [])
      #expect((try? Team(team)) != nil)
    }
  }

  @Test("have six different species with four moves, an item and an ability each")
  func complete() {
    for team in Self.sets(200) {
      #expect(team.count == 6)
      #expect(Set(team.map { Dex.species($0.species).base }).count == 6)
      for set in team {
        #expect(set.moves.count == 4, "\(set.species.name)")
        #expect(set.item != .none)
        #expect(set.ability != .none)
        #expect(set.evs.reduce(0, +) >= 508)
        #expect(
          set.moves.filter { $0.row.category != .status }.count >= 2, "\(set.species.name) \(set.moves.map(\.name))")
      }
    }
  }

  @Test("have an attack of their own type, as a rule")
  func ownTypes() {
    let all = Self.sets(200).flatMap(\.self)
    let with = all.filter { set in
      set.moves.contains { $0.row.category != .status && Dex.species(set.species).has($0.row.type) }
    }
    #expect(with.count * 100 >= all.count * 97)
  }

  @Test("are a function of their stream, and differ from each other")
  func pure() {
    let one = Self.sets(50)
    #expect(RandomTeamMaker().sets(SeedTree(17).child(30)) == one[30])
    #expect(Set(one.map { $0.map(\.species.name).joined(separator: "/") }).count == 50)
    let pair = Self.maker.teams(SeedTree(3))
    #expect(pair.0.sets != pair.1.sets)
  }

  @Test("use most of the species, most items and both kinds of attackers")
  func variety() {
    let all = Self.sets(600).flatMap(\.self)
    #expect(Set(all.map(\.species)).count > 300)
    #expect(Set(all.map(\.item)).count > 25)
    #expect(Set(all.map(\.ability)).count > 80)
    #expect(Set(all.flatMap(\.moves)).count > 200)
  }

  @Test("have no ability that ruins their attacks, and a Hidden Power of the type that was counted on")
  func consistent() {
    let all = Self.sets(600).flatMap(\.self)
    #expect(all.contains { $0.species == .delcatty } && !all.contains { $0.ability == .normalize })
    let hidden = all.filter { $0.moves.contains(.hiddenPower) }
    for set in hidden { #expect(StatFormula.hiddenPower(ivs: set.ivs) == (.dark, 70)) }
    let attacks = SpeciesPool().groups.flatMap(\.self).flatMap(\.attacks).filter { $0.move == .hiddenPower }
    #expect(!attacks.isEmpty && attacks.allSatisfy { $0.type == .dark })
  }

  @Test("weak species are brought at higher levels")
  func levels() {
    // (2 × 600 + 312) × level = 84 × 1312 gives 72.9; 680 gives 65.9; 500 gives 84.
    #expect(SpeciesPool.level(Dex.species(.garchomp)) == 73)
    #expect(SpeciesPool.level(Dex.species(.mewtwo)) == 66)
    #expect(SpeciesPool.level(Dex.species(.bisharp)) == 85)
    #expect(SpeciesPool.level(Dex.species(.ledian)) == 100)
    #expect(SpeciesPool.level(Dex.species(.slaking)) == 77)
  }

  @Test("fit the size asked for", arguments: 1...6)
  func size(_ size: Int) { #expect(RandomTeamMaker(size: size).sets(SeedTree(1)).count == size) }
}
