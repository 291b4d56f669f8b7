import BattleCore
import Dex

/// One effect of the end of a turn, waiting for its place in the order.
struct ResidualHandler: BitwiseCopyable {
  enum Kind: UInt8, BitwiseCopyable {
    case weather, pseudoWeather, side, slot, status, volatile, ability, item
  }

  var kind: Kind
  var seat: Seat
  /// A `Volatile`, `SideCondition`, `SlotCondition`, `PseudoWeather` or `Status`, by raw value.
  var code: UInt8
  /// Lower first.
  var order: UInt8
  /// Higher first; 0 for what belongs to a side or the field.
  var speed: Int16
  /// Lower first.
  var subOrder: UInt8

  static var filler: ResidualHandler {
    ResidualHandler(kind: .weather, seat: .p1, code: 0, order: 0, speed: 0, subOrder: 0)
  }

  /// Negative when `a` comes before `c`.
  @inline(__always)
  static func compare(_ a: ResidualHandler, _ c: ResidualHandler) -> Int {
    if a.order != c.order { return Int(a.order) - Int(c.order) }
    if a.speed != c.speed { return Int(c.speed) - Int(a.speed) }
    return Int(a.subOrder) - Int(c.subOrder)
  }
}

// The end of a turn.
extension Engine {
  /// Everything that happens between the last move and the next turn.
  @inline(__always)
  mutating func residual() {
    if hasResidual { residualSlowly() }
  }

  private var hasResidual: Bool {
    if b.field.weather != .none || b.field.orderCount != 0 { return true }
    return sideHasResidual(.p1) || sideHasResidual(.p2)
  }

  @inline(__always)
  private func sideHasResidual(_ seat: Seat) -> Bool {
    if b[seat].conditionCount != 0 || b[seat].slotCount != 0 || hooked(seat, .residual) { return true }
    if b[seat].active.volatiles.intersects(.residual) || isFainted(seat) { return true }
    switch status(seat) {
    case .burn, .poison, .toxic: return true
    case .none, .paralysis, .sleep, .freeze: return false
    }
  }

  private mutating func residualSlowly() {
    var list = SmallList<ResidualHandler>(filler: .filler)
    collectField(&list)
    collectSide(.p1, &list)
    collectSide(.p2, &list)
    sort(&list)
    for i in 0..<list.count {
      // What ends by running out of time leaves the announcing to whatever comes next.
      if run(list[i]) { faintMessages() }
      if b.isOver { return }
    }
  }

  // MARK: Collecting, in the reference's order

  private func collectField(_ list: inout SmallList<ResidualHandler>) {
    // Pseudo-weathers come before weather in the reference's list.
    for i in 0..<Int(b.field.orderCount) {
      let kind = b.field.order[i]
      let (order, sub): (UInt8, UInt8) =
        switch kind {
        case .trickroom: (27, 1)
        case .gravity: (27, 2)
        case .wonderroom: (27, 5)
        case .magicroom: (27, 6)
        case .echoedvoice, .none: (255, 5)
        }
      list.append(
        ResidualHandler(
          kind: .pseudoWeather, seat: .p1, code: kind.rawValue, order: order, speed: 0, subOrder: sub))
    }
    if b.field.weather != .none {
      list.append(ResidualHandler(kind: .weather, seat: .p1, code: 0, order: 1, speed: 0, subOrder: 5))
    }
  }

