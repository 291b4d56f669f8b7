import BattleCore
import Dex

// The usual hit: between fighters without abilities and items, with nothing about that changes damage. Its formula needs
// power, stats, stages, level, types and burns, and no other question.
extension BoardRef {
  /// No condition of the field or of that side changes damage, or whom a type reaches.
  @inline(__always)
  func isPlainField(over target: Seat) -> Bool {
    field.weather == .none && field.gravity == 0 && field.wonderRoom == 0
      && self[target].reflect | self[target].lightScreen | self[target].luckyChant == 0
  }

  /// Has no ability, no item and no condition that damage depends on.
  @inline(__always)
  func isUnarmed(_ seat: Seat) -> Bool {
    self[seat].active.hooks.isEmpty && !self[seat].active.volatiles.intersects(.bearingOnDamage)
  }

  /// The formula for a plain hit of `power` on a target that its type reaches. The same as `damageFormula` has for it.
  @inline(__always)
  func plainFormula(
    _ move: MoveID, _ type: PokeType, power: Int, from seat: Seat, isCrit: Bool, quarters: Int
  ) -> DamageFormula {
    let target = seat.other
    let isPhysical = move.row.category == .physical
    let defenseStat = isPhysical || move.row.flags.contains(.hitsDefense) ? 1 : 3
    let ignoresStages = move.row.flags.contains(.ignoreDefensive)
    return DamageFormula(
      power: power, strength: strength(seat, isPhysical ? 0 : 2, isCrit: isCrit),
      defense: defense(target, defenseStat, isCrit: isCrit, ignoresStages: ignoresStages), quarters: quarters,
      hasBonus: self[seat].active.types.contains(type), isBurned: isPhysical && self[seat].current.status == .burn)
  }

  /// An attacking stat in use times what the formula makes of the level. A critical hit ignores lowered stages.
  @inline(__always)
  func strength(_ seat: Seat, _ stat: Int, isCrit: Bool) -> UInt32 {
    let stage = Int(self[seat].active.boosts[stat])
    let attack = Battle.staged(self[seat].active.stats[stat], isCrit ? max(stage, 0) : stage)
    return (2 &* UInt32(self[seat].current.level) / 5 &+ 2) &* attack
  }

  /// A defending stat in use. A critical hit ignores raised stages, some moves all.
  @inline(__always)
  func defense(_ seat: Seat, _ stat: Int, isCrit: Bool, ignoresStages: Bool) -> UInt32 {
    let stage = ignoresStages ? 0 : Int(self[seat].active.boosts[stat])
    return Battle.staged(self[seat].active.stats[stat], isCrit ? min(stage, 0) : stage)
  }
}

extension DamageFormula {
  /// A hit between two fighters of whom nothing but numbers bears on damage.
  ///
  /// - Parameters:
  ///   - strength: the attacking stat in use times what the formula makes of the level.
  ///   - quarters: effectiveness by type, not 0.
  @inline(__always)
  init(power: Int, strength: UInt32, defense: UInt32, quarters: Int, hasBonus: Bool, isBurned: Bool) {
    let product = UInt64(strength) &* UInt64(truncatingIfNeeded: power)
    let divisor = max(defense, 1)
    // A division of 32 bits is several times as fast, and all that real stats need.
    if product &>> 32 == 0 {
      base = Int(UInt32(truncatingIfNeeded: product) / divisor / 50) &+ 2
    } else {
      base = Int(truncatingIfNeeded: product / UInt64(divisor) / 50) &+ 2
    }
    if hasBonus { stab = 6144 }
    typeModifier = quarters.trailingZeroBitCount &- 2
    self.isBurned = isBurned
  }
}

extension MoveRow {
  /// An attack that hits by its type and its power, wherever that comes from.
  @inline(__always)
  var isPlainHit: Bool {
    category != .status && fixedDamage == 0 && flags.isDisjoint(with: .ownDamage) && effect != .struggle
  }

  /// Such an attack whose power and type are the listed ones.
  @inline(__always)
  var isListedHit: Bool { isPlainHit && !effect.bearsOnDamage }
}

extension MoveEffect {
  /// The rule makes a power, a type, a number of hits or the damage itself.
  @inline(__always)
  fileprivate var bearsOnDamage: Bool {
    switch self {
    case .targetWeight, .weightRatio, .flail, .eruption, .wringOut, .gyroBall, .electroBall, .punishment, .storedPower,
      .trumpCard, .returnPower, .frustration, .hiddenPower, .tripleKick, .rollout, .furyCutter, .echoedVoice, .payback,
      .assurance, .revenge, .pursuit, .hex, .wakeUpSlap, .smellingSalts, .acrobatics, .beatUp, .spitUp, .naturalGift,
      .fling, .facade, .brine, .venoshock, .retaliate, .fusionFlare, .fusionBolt, .counter, .mirrorCoat, .metalBurst,
      .superFang, .endeavor, .psywave, .finalGambit, .bide, .magnitude, .present, .weatherBall, .struggle, .judgment,
      .technoBlast:
      true
    default: false
    }
  }
}

extension MoveFlags {
  /// What gives a move another damage than its power says, or another way to reach its target.
  @inline(__always)
  fileprivate static var ownDamage: MoveFlags {
    .ohko | .futureMove | .ignoreImmunity | .usesTargetAttack
  }
}

extension VolatileSet {
  /// Conditions of either fighter that change damage, or whom a type reaches.
  @inline(__always)
  static var bearingOnDamage: VolatileSet {
    let power = VolatileSet(.charge, .mefirst, .gem, .mudsport, .watersport)
    let exposure = VolatileSet(.fly, .dig, .dive, .bounce, .minimize)
    let reach = VolatileSet(.roost, .foresight, .miracleeye, .ingrain, .smackdown, .magnetrise, .telekinesis)
    return power.union(exposure).union(reach)
  }
}
