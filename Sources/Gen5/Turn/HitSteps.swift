import BattleCore
import Dex

// The checks between a move and its target, in the order of this generation.
extension Engine {
  /// A move aimed at a fighter: whether it got through to it.
  mutating func trySpreadHit(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    let tried = tryHit(&move, seat, target)
    if tried != .yes {
      if tried == .no { fail(seat) }
      return tried == .notFail
    }
    if !isHittable(move, seat, target) {
      tell(.missed, seat)
      let user = move.benchPlace < 0 ? who(seat) : Who(seat, UInt8(move.benchPlace))
      tell(Event(.miss, user).of(who(target)))
      return false
    }
    if !ignoresImmunity(move, seat) && !isReached(target, by: move.type) {
      tellImmune(target, move.type)
      return false
    }
    switch passesProtection(&move, seat, target) {
    case .yes: break
    case .no:
      fail(seat)
      return false
    default: return false
    }
    if !isSusceptible(move, seat, target) {
      tell(.immune, target)
      return false
    }
    if !hits(&move, seat, target) { return false }
    if move.flags.contains(.breaksProtect) { breakProtection(move, seat, target) }
    return hitLoop(&move, seat, target)
  }

  /// A move aimed at a side or the whole field.
  mutating func tryFieldHit(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    setActive(move.id, seat)
    let tried = tryHit(&move, seat, target)
    if tried != .yes {
      if tried == .no { fail(seat) }
      return .no
    }
    if move.target == .foeSide, !move.hasBounced, move.flags.contains(.reflectable) {
      if has(target, .magiccoat) {
        bounce(move, target)
        return .no
      }
      if guardAbility(target) == .magicBounce {
        useMove(move.id, target, source: .ability(.magicBounce), hasBounced: true)
        return .no
      }
    }
    return moveHit(&move, seat, target)
  }

  /// The user's own conditions for trying, and those who take the move away. `.yes` goes on.
  @inline(__always)
  private mutating func tryHit(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    if move.effect != .none && !move.isFutureStrike {
      var result = tryRule(&move, seat, target)
      if result == .yes { result = prepareRule(&move, seat, target) }
      if result != .yes { return result }
    }
    if move.flags.contains(.snatch) && !move.source.isVolatile(.snatch) {
      return snatchers(move, seat)
    }
    snatchDraws()
    return .yes
  }

  /// Snatch takes the move over; of two, the faster.
  private mutating func snatchers(_ move: borrowing ActiveMove, _ seat: Seat) -> StepResult {
    var order = (first: Seat.p1, second: Seat.p2)
    if has(.p1, .snatch) && has(.p2, .snatch) {
      let sorted = speedOrder(.tieHandlers)
      order = (sorted.first, sorted.second ?? sorted.first.other)
    }
    for index in 0..<2 {
      let snatcher = index == 0 ? order.first : order.second
      guard has(snatcher, .snatch), !isFainted(snatcher), !isSkyDropped(snatcher) else { continue }
      removeVolatile(.snatch, snatcher)
      tell(Event(.activate, who(snatcher)).from(MoveID.snatch).of(who(seat)))
      useMove(move.id, snatcher, source: .volatile(.snatch))
      return .quiet
    }
    return .yes
  }

  // MARK: Away from the field

  private func isHittable(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    if !b[target].active.volatiles.intersects(.awayOrCarried) && !b[seat].active.volatiles.contains(.skydrop) {
      return true
    }
    if move.id == .helpingHand { return true }
    if isLockedOn(seat, target) || hasNoGuard(seat, target) { return true }
    if has(target, .fly) || has(target, .bounce) {
      switch move.id {
      case .gust, .twister, .skyUppercut, .thunder, .hurricane, .smackDown: break
      default: return false
      }
    }
    if has(target, .dig) && move.id != .earthquake && move.id != .magnitude { return false }
    if has(target, .dive) && move.id != .surf && move.id != .whirlpool { return false }
    if has(target, .shadowforce) { return false }
    return isHittableInSkyDrop(move, seat, target)
  }

  private func isHittableInSkyDrop(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    // Only the one who carries can touch the one carried.
    guard has(target, .skydrop) || has(seat, .skydrop) else { return true }
    if has(seat, .skydrop) && target != seat { return true }
    switch move.id {
    case .gust, .twister, .skyUppercut, .thunder, .hurricane, .smackDown: return true
    default: return false
    }
  }

  func isLockedOn(_ seat: Seat, _ target: Seat) -> Bool {
    has(seat, .lockon) && seat != target && b[seat].active.lockOnSource == b[target].activePlace
  }

  // MARK: Protection

