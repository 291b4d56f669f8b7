/// The score of a move, over facts that any rule set can supply. The order of the terms is part of the rules: factors
/// multiply all that came before them.
public enum MoveScoring {
  /// The score without memory and without regard to the user's own HP: what loadouts are chosen by.
  public static func base<R: ScoreRecorder>(
    _ option: OptionFacts, _ situation: SituationFacts, _ weights: borrowing MoveScoringWeights, _ recorder: inout R
  ) -> Double {
    var score = RunningScore()
    addBase(&score, option, situation, weights, &recorder)
    return score.value
  }

  /// The score in battle: the base score, then recency, recharge, wasted boost, redundant status and low HP.
  public static func inBattle<R: ScoreRecorder>(
    _ option: OptionFacts, _ situation: SituationFacts, _ history: PickHistory, _ weights: borrowing MoveScoringWeights,
    _ recorder: inout R
  ) -> Double {
    var score = RunningScore()
    addBase(&score, option, situation, weights, &recorder)
    addRecency(&score, option, history, weights, &recorder)
    if !option.isDamaging && !option.raises.isEmpty {
      for stat in 0..<7 where option.raises[stat] > 0 && situation.userStages[stat] >= 2 {
        score.add(.wastedBoostPenalty, -weights.wastedBoostPenalty, &recorder)
      }
    }
    if option.ailment != .none, option.isAilmentRedundant {
      score.add(.redundantStatusPenalty, -weights.redundantStatusPenalty, &recorder)
    }
    if situation.isUserLow {
      if option.isHealing { score.add(.lowHPHealBonus, weights.lowHPHealBonus, &recorder) }
      if option.isDamaging, option.priority > 0 {
        score.add(.lowHPPriorityBonus, weights.lowHPPriorityBonus, &recorder)
      }
    }
    return score.value
  }

  private static func addBase<R: ScoreRecorder>(
    _ score: inout RunningScore, _ option: OptionFacts, _ situation: SituationFacts,
    _ weights: borrowing MoveScoringWeights, _ recorder: inout R
  ) {
    if option.isWithoutEffect {
      score.add(.disallowed, weights.disallowed, &recorder)
    } else if option.isDamaging {
      addDamage(&score, option, situation, weights, &recorder)
    } else {
      addStatus(&score, option, situation, weights, &recorder)
      addHealing(&score, option, situation, weights, &recorder)
      if !option.raises.isEmpty { addBoosts(&score, option, situation, weights, &recorder) }
      if !option.drops.isEmpty { addDrops(&score, option, situation, weights, &recorder) }
    }
  }

  private static func addDamage<R: ScoreRecorder>(
    _ score: inout RunningScore, _ option: OptionFacts, _ situation: SituationFacts,
    _ weights: borrowing MoveScoringWeights, _ recorder: inout R
  ) {
    let remaining = Double(situation.targetHP)
    score.add(.damage, option.estimate * option.accuracy, &recorder)
    if option.estimate >= remaining { score.add(.koBonus, weights.koBonus, &recorder) }
    if option.estimate >= remaining * 0.65 { score.add(.nearKOBonus, weights.nearKOBonus, &recorder) }
    if option.effectiveness > 0, option.effectiveness < 1 {
      score.scale(.resistedMult, by: weights.resistedMult, &recorder)
    }
    if option.lowersUser { score.add(.selfDebuffPenalty, -weights.selfDebuffPenalty, &recorder) }
    if option.priority > 0 { score.add(.priorityBonus, weights.priorityBonus, &recorder) }
    if option.mustRecharge { score.scale(.rechargeMult, by: weights.rechargeMult, &recorder) }
  }

  private static func addStatus<R: ScoreRecorder>(
    _ score: inout RunningScore, _ option: OptionFacts, _ situation: SituationFacts,
    _ weights: borrowing MoveScoringWeights, _ recorder: inout R
  ) {
    let chance = max(option.ailmentChance, weights.statusMinChance) / 100
    switch option.ailment {
    case .none: return
    case .paralysis:
      if situation.targetSpeed > situation.userSpeed {
        score.add(.paralysisFaster, weights.paralysisFaster * chance, &recorder)
      } else {
        score.add(.paralysisSlower, weights.paralysisSlower * chance, &recorder)
      }
    case .burn:
      if situation.targetAttack >= situation.targetSpecialAttack {
        score.add(.burnPhysical, weights.burnPhysical * chance, &recorder)
      } else {
        score.add(.burnSpecial, weights.burnSpecial * chance, &recorder)
      }
    case .poison:
      if situation.targetMaxHP >= situation.userMaxHP {
        score.add(.poisonBulky, weights.poisonBulky * chance, &recorder)
      } else {
        score.add(.poisonFrail, weights.poisonFrail * chance, &recorder)
      }
    case .sleep: score.add(.sleep, weights.sleep * chance, &recorder)
    case .other: score.add(.statusOther, weights.statusOther * chance, &recorder)
    }
  }

