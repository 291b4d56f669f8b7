import Dex

/// Everything there is to know of one weight.
public struct Weight: Sendable {
  /// The name, the same in the lab and in the app.
  public var name: String
  public var group: Group
  public var range: ClosedRange<Double>
  /// When it counts.
  public var meaning: String
  public var keyPath: any WritableKeyPath<MoveScoringWeights, Double> & Sendable

  public var defaultValue: Double { MoveScoringWeights()[keyPath: keyPath] }

  /// What weights are listed by.
  public enum Group: String, Sendable, CaseIterable {
    case damage, healing, status
    case boosts = "stat boosts"
    case drops = "stat drops"
    case recency
    case lowHP = "low HP"
  }

  init(
    _ name: String, _ group: Group, _ range: ClosedRange<Double>,
    _ keyPath: any WritableKeyPath<MoveScoringWeights, Double> & Sendable, _ meaning: String
  ) {
    self.name = name
    self.group = group
    self.range = range
    self.keyPath = keyPath
    self.meaning = meaning
  }
}

/// The weights by name: the one list behind parsing, printing, sweeping and JSON.
public enum WeightTable {
  /// Every weight, in the order of the scoring's documentation.
  public static let all: [Weight] = damage + healing + status + boosts + drops + recency + lowHP

  /// The weight of this name, spelt exactly.
  public static func weight(named name: String) throws(PolicyError) -> Weight {
    if let found = all.first(where: { $0.name == name }) { return found }
    throw .unknownWeight(name, nearest: NearestName.suggest(name, among: all.map(\.name)))
  }

  /// The value of a weight.
  public static func value(_ name: String, of weights: MoveScoringWeights) throws(PolicyError) -> Double {
    weights[keyPath: try weight(named: name).keyPath]
  }

  /// Sets a weight to a value within its range.
  public static func set(
    _ name: String, to value: Double, in weights: inout MoveScoringWeights
  ) throws(PolicyError) {
    let weight = try weight(named: name)
    guard weight.range.contains(value) else {
      throw .badValue(name, text(value), remedy: "a number from \(text(weight.range))")
    }
    weights[keyPath: weight.keyPath] = value
  }

  /// Sets a weight to a value given as text.
  public static func set(
    _ name: String, to text: String, in weights: inout MoveScoringWeights
  ) throws(PolicyError) {
    let weight = try weight(named: name)
    // `Double` reads "inf", "nan" and hexadecimal; only plain numbers are meant.
    let isPlain = text.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
    guard isPlain, let value = Double(text), value.isFinite else {
      throw .badValue(name, text, remedy: "a number from \(self.text(weight.range))")
    }
    try set(name, to: value, in: &weights)
  }

  /// A number as reports print it: the shortest text that reads back as the same number, whole numbers without a point.
  public static func text(_ value: Double) -> String {
    // `Int(exactly:)` would need the C library's rounding functions, which nothing here links.
    if abs(value) < 1e15, Double(Int(value)) == value { return String(Int(value)) }
    return "\(value)"
  }

  static func text(_ range: ClosedRange<Double>) -> String { "\(text(range.lowerBound)) to \(text(range.upperBound))" }

  private static let plain = 0.0...200.0
  private static let factor = 0.0...2.0

  private static let damage: [Weight] = [
    Weight("koBonus", .damage, plain, \.koBonus, "the estimate covers the target's remaining HP"),
    Weight("nearKOBonus", .damage, plain, \.nearKOBonus, "it covers 65 % of it or more; a knock-out earns both"),
    Weight("resistedMult", .damage, factor, \.resistedMult, "factor on the score of a resisted hit"),
    Weight("selfDebuffPenalty", .damage, plain, \.selfDebuffPenalty, "the attack lowers its user's stats"),
    Weight("priorityBonus", .damage, plain, \.priorityBonus, "the attack has positive priority"),
    Weight("rechargeMult", .damage, factor, \.rechargeMult, "factor on the score of a move that must recharge"),
    Weight(
      "disallowed", .damage, -1_000.0...0.0, \.disallowed,
      "score of a move without effect: the target is immune, or the move's precondition fails"),
  ]

