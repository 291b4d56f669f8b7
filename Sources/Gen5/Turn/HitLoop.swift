import BattleCore
import Dex

// Striking, once or several times.
extension Engine {
  /// All the hits of a move. True when it did anything.
  @inline(__always)
  mutating func hitLoop(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    move.totalDamage = 0
    b[seat].active.lastDamage = 0
    let isMultihit = move.row.maxHits > 1 || move.effect == .beatUp
    let count = numberOfHits(move)
    var lastHit = StepResult.undefined
    var damage = 0
    var isTouched = true
    var hit = 1
    while hit <= count {
      if hit > 1 && status(seat) == .sleep && !move.flags.contains(.sleepUsable)
        && !isCalledAsleep(move)
      {
        break
      }
      if hp(target) == 0 { break }
      move.hit = hit
      if hit > 1 && move.effect == .tripleKick && !move.hitsMost && !tripleKickHits(move, seat, target) { break }
      let result = spreadHit(&move, seat, target)
      lastHit = result.damage
      isTouched = result.isTouched
      if result.damage == .no { break }
      damage = result.damage.kind == .number ? Int(result.damage.value) : 0
      move.totalDamage += damage
      update()
      hit += 1
      if hp(seat) == 0 { break }
    }
    if hit == 1 { return false }
    faintMessages(checkWin: hp(seat) == 0)
    if isMultihit { tell(Event(.hitCount, who(target)).numbers(UInt16(hit - 1))) }
    if move.totalDamage > 0 { recoil(move, seat) }
    if isTouched && target != seat { gotAttacked(lastHit, seat, target) }
    if move.flags.contains(.ohko) && hp(target) == 0 { tell(Event(.ohko)) }
    update()
    if hooked(target, .afterStruck) && isTouched && target != seat { afterStruck(move, seat, target) }
    return true
  }

  private func isCalledAsleep(_ move: borrowing ActiveMove) -> Bool {
    move.source.cause == .move && MoveID(rawValue: move.source.id).row.flags.contains(.sleepUsable)
  }

  /// Two to five hits come 7, 7, 3 and 3 times in 20.
  private mutating func numberOfHits(_ move: borrowing ActiveMove) -> Int {
    if move.effect == .beatUp { return move.hits }
    if move.hitsMost { return Int(move.row.maxHits) }
    let most = move.row.maxHits
    if most == 1 { return 1 }
    if most == move.row.minHits { return Int(most) }
    switch dice.below(20, .hits) {
    case ..<7: return 2
    case ..<14: return 3
    case ..<17: return 4
    default: return 5
    }
  }

  /// The second and third kick are aimed anew, with stages as factors of a real number.
  private mutating func tripleKickHits(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    func factor(_ stage: Int) -> Double { stage == 0 ? 1 : stage == 3 ? 2 : stage == 6 ? 3 : Double(3 + stage) / 3 }
    if move.accuracy == 0 { return true }
    stagesAsked(seat)
    stagesAsked(target)
    if isLockedOn(seat, target) { return true }
    var accuracy = Double(move.accuracy)
    let own = Int(b[seat].active.boosts[5])
    accuracy = own > 0 ? accuracy * factor(own) : accuracy / factor(-own)
    var evasion = Int(b[target].active.boosts[6])
    if evasion > 0 && (has(target, .foresight) || has(target, .miracleeye)) { evasion = 0 }
    if evasion > 0 { accuracy /= factor(evasion) } else if evasion < 0 { accuracy *= factor(-evasion) }
    if b.field.gravity != 0 {
      // Gravity's factor applies to whole numbers only in the reference; a fraction passes by unchanged.
      if accuracy == Double(Int(accuracy)) { accuracy = Double(Battle.modified(Int(accuracy), 6840)) }
    }
    if has(target, .telekinesis) { return true }
    return Double(dice.below(100, .accuracy)) < accuracy
  }

  private mutating func recoil(_ move: borrowing ActiveMove, _ seat: Seat) {
    if move.flags.contains(.struggleRecoil) {
      directDamage(max(1, (maxHP(seat) + 2) / 4), seat, from: seat, Effect(cause: .struggleRecoil))
    } else if move.row.recoil > 0 {
      damage(recoilDamage(move.id, move.totalDamage), seat, from: seat, Effect(cause: .recoil))
    }
  }

  /// A share of the damage, rounded to the nearest, at least 1.
  func recoilDamage(_ id: MoveID, _ dealt: Int) -> Int {
    max(1, (dealt * Int(id.row.recoil) * 2 + 100) / 200)
  }

