public enum Weights {
    // Damage
    public static let koBonus: Double = 59.213 // default: 55
    public static let nearKOBonus: Double = 14.7744 // default: 18
    public static let resistedMult: Double = 0.74288 // default: 0.4
    public static let selfDebuffPenalty: Double = 26.982 // default: 18
    public static let priorityBonus: Double = 14.58 // default: 8
    public static let rechargeMult: Double = 0.16281 // default: 0.45
    public static let disallowed: Double = -62.22 // default: -100
    // Healing
    public static let healingVsBulky: Double = 24.9248 // default: 16
    public static let healingDefault: Double = 10.4004 // default: 8
    // Status
    public static let statusMinChance: Int = 99 // default: 60
    public static let paralysisFaster: Double = 26.0064 // default: 28
    public static let paralysisSlower: Double = 12.0456 // default: 12
    public static let burnPhysical: Double = 32.3328 // default: 24
    public static let burnSpecial: Double = 10
    public static let poisonBulky: Double = 33.1488 // default: 18
    public static let poisonFrail: Double = 4.1238 // default: 8
    public static let sleep: Double = 23.4696 // default: 22
    public static let statusOther: Double = 6.2062 // default: 4
    // Stat boosts
    public static let statBoostMatching: Double = 12.842 // default: 10
    public static let statBoostMismatch: Double = 0.7572 // default: 2
    public static let statBoostSpeedSlow: Double = 15.8176 // default: 16
    public static let statBoostSpeedFast: Double = 0.7884 // default: 2
    public static let statBoostDefVsTank: Double = 7.8506 // default: 7
    public static let statBoostDefVsFrail: Double = 3.3334 // default: 4
    public static let statBoostDefault: Double = 2.0384 // default: 4
    // Stat drops
    public static let statDebuffMatching: Double = 6.966 // default: 8
    public static let statDebuffMismatch: Double = 1.4378 // default: 3
    public static let statDebuffDefault: Double = 0.9058 // default: 4
    // Recency
    public static let repeatFirst: Double = 7.1784 // default: 18
    public static let repeatSecond: Double = 10.2 // default: 40
    public static let repeatThird: Double = 6.513 // default: 65
    public static let usedRecently: Double = 6.012 // default: 15
    public static let rechargeRecentMult: Double = 0.07752 // default: 0.2
    public static let wastedBoostPenalty: Double = 14.9256 // default: 18
    public static let redundantStatusPenalty: Double = 30.625 // default: 25
    // Low HP
    public static let lowHPHealBonus: Double = 66.423 // default: 35
    public static let lowHPPriorityBonus: Double = 10.7008 // default: 6
}