  private static let healing: [Weight] = [
    Weight("healingVsBulky", .healing, plain, \.healingVsBulky, "healing, the target has more max HP than the user"),
    Weight("healingDefault", .healing, plain, \.healingDefault, "healing otherwise"),
  ]

  private static let status: [Weight] = [
    Weight(
      "statusMinChance", .status, 0.0...100.0, \.statusMinChance,
      "percent; status values count with the listed chance, at least with this one"),
    Weight("paralysisFaster", .status, plain, \.paralysisFaster, "paralysis, the target is faster"),
    Weight("paralysisSlower", .status, plain, \.paralysisSlower, "paralysis otherwise"),
    Weight("burnPhysical", .status, plain, \.burnPhysical, "burn, the target's Attack is at least its Sp. Atk"),
    Weight("burnSpecial", .status, plain, \.burnSpecial, "burn otherwise"),
    Weight("poisonBulky", .status, plain, \.poisonBulky, "poison, the target's max HP is at least the user's"),
    Weight("poisonFrail", .status, plain, \.poisonFrail, "poison otherwise"),
    Weight("sleep", .status, plain, \.sleep, "sleep"),
    Weight("statusOther", .status, plain, \.statusOther, "freeze, confusion, Leech Seed and other conditions"),
  ]

  private static let boosts: [Weight] = [
    Weight("statBoostMatching", .boosts, plain, \.statBoostMatching, "per stage, the user's better attacking stat"),
    Weight("statBoostMismatch", .boosts, plain, \.statBoostMismatch, "per stage, the worse one"),
    Weight("statBoostSpeedSlow", .boosts, plain, \.statBoostSpeedSlow, "Speed, the user is not yet faster"),
    Weight("statBoostSpeedFast", .boosts, plain, \.statBoostSpeedFast, "Speed, the user is faster already"),
    Weight(
      "statBoostDefVsTank", .boosts, plain, \.statBoostDefVsTank,
      "per stage, defenses, the target's max HP is at least the user's"),
    Weight("statBoostDefVsFrail", .boosts, plain, \.statBoostDefVsFrail, "per stage, defenses otherwise"),
    Weight("statBoostDefault", .boosts, plain, \.statBoostDefault, "per stage, accuracy and evasion"),
  ]

  private static let drops: [Weight] = [
    Weight(
      "statDebuffMatching", .drops, plain, \.statDebuffMatching,
      "per stage, the defense that the user's better attacking stat meets, or Speed of a faster target"),
    Weight("statDebuffMismatch", .drops, plain, \.statDebuffMismatch, "per stage, defenses and Speed otherwise"),
    Weight("statDebuffDefault", .drops, plain, \.statDebuffDefault, "per stage, all other stats"),
  ]

  private static let recency: [Weight] = [
    Weight("repeatFirst", .recency, plain, \.repeatFirst, "penalty, the move was the last pick"),
    Weight("repeatSecond", .recency, plain, \.repeatSecond, "penalty, it was the last two picks"),
    Weight("repeatThird", .recency, plain, \.repeatThird, "penalty, it was the last three picks or more"),
    Weight("usedRecently", .recency, plain, \.usedRecently, "penalty, it is among the last five picks, not the last"),
    Weight(
      "rechargeRecentMult", .recency, factor, \.rechargeRecentMult,
      "factor on the score of a recharge move when one was used recently"),
    Weight(
      "wastedBoostPenalty", .recency, plain, \.wastedBoostPenalty,
      "penalty per boosted stat that stands at +2 or more already, moves without power"),
    Weight(
      "redundantStatusPenalty", .recency, plain, \.redundantStatusPenalty,
      "penalty, the move inflicts a status and the target has one already"),
  ]

  private static let lowHP: [Weight] = [
    Weight("lowHPHealBonus", .lowHP, plain, \.lowHPHealBonus, "the user has 30 % HP or less: healing"),
    Weight(
      "lowHPPriorityBonus", .lowHP, plain, \.lowHPPriorityBonus, "the user has 30 % HP or less: attacks of priority"),
  ]
}
