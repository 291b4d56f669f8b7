import BattleCore
import Dex
import Gen5

/// Whether a status move could do anything to this target.
enum StatusMoveEffect {
  /// True when the target's type or ability, its substitute or its side's Safeguard stops the move. A status that the
  /// target has already does not count: the scoring has terms of its own for it.
  static func isBlocked(
    _ row: MoveRow, _ ailment: InflictedAilment, _ battle: BoardPointer, _ seat: Seat
  ) -> Bool {
    switch row.target {
    case .user, .adjacentAlly, .adjacentAllyOrSelf, .all, .allySide, .foeSide, .allyTeam: return false
    default: break
    }
    let foe = seat.other.index
    let types = battle.pointee.sides[foe].active.types
    let ability = battle.pointee.sides[foe].active.ability
    let volatiles = battle.pointee.sides[foe].active.volatiles
    // Ghosts curse through anything; for others the move is their own boost.
    if row.effect == .curse { return false }
    let respectsTypes = row.flags.contains(.respectImmunity)
    if respectsTypes, TypeChart.quarters(row.type, types.first, types.second) == 0 { return true }
    if volatiles.contains(.substitute), !row.flags.contains(.bypassSub) { return true }
    if ability == .magicBounce, row.flags.contains(.reflectable) { return true }
    if ability == .soundproof, row.flags.contains(.sound) { return true }
    guard ailment.kind != .none else { return false }
    let isGuarded = battle.pointee.sides[foe].safeguard > 0
    switch ailment.status {
    case .none: break
    case .burn: return isGuarded || types.contains(.fire) || ability == .waterVeil
    case .paralysis: return isGuarded || ability == .limber
    case .sleep: return isGuarded || ability == .insomnia || ability == .vitalSpirit
    case .freeze: return isGuarded || types.contains(.ice)
    case .poison, .toxic:
      return isGuarded || types.contains(.poison) || types.contains(.steel) || ability == .immunity
    }
    switch ailment.volatile {
    case .confusion: return isGuarded || ability == .ownTempo
    case .yawn: return isGuarded || ability == .insomnia || ability == .vitalSpirit
    case .leechseed: return types.contains(.grass)
    case .attract: return ability == .oblivious
    default: return false
    }
  }
}

/// What must hold before a move does anything at all.
enum Precondition {
  /// Whether the move has a condition at all.
  static func isAny(_ row: MoveRow) -> Bool {
    switch row.effect {
    case .dreamEater, .nightmare, .snore, .sleepTalk, .fakeOut, .spitUp, .swallow, .stockpile, .synchronoise, .attract,
      .lastResort:
      true
    default: row.flags.contains(.ohko)
    }
  }

  /// Whether the move's own condition holds in this position. Conditions on the user's HP do not count (healing at full
  /// HP), nor those that depend on what the other side does this turn (Sucker Punch, Counter).
  static func holds(_ row: MoveRow, _ battle: BoardPointer, _ seat: Seat) -> Bool {
    let own = seat.index
    let foe = seat.other.index
    let ownPlace = Int(battle.pointee.sides[own].activePlace)
    let foePlace = Int(battle.pointee.sides[foe].activePlace)
    let isAsleep = battle.pointee.sides[own].team[ownPlace].status == .sleep
    let isFoeAsleep = battle.pointee.sides[foe].team[foePlace].status == .sleep
    switch row.effect {
    case .dreamEater:
      let isBehind = battle.pointee.sides[foe].active.volatiles.contains(.substitute)
      return isFoeAsleep && !isBehind
    case .nightmare: return isFoeAsleep
    case .snore, .sleepTalk: return isAsleep
    case .fakeOut: return battle.pointee.sides[own].active.activeMoveActions == 0
    case .spitUp, .swallow: return battle.pointee.sides[own].active.stockpileLayers > 0
    case .stockpile: return battle.pointee.sides[own].active.stockpileLayers < 3
    case .synchronoise:
      let types = battle.pointee.sides[foe].active.types
      let own = battle.pointee.sides[own].active.types
      return types.contains(own.first) || types.contains(own.second)
    case .attract:
      // Captivate shares the rule.
      let gender = battle.pointee.sides[own].team[ownPlace].gender
      let foeGender = battle.pointee.sides[foe].team[foePlace].gender
      return gender != .none && foeGender != .none && gender != foeGender
    case .lastResort: return usedAllOthers(battle, own)
    default: break
    }
    if row.flags.contains(.ohko) {
      return battle.pointee.sides[own].team[ownPlace].level >= battle.pointee.sides[foe].team[foePlace].level
    }
    return true
  }

  private static func usedAllOthers(_ battle: BoardPointer, _ own: Int) -> Bool {
    let count = Int(battle.pointee.sides[own].active.moveCount)
    guard count > 1 else { return false }
    for slot in 0..<count where battle.pointee.sides[own].active.moves[slot] != .lastResort {
      if battle.pointee.sides[own].active.usedSlots >> UInt8(truncatingIfNeeded: slot) & 1 == 0 { return false }
    }
    return true
  }
}
