import BattleCore
import Dex

// Stat stages.
extension Engine {
  /// Changes stages. `.yes` when any moved, `.quiet` when none did, `.number(0)` when the target is down.
  @discardableResult
  mutating func boost(
    _ boosts: Boosts, _ target: Seat, from source: Seat, _ effect: Effect, isSecondary: Bool = false,
    isSelf: Bool = false, order: BoostOrder = .usual, isNamed: Bool = false
  ) -> StepResult {
    guard hp(target) > 0 else { return .number(0) }
    var boosts = boosts
    let isHooked = hooked(target, .boost)
    if isHooked {
      switch guardAbility(target) {
      case .simple: boosts = boosts.scaled(by: 2)
      case .contrary: boosts = boosts.scaled(by: -1)
      default: break
      }
    }
    if source != target && (isHooked || b[target].mist != 0) {
      boosts = guardedBoosts(boosts, target, effect)
    }
    var moved = false
    var isNamed = isSecondary || isNamed
    for position in 0..<7 {
      let stat = order.stat(position)
      let wanted = boosts[stat]
      if wanted == 0 { continue }
      let change = cappedBoost(target, stat, wanted)
      b[target].active.boosts[stat] += Int8(change)
      let isDown = change < 0 || b[target].active.boosts[stat] == -6
      if change != 0 {
        moved = true
        if effect.cause == .ability && !isNamed {
          tell(Event(.ability, who(target)).with(AbilityID(rawValue: UInt8(effect.id))).because(.boost))
          isNamed = true
        }
        tellBoost(isDown ? .unboost : .boost, target, stat, abs(change), effect)
        if change < 0 && isHooked && hasAbility(target, .defiant) && source != target {
          boost(Boosts(attack: 2), target, from: target, .ability(.defiant), isSelf: true)
        }
      } else if effect.cause == .ability ? isSecondary || isSelf : !isSecondary && !isSelf {
        tellBoost(isDown ? .unboost : .boost, target, stat, 0, effect)
      }
    }
    return moved ? .yes : .quiet
  }

  /// How much of `change` there is room for between -6 and +6.
  @inline(__always)
  func cappedBoost(_ seat: Seat, _ stat: Int, _ change: Int) -> Int {
    let now = Int(b[seat].active.boosts[stat])
    return min(max(now + change, -6), 6) - now
  }

  /// Abilities and Mist take away drops that others cause.
  private mutating func guardedBoosts(_ wanted: Boosts, _ target: Seat, _ effect: Effect) -> Boosts {
    var boosts = wanted
    let ability = guardAbility(target)
    switch ability {
    case .clearBody, .whiteSmoke:
      if removeDrops(&boosts, target) && !effect.hasSecondaries {
        tell(Event(.fail, who(target)).because(.unboost).from(ability).of(who(target)))
      }
    case .keenEye: guardOne(.accuracy, &boosts, target, effect)
    case .hyperCutter: guardOne(.attack, &boosts, target, effect)
    case .bigPecks: guardOne(.defense, &boosts, target, effect)
    default: break
    }
    if b[target].mist != 0 && !effect.infiltrates {
      if removeDrops(&boosts, target) && !effect.hasSecondaries { tellActivate(target, .mist) }
    }
    return boosts
  }

  private func removeDrops(_ boosts: inout Boosts, _ target: Seat) -> Bool {
    var isShown = false
    for stat in 0..<7 where cappedBoost(target, stat, boosts[stat]) < 0 {
      boosts.bits &= ~(15 << UInt32(stat * 4))
      isShown = true
    }
    return isShown
  }

  private mutating func guardOne(_ stat: BoostStat, _ boosts: inout Boosts, _ target: Seat, _ effect: Effect) {
    guard cappedBoost(target, stat.index, boosts[stat.index]) < 0 else { return }
    boosts.bits &= ~(15 << UInt32(stat.index * 4))
    if effect.hasSecondaries { return }
    var event = Event(.fail, who(target)).because(.unboost).from(b[target].active.abilityInUse).of(who(target))
    event.code = stat.rawValue + 1
    tell(event)
  }

  private mutating func tellBoost(_ kind: Event.Kind, _ seat: Seat, _ stat: Int, _ amount: Int, _ effect: Effect) {
    if effect.cause == .item { reveal(effect, near: seat) }
    guard S.isRecording, let stat = BoostStat(rawValue: UInt8(stat)) else { return }
    let event = Event(kind, who(seat)).stages(stat, amount)
    sink.emit(effect.cause == .item ? event.from(.item, effect.id) : event)
  }

  mutating func clearBoosts(_ seat: Seat) {
    b[seat].active.boosts = .init(repeating: 0)
  }
}

/// The order in which the changes of several stats are told.
enum BoostOrder: UInt8, BitwiseCopyable {
  /// Attack, Defense, Sp. Atk, Sp. Def, Speed, accuracy, evasion.
  case usual
  /// Defenses first, then attacks and Speed (Shell Smash).
  case defensesFirst
  /// Speed first.
  case speedFirst

  @inline(__always)
  func stat(_ position: Int) -> Int {
    switch self {
    case .usual: position
    case .defensesFirst: Self.defenses[position]
    case .speedFirst: Self.speed[position]
    }
  }

  private static let defenses: InlineArray<7, Int> = [1, 3, 0, 2, 4, 5, 6]
  private static let speed: InlineArray<7, Int> = [4, 0, 1, 2, 3, 5, 6]
}
