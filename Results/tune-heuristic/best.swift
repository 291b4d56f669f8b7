public enum Weights {
    // Damage
    public static let koBonus: Double = 53.339 // default: 55
    public static let nearKOBonus: Double = 24.354 // default: 18
    public static let resistedMult: Double = 0.68208 // default: 0.4
    public static let selfDebuffPenalty: Double = 16.8372 // default: 18
    public static let priorityBonus: Double = 8.8794 // default: 8
    public static let rechargeMult: Double = 0.32409 // default: 0.45
    public static let disallowed: Double = -128.82 // default: -100
    // Healing
    public static let healingVsBulky: Double = 5.4368 // default: 16
    public static let healingDefault: Double = 4.2516 // default: 8
    // Status
    public static let statusMinChance: Int = 87 // default: 60
    public static let paralysisFaster: Double = 28
    public static let paralysisSlower: Double = 15.5424 // default: 12
    public static let burnPhysical: Double = 21.5472 // default: 24
    public static let burnSpecial: Double = 10
    public static let poisonBulky: Double = 28.1808 // default: 18
    public static let poisonFrail: Double = 9.9846 // default: 8
    public static let sleep: Double = 26.0436 // default: 22
    public static let statusOther: Double = 6.4652 // default: 4
    // Stat boosts
    public static let statBoostMatching: Double = 11.37 // default: 10
    public static let statBoostMismatch: Double = 5.9064 // default: 2
    public static let statBoostSpeedSlow: Double = 17.8336 // default: 16
    public static let statBoostSpeedFast: Double = 0.9624 // default: 2
    public static let statBoostDefVsTank: Double = 10.5451 // default: 7
    public static let statBoostDefVsFrail: Double = 4.9056 // default: 4
    public static let statBoostDefault: Double = 1.3006 // default: 4
    // Stat drops
    public static let statDebuffMatching: Double = 8.757 // default: 8
    public static let statDebuffMismatch: Double = 1.7563 // default: 3
    public static let statDebuffDefault: Double = 3.1346 // default: 4
    // Recency
    public static let repeatFirst: Double = 6.0192 // default: 18
    public static let repeatSecond: Double = 3.464 // default: 40
    public static let repeatThird: Double = 15.6 // default: 65
    public static let usedRecently: Double = 5.361 // default: 15
    public static let rechargeRecentMult: Double = 0.13404 // default: 0.2
    public static let wastedBoostPenalty: Double = 22.356 // default: 18
    public static let redundantStatusPenalty: Double = 1.96 // default: 25
    // Low HP
    public static let lowHPHealBonus: Double = 58.233 // default: 35
    public static let lowHPPriorityBonus: Double = 6.7888 // default: 6
}
