/// What a move inflicts on its target besides damage, as far as the scoring tells such things apart.
public enum Ailment: UInt8, BitwiseCopyable, Sendable {
  case none = 0
  case paralysis, burn
  /// Bad poison too.
  case poison
  case sleep
  /// Freeze, confusion, infatuation, Leech Seed and the like.
  case other
}

/// Stages for the seven stats that have any: Attack, Defense, Sp. Atk, Sp. Def, Speed, accuracy, evasion.
public struct StageChanges: BitwiseCopyable, Sendable {
  /// The eighth is not used: eight bytes can be looked at as one number.
  public var values: InlineArray<8, Int8> = .init(repeating: 0)

  public init() {}

  /// No stat changes.
  @inline(__always)
  public var isEmpty: Bool { unsafeBitCast(values, to: UInt64.self) == 0 }

  @inline(__always)
  public subscript(stat: Int) -> Int {
    get { Int(values[stat]) }
    set { values[stat] = Int8(truncatingIfNeeded: newValue) }
  }
}

/// All that the scoring knows of one move. A rule set fills it in; the scoring itself is written once.
public struct OptionFacts: BitwiseCopyable, Sendable {
  /// The move's number, by which recent picks are recognised.
  public var move: UInt16 = 0
  /// Expected damage of a hit in HP, without critical hits; 0 for moves without power.
  public var estimate = 0.0
  /// Chance to hit, 0…1, as listed for the move.
  public var accuracy = 1.0
  /// Type multiplier on the target: 0, ¼, ½, 1, 2, 4.
  public var effectiveness = 1.0
  /// Base power; 0 when it has none.
  public var power = 0.0
  public var priority = 0
  /// It attacks: the damage terms apply, not those of status moves.
  public var isDamaging = false
  /// The target is immune, or the move's precondition does not hold.
  public var isWithoutEffect = false
  /// Whether a pick of it is repaired, where that is another question than being without effect.
  public var isRepaired: Bool?
  /// It restores its user's HP (Rest too, drain not).
  public var isHealing = false
  /// Its user must recharge on the next turn.
  public var mustRecharge = false
  /// It lowers its user's stats.
  public var lowersUser = false
  public var ailment = Ailment.none
  /// Chance of the ailment in percent, as listed; 0 when none is listed, as for pure status moves.
  public var ailmentChance = 0.0
  /// The target already has what the move would inflict.
  public var isAilmentRedundant = false
  /// Stages that the user gains: never negative.
  public var raises = StageChanges()
  /// Stages that the target loses, as positive numbers.
  public var drops = StageChanges()

  public init() {}

  /// It raises a stat of its user and deals no damage.
  public var isBoost: Bool {
    if isDamaging || raises.isEmpty { return false }
    for stat in 0..<7 where raises[stat] > 0 { return true }
    return false
  }

  /// It lowers a stat of its target and deals no damage.
  public var isDrop: Bool {
    if isDamaging { return false }
    for stat in 0..<7 where drops[stat] > 0 { return true }
    return false
  }
}

/// All that the scoring knows of the two fighters.
public struct SituationFacts: BitwiseCopyable, Sendable {
  public var userHP = 1
  public var userMaxHP = 1
  public var targetHP = 1
  public var targetMaxHP = 1
  // Attack and Sp. Atk without stages.
  public var userAttack = 1
  public var userSpecialAttack = 1
  public var targetAttack = 1
  public var targetSpecialAttack = 1
  // Speed as it decides who goes first among moves of equal priority.
  public var userSpeed = 1
  public var targetSpeed = 1
  /// Stages of the user.
  public var userStages = StageChanges()

  public init() {}

  /// A stat of the user stands at +2 or more.
  public var hasHighStage: Bool {
    for stat in 0..<7 where userStages[stat] >= 2 { return true }
    return false
  }

  /// The user is down to 30 % of its HP or less.
  public var isUserLow: Bool { userHP * 10 <= userMaxHP * 3 }
}
