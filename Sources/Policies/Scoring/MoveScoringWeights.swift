/// The numbers of the move scoring. Their names, meanings and ranges are in `WeightTable`; the defaults here are those of
/// the app that the weights are tuned for.
public struct MoveScoringWeights: BitwiseCopyable, Sendable, Equatable {
  // Damage.
  public var koBonus = 55.0
  public var nearKOBonus = 18.0
  public var resistedMult = 0.4
  public var selfDebuffPenalty = 18.0
  public var priorityBonus = 8.0
  public var rechargeMult = 0.45
  public var disallowed = -100.0

  // Healing.
  public var healingVsBulky = 16.0
  public var healingDefault = 8.0

  // Status.
  public var statusMinChance = 60.0
  public var paralysisFaster = 28.0
  public var paralysisSlower = 12.0
  public var burnPhysical = 24.0
  public var burnSpecial = 10.0
  public var poisonBulky = 18.0
  public var poisonFrail = 8.0
  public var sleep = 22.0
  public var statusOther = 4.0

  // Stat boosts.
  public var statBoostMatching = 10.0
  public var statBoostMismatch = 2.0
  public var statBoostSpeedSlow = 16.0
  public var statBoostSpeedFast = 2.0
  public var statBoostDefVsTank = 7.0
  public var statBoostDefVsFrail = 4.0
  public var statBoostDefault = 4.0

  // Stat drops.
  public var statDebuffMatching = 8.0
  public var statDebuffMismatch = 3.0
  public var statDebuffDefault = 4.0

  // Recency.
  public var repeatFirst = 18.0
  public var repeatSecond = 40.0
  public var repeatThird = 65.0
  public var usedRecently = 15.0
  public var rechargeRecentMult = 0.2
  public var wastedBoostPenalty = 18.0
  public var redundantStatusPenalty = 25.0

  // Low HP.
  public var lowHPHealBonus = 35.0
  public var lowHPPriorityBonus = 6.0

  /// The defaults.
  public init() {}
}
