import BattleCore
import Dex

// Whether the user can try the move at all, and whether the target can be touched by it.
extension Engine {
  /// `.yes` goes on; `.no` fails loudly, `.quiet` and `.notFail` do not.
  mutating func tryRule(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    switch move.effect {
    case .fakeOut:
      if b[seat].active.activeMoveActions > 1 {
        tell(Event(.hint).because(.fakeOutHint))
        return .no
      }
    case .suckerPunch:
      guard let index = pendingMove(target) else { return .no }
      let pending = b.queue[index].move
      if (pending.row.category == .status && pending != .meFirst) || has(target, .mustrecharge) { return .no }
    case .counter: return .flag(has(seat, .counter) && b[seat].active.counterArmed)
    case .mirrorCoat: return .flag(has(seat, .mirrorcoat) && b[seat].active.mirrorCoatArmed)
    case .metalBurst: return .flag(b[seat].active.lastHitDamage >= 0 && b[seat].active.lastHitThisTurn)
    case .snore, .sleepTalk: return .flag(status(seat) == .sleep)
    case .rest: return tryRest(seat)
    case .stockpile: return .flag(!(has(seat, .stockpile) && b[seat].active.stockpileLayers >= 3))
    case .spitUp: return .flag(has(seat, .stockpile))
    case .swallow: return .flag(has(seat, .stockpile) || move.source.isVolatile(.snatch))
    case .lastResort: return .flag(isLastResort(seat))
    case .splash:
      if b.field.gravity != 0 {
        tell(Event(.cant, who(seat)).because(.gravity).with(move.id))
        return .quiet
      }
    case .magnetRise:
      if has(target, .smackdown) || has(target, .ingrain) { return .no }
      if b.field.gravity != 0 {
        tell(Event(.cant, who(seat)).because(.gravity).with(move.id))
        return .quiet
      }
    case .telekinesis:
      if b.field.gravity != 0 {
        tell(.still, seat)
        tell(Event(.cant, who(seat)).because(.gravity).with(move.id))
        return .quiet
      }
    case .futureSight, .doomDesire: return foresee(move, seat, target)
    case .failsAlone: return .no
    case .round: callRound()
    case .wideGuard:
      if !willAct() { return .quiet }
      return .flag(stalls(seat))
    case .skyDrop: return .flag(!isFainted(target))
    default: break
    }
    return .yes
  }

  /// Preparations just before the checks.
  mutating func prepareRule(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    switch move.effect {
    case .protect: return .flag(willAct() && stalls(seat))
    case .destinyBond: removeVolatile(.destinybond, seat)
    case .naturalGift: return prepareNaturalGift(&move, seat)
    case .fling: return prepareFling(&move, seat)
    default: break
    }
    return .yes
  }

  /// Protecting again and again halves the chance each time.
  mutating func stalls(_ seat: Seat) -> Bool {
    guard has(seat, .stall) else { return true }
    let counter = Int(b[seat].active.stallCounter)
    return dice.chance(1, in: counter >= 256 ? 1 << 32 : counter, .other)
  }

  /// Another Round waiting in the queue comes at once, at double power.
  private mutating func callRound() {
    for i in 0..<Int(b.queueCount) where b.queue[i].kind == .move && b.queue[i].move == .round {
      var action = b.queue[i]
      remove(at: i)
      action.order = 3
      action.source = .round
      pushFront(action)
      return
    }
  }

  private mutating func tryRest(_ seat: Seat) -> StepResult {
    if status(seat) == .sleep { return .no }
    if hp(seat) == maxHP(seat) {
      tell(Event(.fail, who(seat)).because(.heal))
      return .quiet
    }
    if hasAbility(seat, .insomnia) || hasAbility(seat, .vitalSpirit) {
      tell(Event(.fail, who(seat)).from(b[seat].active.ability).of(who(seat)))
      return .quiet
    }
    return .yes
  }

  private func isLastResort(_ seat: Seat) -> Bool {
    let active = b[seat].active
    guard active.moveCount >= 2 else { return false }
    var hasIt = false
    for slot in 0..<Int(active.moveCount) {
      if active.moves[slot] == .lastResort {
        hasIt = true
      } else if active.usedSlots >> UInt8(slot) & 1 == 0 {
        return false
      }
    }
    return hasIt
  }

  /// Whether the target is open to the move: Leech Seed and Grass, Attract and gender, Dream Eater and sleep.
  mutating func isSusceptible(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> Bool {
    switch move.effect {
    case .leechSeed: !hasType(target, .grass)
    case .dreamEater: status(target) == .sleep
    case .attract: areOppositeGenders(target, seat)
    case .endeavor: hp(seat) < hp(target)
    case .synchronoise: hasType(target, types(seat).first) || hasType(target, types(seat).second)
    case .trick: guardAbility(target) != .stickyHold
    case .worrySeed: b[target].active.ability != .truant && b[target].active.ability != .insomnia
    default: true
    }
  }

  // MARK: Just before the hit

  /// What a move looks for in its target before it hits. `.yes` goes on.
  mutating func hitRule(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    switch move.effect {
    case .disable:
      let last = b[target].active.lastMove
      return .flag(last != .none && last != .struggle)
    case .lockOn: return .flag(!has(seat, .lockon))
    case .foresight: return .flag(!has(target, .miracleeye))
    case .miracleEye: return .flag(!has(target, .foresight))
    case .substitute: return trySubstitute(seat)
    case .splash: tell(Event(.nothing))
    case .mirrorMove: return mirror(seat, target)
    case .meFirst: return beFirst(seat, target)
    case .uproar:
      if status(target) == .sleep { cureStatus(target) }
      if status(seat) == .sleep { cureStatus(seat) }
    case .brickBreak:
      removeSideCondition(.reflect, target)
      removeSideCondition(.lightscreen, target)
    case .yawn:
      if status(target) != .none { return .no }
      immunityDraws(target)
    case .curse: if move.isGhostCurse && has(target, .curse) { return .no }
    case .simpleBeam:
      let ability = b[target].active.ability
      return .flag(ability != .simple && ability != .truant && ability != .multitype)
    case .entrainment:
      let ability = b[target].active.ability
      let own = b[seat].active.ability
      return .flag(
        target != seat && ability != own && ability != .truant && ability != .multitype && !own.isUntraceable)
    case .rolePlay:
      let ability = b[target].active.ability
      let own = b[seat].active.ability
      return .flag(ability != own && !ability.isUntraceable && ability != .wonderGuard && own != .multitype)
    case .healingWish:
      if benchCount(seat) == 0 {
        fail(seat)
        return .notFail
      }
    case .autotomize: return .flag(b[seat].active.boosts[4] < 6)
    case .psychoShift:
      if status(seat) == .none { return .no }
      move.status = status(seat)
    case .skyDrop: return skyDrop(move, seat, target)
    case .helpingHand: return .flag(b[target].active.newlySwitched || willMove(target))
    default: break
    }
    return .yes
  }

  private mutating func trySubstitute(_ seat: Seat) -> StepResult {
    if has(seat, .substitute) {
      tell(Event(.fail, who(seat)).with(MoveID.substitute))
      return .notFail
    }
    if hp(seat) * 4 <= maxHP(seat) || maxHP(seat) == 1 {
      tell(Event(.fail, who(seat)).with(MoveID.substitute).because(.weak))
      return .notFail
    }
    return .yes
  }
}
