import Dex
import Gen5
import Testing

@Suite("Teams")
struct TeamTests {
  private func stats(_ species: SpeciesID, level: Int = 50, nature: Nature = .serious, evs: [Int]? = nil) -> [Int] {
    StatFormula.all(
      PokemonSet(
        name: "", species: species, gender: .male, level: level, nature: nature, evs: evs ?? [0, 0, 0, 0, 0, 0],
        moves: [.tackle]))
  }

  @Test("stats at level 50")
  func level50() {
    #expect(stats(.garchomp) == [183, 150, 115, 100, 105, 122])
    #expect(stats(.starmie) == [135, 95, 105, 120, 105, 135])
    #expect(stats(.snorlax)[0] == 235)
    #expect(stats(.blissey)[0] == 330)
    #expect(stats(.shedinja)[0] == 1)
  }

  @Test("natures and EVs at level 100")
  func level100() {
    // Garchomp's usual figures: 252 Attack, 4 HP, 252 Speed, Jolly.
    let garchomp = stats(.garchomp, level: 100, nature: .jolly, evs: [4, 252, 0, 0, 0, 252])
    #expect(garchomp == [358, 359, 226, 176, 206, 333])
    #expect(stats(.shuckle, level: 100, nature: .bold, evs: [252, 0, 252, 0, 0, 0])[2] == 614)
  }

  @Test("PP with three PP Ups, where a move takes them")
  func pp() {
    #expect(StatFormula.maxPP(.tackle) == 56)
    #expect(StatFormula.maxPP(.fireBlast) == 8)
    #expect(StatFormula.maxPP(.sketch) == 1)
    #expect(StatFormula.maxPP(.trumpCard) == 5)
  }

  @Test("Hidden Power from IVs, HP Attack Defense Sp. Atk Sp. Def Speed")
  func hiddenPower() {
    let all31 = StatFormula.hiddenPower(ivs: [31, 31, 31, 31, 31, 31])
    #expect(all31.type == .dark && all31.power == 70)
    let fire = StatFormula.hiddenPower(ivs: [31, 30, 31, 30, 31, 30])
    #expect(fire.type == .fire && fire.power == 70)
    let zero = StatFormula.hiddenPower(ivs: [0, 0, 0, 0, 0, 0])
    #expect(zero.type == .fighting && zero.power == 30)
  }

  @Test("what is refused, and with what words")
  func refused() {
    let good = PokemonSet(name: "", species: .snorlax, gender: .male, moves: [.rest])
    func error(_ change: (inout PokemonSet) -> Void) -> TeamError? {
      var set = good
      change(&set)
      do {
        _ = try Team([good, set])
        return nil
      } catch {
        return error
      }
    }
    #expect(error { _ in } == nil)
    #expect(error { $0.level = 0 }?.description == "set 2: level 0; levels go from 1 to 100")
    #expect(error { $0.level = 101 }?.field == .level)
    #expect(error { $0.moves = [] }?.field == .moveCount)
    #expect(error { $0.moves = [.rest, .rest, .rest, .rest, .rest] }?.field == .moveCount)
    #expect(error { $0.moves = [.none] }?.field == .move)
    #expect(error { $0.species = .none }?.field == .species)
    #expect(error { $0.species = SpeciesID(rawValue: 60_000) }?.field == .species)
    #expect(error { $0.item = ItemID(rawValue: 9_999) }?.field == .item)
    #expect(error { $0.ability = AbilityID(rawValue: 255) }?.field == .ability)
    #expect(error { $0.evs[3] = 256 }?.description == "set 2: EV 256; EVs go from 0 to 255")
    #expect(error { $0.evs = [0] }?.field == .evCount)
    #expect(error { $0.ivs[0] = 32 }?.field == .iv)
    #expect(error { $0.ivs = [] }?.field == .ivCount)
    #expect(error { $0.happiness = 256 }?.field == .happiness)
    #expect(throws: TeamError.self) { try Team([]) }
    #expect(throws: TeamError.self) { try Team(Array(repeating: good, count: 7)) }
  }
}