  /// Gives the user its share of the damage, rounded to the nearest.
  mutating func drain(_ dealt: Int, _ id: MoveID, _ seat: Seat, _ target: Seat) {
    heal((dealt * Int(id.row.drain) * 2 + 100) / 200, seat, from: target, Effect(cause: .drain))
  }

  mutating func gotAttacked(_ last: StepResult, _ seat: Seat, _ target: Seat) {
    guard last.kind == .number else { return }
    b[target].active.lastHitDamage = Int16(clamping: last.value)
    b[target].active.lastHitThisTurn = true
    b[target].active.lastHitPlace = b[seat].activePlace
    if last.value > 0 {
      b[target].active.hitByFoe = true
      b[target].active.hitByPlace = b[seat].activePlace
    }
  }

  // MARK: One hit

  struct HitResult {
    /// `.no` when the hit failed.
    var damage: StepResult
    /// False when a Substitute took it.
    var isTouched: Bool
  }

  /// One hit outside the loop: on a field, or by a condition. `.undefined` when it simply worked.
  mutating func moveHit(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    let result = spreadHit(&move, seat, target).damage
    return result == .yes ? .undefined : result
  }

  /// One hit of a move on its target: Substitute, damage, effects, secondary effects.
  mutating func spreadHit(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> HitResult {
    if move.effect != .none {
      let rule = hitRule(&move, seat, target)
      if rule != .yes {
        if rule == .no { fail(seat) }
        return HitResult(damage: .no, isTouched: false)
      }
    }
    // nil: the Substitute was hit; nothing reaches the fighter.
    var isTouched = true
    if item(seat) == .gem { useGem(move, seat, target) }
    if !move.target.isField, has(target, .substitute), target != seat, !move.flags.contains(.bypassSub) {
      guard hitSubstitute(&move, seat, target) else { return HitResult(damage: .notFail, isTouched: false) }
      isTouched = false
    }
    var amount = StepResult.number(0)
    if isTouched {
      amount = getDamage(&move, seat, target)
      if amount == .no || amount == .quiet {
        if !move.hasOwnEffect { fail(seat) }
        return HitResult(damage: .no, isTouched: false)
      }
      if amount.kind == .number { amount = deal(Int(amount.value), move, seat, target) }
      if amount == .no { return HitResult(damage: .no, isTouched: false) }
    }
    var damage = moveEffects(&move, seat, target, isTouched: isTouched, damage: amount)
    // What fails here has no secondary effects.
    if !damage.passes { return HitResult(damage: damage == .notFail ? .notFail : .no, isTouched: false) }
    selfDrops(&move, seat)
    secondaries(move, seat, target, isTouched: isTouched)
    if move.flags.contains(.forceSwitch) { damage = forceSwitch(move, seat, target, isTouched, damage) }
    if isTouched, damage.kind == .number, !move.target.isField {
      damagingHit(move, seat, target, Int(damage.value))
      if hp(seat) > 0 { afterHit(move, seat, target) }
    }
    return HitResult(damage: damage, isTouched: isTouched)
  }

  /// Takes HP from the target, and gives some to the user where the move drains.
  private mutating func deal(_ amount: Int, _ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    if hp(target) == 0 { return .number(0) }
    guard
      let dealt = damage(
        amount, target, from: seat, move.asEffect, falseSwipe: move.effect == .falseSwipe)
    else { return .no }
    if dealt > 0 && move.row.drain > 0 { drain(dealt, move.id, seat, target) }
    return .number(dealt)
  }

  /// A Substitute takes the hit. False when the hit fails.
  private mutating func hitSubstitute(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    let amount = getDamage(&move, seat, target)
    guard amount.kind == .number else {
      fail(seat)
      return false
    }
    let dealt = min(Int(amount.value), Int(b[target].active.substituteHP))
    b[target].active.substituteHP -= UInt16(dealt)
    b[seat].active.lastDamage = UInt16(dealt)
    if b[target].active.substituteHP == 0 {
      if move.flags.contains(.ohko) { tell(Event(.ohko)) }
      removeVolatile(.substitute, target)
    } else {
      tell(Event(.activate, who(target)).from(Volatile.substitute).because(.damage))
    }
    if dealt > 0 {
      if move.flags.contains(.struggleRecoil) {
        directDamage(max(1, (maxHP(seat) + 2) / 4), seat, from: seat, Effect(cause: .struggleRecoil))
      } else if move.row.recoil > 0 {
        damage(recoilDamage(move.id, dealt), seat, from: seat, Effect(cause: .recoil))
      }
    }
    if move.row.drain > 0 {
      let healed = (dealt * Int(move.row.drain) + 99) / 100
      heal(healed, seat, from: target, Effect(cause: .drain))
    }
    if move.effect == .rapidSpin && hp(seat) > 0 { rapidSpin(seat) }
    return true
  }

  /// A gem of the move's type goes into it.
  private mutating func useGem(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    guard target != seat, !move.target.isField, move.category != .status, move.effect != .pledge,
      move.type == b[seat].active.itemType, useItem(seat)
    else { return }
    if !has(seat, .gem) { mark(.gem, seat) }
  }

  /// The user's own changes: always for conditions, on a roll that nothing depends on for stages.
  mutating func selfDrops(_ move: inout ActiveMove, _ seat: Seat) {
    guard !move.selfDropped else { return }
    if !move.selfBoosts.isEmpty {
      dice.waste(100, .secondary)
      boost(
        move.selfBoosts, seat, from: seat, move.asEffect, isSelf: true, order: selfBoostOrder(move))
      if move.row.maxHits == 1 { move.selfDropped = true }
    }
    if move.row.selfVolatile != .none && !move.hasSheerForce {
      _ = addVolatile(move.row.selfVolatile, seat, from: seat, move.asEffect, move: move.id)
    }
    if move.effect == .psychoShift { cureStatus(seat) }
    if move.effect == .batonPass { b[seat].active.skipBeforeSwitchOut = true }
  }

  private func selfBoostOrder(_ move: borrowing ActiveMove) -> BoostOrder {
    move.id == .vCreate || move.effect == .curse ? .speedFirst : .usual
  }

  mutating func secondaries(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat, isTouched: Bool) {
    if move.row.secondary.kind == .none && move.addedFlinch == 0 && move.flung == .none { return }
    let isDusted = isTouched && guardAbility(target) == .shieldDust
    if !move.hasSheerForce {
      if move.row.secondary.kind != .none && !(isDusted && move.row.secondary.kind != .selfBoosts) {
        secondary(move.row.secondary, move, seat, target, isTouched)
      }
      if move.row.secondary2.kind != .none && !isDusted {
        secondary(move.row.secondary2, move, seat, target, isTouched)
      }
    }
    if move.flung != .none && !isDusted {
      let thrown = flungSecondary(move.flung)
      if thrown.kind != .none { secondary(thrown, move, seat, target, isTouched) }
    }
    if move.addedFlinch > 0 && !isDusted {
      secondary(Secondary(.volatile, move.addedFlinch, .none, .flinch), move, seat, target, isTouched)
    }
  }

  private mutating func secondary(
    _ secondary: Secondary, _ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat, _ isTouched: Bool
  ) {
    let chance = Int(secondary.chance) * Int(move.secondaryChanceScale)
    guard dice.chance(chance, in: 100, .secondary) else { return }
    switch secondary.kind {
    case .none: break
    case .selfBoosts:
      boost(secondary.boosts, seat, from: seat, move.asEffect, isSecondary: true, isSelf: true)
    case .boosts:
      if isTouched && !isFainted(target) {
        boost(secondary.boosts, target, from: seat, move.asEffect, isSecondary: true)
      }
    case .status:
      if isTouched { setStatus(secondary.status, target, from: seat, move.asEffect, onlyIfHealthy: true) }
    case .volatile:
      if isTouched { _ = addVolatile(secondary.volatile, target, from: seat, move.asEffect, move: move.id) }
    case .triAttack:
      guard isTouched else { return }
      let status: Status
      switch dice.below(3, .move) {
      case 0: status = .burn
      case 1: status = .paralysis
      default: status = .freeze
      }
      setStatus(status, target, from: seat, move.asEffect, onlyIfHealthy: true)
    }
  }

  private mutating func forceSwitch(
    _ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat, _ isTouched: Bool, _ damage: StepResult
  ) -> StepResult {
    guard isTouched, hp(target) > 0, hp(seat) > 0, benchCount(target) > 0 else { return damage }
    switch resistsDragging(target) {
    case .yes: b[target].active.forceSwitchFlag = true
    case .no:
      if move.category == .status {
        fail(seat)
        return .no
      }
    default: break
    }
    return damage
  }
}
