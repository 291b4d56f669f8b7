import Dex
import Gen5
import Testing

@testable import Teams

@Suite("Legality")
struct LegalityTests {
  private static let good = PokemonSet(
    name: "", species: .garchomp, gender: .male, level: 100, nature: .jolly, evs: [0, 252, 0, 0, 4, 252],
    ability: .sandVeil, item: .choiceScarf, moves: [.outrage, .earthquake, .stoneEdge, .fireFang])

  private func problems(_ change: (inout PokemonSet) -> Void) -> [String] {
    var set = Self.good
    change(&set)
    return Legality.problems(set)
  }

  @Test("what the games allow") func allowed() { #expect(Legality.problems(Self.good) == []) }

  @Test("what they do not, in words")
  func words() {
    #expect(problems { $0.moves[3] = .surf } == [])
    #expect(problems { $0.moves[3] = .recover } == ["it cannot learn Recover"])
    #expect(problems { $0.moves[3] = .outrage } == ["it has Outrage twice"])
    #expect(problems { $0.ability = .levitate } == ["it cannot have Levitate, only Sand Veil or Rough Skin"])
    #expect(problems { $0.ability = .none } == ["it cannot have No Ability, only Sand Veil or Rough Skin"])
    #expect(problems { $0.evs[0] = 100 } == ["608 EVs are 98 more than the 510 that there are"])
    #expect(problems { $0.gender = .none } == ["it is never without gender"])
    #expect(
      problems {
        $0.moves[3] = .hiddenPower
        $0.hiddenPowerType = .ice
      } == ["with these IVs its Hidden Power is Dark, not Ice"])
  }

  @Test("formes")
  func formes() {
    let origin = PokemonSet(name: "", species: .giratinaOrigin, gender: .none, ability: .levitate, moves: [.shadowBall])
    #expect(Legality.problems(origin) == ["Giratina-Origin must hold Griseous Orb"])
    let zen = PokemonSet(name: "", species: .darmanitanZen, gender: .male, ability: .zenMode, moves: [.flareBlitz])
    #expect(Legality.problems(zen).first == "Darmanitan-Zen exists only while a battle lasts; bring Darmanitan")
  }

  @Test("a team's problems have their places")
  func team() {
    var bad = Self.good
    bad.moves = [.recover]
    #expect(Legality.problems([Self.good, bad]).map(\.description) == ["set 2 (Garchomp): it cannot learn Recover"])
  }
}
