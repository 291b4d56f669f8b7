import BattleCore
import Dex

// What a move of its own kind does when it hits: the only place that maps such a rule to its function.
extension Engine {
  mutating func hitEffect(
    _ move: inout ActiveMove, _ seat: Seat, _ target: Seat, _ before: StepResult
  ) -> StepResult {
    let result: StepResult
    switch move.effect {
    case .substitute:
      directDamage(share(seat, 4), seat, from: seat, .none)
      result = .yes
    case .protect:
      _ = addVolatile(.stall, seat, from: seat, move.asEffect)
      result = .yes
    case .wideGuard:
      _ = addVolatile(.stall, seat, from: seat, move.asEffect)
      result = .yes
    case .metronome:
      callMetronome(seat)
      result = .yes
    case .copycat: result = callCopycat(seat)
    case .sleepTalk: result = callSleepTalk(seat)
    case .assist: result = callAssist(seat)
    case .naturePower:
      useMove(.earthquake, seat, source: .move(.naturePower))
      result = .yes
    case .mimic: result = mimic(seat, target)
    case .sketch: result = sketch(seat, target)
    case .transform: result = transform(seat, target)
    case .conversion: result = conversion(seat)
    case .conversion2: result = conversion2(seat, target)
    case .camouflage: result = changeType(seat, TypePair(.ground, .none))
    case .soak: result = soak(target)
    case .reflectType: result = reflectType(seat, target)
    case .trap: result = trap(seat, target, move)
    case .lockOn: result = lockOn(seat, target, move)
    case .spite: result = spite(target)
    case .bellyDrum: result = bellyDrum(seat)
    case .haze: result = haze()
    case .perishSong: result = perishSong(seat, move)
    case .healBell, .aromatherapy: result = cureTeam(seat, move.id)
    case .painSplit: result = painSplit(seat, target)
    case .weatherHeal: result = weatherHeal(seat)
    case .swallow: result = swallow(seat)
    case .healPulse: result = .flag(heal((maxHP(target) + 1) / 2, target, from: seat, move.asEffect) != nil)
    case .rest: result = rest(seat, move)
    case .refresh:
      if status(seat) == .none || status(seat) == .sleep || status(seat) == .freeze { return before.combined(.no) }
      cureStatus(seat)
      result = .yes
    case .psychUp: result = psychUp(seat, target)
    case .clearSmog:
      clearBoosts(target)
      tell(.clearBoost, target)
      result = .yes
    case .acupressure: result = acupressure(target)
    case .powerSwap: result = swapBoosts(seat, target, 0, 2, .attackStats, move.id)
    case .guardSwap: result = swapBoosts(seat, target, 1, 3, .defenseStats, move.id)
    case .heartSwap: result = heartSwap(seat, target)
    case .powerSplit: result = splitStats(seat, target, 0, 2, move.id)
    case .guardSplit: result = splitStats(seat, target, 1, 3, move.id)
    case .simpleBeam: result = setAbility(target, .simple, by: move.id)
    case .worrySeed:
      result = setAbility(target, .insomnia, by: move.id)
      if result.isTruthy && status(target) == .sleep { cureStatus(target) }
    case .entrainment: result = setAbility(target, b[seat].active.ability, by: move.id, of: seat)
    case .rolePlay: result = setAbility(seat, b[target].active.ability, by: move.id, of: target)
    case .skillSwap: result = skillSwap(seat, target)
    case .wakeUpSlap:
      if status(target) == .sleep { cureStatus(target) }
      result = .yes
    case .smellingSalts:
      if status(target) == .paralysis { cureStatus(target) }
      result = .yes
    case .curse:
      if move.isGhostCurse {
        directDamage(share(seat, 2), seat, from: seat, .none)
        result = .yes
      } else {
        return before
      }
    case .defog: result = defog(seat, target, move)
    case .batonPass:
      if benchCount(seat) == 0 {
        fail(seat)
        result = .notFail
      } else {
        result = .yes
      }
    case .allySwitch:
      tell(Event(.fail, who(seat)).with(.allySwitch))
      tell(.still, seat)
      result = .notFail
    case .skyDrop:
      if hp(target) > 0 { tell(.volatileEnd, target, .skydrop) }
      result = .yes
    case .afterYou, .quash: result = .no
    case .trick: result = exchangeItems(seat, target, move.id)
    case .bestow: result = bestow(seat, target)
    case .recycle: result = recycle(seat)
    case .bugBite:
      stealBerry(seat, target, move.id)
      result = .yes
    case .incinerate:
      incinerate(seat, target)
      result = .yes
    case .fling:
      flungEffect(move, seat, target)
      result = .yes
    default: return before
    }
    return before.combined(result)
  }

  /// What a damaging move does after everything else, when its user stands.
  mutating func afterHit(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    switch move.effect {
    case .rapidSpin: if !move.hasSheerForce { rapidSpin(seat) }
    case .knockOff, .thief: afterHitItem(move, seat, target)
    default: break
    }
  }
}
