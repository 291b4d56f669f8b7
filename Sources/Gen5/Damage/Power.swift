import BattleCore
import Dex

// Base power: rules of moves whose power varies, and what raises or lowers it.
extension BoardRef {
  /// The power that a rule computes from the position alone; nil for rules that need the move under way.
  func computedPower(_ row: MoveRow, from seat: Seat, to target: Seat) -> Int? {
    let user = self[seat].current
    let foe = self[target].current
    switch row.effect {
    case .targetWeight:
      switch weight(target) {
      case 2000...: return 120
      case 1000...: return 100
      case 500...: return 80
      case 250...: return 60
      case 100...: return 40
      default: return 20
      }
    case .weightRatio:
      let own = weight(seat)
      let other = weight(target)
      return own >= other * 5 ? 120 : own >= other * 4 ? 100 : own >= other * 3 ? 80 : own >= other * 2 ? 60 : 40
    case .flail:
      switch max(Int(user.hp) * 48 / Int(user.maxHP), 1) {
      case ..<2: return 200
      case ..<5: return 150
      case ..<10: return 100
      case ..<17: return 80
      case ..<33: return 40
      default: return 20
      }
    case .eruption: return max(1, Int(row.power) * Int(user.hp) / Int(user.maxHP))
    case .wringOut:
      let share = 100 * (Int(foe.hp) * 4096 / Int(foe.maxHP))
      return max(1, (120 * share + 2047) / 4096 / 100)
    case .gyroBall:
      return min(150, 25 * effectiveSpeed(target) / max(1, effectiveSpeed(seat)) + 1)
    case .electroBall:
      let powers: InlineArray<5, Int> = [40, 60, 80, 120, 150]
      return powers[min(effectiveSpeed(seat) / max(1, effectiveSpeed(target)), 4)]
    case .punishment: return min(200, 60 + 20 * raisedStages(target))
    case .storedPower: return 20 + 20 * raisedStages(seat)
    case .returnPower: return max(1, Int(user.happiness) * 10 / 25)
    case .frustration: return max(1, (255 - Int(user.happiness)) * 10 / 25)
    case .hiddenPower: return Int(user.hiddenPower)
    case .hex: return foe.status != .none ? 2 * Int(row.power) : Int(row.power)
    case .wakeUpSlap: return foe.status == .sleep ? 2 * Int(row.power) : Int(row.power)
    case .smellingSalts: return foe.status == .paralysis ? 2 * Int(row.power) : Int(row.power)
    case .assurance: return self[target].active.hurtThisTurn != 0 ? 2 * Int(row.power) : Int(row.power)
    case .acrobatics: return user.item == .none ? 2 * Int(row.power) : Int(row.power)
    case .revenge:
      let wasHit = self[seat].active.hitByFoe && self[seat].active.hitByPlace == self[target].activePlace
      return wasHit ? 2 * Int(row.power) : Int(row.power)
    case .pursuit:
      let leaves = self[target].active.beingCalledBack || self[target].active.switchFlag
      return leaves ? 2 * Int(row.power) : Int(row.power)
    case .echoedVoice:
      return Int(row.power) * (field.echoedVoice != 0 ? Int(field.echoedVoiceMultiplier) : 1)
    default: return nil
    }
  }

  /// Weight in tenths of a kilogram, less what Autotomize took off.
  func weight(_ seat: Seat) -> Int {
    let active = self[seat].active
    var weight = Int(active.weight)
    if active.volatiles.contains(.autotomize) { weight = max(1, weight - 1000 * Int(active.autotomizeCount)) }
    if active.abilityInUse == .heavyMetal { weight *= 2 }
    if active.abilityInUse == .lightMetal { weight /= 2 }
    if active.itemRule == .floatStone { weight /= 2 }
    return max(1, weight)
  }

  func raisedStages(_ seat: Seat) -> Int {
    var sum = 0
    for stat in 0..<7 { sum += max(0, Int(self[seat].active.boosts[stat])) }
    return sum
  }
}

