import Dex
import Gen5
import Testing

@testable import Showdown

@Suite("Damage cases")
struct DamageTests {
  /// Garchomp against Snorlax at level 50; the numbers are filled in.
  private func line(_ move: String, crit: Bool = false, extra: String = "", damage: String) -> [UInt8] {
    func fighter(_ species: String, _ extra: String = "") -> String {
      """
      {"species":"\(species)","gender":"M","level":50,"nature":"Serious","evs":{},"ivs":{"hp":31,"atk":31,"def":31,\
      "spa":31,"spd":31,"spe":31},"ability":"No Ability","item":"","boosts":{}\(extra)}
      """
    }
    let stats = #"{"hp":1,"atk":1,"def":1,"spa":1,"spd":1,"spe":1}"#
    let text = """
      {"attacker":\(fighter("Garchomp", #","status":"par""#)),"defender":\(fighter("Snorlax")),"move":"\(move)",\
      "crit":\(crit)\(extra),"stats":{"attacker":\(stats),"defender":\(stats)},"damage":\(damage)}
      """
    return Array(text.utf8)
  }

  @Test("what a line says")
  func reading() throws {
    let extra = #","weather":"Rain","isReflect":true,"isLightScreen":false"#
    let hit = try DamageCase(line: line("Hidden Power Ice", crit: true, extra: extra, damage: "7"))
    #expect(hit.move == .hiddenPower)
    #expect(hit.moveName == "Hidden Power Ice")
    #expect(hit.isCrit && hit.hasReflect && !hit.hasLightScreen)
    #expect(hit.weather == .rain)
    #expect(hit.attacker.status == .paralysis)
    #expect(hit.hits == [Array(repeating: 7, count: 16)])
    #expect(try DamageCase(line: line("Double Kick", damage: "[[1,2],[3,4]]")).hits == [[1, 2], [3, 4]])
    #expect(throws: TraceError.self) { try DamageCase(line: line("Surf", extra: #","weather":"Fog""#, damage: "0")) }
  }

  @Test("our rolls for such a case, by hand")
  func rolls() throws {
    // Attack 150, Defense 85 and power 100 make 79; the lowest roll is 67, and Ground is a type of Garchomp: 100.
    let rolls = try DamageCheck.rolls(DamageCase(line: line("Earthquake", damage: "0")))
    #expect(rolls.first == 100)
    #expect(rolls.last == 118)
    let crit = try DamageCheck.rolls(DamageCase(line: line("Earthquake", crit: true, damage: "0")))
    #expect(crit.last == 237)
  }

  @Test("reasons of differences")
  func reasons() throws {
    func reason(_ move: String, crit: Bool = false, extra: String = "", _ damage: String, _ actual: [Int]) throws
      -> DamageReason
    {
      try DamageReason.find(DamageCase(line: line(move, crit: crit, extra: extra, damage: damage)), actual)
    }
    let zeros = [Int](repeating: 0, count: 16)
    let ones = [Int](repeating: 1, count: 16)
    #expect(try reason("Fissure", "0", ones) == .notComputed)
    #expect(try reason("Dream Eater", "0", ones) == .conditions)
    #expect(try reason("Tackle", "0", ones) == .unexplained)
    #expect(try reason("Tackle", extra: #","isReflect":true"#, "1", zeros) == .screenAtFloor)
    #expect(try reason("Double Kick", crit: true, "[\(ones),\(zeros)]", ones) == .laterHits)
  }

  @Test("reasons that lie in an ability or an item")
  func reasonsOfAbilitiesAndItems() throws {
    func all(_ damage: Int) -> [Int] { [Int](repeating: damage, count: 16) }
    func hit(_ move: String, extra: String = "", _ damage: String, _ change: (inout DamageCase) -> Void) throws
      -> DamageCase
    {
      var hit = try DamageCase(line: line(move, extra: extra, damage: damage))
      change(&hit)
      return hit
    }
    let kicks = try hit("Double Kick", "[\(all(5)),\(all(10))]") { $0.defender.set.ability = .multiscale }
    #expect(try DamageReason.find(kicks, all(5)) == .multiscale)
    #expect(try DamageReason.find(kicks, all(10)) == .unexplained)
    let tinted = try hit("Tackle", "1") { $0.attacker.set.ability = .tintedLens }
    #expect(try DamageReason.find(tinted, all(2)) == .tintedLens)
    #expect(try DamageReason.find(tinted, all(3)) == .unexplained)
    let sunny = try hit("Tackle", extra: #","weather":"Sun""#, "500") { $0.defender.set.species = .castform }
    #expect(try DamageReason.find(sunny, all(1)) == .forecast)
    let still = try hit("Tackle", "500") { $0.defender.set.species = .castform }
    #expect(try DamageReason.find(still, all(1)) == .unexplained)
  }

  @Test("who changes on entering stays what it is", arguments: [AbilityID.imposter, .trace])
  func entering(_ ability: AbilityID) throws {
    let plain = try DamageCase(line: line("Earthquake", damage: "0"))
    var equipped = plain
    equipped.defender.set.ability = ability
    // Trace would take it over and make a certain hit weaker than that.
    equipped.attacker.set.ability = .multiscale
    #expect(try DamageCheck.rolls(equipped) == DamageCheck.rolls(plain))
  }
}
