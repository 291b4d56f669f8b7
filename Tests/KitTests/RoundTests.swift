import BattleCore
import Kit
import Testing

/// The rules one by one, with listed draws.
@Suite("A round of the kit")
struct RoundTests {
  /// Garchomp (102) before Tyranitar (61); 22 × 40 × 130 / 110 / 50 + 2 = 22.8, × 0.925 = 21.
  @Test func fasterFirst() throws {
    var fight = try Fight(["tyranitar", "pound"], ["garchomp", "pound"])
    fight.play(hit() + hit())
    #expect(fight.events.map(\.kind) == [.used, .damaged, .used, .damaged])
    #expect(fight.events.map(\.seat) == [.p2, .p1, .p1, .p2])
    // Normal on rock is halved: ((22.8) × 0.5) × 0.925 = 10.
    #expect(fight.events[1].amount == 10 && fight.events[1].quarters == 2)
    #expect(fight.outcome == nil && fight.board.round == 2)
  }

  @Test func priorityBeforeSpeed() throws {
    var fight = try Fight(["tyranitar", "quick-attack"], ["garchomp", "pound"])
    fight.play(hit() + hit())
    #expect(fight.events[0].seat == .p1)
  }

  @Test(arguments: [(0.499, Seat.p1), (0.5, .p2)])
  func tie(_ drawn: Double, _ first: Seat) throws {
    var fight = try Fight(["mew", "pound"], ["mew", "pound"])
    fight.play([(.tie, drawn)] + hit() + hit())
    #expect(fight.events[0].seat == first)
  }

  /// Paralysis halves speed (102 → 51), stages do nothing to it.
  @Test func paralysisSlows() throws {
    var fight = try Fight(["tyranitar", "pound"], ["garchomp", "pound"]) {
      $0.p2.status = .paralysis
      $0.p2.stages[4] = 6
    }
    fight.play(hit() + [(.immobile, 0.2499)])
    #expect(fight.events.map(\.kind) == [.used, .damaged, .used, .immobile])
    fight.play(hit() + [(.immobile, 0.25)] + hit())
    #expect(fight.kinds(.p1) == [.used, .damaged])
  }

  /// Own type, a double weakness capped at 1½, a critical hit, the highest roll: 22 × 90 × 100 / 100 / 50 + 2 = 41.6.
  @Test func damageSteps() throws {
    var fight = try Fight(["mew", "psychic"], ["toxicroak", "pound"]) {
      $0.p2.stats[3] = 100
      $0.p2.maxHP = 1_000
      $0.p2.hp = 1_000
    }
    fight.play([(.accuracy, 0), (.crit, 0.03), (.roll, 0.9999), (.secondary, 0.9)] + hit())
    let event = try #require(fight.event(.damaged))
    #expect(event.quarters == 16 && event.isCritical)
    #expect(event.amount == Int32(41.6 * 1.5 * 1.5 * 1.5 * (0.85 + 0.15 * 0.9999)))
  }