  private mutating func passesProtection(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    let volatiles = b[target].active.volatiles
    if b[target].wideGuard == 0 && b[target].quickGuard == 0 && !volatiles.intersects(.protecting)
      && !hooked(target, .tryHit)
    {
      return .yes
    }
    for i in 0..<Int(b[target].conditionCount) {
      switch b[target].conditionOrder[i] {
      case .wideguard:
        if move.category != .status, move.target == .allAdjacent || move.target == .allAdjacentFoes,
          move.flags.contains(.protect)
        {
          tell(Event(.activate, who(target)).from(MoveID.wideGuard))
          breakRampage(seat)
          return .quiet
        }
      case .quickguard:
        if move.id != .feint, move.row.priority > 0, move.flags.contains(.protect) {
          tell(Event(.activate, who(target)).from(MoveID.quickGuard).because(.plain))
          breakRampage(seat)
          return .quiet
        }
      default: break
      }
    }
    if has(target, .protect) && move.flags.contains(.protect) {
      tellActivate(target, .protect)
      breakRampage(seat)
      return .notFail
    }
    if has(target, .magiccoat), target != seat, !move.hasBounced, move.flags.contains(.reflectable),
      !isSemiInvulnerable(target)
    {
      bounce(move, target)
      return .quiet
    }
    return hooked(target, .tryHit) ? turnedAway(&move, seat, target) : .yes
  }

  private mutating func breakRampage(_ seat: Seat) {
    if has(seat, .lockedmove) && b[seat].active.lockDuration == 2 { erase(.lockedmove, seat) }
  }

  private mutating func bounce(_ move: borrowing ActiveMove, _ target: Seat) {
    useMove(move.id, target, source: .volatile(.magiccoat), hasBounced: true)
  }

  private mutating func breakProtection(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    var broke = removeVolatile(.protect, target)
    if target != seat {
      if removeSideCondition(.quickguard, target) { broke = true }
      if removeSideCondition(.wideguard, target) { broke = true }
    }
    guard broke else { return }
    let event = Event(.activate, who(target)).from(move.id)
    tell(move.id == .feint ? event : event.because(.broken))
  }

  // MARK: Accuracy

  @inline(__always)
  private mutating func hits(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    var accuracy = move.accuracy
    if move.flags.contains(.ohko) {
      if !isSemiInvulnerable(target) {
        let difference = Int(b[seat].current.level) - Int(b[target].current.level)
        if difference < 0 {
          tell(Event(.immune, who(target)).because(.ohko))
          return false
        }
        accuracy = 30 + difference
      }
    } else if accuracy != 0 {
      accuracy = modifiedAccuracy(accuracy, move, seat, target)
    }
    if move.target == .user && move.category == .status && !isSemiInvulnerable(target) { return true }
    sharedDraw(.noGuard)
    if has(seat, .micle) && !move.flags.contains(.ohko) { accuracy = eatenMicle(accuracy, seat) }
    if isLockedOn(seat, target) || hasNoGuard(seat, target) { return true }
    if has(target, .telekinesis) && !move.flags.contains(.ohko) { return true }
    if move.accuracy == 0 && !move.flags.contains(.ohko) { return true }
    if dice.chance(accuracy, in: 100, .accuracy) { return true }
    tell(.missed, seat)
    let user = move.benchPlace < 0 ? who(seat) : Who(seat, UInt8(move.benchPlace))
    tell(Event(.miss, user).of(who(target)))
    return false
  }

  private mutating func modifiedAccuracy(
    _ accuracy: Int, _ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat
  ) -> Int {
    var accuracy = accuracy
    if hooked(target, .evasion) {
      if move.benchPlace < 0 { stagesAsked(seat) }
      if !move.flags.contains(.ignoreEvasion) { stagesAsked(target) }
    }
    let isHooked = move.benchPlace < 0 && (hooked(seat, .accuracy) || hooked(target, .evasion))
    if isHooked {
      accuracy = hookedAccuracy(accuracy, move, seat, target)
    } else if b.field.gravity != 0 {
      accuracy = Battle.modified(accuracy, 6840)
    }
    var stage = move.benchPlace < 0 ? Int(b[seat].active.boosts[5]) : 0
    if isHooked && guardAbility(target) == .unaware { stage = 0 }
    if !move.flags.contains(.ignoreEvasion) {
      var evasion = Int(b[target].active.boosts[6])
      if isHooked && guardAbility(seat) == .unaware { evasion = 0 }
      if evasion > 0 && (has(target, .foresight) || has(target, .miracleeye)) { evasion = 0 }
      stage = min(max(stage - evasion, -6), 6)
    }
    return Battle.staged(accuracy: accuracy, stage)
  }
}

extension VolatileSet {
  @inline(__always) static var awayOrCarried: VolatileSet {
    VolatileSet(.fly, .dig, .dive, .bounce, .shadowforce, .skydrop)
  }
  @inline(__always) static var protecting: VolatileSet {
    VolatileSet(.protect, .magiccoat)
  }
}
