import BattleCore
import Dex

// What a hit does beside damage, in the order of the columns of its row.
extension Engine {
  mutating func moveEffects(
    _ move: inout ActiveMove, _ seat: Seat, _ target: Seat, isTouched: Bool, damage dealt: StepResult
  ) -> StepResult {
    var damage = dealt
    var didAnything = dealt
    var did = StepResult.undefined
    if isTouched {
      if !move.boosts.isEmpty && !isFainted(target) {
        let result = boost(move.boosts, target, from: seat, move.asEffect, order: boostOrder(move))
        did = did.combined(result)
      }
      if move.heal > 0 && !isFainted(target) {
        guard healByMove(move, seat, target) else { return damage.combined(.no) }
        did = .yes
      }
      if move.status != .none {
        let result = setStatus(move.status, target, from: seat, move.asEffect, onlyIfHealthy: true)
        if !result.isTruthy { return damage.combined(.no) }
        did = did.combined(result)
      }
      if move.volatile != .none {
        did = did.combined(addVolatile(move.volatile, target, from: seat, move.asEffect, move: move.id))
      }
      did = fieldEffects(move, seat, target, did)
      if move.flags.contains(.forceSwitch) { did = did.combined(.flag(benchCount(target) > 0)) }
      if move.effect != .none { did = hitEffect(&move, seat, target, did) }
      if !move.target.isField { onHit(move, seat, target) }
    }
    if move.flags.contains(.selfDestructIfHit) && damage != .no { faint(seat, from: seat, byMove: true) }
    if move.flags.contains(.selfSwitch) {
      did = benchCount(seat) > 0 ? .yes : did.combined(.no)
    }
    if did == .undefined { did = .yes }
    damage = damage.combined(did == .quiet ? .no : did)
    didAnything = didAnything.combined(did)
    if !didAnything.isTruthy && didAnything != .number(0) && !move.hasOwnEffect {
      if didAnything == .no { fail(seat) }
    } else if move.flags.contains(.selfSwitch) && hp(seat) > 0 && benchCount(seat) > 0 {
      b[seat].active.switchFlag = true
      b[seat].active.switchMove = move.id
    }
    return damage
  }

  /// Conditions of sides, places and the field.
  @inline(__always)
  private mutating func fieldEffects(
    _ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat, _ before: StepResult
  ) -> StepResult {
    var did = before
    if move.row.sideCondition != .none {
      did = did.combined(addSideCondition(move.row.sideCondition, target, from: seat))
    }
    if move.row.slotCondition != .none {
      did = did.combined(addSlotCondition(move.row.slotCondition, target, from: seat))
    }
    if move.row.weather != .none { did = did.combined(setWeather(move.row.weather, from: seat, move.asEffect)) }
    if move.row.pseudoWeather != .none {
      did = did.combined(addPseudoWeather(move.row.pseudoWeather, from: seat))
    }
    return did
  }

  private func boostOrder(_ move: borrowing ActiveMove) -> BoostOrder {
    switch move.id {
    case .shellSmash: .defensesFirst
    case .shiftGear: .speedFirst
    default: .usual
    }
  }

  /// Heals a share of the target's HP, rounded to the nearest. False when it fails.
  private mutating func healByMove(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    if hp(target) >= maxHP(target) {
      tell(Event(.fail, who(target)).because(.heal))
      tell(.still, seat)
      return false
    }
    let amount = (maxHP(target) * move.heal * 2 + 100) / 200
    guard heal(amount, target, from: seat, move.asEffect) != nil else {
      fail(seat)
      return false
    }
    return true
  }

  /// Conditions of the target that answer being hit. Rage and Focus Punch tie.
  private mutating func onHit(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    if hooked(target, .hit) { hookedHit(move, seat, target) }
    guard b[target].active.volatiles.intersects(.hitHandlers) else { return }
    var list = ordered(target, .hitHandlers)
    shuffle(&list, 0, list.count, .tieHandlers)
    for i in 0..<list.count where move.category != .status {
      if list[i] == .focuspunch {
        b[target].active.lostFocus = true
      } else if target != seat {
        boost(Boosts(attack: 1), target, from: target, .volatile(.rage))
      }
    }
  }
}

extension Engine {
  /// Anger Point, Own Tempo, Enigma Berry and Sticky Barb answer being hit.
  private mutating func hookedHit(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    switch guardAbility(target) {
    case .angerPoint:
      if hp(target) > 0 && move.isCrit && move.category != .status {
        b[target].active.boosts[0] = 6
        tell(Event(.setBoost, who(target)).stages(.attack, 6).from(AbilityID.angerPoint))
      }
    case .ownTempo:
      if move.row.volatile == .confusion {
        tell(Event(.immune, who(target)).from(AbilityID.ownTempo).with(Volatile.confusion))
      }
    default: break
    }
    switch item(target) {
    case .enigma:
      if move.typeModifier > 0 && move.category != .status && eatItem(target) {
        heal(share(target, 4), target, from: seat, .item(.enigmaBerry))
      }
    case .stickyBarb:
      if seat != target && b[seat].current.item == .none && move.flags.contains(.contact)
        && takeItem(target, by: target)
      {
        giveItem(seat, .stickyBarb)
      }
    default: break
    }
  }
}

extension VolatileSet {
  @inline(__always) static var hitHandlers: VolatileSet {
    VolatileSet(.rage, .focuspunch)
  }
}