  private func collectSide(_ seat: Seat, _ list: inout SmallList<ResidualHandler>) {
    for i in 0..<Int(b[seat].conditionCount) {
      let condition = b[seat].conditionOrder[i]
      let sub: UInt8
      var order: UInt8 = 26
      switch condition {
      case .reflect: sub = 1
      case .lightscreen: sub = 2
      case .safeguard: sub = 3
      case .mist: sub = 4
      case .tailwind: sub = 5
      case .luckychant: sub = 6
      case .quickguard, .wideguard:
        order = 255
        sub = 4
      default: continue
      }
      list.append(
        ResidualHandler(kind: .side, seat: seat, code: condition.rawValue, order: order, speed: 0, subOrder: sub))
    }
    let speed = b[seat].active.speed
    switch status(seat) {
    case .poison, .toxic:
      list.append(ResidualHandler(kind: .status, seat: seat, code: 0, order: 9, speed: speed, subOrder: 0))
    case .burn:
      list.append(ResidualHandler(kind: .status, seat: seat, code: 0, order: 10, speed: speed, subOrder: 0))
    case .none, .paralysis, .sleep, .freeze: break
    }
    for i in 0..<Int(b[seat].active.orderCount) {
      let volatile = b[seat].active.order[i]
      let order = volatile.residualOrder
      if order == 0 { continue }
      list.append(
        ResidualHandler(
          kind: .volatile, seat: seat, code: volatile.rawValue, order: order, speed: speed,
          subOrder: volatile == .uproar ? 1 : 2))
    }
    // What belongs to the fallen does nothing but still takes its place, and ties.
    let isDown = b[seat].current.isFainted
    if isDown || hooked(seat, .residual) {
      if let place = residualPlace(ofAbility: isDown ? b[seat].active.ability : b[seat].active.abilityInUse) {
        list.append(
          ResidualHandler(
            kind: .ability, seat: seat, code: 0, order: place.order, speed: speed, subOrder: place.sub))
      }
      if let place = residualPlace(ofItem: isDown ? b[seat].current.item.rule.rule : item(seat)) {
        list.append(
          ResidualHandler(kind: .item, seat: seat, code: 0, order: place.order, speed: speed, subOrder: place.sub))
      }
    }
    for i in 0..<Int(b[seat].slotCount) {
      let condition = b[seat].slotOrder[i]
      let order: UInt8 =
        switch condition {
        case .futuremove: 3
        case .wish: 4
        case .healingwish, .lunardance, .none: 255
        }
      list.append(
        ResidualHandler(kind: .slot, seat: seat, code: condition.rawValue, order: order, speed: speed, subOrder: 3))
    }
  }

  /// Selection sort, each group of ties shuffled, exactly as the reference does it.
  private mutating func sort(_ list: inout SmallList<ResidualHandler>) {
    var sorted = 0
    while sorted + 1 < list.count {
      var ties = SmallList<UInt8>(filler: 0)
      ties.append(UInt8(sorted))
      for i in (sorted + 1)..<list.count {
        let order = ResidualHandler.compare(list[Int(ties[0])], list[i])
        if order < 0 { continue }
        if order > 0 { ties.count = 0 }
        ties.append(UInt8(i))
      }
      for i in 0..<ties.count where Int(ties[i]) != sorted + i { list.swapAt(sorted + i, Int(ties[i])) }
      if ties.count > 1 { shuffle(&list, sorted, sorted + ties.count, .tieResidual) }
      sorted += ties.count
    }
  }

  // MARK: Running

  /// True when the effect acted; false when it ended, or was not there any more.
  private mutating func run(_ handler: ResidualHandler) -> Bool {
    let seat = handler.seat
    switch handler.kind {
    case .weather: weatherResidual()
    case .pseudoWeather:
      guard let kind = PseudoWeather(rawValue: handler.code), duration(of: kind) > 0 else { return false }
      let left = duration(of: kind) - 1
      if left == 0 {
        endPseudoWeather(kind)
        return false
      }
      setDuration(left, of: kind)
    case .side:
      if let condition = SideCondition(rawValue: handler.code) { sideResidual(condition, seat) }
    case .slot:
      if let condition = SlotCondition(rawValue: handler.code) { slotResidual(condition, seat) }
    case .status: if !isFainted(seat) { statusResidual(seat) }
    case .ability: if !isFainted(seat) { abilityResidual(seat) }
    case .item: if !isFainted(seat) { itemResidual(seat) }
    case .volatile:
      if let volatile = Volatile(rawValue: handler.code), !isFainted(seat), has(seat, volatile) {
        return volatileResidual(volatile, seat)
      } else {
        return false
      }
    }
    return true
  }

  private mutating func weatherResidual() {
    guard b.field.weather != .none else { return }
    if b.field.weatherDuration > 0 {
      b.field.weatherDuration -= 1
      if b.field.weatherDuration == 0 {
        clearWeather()
        return
      }
    }
    tellWeather(b.field.weather, .upkeep)
    if isFainted(.p1) && isFainted(.p2) { return }
    let isHarsh = b.field.weather == .sand || b.field.weather == .hail
    if isHarsh && b.isWeatherSuppressed { return }
    let order = speedOrder(.tieUpdate)
    weatherDamage(order.first)
    if let second = order.second { weatherDamage(second) }
  }

  private mutating func weatherDamage(_ seat: Seat) {
    if b.isWeatherSuppressed { return }
    weatherAbility(seat)
    guard b.field.weather == .sand || b.field.weather == .hail else { return }
    damage(share(seat, 16), seat, from: nil, .weather(b.field.weather))
  }

  private mutating func statusResidual(_ seat: Seat) {
    switch status(seat) {
    case .burn: damage(share(seat, 8), seat, from: nil, .status(.burn))
    case .poison: damage(share(seat, 8), seat, from: nil, .status(.poison))
    case .toxic:
      if b[seat].current.statusTime < 15 { b[seat].current.statusTime += 1 }
      damage(share(seat, 16) * Int(b[seat].current.statusTime), seat, from: nil, .status(.toxic))
    case .none, .paralysis, .sleep, .freeze: break
    }
  }

