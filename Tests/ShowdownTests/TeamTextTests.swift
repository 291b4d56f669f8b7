import BattleCore
import Dex
import Gen5
import Testing

@testable import Showdown

@Suite("Teams that people paste")
struct TeamTextTests {
  private func one(_ text: String) throws -> WrittenSet {
    let team = try TeamText.team(text)
    try #require(team.sets.count == 1)
    return team.sets[0]
  }

  @Test("everything a set can say")
  func everything() throws {
    let written = try one(
      """
      Shadow (Gengar) (F) @ Life Orb  \r
      Ability: Levitate  \r
      Level: 55
      Shiny: Yes
      Happiness: 12
      Pokeball: Dusk Ball
      EVs: 4 HP / 252 SpA / 252 Spe
      Timid Nature
      IVs: 0 Atk
      - Shadow Ball
      - Sludge Bomb
      - Focus Blast
      - Substitute
      """)
    let set = written.set
    #expect(set.name == "Shadow")
    #expect(set.species == .gengar)
    #expect(set.gender == .female)
    #expect(set.item == .lifeOrb)
    #expect(set.ability == .levitate)
    #expect(set.level == 55)
    #expect(set.happiness == 12)
    #expect(set.evs == [4, 0, 0, 252, 0, 252])
    #expect(set.ivs == [31, 0, 31, 31, 31, 31])
    #expect(set.nature == .timid)
    #expect(set.moves == [.shadowBall, .sludgeBomb, .focusBlast, .substitute])
    #expect(written.isShiny)
    #expect(written.ball == "Dusk Ball")
    #expect(!written.isGenderOpen)
  }

  @Test("what a set leaves out is as in Showdown: level 100, no EVs, full IVs, no nature that counts, no ability")
  func defaults() throws {
    let written = try one("Snorlax\n- Rest")
    #expect(written.set.name == "Snorlax")
    #expect(written.set.level == 100)
    #expect(written.set.evs == [0, 0, 0, 0, 0, 0])
    #expect(written.set.ivs == [31, 31, 31, 31, 31, 31])
    #expect(written.set.nature.isNeutral)
    #expect(written.set.ability == AbilityID.none)
    #expect(written.set.item == ItemID.none)
    #expect(written.set.happiness == 255)
    #expect(written.isGenderOpen)
    // One in eight is female.
    #expect(written.set.gender == .male)
  }

  @Test("case, spacing and punctuation do not count")
  func spelling() throws {
    let set = try one(
      "  rotom-WASH@leftovers \n ability:LEVITATE\nevs: 252hp\n".replacing("252hp", with: "252 hp")
        + "  bold nature\n-hydro pump\n~ u turn\n-   WILL-O-WISP  \n- pain split"
    ).set
    #expect(set.species == .rotomWash)
    #expect(set.item == .leftovers)
    #expect(set.ability == .levitate)
    #expect(set.nature == .bold)
    #expect(set.evs[0] == 252)
    #expect(set.moves == [.hydroPump, .uTurn, .willOWisp, .painSplit])
  }

