import Foundation
import Testing

@Suite("damage")
struct DamageCommandTests {
  private func numbers(_ line: String) throws -> [String: Any] {
    let words = line.split(separator: " ").map(String.init)
    let run = CommandRun.words(["damage", "--json"] + words)
    #expect(run.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  private func rolls(_ line: String) throws -> [Int] { try #require(try numbers(line)["rolls"] as? [Int]) }

  private func knockOut(_ line: String) throws -> [Double] {
    try #require(try numbers(line)["knock_out"] as? [Double])
  }

  @Test func rollsOfAKnownHit() throws {
    let found = try numbers("--attacker garchomp --defender starmie --move earthquake")
    #expect(found["rolls"] as? [Int] == [81, 82, 82, 84, 84, 85, 87, 87, 88, 90, 90, 91, 93, 93, 94, 96])
    #expect(found["max_hp"] as? Int == 135)
    let text = CommandRun.line("damage --attacker garchomp --defender starmie --move earthquake").output
    #expect(text.contains("81 to 96 of 135 HP (60.0 to 71.1 %)"))
  }

  /// Chances by counting: all rolls, a sixteenth of them critical, over all ways to hit twice.
  @Test func knockOutChancesAreThoseOfCounting() throws {
    let found = try numbers("--attacker lucario --defender blissey --move aura-sphere")
    let normal = try #require(found["rolls"] as? [Int])
    let critical = try #require(found["critical_rolls"] as? [Int])
    let hp = try #require(found["hp"] as? Int)
    // Every hit is one of 256 equally likely ones: 15 of 16 are not critical.
    let hits = normal.flatMap { Array(repeating: $0, count: 15) } + critical
    var once = 0
    var twice = 0
    for first in hits {
      if first >= hp { once += 1 }
      for second in hits where first + second >= hp { twice += 1 }
    }
    let chances = try #require(found["knock_out"] as? [Double])
    #expect(abs(chances[0] - Double(once) / 256) < 1e-6)
    #expect(abs(chances[1] - Double(twice) / 65_536) < 1e-6)
    #expect(chances[0] <= chances[1] && chances[1] <= chances[2])
  }

  @Test func severalHitsCountOneByOne() throws {
    // Two hits in every use, so that two uses are four hits and one use is as strong as two of a single hit.
    let double = try knockOut("--attacker sneasel --defender blissey --move double-hit --defender-hp 20 --crit")
    let hits = try rolls("--attacker sneasel --defender blissey --move double-hit --defender-hp 20 --crit")
    let hp = 330 * 20 / 100
    var down = 0
    for first in hits { for second in hits where first + second >= hp { down += 1 } }
    #expect(abs(double[0] - Double(down) / 256) < 1e-6)
    // Two to five hits: at least as many chances as the shortest, at most as many as the longest.
    let spear = try numbers("--attacker cloyster --defender blissey --move icicle-spear")
    #expect(spear["hit_chances"] as? [Double] == [0, 0.35, 0.35, 0.15, 0.15])
  }

  @Test func halvedHPIsFollowed() throws {
    // Super Fang takes half of what is left, so it needs all the steps down to 1 HP.
    let chances = try knockOut("--attacker raticate --defender pidgey --move super-fang")
    #expect(chances == [0, 0, 0])
    #expect(try rolls("--attacker raticate --defender pidgey --move super-fang --defender-hp 50").first == 28)
  }

  @Test func conditionsReachTheCalculator() throws {
    let plain = try rolls("--attacker starmie --defender garchomp --move surf")
    let rain = try rolls("--attacker starmie --defender garchomp --move surf --weather rain")
    let screen = try rolls("--attacker starmie --defender garchomp --move surf --light-screen")
    let reflect = try rolls("--attacker starmie --defender garchomp --move surf --reflect")
    let boosted = try rolls("--attacker starmie --defender garchomp --move surf --attacker-boosts +2spa")
    let trained = try rolls("--attacker starmie --defender garchomp --move surf --attacker-evs spa=252")
    let critical = try rolls("--attacker starmie --defender garchomp --move surf --crit")
    #expect(rain[15] > plain[15] && screen[15] < plain[15] && reflect == plain)
    #expect(boosted[15] > rain[15] && trained[15] > plain[15])
    #expect(critical[15] > plain[15] * 19 / 10)
    let burned = try rolls("--attacker garchomp --defender starmie --move earthquake --attacker-status burn")
    #expect(burned[15] == 48)
  }

  @Test func moreOptionsThanOneWayToWriteThem() throws {
    let written = ["252 Atk / 4 SpD", "atk=252,spd=4", "252atk,4spd", "Attack 252 / Sp. Def 4"].map { text in
      CommandRun.words([
        "damage", "--attacker", "Garchomp", "--defender", "Starmie", "--move", "Earthquake", "--attacker-evs", text,
      ])
    }
    #expect(written.allSatisfy { $0.status == 0 && $0 == written[0] })
  }

  @Test func abilitiesAndItemsReachTheCalculator() throws {
    let plain = "--attacker cloyster --defender blissey --move icicle-spear"
    #expect(try numbers(plain + " --attacker-ability skill-link")["hit_chances"] as? [Double] == [0, 0, 0, 0, 1])
    #expect(try rolls(plain + " --attacker-item choice-band")[15] > rolls(plain)[15] * 7 / 5)
    // Entering changes nothing: the stages and the weather are those that are given.
    #expect(try rolls(plain + " --defender-ability intimidate") == rolls(plain))
    let surf = "--attacker starmie --defender garchomp --move surf"
    #expect(try rolls(surf + " --attacker-ability drizzle") == rolls(surf))
  }

  @Test func criticalHitsDependOnWhoTakesPart() throws {
    let plain = "--attacker garchomp --defender starmie --move earthquake"
    func chance(_ extra: String) throws -> Double? { try numbers(plain + extra)["critical_chance"] as? Double }
    #expect(try chance("") == 0.0625)
    #expect(try chance(" --attacker-item scope-lens") == 0.125)
    #expect(try chance(" --attacker-item scope-lens --attacker-ability super-luck") == 0.25)
    #expect(try chance(" --defender-ability shell-armor --crit") == 0)
    #expect(try chance(" --defender-ability shell-armor --attacker-ability mold-breaker") == 0.0625)
  }

  @Test func fullHPIsNotLostAtOnceBehindASashOrSturdy() throws {
    let plain = "--attacker garchomp --defender magneton --move earthquake"
    #expect(try knockOut(plain) == [1, 1, 1])
    #expect(try knockOut(plain + " --defender-ability sturdy") == [0, 1, 1])
    #expect(try knockOut(plain + " --defender-ability sturdy --attacker-ability mold-breaker") == [1, 1, 1])
    #expect(try knockOut(plain + " --defender-item focus-sash") == [0, 1, 1])
    #expect(try knockOut(plain + " --defender-item focus-sash --defender-hp 99") == [1, 1, 1])
  }

  @Test func aBerryWeakensTheFirstHitAlone() throws {
    let plain = "--attacker garchomp --defender starmie --move crunch --crit"
    let full = try rolls(plain)
    let weakened = try rolls(plain + " --defender-item colbur-berry")
    // The games halve and drop what is left of a point.
    #expect(weakened == full.map { $0 / 2 })
    let text = CommandRun.line("damage \(plain) --defender-item colbur-berry").output
    #expect(text.contains("  berry         Colbur Berry weakens the first hit, and is gone\n"))
    // By counting: the second use meets no berry.
    let hp = 135
    var down = [0, 0]
    for first in weakened {
      if first >= hp { down[0] += 1 }
      for second in full where first + second >= hp { down[1] += 1 }
    }
    let chances = try knockOut(plain + " --defender-item colbur-berry")
    #expect(abs(chances[0] - Double(down[0]) / 16) < 1e-6)
    #expect(abs(chances[1] - Double(down[1]) / 256) < 1e-6)
    // Another type's berry does nothing, and neither does one against a hit that is not super effective.
    #expect(try rolls(plain + " --defender-item wacan-berry") == full)
    let neutral = "--attacker garchomp --defender snorlax --move crunch"
    #expect(try rolls(neutral + " --defender-item colbur-berry") == rolls(neutral))
    // Normal is never super effective.
    let normal = "--attacker snorlax --defender garchomp --move body-slam"
    #expect(try rolls(normal + " --defender-item chilan-berry") == rolls(normal).map { $0 / 2 })
  }

  @Test func noEffectIsSaid() {
    let run = CommandRun.line("damage --attacker garchomp --defender skarmory --move earthquake")
    #expect(run.output.hasSuffix("no effect: immune\n"))
    #expect(run.status == 0)
  }
}