  private mutating func sideResidual(_ condition: SideCondition, _ seat: Seat) {
    switch condition {
    case .reflect: if countDown(&b[seat].reflect) { endSide(.reflect, seat) }
    case .lightscreen: if countDown(&b[seat].lightScreen) { endSide(.lightscreen, seat) }
    case .safeguard: if countDown(&b[seat].safeguard) { endSide(.safeguard, seat) }
    case .mist: if countDown(&b[seat].mist) { endSide(.mist, seat) }
    case .tailwind: if countDown(&b[seat].tailwind) { endSide(.tailwind, seat) }
    case .luckychant: if countDown(&b[seat].luckyChant) { endSide(.luckychant, seat) }
    case .quickguard: if countDown(&b[seat].quickGuard) { endSide(.quickguard, seat) }
    case .wideguard: if countDown(&b[seat].wideGuard) { endSide(.wideguard, seat) }
    default: break
    }
  }

  /// One turn less; true when none is left (the counter stays at 1 for the ending itself to clear).
  private func countDown(_ counter: inout UInt8) -> Bool {
    if counter <= 1 { return counter == 1 }
    counter -= 1
    return false
  }

  private mutating func endSide(_ condition: SideCondition, _ seat: Seat) { removeSideCondition(condition, seat) }

  private mutating func slotResidual(_ condition: SlotCondition, _ seat: Seat) {
    switch condition {
    case .futuremove:
      if b.turn < b[seat].futureTurn + 2 { return }
      strikeFromThePast(seat)
      unmarkSlot(.futuremove, seat)
    case .wish:
      if b.turn <= b[seat].wishTurn { return }
      if !isFainted(seat), heal(Int(b[seat].wishHP), seat, from: seat, .move(.wish), quiet: true) != nil {
        tell(hpEvent(.heal, seat).from(MoveID.wish).because(.wisher).of(Who(seat, b[seat].wishPlace)))
      }
      unmarkSlot(.wish, seat)
    case .healingwish:
      if countDown(&b[seat].healingWishDuration) { unmarkSlot(.healingwish, seat) }
    case .lunardance:
      if countDown(&b[seat].lunarDanceDuration) { unmarkSlot(.lunardance, seat) }
    case .none: break
    }
  }

  /// Counts a condition down and ends it (false), or lets it act (true).
  private mutating func volatileResidual(_ volatile: Volatile, _ seat: Seat) -> Bool {
    if countDownVolatile(volatile, seat) {
      removeVolatile(volatile, seat)
      return false
    }
    switch volatile {
    case .aquaring: heal(share(seat, 16), seat, from: seat, .volatile(.aquaring))
    case .ingrain: heal(share(seat, 16), seat, from: seat, .volatile(.ingrain))
    case .leechseed: drainSeed(seat)
    case .nightmare: damage(share(seat, 4), seat, from: nil, .volatile(.nightmare))
    case .curse: damage(share(seat, 4), seat, from: nil, .volatile(.curse))
    case .partiallytrapped: squeeze(seat)
    case .encore:
      let slot = b[seat].slot(of: b[seat].active.encoreMove)
      if slot == nil || b[seat].active.pp[slot ?? 0] == 0 { removeVolatile(.encore, seat) }
    case .perishsong:
      tell(
        Event(.volatileStart, who(seat)).with(.perishsong).numbers(UInt16(b[seat].active.perishDuration)))
    case .uproar:
      if b[seat].active.lastMove == .struggle { erase(.uproar, seat) }
      tell(.volatileStart, seat, .uproar, .upkeep)
    case .lockedmove:
      if status(seat) == .sleep { erase(.lockedmove, seat) }
      b[seat].active.lockTrueDuration -= 1
    case .rollout, .iceball: if b[seat].active.lastMove == .struggle { erase(volatile, seat) }
    default: break
    }
    return true
  }

  private mutating func drainSeed(_ seat: Seat) {
    let foe = seat.other
    guard !isFainted(foe), hp(foe) > 0 else { return }
    if let dealt = damage(share(seat, 8), seat, from: foe, .volatile(.leechseed)), dealt > 0 {
      if heal(dealt, foe, from: seat, .volatile(.leechseed), quiet: true) != nil {
        tell(hpEvent(.heal, foe).because(.silent))
      }
    }
  }

