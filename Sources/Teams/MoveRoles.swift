import Dex
import Gen5

/// What a status move is brought for.
enum StatusRole: CaseIterable {
  case physicalBoost, specialBoost, speedBoost, recovery, ailment, hazard, screen, support

  /// The moves worth bringing, the usual first. Facts of play that everybody agrees on, by what the moves do.
  var moves: [MoveID] {
    switch self {
    case .physicalBoost: [.swordsDance, .dragonDance, .bulkUp, .shellSmash, .coil, .shiftGear, .curse, .honeClaws]
    case .specialBoost: [.nastyPlot, .calmMind, .quiverDance, .tailGlow, .shellSmash, .growth]
    case .speedBoost: [.agility, .rockPolish, .autotomize]
    case .recovery:
      [
        .recover, .softBoiled, .milkDrink, .slackOff, .roost, .healOrder, .moonlight, .morningSun, .synthesis, .wish,
        .rest,
      ]
    case .ailment:
      [
        .toxic, .thunderWave, .willOWisp, .spore, .sleepPowder, .lovelyKiss, .glare, .stunSpore, .leechSeed, .yawn,
        .hypnosis,
      ]
    case .hazard: [.stealthRock, .spikes, .toxicSpikes]
    case .screen: [.reflect, .lightScreen]
    case .support:
      [.substitute, .taunt, .encore, .roar, .whirlwind, .painSplit, .healBell, .aromatherapy, .haze, .protect]
    }
  }
}

/// How much an attack is worth to a random team.
enum AttackValue {
  /// The power that an attack counts with before stats and types, or 0 for one that is not brought: it needs a turn or a
  /// condition that such teams cannot count on, knocks out its user, or cannot be told before.
  static func power(_ move: MoveID, _ species: Species) -> Double {
    let row = move.row
    guard row.category != .status else { return 0 }
    if !row.flags.isDisjoint(with: .charge | .selfDestruct | .selfDestructIfHit | .ohko | .futureMove) { return 0 }
    guard var power = basePower(row, species), power > 0 else { return 0 }
    power *= row.accuracy == 0 ? 1 : Double(row.accuracy) / 100
    if row.flags.contains(.recharge) { power *= 0.35 }
    if row.flags.contains(.crash) || row.recoil > 25 { power *= 0.9 }
    if row.priority < 0 { power *= 0.6 }
    if row.priority > 0 { power += 25 }
    for stat in 0..<6 where row.selfBoosts[stat] < 0 { power *= 0.9 }
    // Locked in until confused.
    if row.selfVolatile == .lockedmove { power *= 0.8 }
    if row.secondary.chance >= 20 { power += 8 }
    if row.drain > 0 || row.flags.contains(.selfSwitch) { power += 15 }
    return power
  }

  private static func basePower(_ row: MoveRow, _ species: Species) -> Double? {
    switch row.effect {
    case .returnPower: return 102
    case .targetWeight, .weightRatio, .gyroBall, .electroBall, .hex, .facade, .payback, .revenge:
      return weighed(row, species)
    case .eruption: return 110
    case .hiddenPower: return 60
    case .acrobatics: return 80
    case .suckerPunch: return 60
    case .magnitude: return 71
    case .frustration, .flail, .wringOut, .punishment, .storedPower, .trumpCard, .tripleKick, .rollout, .furyCutter,
      .echoedVoice, .assurance, .wakeUpSlap, .smellingSalts, .beatUp, .spitUp, .naturalGift, .fling, .round,
      .brine, .venoshock, .retaliate, .fusionFlare, .fusionBolt, .counter, .mirrorCoat, .metalBurst, .superFang,
      .endeavor, .psywave, .finalGambit, .bide, .present, .skyDrop, .dreamEater, .synchronoise, .focusPunch, .snore,
      .lastResort, .uproar:
      return row.effect == .pursuit || row.effect == .fakeOut ? 40 : nil
    default:
      // A hundred is a usual level; fixed damage is worth a middling attack.
      if row.fixedDamage != 0 { return row.fixedDamage == 255 ? 60 : nil }
      return Double(row.power) * Double(row.minHits + row.maxHits) / 2
    }
  }

  /// Moves whose power lies in the weights, speeds or states of the two.
  private static func weighed(_ row: MoveRow, _ species: Species) -> Double {
    switch row.effect {
    case .targetWeight: 70
    case .weightRatio: species.weight >= 2_000 ? 90 : 40
    case .gyroBall: species.stats[.spe] <= 45 ? 100 : 30
    case .electroBall: species.stats[.spe] >= 100 ? 70 : 40
    default: 60
    }
  }
}
