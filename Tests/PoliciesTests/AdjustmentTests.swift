import BattleCore
import Dex
import Gen5
import Policies
import Testing

@Suite struct AdjustmentTests {
  private func adjusted(_ pick: MoveID, _ position: Position, _ policy: HeuristicPolicy = HeuristicPolicy()) -> MoveID?
  {
    var policy = policy
    policy.begin(GameContext(seat: .p1, seed: 1))
    let slot = (0..<4).first { position.battle.sides[0].active.moves[$0] == pick } ?? 0
    return position.move(policy.adjust(.move(slot), position.battle, position.legal))
  }

  /// Whoever picked the move that a Normal target is immune to gets the heuristic's pick; nothing else would act.
  @Test func immuneRepair() {
    let immune = Position([.splash, .nightShade, .dragonRage]) { $0.targetActive.types = TypePair(.normal, .none) }
    #expect(adjusted(.nightShade, immune) == .dragonRage)
    let hit = Position([.splash, .nightShade, .dragonRage])
    #expect(adjusted(.nightShade, hit) == .nightShade)
  }

  /// 20 - 18 = 2 for the boost; Constrict does 2 or 3 × 0.4 to Rock. The best score is not what is played.
  @Test func phaseAfterABoost() {
    let position = Position([.swordsDance, .constrict]) {
      $0.targetActive.types = TypePair(.rock, .none)
      // Any stat at +2 counts.
      $0.userActive.boosts[5] = 2
    }
    #expect(position.answer(HeuristicPolicy(adjusts: false)) == .swordsDance)
    #expect(position.answer(HeuristicPolicy()) == .constrict)
    let early = Position([.swordsDance, .constrict]) {
      $0.targetActive.types = TypePair(.rock, .none)
      $0.userActive.boosts[5] = 1
    }
    #expect(early.answer(HeuristicPolicy()) == .swordsDance)
  }

  /// Largest power × effectiveness: 75 × 2 against 120 × 1, whatever the stats say.
  @Test func phaseAfterAStatus() {
    let position = Position([.thunderWave, .superpower, .icePunch]) {
      $0.targetActive.types = TypePair(.grass, .none)
      $0.target.status = .sleep
    }
    #expect(adjusted(.thunderWave, position) == .icePunch)
    // An attack that may inflict a status counts as a status move here.
    let attack = Position([.lick, .dragonRage, .tackle]) { $0.target.status = .sleep }
    #expect(adjusted(.lick, attack) == .tackle)
    let healthy = Position([.thunderWave, .superpower])
    #expect(adjusted(.thunderWave, healthy) == .thunderWave)
  }

  /// Nothing to attack with: the pick stays.
  @Test func phaseWithoutAttacks() {
    let position = Position([.thunderWave, .splash]) { $0.target.status = .sleep }
    #expect(adjusted(.thunderWave, position) == .thunderWave)
  }

  /// Without the knock-out bonuses Shell Smash scores 56 and Dragon Rage 40, which is what the target has left.
  @Test func koOverride() {
    var weights = MoveScoringWeights()
    weights.koBonus = 0
    weights.nearKOBonus = 0
    let position = Position([.shellSmash, .sonicBoom, .dragonRage, .dynamicPunch]) { $0.target.hp = 40 }
    #expect(position.answer(HeuristicPolicy(weights: weights, adjusts: false)) == .shellSmash)
    #expect(position.answer(HeuristicPolicy(weights: weights)) == .dragonRage)
    // 42.125 would do, but at 50 % accuracy.
    let uncertain = Position([.shellSmash, .sonicBoom, .dynamicPunch]) { $0.target.hp = 40 }
    #expect(uncertain.answer(HeuristicPolicy(weights: weights)) == .shellSmash)
  }

  /// A pick that finishes is left alone, even when another does more.
  @Test func koOverrideLeavesFinishers() {
    let position = Position([.dragonRage, .seismicToss]) { $0.target.hp = 40 }
    #expect(adjusted(.dragonRage, position) == .dragonRage)
  }

  /// The phase rule sees to the same picks before it, so the fourth adjustment is looked at by itself.
  @Test func statusRedundancy() {
    func facts(_ move: MoveID, power: Double, ailment: Ailment, isDamaging: Bool) -> OptionFacts {
      var option = OptionFacts()
      option.move = move.rawValue
      option.power = power
      option.ailment = ailment
      option.isDamaging = isDamaging
      option.isAilmentRedundant = true
      return option
    }
    var options = ScoredOptions()
    options.append(facts(.glare, power: 0, ailment: .paralysis, isDamaging: false), score: 9)
    options.append(facts(.tackle, power: 50, ailment: .none, isDamaging: true), score: 5)
    options.append(facts(.lick, power: 20, ailment: .paralysis, isDamaging: true), score: 5)
    let situation = SituationFacts()
    #expect(Adjustment.statusRedundancy.replacement(for: 0, fallback: 0, options, situation) == 1)
    // Not pure: it does damage as well.
    #expect(Adjustment.statusRedundancy.replacement(for: 2, fallback: 0, options, situation) == nil)
  }

  /// A status of another kind is not the one that the target has.
  @Test func confusionIsNotRedundantWithPoison() {
    let poisoned = Position([.confuseRay, .dragonRage]) { $0.target.status = .poison }
    #expect(adjusted(.confuseRay, poisoned) == .confuseRay)
    let confused = Position([.confuseRay, .tackle]) { $0.targetActive.volatiles.insert(.confusion) }
    #expect(adjusted(.confuseRay, confused) == .tackle)
  }

  /// What acted is told, and off means off.
  @Test func explained() {
    let position = Position([.swordsDance, .constrict]) {
      $0.targetActive.types = TypePair(.rock, .none)
      $0.userActive.boosts[0] = 2
    }
    let explained = HeuristicPolicy().explain(position.battle, position.legal)
    #expect(explained.heuristic == .move(0))
    #expect(explained.changes == [.init(.phase, from: .move(0), to: .move(1))])
    #expect(explained.choice == .move(1))
    #expect(HeuristicPolicy(adjusts: false).explain(position.battle, position.legal).changes.isEmpty)
  }
}
