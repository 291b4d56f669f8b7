public enum Weights {
    // Damage
    public static let koBonus: Double = 67.419 // default: 55
    public static let nearKOBonus: Double = 26.46 // default: 18
    public static let resistedMult: Double = 0.552 // default: 0.4
    public static let selfDebuffPenalty: Double = 4.806 // default: 18
    public static let priorityBonus: Double = 8.7372 // default: 8
    public static let rechargeMult: Double = 0.31176 // default: 0.45
    public static let disallowed: Double = -95.98 // default: -100
    // Healing
    public static let healingVsBulky: Double = 1.5264 // default: 16
    public static let healingDefault: Double = 8.127 // default: 8
    // Status
    public static let statusMinChance: Int = 87 // default: 60
    public static let paralysisFaster: Double = 28
    public static let paralysisSlower: Double = 1.9632 // default: 12
    public static let burnPhysical: Double = 37.2336 // default: 24
    public static let burnSpecial: Double = 10
    public static let poisonBulky: Double = 31.2624 // default: 18
    public static let poisonFrail: Double = 13.4226 // default: 8
    public static let sleep: Double = 36.322 // default: 22
    public static let statusOther: Double = 11.788 // default: 4
    // Stat boosts
    public static let statBoostMatching: Double = 14.054 // default: 10
    public static let statBoostMismatch: Double = 0.7572 // default: 2
    public static let statBoostSpeedSlow: Double = 15.6032 // default: 16
    public static let statBoostSpeedFast: Double = 0.2724 // default: 2
    public static let statBoostDefVsTank: Double = 4.233 // default: 7
    public static let statBoostDefVsFrail: Double = 3.5518 // default: 4
    public static let statBoostDefault: Double = 7.1106 // default: 4
    // Stat drops
    public static let statDebuffMatching: Double = 1.4328 // default: 8
    public static let statDebuffMismatch: Double = 1.352 // default: 3
    public static let statDebuffDefault: Double = 0.3738 // default: 4
    // Recency
    public static let repeatFirst: Double = 18
    public static let repeatSecond: Double = 40
    public static let repeatThird: Double = 65
    public static let usedRecently: Double = 15
    public static let rechargeRecentMult: Double = 0.2
    public static let wastedBoostPenalty: Double = 18
    public static let redundantStatusPenalty: Double = 25
    // Low HP
    public static let lowHPHealBonus: Double = 39.711 // default: 35
    public static let lowHPPriorityBonus: Double = 2.8192 // default: 6
}
