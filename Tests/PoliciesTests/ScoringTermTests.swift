import BattleCore
import Dex
import Gen5
import Policies
import Testing

/// A position in which one weight decides.
struct TermCase: CustomTestStringConvertible, Sendable {
  var weight: String
  var moves: [MoveID]
  /// The choice with the defaults.
  var chosen: MoveID
  /// The choice with the weight at `neutral`.
  var otherwise: MoveID
  var neutral = 0.0
  /// Which decision in a row is looked at.
  var times = 1
  /// Weights that are off in both runs.
  var off: [String] = []
  var change: @Sendable (inout Position) -> Void = { _ in }

  var testDescription: String { weight }

  init(
    _ weight: String, _ moves: [MoveID], _ chosen: MoveID, else otherwise: MoveID, neutral: Double = 0, times: Int = 1,
    off: [String] = [], _ change: @escaping @Sendable (inout Position) -> Void = { _ in }
  ) {
    self.weight = weight
    self.moves = moves
    self.chosen = chosen
    self.otherwise = otherwise
    self.neutral = neutral
    self.times = times
    self.off = off
    self.change = change
  }
}

/// Scores in the comments are worked out by hand. In these positions an attack of power P does ⌊22 P / 50⌋ + 2 at its
/// highest roll: Dynamic Punch (100) 46, on average 42.125; Flamethrower (95) 43; Superpower (120) 54; Quick Attack (40)
/// 19, on average 17.125; Hyper Beam (150) 68; Sludge Bomb (90) 41, on average 37.4375.
private let termCases: [TermCase] = [
  // 42.125 × 0.5 + 55 + 18 = 94.06 against 40 + 18; without the bonus 39.06.
  TermCase("koBonus", [.dynamicPunch, .dragonRage], .dynamicPunch, else: .dragonRage) { $0.target.hp = 42 },
  // 65 % of 64 is 41.6: 21.06 + 18 = 39.06 against three stages of Sp. Atk, 30.
  TermCase("nearKOBonus", [.dynamicPunch, .tailGlow], .dynamicPunch, else: .tailGlow) { $0.target.hp = 64 },
  // Resisted, 19.375 on average: × 0.4 = 7.75 against 18.
  TermCase("resistedMult", [.flamethrower, .sonicBoom], .sonicBoom, else: .flamethrower, neutral: 1) {
    $0.targetActive.types = TypePair(.water, .none)
  },
  // About 49.6 - 18 against 40.
  TermCase("selfDebuffPenalty", [.superpower, .dragonRage], .dragonRage, else: .superpower),
  // 17.125 + 8 against 18.
  TermCase("priorityBonus", [.quickAttack, .sonicBoom], .quickAttack, else: .sonicBoom),
  // About 62.5 × 0.9 × 0.45 = 25.3 against 40.
  TermCase("rechargeMult", [.hyperBeam, .dragonRage], .dragonRage, else: .hyperBeam, neutral: 1),
  // Ghost does nothing to Normal; at 0 the earlier slot wins the tie.
  TermCase("disallowed", [.nightShade, .splash], .splash, else: .nightShade) {
    $0.targetActive.types = TypePair(.normal, .none)
  },

  TermCase("healingVsBulky", [.splash, .recover], .recover, else: .splash) { $0.target.maxHP = 201 },
  TermCase("healingDefault", [.splash, .recover], .recover, else: .splash),

  TermCase("statusMinChance", [.splash, .glare], .glare, else: .splash),
  TermCase("paralysisFaster", [.splash, .glare], .glare, else: .splash) { $0.targetActive.stats[4] = 101 },
  TermCase("paralysisSlower", [.splash, .glare], .glare, else: .splash),
  TermCase("burnPhysical", [.splash, .willOWisp], .willOWisp, else: .splash),
  TermCase("burnSpecial", [.splash, .willOWisp], .willOWisp, else: .splash) { $0.targetActive.stats[0] = 99 },
  TermCase("poisonBulky", [.splash, .toxic], .toxic, else: .splash),
  TermCase("poisonFrail", [.splash, .toxic], .toxic, else: .splash) { $0.target.maxHP = 199 },
  TermCase("sleep", [.splash, .spore], .spore, else: .splash),
  TermCase("statusOther", [.splash, .confuseRay], .confuseRay, else: .splash),

  TermCase("statBoostMatching", [.splash, .swordsDance], .swordsDance, else: .splash),
  TermCase("statBoostMismatch", [.splash, .swordsDance], .swordsDance, else: .splash) {
    $0.userActive.stats[0] = 99
  },
  TermCase("statBoostSpeedSlow", [.splash, .agility], .agility, else: .splash),
  TermCase("statBoostSpeedFast", [.splash, .agility], .agility, else: .splash) { $0.userActive.stats[4] = 101 },
  TermCase("statBoostDefVsTank", [.splash, .barrier], .barrier, else: .splash),
  TermCase("statBoostDefVsFrail", [.splash, .barrier], .barrier, else: .splash) { $0.target.maxHP = 199 },
  TermCase("statBoostDefault", [.splash, .doubleTeam], .doubleTeam, else: .splash),

  TermCase("statDebuffMatching", [.splash, .screech], .screech, else: .splash),
  TermCase("statDebuffMismatch", [.splash, .screech], .screech, else: .splash) { $0.userActive.stats[0] = 99 },
  TermCase("statDebuffDefault", [.splash, .growl], .growl, else: .splash),

  // The second time 50 - 18 = 32 against 40.
  TermCase("repeatFirst", [.seismicToss, .dragonRage], .dragonRage, else: .seismicToss, times: 2),
  TermCase(
    "repeatSecond", [.seismicToss, .dragonRage], .dragonRage, else: .seismicToss, times: 3, off: ["repeatFirst"]),
  TermCase(
    "repeatThird", [.seismicToss, .dragonRage], .dragonRage, else: .seismicToss, times: 4,
    off: ["repeatFirst", "repeatSecond"]),
  // Seismic Toss, then Dragon Rage (40 against 32 and 37.44), then 50 - 15 = 35 against 37.44 and 22.
  TermCase("usedRecently", [.seismicToss, .dragonRage, .sludgeBomb], .sludgeBomb, else: .seismicToss, times: 3),
  // Hyper Beam at 25.3, then Sonic Boom at 18; then (25.3 - 15) × 0.2 = 2.1 against 0 and 4.
  TermCase(
    "rechargeRecentMult", [.hyperBeam, .sonicBoom, .growl], .growl, else: .hyperBeam, neutral: 1, times: 3),
  // 20 - 18 against 4.
  TermCase("wastedBoostPenalty", [.swordsDance, .growl], .growl, else: .swordsDance) {
    $0.userActive.boosts[0] = 2
  },
  // 24 × 0.6 - 25 against 0.
  TermCase("redundantStatusPenalty", [.splash, .willOWisp], .splash, else: .willOWisp) {
    $0.target.status = .poison
  },
  // 8 + 35 against 40, at 60 of 200 HP.
  TermCase("lowHPHealBonus", [.recover, .dragonRage], .recover, else: .dragonRage) { $0.user.hp = 60 },
  // 17.125 + 8 + 6 = 31.125 against 30.
  TermCase("lowHPPriorityBonus", [.quickAttack, .tailGlow], .quickAttack, else: .tailGlow) { $0.user.hp = 60 },
]