  @Test func burnHalvesPhysicalHits() throws {
    let amounts = try [Kit.Status.none, .burn].map { status in
      var fight = try Fight(["mew", "strength", "swift"], ["mew", "recover"]) {
        $0.p1.status = status
        $0.p1.stats[4] = 200
      }
      fight.play(hit(0))
      let physical = try #require(fight.event(.damaged)).amount
      fight.play(hit(0), 1)
      return (physical, try #require(fight.event(.damaged)).amount)
    }
    #expect(amounts[0].0 == 31 && amounts[1].0 == 15)
    #expect(amounts[0].1 == amounts[1].1)
  }

  /// Both draws of a hit are made against an immune target too, and nothing is done.
  @Test func immunity() throws {
    var fight = try Fight(["mew", "pound"], ["gengar", "recover"])
    fight.play(hit())
    #expect(fight.event(.damaged)?.amount == 0 && fight.event(.damaged)?.quarters == 0)
  }

  @Test func miss() throws {
    var fight = try Fight(["mew", "hypnosis"], ["slowbro", "recover"])
    fight.play([(.accuracy, 0.61)])
    #expect(fight.kinds(.p1) == [.used, .missed])
  }

  /// Sleep of one to three turns; the one that wakes up acts.
  @Test func sleep() throws {
    var fight = try Fight(["mew", "spore"], ["slowbro", "pound"])
    fight.play([(.accuracy, 0), (.ailment, 0.99), (.sleep, 0.34), (.secondary, 0)])
    #expect(fight.events.map(\.kind) == [.used, .statusApplied, .used, .asleep])
    #expect(fight.board.p2.sleepTurns == 1)
    // Nothing more to inflict and nothing else to tell: no effect.
    fight.play([(.accuracy, 0), (.secondary, 0)] + hit())
    #expect(fight.kinds(.p2) == [.damaged, .used, .wokeUp])
    #expect(fight.events[1].amount == 0)
    #expect(fight.board.p2.status == .none)
  }

  /// Waking up is something told, so a move that does nothing then says nothing.
  @Test func wakingUpIsToldOnce() throws {
    var fight = try Fight(["mew", "spore"], ["slowbro", "recover"]) {
      $0.p1.status = .sleep
      $0.p1.sleepTurns = 1
      $0.p2.status = .paralysis
    }
    fight.play([(.accuracy, 0), (.secondary, 0), (.immobile, 0.9)])
    #expect(fight.kinds(.p1) == [.used, .wokeUp] && fight.kinds(.p2) == [.used])
  }

  @Test func rest() throws {
    var fight = try Fight(["mew", "rest"], ["slowbro", "recover"]) {
      $0.p1.hp = 100
      $0.p1.status = .burn
    }
    fight.play([])
    #expect(fight.kinds(.p1) == [.used, .healed, .statusApplied])
    #expect(fight.board.p1.hp == 310 && fight.board.p1.sleepTurns == 2)
    fight.play([])
    #expect(fight.kinds(.p1) == [.used, .asleep])
    fight.play([])
    #expect(fight.kinds(.p1) == [.used, .wokeUp, .statusApplied])
  }

  /// Half of 310, at most what is missing; nothing is told when nothing is.
  @Test(arguments: [(Int32(100), Int32(155)), (300, 10), (310, 0)])
  func healing(_ hp: Int32, _ amount: Int32) throws {
    var fight = try Fight(["mew", "recover"], ["slowbro", "recover"]) { $0.p1.hp = hp }
    fight.play([])
    #expect(fight.event(.healed)?.amount ?? 0 == amount)
  }

  @Test func recharging() throws {
    var fight = try Fight(["mew", "giga-impact"], ["onix", "recover"])
    fight.play(hit())
    #expect(fight.board.p1.mustRecharge)
    fight.play([])
    #expect(fight.kinds(.p1) == [.used, .recharging] && !fight.board.p1.mustRecharge)
  }

  @Test func focusPunch() throws {
    var fight = try Fight(["mew", "focus-punch"], ["onix", "tackle"])
    fight.play(hit())
    #expect(fight.kinds(.p1) == [.damaged, .used, .lostFocus])
  }

  /// Drain tells all that it would give; recoil can knock out its user, who is then looked at first.
  @Test func drainAndRecoil() throws {
    var fight = try Fight(["mew", "giga-drain", "double-edge"], ["onix", "recover"])
    fight.play(hit(0))
    let damage = try #require(fight.event(.damaged)).amount
    #expect(fight.kinds(.p1) == [.used, .healed] && fight.event(.healed)?.amount == damage / 2)
    var both = try Fight(["mew", "double-edge"], ["rattata", "recover"]) {
      $0.p1.hp = 1
      $0.p2.hp = 1
    }
    both.play(hit())
    #expect(both.events.map(\.kind) == [.used, .damaged, .recoil, .fainted, .ended])
    #expect(both.outcome == .win(.p2))
  }

  @Test func venomDrench() throws {
    var fight = try Fight(["mew", "venom-drench"], ["onix", "recover"])
    fight.play([(.accuracy, 0)])
    #expect(fight.event(.damaged)?.amount == 0)
    fight.board.p2.status = .poison
    fight.play([(.accuracy, 0), (.secondary, 0.99)])
    #expect(fight.kinds(.p2) == [.statChanged, .statChanged, .statChanged, .used, .statusTick])
  }

  /// Its own changes of a self-debuff move cost no draw and go to the user; the drops of others go to the target.
  @Test func stages() throws {
    var fight = try Fight(["mew", "close-combat", "shell-smash", "icy-wind", "swords-dance"], ["slowbro", "recover"])
    fight.play([(.accuracy, 0), (.crit, 0.9), (.roll, 0)])
    #expect(fight.kinds(.p1) == [.used, .statChanged, .statChanged])
    fight.play([(.accuracy, 0)], 1)
    #expect(fight.board.p1.stages[1] == -2 && fight.board.p1.stages[0] == 2)
    fight.play(hit(0).dropLast() + [(.secondary, 0.99)], 2)
    #expect(fight.board.p2.stages[4] == -1)
    for _ in 0..<3 { fight.play([(.accuracy, 0), (.secondary, 0)], 3) }
    // At its end a change is told all the same.
    #expect(fight.board.p1.stages[0] == 6 && fight.event(.statChanged)?.stages == 2)
  }

  @Test func residualDamage() throws {
    var fight = try Fight(["mew", "recover"], ["slowbro", "recover"]) {
      $0.p1.status = .burn
      $0.p2.status = .poison
      $0.p2.hp = 20
    }
    fight.play([])
    // Mew is faster; Slowbro heals 150 of 300 and loses an eighth.
    #expect(fight.events.suffix(2).map(\.amount) == [19, 37])
    #expect(fight.board.p2.hp == 20 + 150 - 37)
  }

  @Test func teamsAreChecked() throws {
    #expect(try Fight.team(["mew", "pound"], hpBonus: 1.2).fighter.maxHP == 372)
    #expect(throws: Kit.TeamError.notOffered("mew", "fly")) { try Fight.team(["mew", "fly"]) }
    #expect(throws: Kit.TeamError.notOffered("mew", "explosion")) { try Fight.team(["mew", "explosion"]) }
    #expect(throws: Kit.TeamError.moveCount("mew", 0)) { try Fight.team(["mew"]) }
    #expect(throws: Kit.TeamError.twice("mew", "pound")) { try Fight.team(["mew", "pound", "pound"]) }
    #expect(throws: Kit.TeamError.noFighter("rattata-alola")) { try Fight.team(["rattata-alola", "pound"]) }
  }

  /// Positions are plain bytes of a known size.
  @Test func sizes() {
    #expect(MemoryLayout<Kit.Event>.size == 16)
    #expect(MemoryLayout<Kit.MoveRow>.size == 24)
    #expect(MemoryLayout<Kit.Board>.size == 324)
  }
}