extension Engine {
  /// The power of a move with a rule of its own; nil when it fails.
  mutating func basePower(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> Int? {
    if move.effect == .gyroBall || move.effect == .electroBall {
      stagesAsked(seat)
      stagesAsked(target)
    }
    if let power = b.computedPower(move.row, from: seat, to: target) { return power }
    switch move.effect {
    case .trumpCard:
      let caller = move.source.cause == .move ? MoveID(rawValue: move.source.id) : move.id
      guard let slot = b[seat].slot(of: caller) else { return 40 }
      switch b[seat].active.pp[slot] {
      case 0: return 200
      case 1: return 80
      case 2: return 60
      case 3: return 50
      default: return 40
      }
    case .tripleKick: return 10 * move.hit
    case .rollout: return rolloutPower(move, seat)
    case .furyCutter:
      if !has(seat, .furycutter) || move.hit == 1 {
        _ = addVolatile(.furycutter, seat, from: target, move.asEffect)
      }
      return min(160, Int(move.row.power) * Int(b[seat].active.furyCutterMultiplier))
    case .payback:
      let isFirst = b[target].active.newlySwitched || willMove(target)
      return isFirst ? Int(move.row.power) : 2 * Int(move.row.power)
    case .beatUp: return beatUpPower(move, seat)
    case .spitUp:
      let layers = Int(b[seat].active.stockpileLayers)
      return has(seat, .stockpile) && layers > 0 ? 100 * layers : nil
    case .naturalGift, .fling: return move.power
    case .round: return move.source.cause == .move && move.source.id == MoveID.round.rawValue ? 120 : 60
    default: return move.power
    }
  }

  private mutating func rolloutPower(_ move: borrowing ActiveMove, _ seat: Seat) -> Int {
    let volatile: Volatile = move.id == .rollout ? .rollout : .iceball
    var power = Int(move.row.power)
    if has(seat, volatile) {
      if b[seat].active.rolloutHits > 0 { power <<= Int(b[seat].active.rolloutContactHits) }
      if status(seat) != .sleep {
        b[seat].active.rolloutHits += 1
        b[seat].active.rolloutContactHits += 1
        if b[seat].active.rolloutHits < 5 { b[seat].active.rolloutDuration = 2 }
      }
    }
    if has(seat, .defensecurl) { power *= 2 }
    return power
  }

  /// Each healthy member in turn strikes with 5 + a tenth of its species' base Attack.
  private func beatUpPower(_ move: borrowing ActiveMove, _ seat: Seat) -> Int {
    var left = move.hit
    for position in 0..<Int(b[seat].teamSize) {
      let place = Int(b[seat].order[position])
      let member = b[seat].team[place]
      if position > 0 && (member.isFainted || member.status != .none) { continue }
      left -= 1
      if left == 0 { return 5 + Int(member.baseStats[1]) / 10 }
    }
    return 5
  }

  /// Damage that is no formula's; nil for all other moves.
  mutating func fixedDamage(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult? {
    switch move.effect {
    case .counter: return .number(has(seat, .counter) ? max(1, Int(b[seat].active.counterDamage)) : 0)
    case .mirrorCoat: return .number(has(seat, .mirrorcoat) ? max(1, Int(b[seat].active.mirrorCoatDamage)) : 0)
    case .metalBurst:
      let taken = Int(b[seat].active.lastHitDamage)
      return .number(taken < 0 ? 0 : taken == 0 ? 1 : taken * 3 / 2)
    case .superFang: return .number(max(1, hp(target) / 2))
    case .endeavor: return .number(hp(target) - hp(seat))
    case .psywave: return .number(dice.pick(50..<151, .move) * Int(b[seat].current.level) / 100)
    case .finalGambit:
      let amount = hp(seat)
      faint(seat)
      return .number(amount)
    default: return nil
    }
  }

  /// The power with everything that raises or lowers it. Mud Sport and Water Sport tie where several are out.
  mutating func modifiedPower(_ power: Int, _ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> Int {
    if b[.p1].active.volatiles.intersects(.sports) || b[.p2].active.volatiles.intersects(.sports) {
      let one = isFainted(.p1) ? 0 : ordered(.p1, .sports).count
      let two = isFainted(.p2) ? 0 : ordered(.p2, .sports).count
      if b[.p1].active.speed == b[.p2].active.speed {
        tieDraws(one + two)
      } else {
        tieDraws(one)
        tieDraws(two)
      }
    }
    let modifier = b.powerModifier(
      move.row, type: move.type, power: power, from: seat, to: target, breaksMold: breaksMold,
      isFromBench: move.benchPlace >= 0)
    return modifier == 4096 ? power : max(1, Battle.modified(power, modifier))
  }
}

extension BoardRef {
  /// What raises or lowers a move's power, in 4096ths, chained as the games chain them.
  func powerModifier(
    _ row: MoveRow, type: PokeType, power: Int, from seat: Seat, to target: Seat, breaksMold: Bool = false,
    isFromBench: Bool = false, usesGem: Bool = false
  ) -> Int {
    var modifier = 4096
    if isFromBench { return modifier }
    let hasPower = self[seat].active.hooks.contains(.power)
    if hasPower { modifier = hookedPower(modifier, power, row, type, from: seat, to: target) }
    if !breaksMold && self[target].active.hooks.contains(.damageTaken) {
      modifier = guardedPower(modifier, type, to: target)
    }
    if hasPower { modifier = itemPower(modifier, row, type, from: seat) }
    let volatiles = self[seat].active.volatiles
    if usesGem || volatiles.contains(.gem) { modifier = Battle.chained(modifier, 6144) }
    if volatiles.contains(.mefirst) { modifier = Battle.chained(modifier, 6144) }
    if volatiles.contains(.charge) && type == .electric { modifier = Battle.chained(modifier, 8192) }
    if type == .electric || type == .fire {
      let sport: Volatile = type == .electric ? .mudsport : .watersport
      if self[.p1].active.volatiles.contains(sport) { modifier = Battle.chained(modifier, 1352) }
      if self[.p2].active.volatiles.contains(sport) { modifier = Battle.chained(modifier, 1352) }
    }
    if isDoubled(row, from: seat, to: target) { modifier = Battle.chained(modifier, 8192) }
    if row.id == .solarBeam && weather != .none && weather != .sun {
      modifier = Battle.chained(modifier, 2048)
    }
    return modifier
  }

  /// The position doubles the power of this move.
  func isDoubled(_ row: MoveRow, from seat: Seat, to target: Seat) -> Bool {
    let user = self[seat].current.status
    let foe = self[target].current
    switch row.effect {
    case .facade: return user != .none && user != .sleep
    case .brine: return foe.hp * 2 <= foe.maxHP
    case .venoshock: return foe.status == .poison || foe.status == .toxic
    case .retaliate: return self[seat].faintedLastTurn
    case .fusionFlare: return lastSuccessfulMove == .fusionBolt
    case .fusionBolt: return lastSuccessfulMove == .fusionFlare
    default:
      let isWind = row.id == .gust || row.id == .twister
      return isWind && self[target].active.volatiles.contains(.bounce)
    }
  }
}

extension VolatileSet {
  @inline(__always) static var sports: VolatileSet {
    VolatileSet(.mudsport, .watersport)
  }
}
