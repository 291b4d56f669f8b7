import BattleCore
import Dex
import Policies
import Testing

@Suite struct LoadoutTests {
  private enum Role { case attack, boost, disrupting, other }

  private func candidate(
    _ move: MoveID, _ score: Double, _ role: Role = .attack, estimate: Double = 0, effectiveness: Double = 1
  ) -> LoadoutCandidate {
    var option = OptionFacts()
    option.estimate = estimate
    option.effectiveness = effectiveness
    option.isDamaging = role == .attack
    if role == .boost { option.raises[0] = 1 }
    if role == .disrupting { option.drops[0] = 1 }
    option.isWithoutEffect = effectiveness == 0
    return LoadoutCandidate(move, option, score: score)
  }

  /// One super-effective move although another attack scores higher; then attacks; a boost only when attacks run out.
  @Test func pickTakesOneSuperEffectiveMove() {
    let pool = [
      candidate(.swordsDance, 20, .boost), candidate(.tackle, 30), candidate(.surf, 25, effectiveness: 2),
      candidate(.bubble, 24, effectiveness: 2), candidate(.slam, 40), candidate(.growl, 50, .disrupting),
    ]
    #expect(LoadoutStrategy.pick(pool) == [.surf, .slam, .tackle, .bubble])
  }

  @Test func pickGoesThroughTheGroups() {
    let pool = [
      candidate(.splash, 99, .other), candidate(.growl, 50, .disrupting), candidate(.swordsDance, 20, .boost),
      candidate(.tackle, 1), candidate(.screech, 60, .disrupting),
    ]
    #expect(LoadoutStrategy.pick(pool) == [.tackle, .swordsDance, .screech, .growl])
    // An attack without effect is no attack.
    let immune = [
      candidate(.tackle, -100, effectiveness: 0), candidate(.splash, 0, .other), candidate(.growl, 4, .disrupting),
    ]
    #expect(LoadoutStrategy.pick(immune) == [.growl, .splash, .tackle])
  }

  /// Equal scores keep the order in which candidates are given.
  @Test func tiesKeepTheirOrder() {
    let pool = [
      candidate(.slam, 10), candidate(.tackle, 10), candidate(.pound, 10), candidate(.cut, 10), candidate(.surf, 10),
    ]
    #expect(LoadoutStrategy.pick(pool) == [.slam, .tackle, .pound, .cut])
    #expect(LoadoutStrategy.pick(pool.reversed()) == [.surf, .cut, .pound, .tackle])
  }

  @Test func shortlistPutsAllSuperEffectiveMovesFirst() {
    let pool = [
      candidate(.growl, 50, .disrupting), candidate(.slam, 40), candidate(.tackle, 30),
      candidate(.surf, 25, effectiveness: 2), candidate(.bubble, 24, effectiveness: 4),
      candidate(.swordsDance, 20, .boost),
    ]
    #expect(LoadoutStrategy.shortlist(pool) == [.surf, .bubble, .slam, .tackle, .swordsDance, .growl])
    #expect(LoadoutStrategy.shortlist(pool, limit: 3) == [.surf, .bubble, .slam])
  }

  @Test func fillPadsWithTheBest() {
    let pool = [candidate(.growl, 50, .disrupting), candidate(.slam, 40), candidate(.tackle, 30), candidate(.surf, 35)]
    #expect(LoadoutStrategy.fill([.slam], from: pool) == [.slam, .growl, .surf, .tackle])
    #expect(LoadoutStrategy.fill([], from: Array(pool.prefix(2))) == [.growl, .slam])
  }

  /// Best 100, so weaker is below 55: 10, 20, 30, 40, 54. The lower half of five is two: ⌊u × 2⌋.
  @Test func handicap() {
    let pool = [
      candidate(.slam, 1, estimate: 100), candidate(.surf, 1, estimate: 60), candidate(.cut, 1, estimate: 54),
      candidate(.tackle, 1, estimate: 20), candidate(.pound, 1, estimate: 10), candidate(.scratch, 1, estimate: 40),
      candidate(.bubble, 1, estimate: 30), candidate(.lick, -100, effectiveness: 0), candidate(.growl, 9, .disrupting),
      candidate(.ember, 1, estimate: 55),
    ]
    let loadout: [MoveID] = [.slam, .growl, .surf]
    for (drawn, expected) in [(0, MoveID.pound), (1, .tackle)] {
      var dice = ScriptedDice([(.other, drawn)])
      #expect(LoadoutStrategy.handicap(loadout, from: pool, dice: &dice) == [.slam, .growl, expected])
      #expect(dice.faults.isEmpty && dice.isExhausted)
    }
    var tracing = TracingDice(seed: 7)
    _ = LoadoutStrategy.handicap(loadout, from: pool, dice: &tracing)
    #expect(tracing.records.map(\.bound) == [2])
  }

  /// 55 % of 59 is 32.45, cut to 32: a move of 32 is not weaker.
  @Test func handicapBoundIsCut() {
    let pool = [
      candidate(.slam, 1, estimate: 59), candidate(.surf, 1, estimate: 58), candidate(.cut, 1, estimate: 32),
    ]
    var dice = ScriptedDice([])
    #expect(LoadoutStrategy.handicap([.slam, .surf], from: pool, dice: &dice) == [.slam, .surf])
    #expect(dice.isExhausted && dice.faults.isEmpty)
  }

  @Test func handicapNeedsTwoAttacks() {
    let pool = [candidate(.slam, 1, estimate: 100), candidate(.cut, 1, estimate: 5), candidate(.growl, 4, .disrupting)]
    var dice = ScriptedDice([])
    #expect(LoadoutStrategy.handicap([.slam, .growl], from: pool, dice: &dice) == [.slam, .growl])
    #expect(dice.faults.isEmpty)
  }

  @Test(arguments: [
    (MoveID.solarBeam, false), (.fly, false), (.skyDrop, false), (.explosion, false), (.memento, false),
    (.healingWish, false), (.finalGambit, false), (.lunarDance, false), (.counter, false), (.guillotine, false),
    (.stealthRock, false), (.protect, false), (.rainDance, false), (.struggle, false), (.fling, false),
    (.transform, false), (.batonPass, false), (.taunt, false),
    (.hyperBeam, true), (.focusPunch, true), (.seismicToss, true), (.hiddenPower, true), (.rest, true), (.wish, true),
    (.swordsDance, true), (.curse, true), (.stockpile, true), (.growl, true), (.toxic, true), (.leechSeed, true),
    (.perishSong, true), (.thunderWave, true), (.tackle, true),
  ])
  func usable(_ move: MoveID, _ expected: Bool) { #expect(SoloMoves.isUsable(move) == expected) }

  /// Charmander against Bulbasaur: fire is what it needs, Scratch does not beat it, and the order is by score.
  @Test func candidatesOfRealFighters() throws {
    let position = Duel.position(.charmander, .bulbasaur)
    let moves: [MoveID] = [.growl, .scratch, .ember, .flamethrower, .dragonRage, .swordsDance, .toxic]
    let candidates = SoloMoves.candidates(moves, position, .p1)
    #expect(LoadoutStrategy.pick(candidates).first == .flamethrower)
    let toxic = try #require(candidates.first { $0.move == .toxic })
    // Bulbasaur is of poison.
    #expect(toxic.score == -100)
  }
}