  private mutating func squeeze(_ seat: Seat) {
    let foe = seat.other
    if !isIn(foe, b[seat].active.trapSource) || hp(foe) == 0 || b[foe].active.activeTurns == 0 {
      erase(.partiallytrapped, seat)
      tellTrapEnd(seat, .partiallyTrappedSilent)
      return
    }
    damage(share(seat, Int(b[seat].active.trapDivisor)), seat, from: nil, .volatile(.partiallytrapped))
  }

  /// Counts down whatever lasts a number of turns; true when its time is up.
  private mutating func countDownVolatile(_ volatile: Volatile, _ seat: Seat) -> Bool {
    switch volatile {
    case .partiallytrapped: return countDown(&b[seat].active.trapDuration)
    case .taunt: return countDown(&b[seat].active.tauntDuration)
    case .encore: return countDown(&b[seat].active.encoreDuration)
    case .disable: return countDown(&b[seat].active.disableDuration)
    case .magnetrise: return countDown(&b[seat].active.magnetRiseDuration)
    case .telekinesis: return countDown(&b[seat].active.telekinesisDuration)
    case .healblock: return countDown(&b[seat].active.healBlockDuration)
    case .embargo: return countDown(&b[seat].active.embargoDuration)
    case .yawn: return countDown(&b[seat].active.yawnDuration)
    case .perishsong: return countDown(&b[seat].active.perishDuration)
    case .uproar: return countDown(&b[seat].active.uproarDuration)
    case .lockedmove: return countDown(&b[seat].active.lockDuration)
    case .twoturnmove: return countDown(&b[seat].active.twoTurnDuration)
    case .fly, .dig, .dive, .bounce, .shadowforce, .skydrop:
      return countDown(&b[seat].active.chargeMoveDuration)
    case .mustrecharge: return countDown(&b[seat].active.rechargeDuration)
    case .bide: return countDown(&b[seat].active.bideDuration)
    case .rollout, .iceball: return countDown(&b[seat].active.rolloutDuration)
    case .furycutter: return countDown(&b[seat].active.furyCutterDuration)
    case .stall: return countDown(&b[seat].active.stallDuration)
    case .lockon: return countDown(&b[seat].active.lockOnDuration)
    case .flinch, .protect, .endure, .counter, .mirrorcoat, .magiccoat, .snatch, .focuspunch, .pursuit, .helpinghand,
      .mefirst, .roost, .followme, .ragepowder, .gem:
      return true
    case .micle: return countDown(&b[seat].active.micleDuration)
    default: return false
    }
  }
}

extension Volatile {
  /// When it acts or ends at the end of a turn: lower first, 255 last, 0 never.
  var residualOrder: UInt8 {
    switch self {
    case .aquaring: 6
    case .ingrain: 7
    case .leechseed: 8
    case .nightmare: 11
    case .curse: 12
    case .partiallytrapped: 13
    case .taunt: 15
    case .encore: 16
    case .disable: 17
    case .magnetrise: 18
    case .telekinesis: 19
    case .healblock: 20
    case .embargo: 21
    case .yawn: 23
    case .perishsong: 24
    case .roost: 25
    case .uproar: 28
    case .flinch, .protect, .endure, .counter, .mirrorcoat, .magiccoat, .snatch, .focuspunch, .pursuit, .helpinghand,
      .mefirst, .followme, .ragepowder, .gem, .stall, .lockedmove, .twoturnmove, .fly, .dig, .dive, .bounce,
      .shadowforce, .skydrop, .mustrecharge, .bide, .rollout, .iceball, .furycutter, .lockon,
      .micle:
      255
    default: 0
    }
  }
}

extension VolatileSet {
  /// The conditions that act or end at the end of a turn: those with a `residualOrder`. Written out, so that it is a constant.
  @inline(__always) static var residual: VolatileSet {
    let acting = VolatileSet(
      .aquaring, .ingrain, .leechseed, .nightmare, .curse, .partiallytrapped, .yawn, .perishsong, .roost, .uproar)
    let ending = VolatileSet(.taunt, .encore, .disable, .magnetrise, .telekinesis, .healblock, .embargo)
    let guards = VolatileSet(
      .flinch, .protect, .endure, .counter, .mirrorcoat, .magiccoat, .snatch, .focuspunch, .pursuit, .helpinghand)
    let turns = VolatileSet(.mefirst, .followme, .ragepowder, .gem, .stall, .lockedmove, .twoturnmove, .mustrecharge)
    let away = VolatileSet(.fly, .dig, .dive, .bounce, .shadowforce, .skydrop)
    let rows = VolatileSet(.bide, .rollout, .iceball, .furycutter, .lockon, .micle)
    return acting.union(ending).union(guards).union(turns).union(away).union(rows)
  }
}