  private static func addHealing<R: ScoreRecorder>(
    _ score: inout RunningScore, _ option: OptionFacts, _ situation: SituationFacts,
    _ weights: borrowing MoveScoringWeights, _ recorder: inout R
  ) {
    guard option.isHealing else { return }
    if situation.targetMaxHP > situation.userMaxHP {
      score.add(.healingVsBulky, weights.healingVsBulky, &recorder)
    } else {
      score.add(.healingDefault, weights.healingDefault, &recorder)
    }
  }

  /// A fighter whose two attacking stats are equal is at its best on both sides.
  private static func addBoosts<R: ScoreRecorder>(
    _ score: inout RunningScore, _ option: OptionFacts, _ situation: SituationFacts,
    _ weights: borrowing MoveScoringWeights, _ recorder: inout R
  ) {
    for stat in 0..<7 where option.raises[stat] > 0 {
      let stages = Double(option.raises[stat])
      switch stat {
      case 0, 2:
        let isBetter =
          stat == 0
          ? situation.userAttack >= situation.userSpecialAttack : situation.userSpecialAttack >= situation.userAttack
        if isBetter {
          score.add(.statBoostMatching, weights.statBoostMatching * stages, &recorder)
        } else {
          score.add(.statBoostMismatch, weights.statBoostMismatch * stages, &recorder)
        }
      case 1, 3:
        if situation.targetMaxHP >= situation.userMaxHP {
          score.add(.statBoostDefVsTank, weights.statBoostDefVsTank * stages, &recorder)
        } else {
          score.add(.statBoostDefVsFrail, weights.statBoostDefVsFrail * stages, &recorder)
        }
      case 4:
        if situation.userSpeed > situation.targetSpeed {
          score.add(.statBoostSpeedFast, weights.statBoostSpeedFast, &recorder)
        } else {
          score.add(.statBoostSpeedSlow, weights.statBoostSpeedSlow, &recorder)
        }
      default: score.add(.statBoostDefault, weights.statBoostDefault * stages, &recorder)
      }
    }
  }

  private static func addDrops<R: ScoreRecorder>(
    _ score: inout RunningScore, _ option: OptionFacts, _ situation: SituationFacts,
    _ weights: borrowing MoveScoringWeights, _ recorder: inout R
  ) {
    for stat in 0..<7 where option.drops[stat] > 0 {
      let stages = Double(option.drops[stat])
      let helps: Bool
      switch stat {
      case 1: helps = situation.userAttack >= situation.userSpecialAttack
      case 3: helps = situation.userSpecialAttack >= situation.userAttack
      case 4: helps = situation.targetSpeed > situation.userSpeed
      default:
        score.add(.statDebuffDefault, weights.statDebuffDefault * stages, &recorder)
        continue
      }
      if helps {
        score.add(.statDebuffMatching, weights.statDebuffMatching * stages, &recorder)
      } else {
        score.add(.statDebuffMismatch, weights.statDebuffMismatch * stages, &recorder)
      }
    }
  }

  private static func addRecency<R: ScoreRecorder>(
    _ score: inout RunningScore, _ option: OptionFacts, _ history: PickHistory, _ weights: borrowing MoveScoringWeights,
    _ recorder: inout R
  ) {
    switch history.run(of: option.move) {
    case 0:
      if history.contains(option.move) { score.add(.usedRecently, -weights.usedRecently, &recorder) }
    case 1: score.add(.repeatFirst, -weights.repeatFirst, &recorder)
    case 2: score.add(.repeatSecond, -weights.repeatSecond, &recorder)
    default: score.add(.repeatThird, -weights.repeatThird, &recorder)
    }
    if option.mustRecharge, history.hasRecharge {
      score.scale(.rechargeRecentMult, by: weights.rechargeRecentMult, &recorder)
    }
  }
}