@Suite struct ScoringTermTests {
  @Test(arguments: termCases)
  func alone(_ test: TermCase) throws {
    let position = Position(test.moves, test.change)
    var weights = MoveScoringWeights()
    for name in test.off { try WeightTable.set(name, to: 0, in: &weights) }
    #expect(position.answer(HeuristicPolicy(weights: weights, adjusts: false), times: test.times) == test.chosen)
    try WeightTable.set(test.weight, to: test.neutral, in: &weights)
    #expect(position.answer(HeuristicPolicy(weights: weights, adjusts: false), times: test.times) == test.otherwise)
  }

  @Test func everyWeightHasItsPosition() {
    #expect(termCases.map(\.weight).sorted() == WeightTable.all.map(\.name).sorted())
  }

  /// Moves of one term each, scored by hand in a position of equals.
  @Test(arguments: [
    (MoveID.dragonRage, 40.0), (.sonicBoom, 18), (.quickAttack, 25.125), (.recover, 8), (.rest, 8), (.glare, 7.2),
    (.willOWisp, 14.4), (.toxic, 10.8), (.poisonPowder, 10.8), (.spore, 13.2), (.confuseRay, 2.4), (.leechSeed, 2.4),
    (.swordsDance, 20), (.nastyPlot, 20), (.agility, 16), (.barrier, 14), (.minimize, 8), (.screech, 16),
    (.fakeTears, 16),
    (.stringShot, 3), (.growl, 4), (.flash, 4), (.sweetScent, 4), (.dragonDance, 26), (.quiverDance, 33),
    (.shellSmash, 56), (.curse, 17), (.swagger, 2.4), (.memento, 16), (.stealthRock, 0), (.splash, 0),
    (.dreamEater, -100),
  ])
  func values(_ move: MoveID, _ expected: Double) throws {
    let position = Position([move])
    let explained = HeuristicPolicy().explain(position.battle, position.legal)
    let option = try #require(explained.options.first)
    #expect(abs(option.score - expected) < 1e-9)
    #expect(abs(option.terms.reduce(0) { $0 + $1.change } - option.score) < 1e-9)
  }

  /// Factors multiply all that came before them and nothing that comes after.
  @Test func orderOfTerms() throws {
    let position = Position([.closeCombat, .hyperBeam]) {
      $0.target.hp = 20
      $0.targetActive.types = TypePair(.bug, .none)
    }
    let options = HeuristicPolicy().explain(position.battle, position.legal).options
    #expect(options[0].terms.map(\.term) == [.damage, .koBonus, .nearKOBonus, .resistedMult, .selfDebuffPenalty])
    // (24.5 + 55 + 18) × 0.4 - 18
    #expect(abs(options[0].score - 21) < 1e-9)
    #expect(options[1].terms.map(\.term) == [.damage, .koBonus, .nearKOBonus, .rechargeMult])
    // (62.375 × 0.9 + 55 + 18) × 0.45
    #expect(abs(options[1].score - 58.111875) < 1e-9)
    for option in options { #expect(abs(option.terms.reduce(0) { $0 + $1.change } - option.score) < 1e-9) }
  }

  /// Runs are counted over the last four picks, recent use over the last five.
  @Test func memory() {
    var history = PickHistory()
    func option(_ move: MoveID) -> OptionFacts {
      var option = OptionFacts()
      option.move = move.rawValue
      option.mustRecharge = move == .hyperBeam
      return option
    }
    for move in [MoveID.hyperBeam, .tackle, .tackle, .tackle, .tackle] {
      history.remember(move.rawValue, mustRecharge: option(move).mustRecharge)
    }
    #expect(history.run(of: MoveID.tackle.rawValue) == 4)
    #expect(history.run(of: MoveID.hyperBeam.rawValue) == 0)
    #expect(history.contains(MoveID.hyperBeam.rawValue))
    #expect(history.hasRecharge)
    history.remember(MoveID.tackle.rawValue, mustRecharge: false)
    #expect(history.run(of: MoveID.tackle.rawValue) == 4)
    #expect(!history.contains(MoveID.hyperBeam.rawValue))
    #expect(!history.hasRecharge)
    #expect(history.count == 5)
  }
}