  @Test(
    "first lines",
    arguments: [
      ("Pikachu", "Pikachu", SpeciesID.pikachu, Gender?.none),
      ("Pikachu (M)", "Pikachu", .pikachu, .male),
      ("Bob (Pikachu)", "Bob", .pikachu, nil),
      ("Bob :) (Pikachu) (f)", "Bob :)", .pikachu, .female),
      ("(M) (Pikachu) (M)", "(M)", .pikachu, .male),
      ("me@home (Pikachu) @ Light Ball", "me@home", .pikachu, nil),
      ("Landorus-T", "Landorus-Therian", .landorusTherian, .male),
      ("Kyurem Black", "Kyurem-Black", .kyuremBlack, Gender.none),
      ("Giratina-Altered", "Giratina", .giratina, Gender.none),
      ("Nidoran♀", "Nidoran-F", .nidoranF, .female),
      ("Farfetch\u{2019}d", "Farfetch'd", .farfetchd, nil),
      ("Mr. Mime (N)", "Mr. Mime", .mrMime, Gender.none),
      ("Porygon-Z", "Porygon-Z", .porygonZ, Gender.none),
    ])
  func first(_ line: String, _ name: String, _ species: SpeciesID, _ gender: Gender?) throws {
    let written = try one("\(line)\n- Rest")
    #expect(written.set.name.replacing("\u{2019}", with: "'") == name.replacing("\u{2019}", with: "'"))
    #expect(written.set.species == species)
    let hasOne = Dex.species(species).genderRatio.fixed
    #expect(written.isGenderOpen == (gender == nil && hasOne == nil))
    if let gender { #expect(written.set.gender == gender) }
  }

  /// The values that Showdown's import chooses, checked with the formula of the games.
  @Test("Hidden Power chooses individual values of its type at full power", arguments: PokeType.all)
  func hiddenPower(_ type: PokeType) throws {
    guard type != .normal else { return }
    let set = try one("Magnezone\n- Hidden Power [\(type.name)]").set
    let formula = StatFormula.hiddenPower(ivs: set.ivs)
    #expect(formula.type == type)
    #expect(formula.power == 70)
    #expect(set.hiddenPowerType == nil)
    #expect(set.moves == [.hiddenPower])
    for spelling in ["hidden power \(type.name)", "HP \(type.name)", "HiddenPower\(type.name)70"] {
      #expect(try one("Magnezone\n- \(spelling)").set == set)
    }
  }

  @Test("Hidden Power Ice takes a point of Attack and Defense, Fire of Attack, Sp. Atk and Speed")
  func hiddenPowerExamples() throws {
    #expect(try one("Raikou\n- Hidden Power [Ice]").set.ivs == [31, 30, 30, 31, 31, 31])
    #expect(try one("Raikou\n- Hidden Power [Fire]").set.ivs == [31, 30, 31, 30, 31, 30])
  }

  @Test("IVs that are given stay; the type that is named is played, as in Showdown's custom games")
  func hiddenPowerMismatch() throws {
    let set = try one("Raikou\nIVs: 0 Atk\n- Hidden Power [Ice]").set
    #expect(set.ivs == [31, 0, 31, 31, 31, 31])
    #expect(set.hiddenPowerType == .ice)
    // A packed team is taken as it is.
    let packed = try TeamText.unpacked("Raikou||||hiddenpowerice|||||||").members[0]
    #expect(packed.ivs == [31, 31, 31, 31, 31, 31])
    #expect(packed.hiddenPowerType == .ice)
    for set in [set, packed] {
      #expect(try TeamText.team(TeamText.export([set])).members == [set])
      #expect(try TeamText.unpacked(TeamText.packed([set])).members == [set])
    }
    let perfect = try one("Raikou\nIVs: 31 HP\n- Hidden Power [Ice]").set
    #expect(perfect.ivs == packed.ivs && perfect.hiddenPowerType == .ice)
    // Sp. Atk 2 × 115 + 31 + 5 = 266 against Sp. Def 2 × 85 + 31 + 5 = 206, the power 70 that 31 everywhere gives:
    // 42 × 70 × 266 / 206 / 50 + 2 = 77, four times by type; 85 % of 77 is 65.
    let target = try one("Garchomp\n- Splash").set
    for set in [perfect, packed] {
      let board = Gen5.start(try Team([set]), try Team([target]), seed: 1).board
      let hit = DamageCalculator.estimate(board, attacker: .p1, move: .hiddenPower)
      #expect(hit.quarters == 16 && hit.lowest == 260 && hit.highest == 308)
    }
  }

  @Test("Frustration comes without happiness unless told")
  func frustration() throws {
    #expect(try one("Ditto\n- Frustration").set.happiness == 0)
    let happy = try one("Ditto\nHappiness: 255\n- Frustration").set
    #expect(happy.happiness == 255)
    #expect(try TeamText.team(TeamText.export([happy])).members == [happy])
  }

  @Test("a packed team of Showdown's documentation style")
  func packed() throws {
    let text =
      "Articuno||leftovers|pressure|icebeam,hurricane,substitute,roost|Modest|252,,,252,,4||,,,30,30,||50|"
      + "]Lefty|ludicolo|lifeorb|1|surf,gigadrain,icebeam,raindance|Modest|4,,,252,,252|F||S||12,,quickball,,,"
    let team = try TeamText.unpacked(text)
    #expect(team.sets.count == 2)
    let one = team.sets[0].set
    #expect(one.species == .articuno)
    #expect(one.level == 50)
    #expect(one.evs == [252, 0, 0, 252, 0, 4])
    #expect(one.ivs == [31, 31, 31, 30, 30, 31])
    #expect(one.gender == .none)
    let two = team.sets[1]
    #expect(two.set.name == "Lefty")
    #expect(two.set.species == .ludicolo)
    #expect(two.set.ability == .rainDish)
    #expect(two.set.level == 100)
    #expect(two.set.happiness == 12)
    #expect(two.isShiny)
    #expect(two.ball == "quickball")
    #expect(try TeamText.unpacked(TeamText.packed(team)).sets == team.sets)
  }

  @Test("a blank ability of a packed set is the species' first, a dash is none")
  func packedAbility() throws {
    #expect(try TeamText.unpacked("Gyarados||||waterfall|||||||").members[0].ability == .intimidate)
    #expect(try TeamText.unpacked("Gyarados|||-|waterfall|||||||").members[0].ability == AbilityID.none)
    #expect(try TeamText.unpacked("Gyarados|||H|waterfall|||||||").members[0].ability == .moxie)
    #expect(try TeamText.unpacked("Gyarados|||NoAbility|waterfall|||||||").members[0].ability == AbilityID.none)
  }

  @Test("a file of several teams: headings, packed lines with and without names")
  func several() throws {
    let teams = try TeamText.teams(
      """
      === [gen5ou] Rain / offence ===

      Politoed
      - Surf

      Kingdra
      - Outrage

      gen5uu]My team|Snorlax||||rest|||||||]Ditto||||transform|||||||
      Jirachi||||ironhead|||||||

      === second ===
      Celebi
      - Recover
      """)
    #expect(teams.map(\.name) == ["Rain / offence", "My team", "", "second"])
    #expect(teams.map(\.format) == ["gen5ou", "gen5uu", "", ""])
    #expect(teams.map(\.sets.count) == [2, 2, 1, 1])
    #expect(teams.map(\.line) == [1, 9, 10, 12])
    let again = try TeamText.teams(TeamText.export(teams))
    #expect(again.map(\.members) == teams.map(\.members))
  }

  @Test("open genders are drawn one after the other, as when a player joins")
  func genders() throws {
    var team = try TeamText.team(
      "Snorlax\n- Rest\n\nStarmie\n- Surf\n\nPikachu (F)\n- Surf\n\nDitto\n- Rest\n\nEevee\n- Rest")
    var dice = Gen5Dice(seed: 7)
    var copy = dice
    let drawn = [copy.below(2, .other), copy.below(2, .other)].map { $0 == 0 ? Gender.male : .female }
    team.settleGenders(&dice)
    #expect(team.members.map(\.gender) == [drawn[0], .none, .female, .none, drawn[1]])
    #expect(dice.state == copy.state)
    #expect(team.sets.allSatisfy { !$0.isGenderOpen })
  }

  @Test(
    "what is wrong is named with its line, set, value and remedy",
    arguments: [
      ("Pikachuu\n- Surf", "line 1: set 1: species 'Pikachuu': unknown in Generation 5; did you mean 'Pikachu'?"),
      (
        "Pikachu\n- Surf\n\nEevee\n- Earthquak",
        "line 5: set 2: move 'Earthquak': unknown in Generation 5; did you mean 'Earthquake'?"
      ),
      (
        "Pikachu @ Ligt Ball\n- Surf",
        "line 1: set 1: item 'Ligt Ball': unknown in Generation 5; did you mean 'Light Ball'?"
      ),
      (
        "Pikachu\nAbility: Statik\n- Surf",
        "line 2: set 1: ability 'Statik': unknown in Generation 5; did you mean 'Static'?"
      ),
      (
        "Pikachu\nAdament Nature\n- Surf",
        "line 2: set 1: nature 'Adament': unknown in Generation 5; did you mean 'Adamant'?"
      ),
      ("Pikachu\nLevel: 0\n- Surf", "line 2: set 1: level '0': levels go from 1 to 100"),
      ("Pikachu\nLevel: 101\n- Surf", "line 2: set 1: level '101': levels go from 1 to 100"),
      ("Pikachu\nLevel: x\n- Surf", "line 2: set 1: level 'x': levels go from 1 to 100"),
      ("Pikachu\nHappiness: 256\n- Surf", "line 2: set 1: happiness '256': happiness goes from 0 to 255"),
      ("Pikachu\nEVs: 256 HP\n- Surf", "line 2: set 1: EVs '256': EVs go from 0 to 255"),
      ("Pikachu\nIVs: 32 HP\n- Surf", "line 2: set 1: IVs '32': IVs go from 0 to 31"),
      ("Pikachu\nIVs: -1 HP\n- Surf", "line 2: set 1: IVs '-1': IVs go from 0 to 31"),
      (
        "Pikachu\nEVs: 252 Strength\n- Surf",
        "line 2: set 1: EVs 'Strength': is no stat; stats are HP, Atk, Def, SpA, SpD and Spe"
      ),
      ("Pikachu\nEVs: 4 HP / 8 HP\n- Surf", "line 2: set 1: EVs 'HP': is given twice"),
      (
        "Pikachu\nEVs: 252\n- Surf",
        "line 2: set 1: EVs '252': must be numbers and stats, such as 252 Atk / 4 SpD / 252 Spe"
      ),
      (
        "Pikachu\nAbilty: Static\n- Surf",
        "line 2: set 1: field 'Abilty': is no field of a set; did you mean 'Ability'?"
      ),
      (
        "Pikachu\nAbility: Static\nAbility: Static\n- Surf",
        "line 3: set 1: ability: is given twice; a blank line ends a set"
      ),
      ("Pikachu\nShiny: maybe\n- Surf", "line 2: set 1: shiny 'maybe': must be Yes or No"),
      (
        "Pikachu\nTera Type: Fire\n- Surf",
        "line 2: set 1: Tera Type 'Fire': there is none in Generation 5; delete the line"
      ),
      (
        "Pikachu\nSurf",
        "line 2: set 1: line 'Surf': is no part of a set: fields are 'Name: value', moves '- Name', and a blank line ends a set"
      ),
      (
        "Pikachu\n- Surf\n- Cut\n- Fly\n- Dig\n- Rest",
        "line 6: set 1: move 'Rest': is the fifth; a set has 1 to 4 moves"
      ),
      (
        "Pikachu\n- Hidden Power [Normal]",
        "line 2: set 1: move 'Hidden Power [Normal]': Hidden Power is never of this type"
      ),
      ("\nPikachu", "line 2: set 1: moves: are missing; a set has 1 to 4"),
      ("Bob (Pikachuu)\n- Surf", "line 1: set 1: species 'Pikachuu': unknown in Generation 5; did you mean 'Pikachu'?"),
      ("=== empty ===\n\n=== next ===\nPikachu\n- Surf", "line 1: team 'empty': has 0 sets; a team has 1 to 6"),
      (
        "Pikachu|||",
        "line 1: set 1: packed set 'Pikachu|||': has 4 fields; 12 are needed: name|species|item|ability|moves|nature|EVs|gender|IVs|shiny|level|happiness"
      ),
      ("Pikachu||||surf|||X|||", "line 1: set 1: gender 'X': must be M, F or N"),
      ("Pikachu||||surf|||||||300", "line 1: set 1: happiness '300': happiness goes from 0 to 255"),
      (
        "Pikachu||||surf||1,2||||",
        "line 1: set 1: EVs '1,2': must be six numbers separated by commas, each may be left out"
      ),
      ("Pikachu||||surf||,,,,,999||||", "line 1: set 1: EVs '999': must be a number from 0 on"),
      ("Snorlax|||1|rest|||||||]Starfish||||rest|||||||", "line 1: set 2: species 'Starfish': unknown in Generation 5"),
      ("Magikarp|||1|tackle|||||||", "line 1: set 1: ability '1': Magikarp has no such ability"),
      ("", "line 1: text: there is no team in it"),
    ])
  func errors(_ text: String, _ message: String) {
    do {
      let team = try TeamText.team(text)
      Issue.record("read as \(team.members.map(\.name))")
    } catch {
      #expect(error.description == message)
    }
  }

  @Test("a seventh set is refused with the way to begin a team")
  func seven() {
    let text = Array(repeating: "Pikachu\n- Surf", count: 7).joined(separator: "\n\n")
    #expect(throws: TeamTextError.self) { try TeamText.team(text) }
    do { _ = try TeamText.team(text) } catch {
      #expect(error.line == 19)
      #expect(error.description.contains("a team has 1 to 6 sets"))
    }
  }

  /// Broken in every way that cutting and replacing bytes finds: an error or a team, never a trap.
  @Test("no text makes the reader stop")
  func noise() {
    let whole =
      "=== [gen5ou] A ===\nBob (Pikachu) (M) @ Light Ball\nAbility: Static\nEVs: 252 SpA / 4 HP\nIVs: 0 Atk\nTimid Nature\n"
      + "- Hidden Power [Ice]\n- Surf\n\nRaikou|||H|hiddenpowerfire|Timid|,,,252,4,252|N|,,,,,|S|50|0,,ball,,,\n"
    let scalars = Array(whole.unicodeScalars)
    var dice = Gen5Dice(seed: 3)
    let noise = Array("()[]|=@/,:-~ \n09é♀\u{FEFF}".unicodeScalars)
    for _ in 0..<1_500 {
      var text = scalars
      for _ in 0...dice.below(4, .other) {
        let place = dice.below(text.count, .other)
        if dice.chance(1, in: 3, .other) {
          text.remove(at: place)
        } else {
          text[place] = noise[dice.below(noise.count, .other)]
        }
      }
      var string = ""
      string.unicodeScalars.append(contentsOf: text)
      guard let teams = try? TeamText.teams(string) else { continue }
      for team in teams { #expect((try? Team(team.members)) != nil) }
    }
  }
}
