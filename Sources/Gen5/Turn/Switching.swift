import BattleCore
import Dex

// Coming in and going out.
extension Engine {
  /// Carries out a choice to change.
  mutating func changeOut(_ action: Action) {
    _ = switchIn(action.seat, place: Int(action.target), isDrag: false, source: action.source)
  }

  /// Brings in the member in `place`; whoever is in goes out first. False when a foe felled it on the way out.
  @discardableResult
  mutating func switchIn(_ seat: Seat, place: Int, isDrag: Bool, source: MoveID) -> Bool {
    var passed: Active?
    if b[seat].active.isIn && hp(seat) > 0 {
      b[seat].active.beingCalledBack = true
      if !b[seat].active.skipBeforeSwitchOut && !isDrag {
        beforeSwitchOut(seat)
        update()
      }
      b[seat].active.skipBeforeSwitchOut = false
      if hp(seat) == 0 {
        tell(Event(.hint).because(.faintSwitchHint))
        return false
      }
      leave(seat)
      endAbility(seat)
      cancelActions(seat)
      if source == .batonPass { passed = b[seat].active }
      clearVolatiles(seat, keepSwitchFlags: false)
    }
    if b[seat].current.isFainted { b[seat].current.status = .none }
    b[seat].active.isIn = false
    swapPlaces(seat, place)
    b[seat].activePlace = UInt8(place)
    loadActive(seat)
    if let passed { passOn(passed, seat) }
    b[seat].active.isIn = true
    b[seat].current.revealed.insert(.seen)
    if hasAbility(seat, .illusion) { disguise(seat) }
    tellSwitch(isDrag ? .drag : .switchIn, seat, source)
    if isDrag {
      runSwitch(seat)
    } else {
      updateSpeed(seat)
      var action = Action()
      action.kind = .runSwitch
      action.seat = seat
      action.order = 101
      action.place = UInt8(place)
      action.speed = b[seat].active.speed
      stagesAsked(seat)
      insertSorted(action)
    }
    return true
  }

  private mutating func tellSwitch(_ kind: Event.Kind, _ seat: Seat, _ source: MoveID) {
    guard S.isRecording else { return }
    var event = hpEvent(kind, seat)
    if source != .none { event = event.from(source) }
    let looks = b[seat].active.illusionPlace
    sink.emit(looks == 255 ? event : event.of(Who(seat, looks)))
  }

  private mutating func swapPlaces(_ seat: Seat, _ place: Int) {
    for position in 1..<6 where Int(b[seat].order[position]) == place && position < Int(b[seat].teamSize) {
      b[seat].order[position] = b[seat].order[0]
      b[seat].order[0] = UInt8(place)
      return
    }
  }

  /// A fresh fighter from the team member that comes in.
  func loadActive(_ seat: Seat) { b.loadActive(seat) }

  /// Looks like the last member of the team that stands.
  private mutating func disguise(_ seat: Seat) {
    for position in stride(from: Int(b[seat].teamSize) - 1, to: 0, by: -1) {
      let place = b[seat].order[position]
      if b[seat].team[Int(place)].isFainted { continue }
      b[seat].active.illusionPlace = place
      return
    }
  }

  /// Undoes everything that goes when a fighter leaves or falls.
  mutating func clearVolatiles(_ seat: Seat, keepSwitchFlags: Bool) {
    // Mean Look holds as long as both stay.
    let held = has(seat, .trapped)
    let holds = has(seat, .trapper)
    let old = b[seat].active
    loadActive(seat)
    b[seat].active.isIn = old.isIn
    b[seat].active.activeTurns = old.activeTurns
    b[seat].active.activeMoveActions = old.activeMoveActions
    if keepSwitchFlags {
      b[seat].active.switchFlag = old.switchFlag
      b[seat].active.switchMove = old.switchMove
      b[seat].active.forceSwitchFlag = old.forceSwitchFlag
    }
    if held { removeVolatile(.trapper, seat.other) }
    if holds { removeVolatile(.trapped, seat.other) }
  }

  /// Baton Pass: stages, and the conditions that can be passed.
  private mutating func passOn(_ old: Active, _ seat: Seat) {
    b[seat].active.boosts = old.boosts
    for i in 0..<Int(old.orderCount) {
      let volatile = old.order[i]
      if VolatileSet.notPassed.contains(volatile) { continue }
      mark(volatile, seat)
    }
    b[seat].active.copyCounters(of: old)
    if has(seat, .powertrick) { swapAttackAndDefense(seat) }
  }

  /// What a fighter sets off by coming in.
  mutating func runSwitch(_ seat: Seat) {
    var seats = SmallList<Seat>(filler: .p1)
    seats.append(seat)
    while b.queueCount > 0, b.queue[0].kind == .runSwitch {
      if let next = shift() { seats.append(next.seat) }
    }
    var first: Seat = .p1
    if b[.p1].active.speed == b[.p2].active.speed {
      if dice.below(2, .tieSwitch) == 1 { first = .p2 }
    } else if b[.p2].active.speed > b[.p1].active.speed {
      first = .p2
    }
    var comesIn: InlineArray<2, Bool> = [false, false]
    for i in 0..<seats.count { comesIn[seats[i].index] = true }
    // Klutz and Unnerve come before anything else, the weather's formes and White Herb after everything.
    for stage in 0..<3 {
      for index in 0..<2 {
        let current = index == 0 ? first : first.other
        switch stage {
        case 0: if comesIn[current.index] { startEarly(current) }
        case 1: if comesIn[current.index] { onSwitchIn(current) }
        default:
          if comesIn[current.index] && !isFainted(current) { changeWithWeather(current) }
          if item(current) == .whiteHerb && !isFainted(current) { useWhiteHerb(current) }
        }
        if b.isOver { return }
      }
    }
  }

  private mutating func startEarly(_ seat: Seat) {
    guard hp(seat) > 0, hasAbility(seat, .unnerve) || hasAbility(seat, .klutz) else { return }
    startAbility(seat)
  }

  /// Status counters, wishes and hazards, in this order.
  private mutating func onSwitchIn(_ seat: Seat) {
    switch status(seat) {
    case .sleep: b[seat].current.statusTime = b[seat].current.statusStart
    case .toxic: b[seat].current.statusTime = 0
    default: break
    }
    for slot in 0..<2 {
      let condition: SlotCondition = slot == 0 ? .healingwish : .lunardance
      if hasSlot(seat, condition) && !isFainted(seat) { grantWish(condition, seat) }
    }
    for i in 0..<Int(b[seat].conditionCount) {
      if isFainted(seat) { return }
      hazard(b[seat].conditionOrder[i], seat)
      faintMessages()
      if b.isOver { return }
    }
    if isFainted(seat) || !hooked(seat, .start) { return }
    switch b[seat].active.abilityInUse {
    case .unnerve, .klutz, .forecast, .flowerGift: break
    case .imposter: if transform(seat, seat.other, by: .imposter) == .yes { break }
    case .cloudNine, .airLock:
      tell(Event(.ability, who(seat)).with(b[seat].active.abilityInUse))
      startAbility(seat)
    default: startAbility(seat)
    }
    faintMessages()
    if b.isOver || isFainted(seat) { return }
    if item(seat) != .whiteHerb { startItem(seat) }
  }

  private mutating func grantWish(_ condition: SlotCondition, _ seat: Seat) {
    b[seat].current.hp = b[seat].current.maxHP
    clearStatus(seat)
    if condition == .lunardance {
      for slot in 0..<Int(b[seat].active.moveCount) { setPP(seat, slot, b[seat].active.maxPP[slot]) }
    }
    tell(hpEvent(.heal, seat).from(condition == .lunardance ? MoveID.lunarDance : .healingWish))
    unmarkSlot(condition, seat)
  }

  private mutating func hazard(_ condition: SideCondition, _ seat: Seat) {
    switch condition {
    case .spikes:
      guard isGrounded(seat) else { return }
      let shares: InlineArray<4, Int> = [0, 3, 4, 6]
      damage(
        max(1, shares[Int(b[seat].spikes)] * maxHP(seat) / 24), seat, from: nil,
        .side(condition))
    case .toxicspikes:
      guard isGrounded(seat) else { return }
      if hasType(seat, .poison) {
        tellSideEnd(.toxicspikes, seat, of: seat)
        removeSideCondition(.toxicspikes, seat)
      } else if !hasType(seat, .steel) {
        setStatus(
          b[seat].toxicSpikes >= 2 ? .toxic : .poison, seat, from: seat.other,
          .side(condition), onlyIfHealthy: true)
      }
    case .stealthrock:
      let types = self.types(seat)
      let quarters = TypeChart.quarters(.rock, types.first, types.second)
      damage(
        max(1, maxHP(seat) * quarters / 32), seat, from: nil, .side(condition))
    default: break
    }
  }

  /// Just before a fighter leaves by choice: the foe's Pursuit.
  mutating func beforeSwitchOut(_ seat: Seat) {
    let foe = seat.other
    guard has(foe, .pursuit), hp(foe) > 0, !isFainted(foe) else { return }
    if has(foe, .encore) && b[foe].active.encoreMove != .pursuit { return }
    guard cancelMove(foe) else { return }
    removeVolatile(.destinybond, seat)
    runMove(.pursuit, foe, source: .move(.pursuit))
  }

  /// Drags in a random member of the bench.
  mutating func dragIn(_ seat: Seat) {
    let count = benchCount(seat)
    if count == 0 { return }
    var chosen = dice.below(count, .drag)
    for position in 1..<Int(b[seat].teamSize) {
      let place = Int(b[seat].order[position])
      if b[seat].team[place].isFainted { continue }
      if chosen == 0 {
        if has(seat, .ingrain) {
          tellActivate(seat, .ingrain)
          return
        }
        switchIn(seat, place: place, isDrag: true, source: .none)
        return
      }
      chosen -= 1
    }
  }
}

extension VolatileSet {
  /// Conditions that Baton Pass leaves behind.
  @inline(__always) static var notPassed: VolatileSet {
    VolatileSet(
      .trapped, .trapper, .attract, .torment, .encore, .disable, .imprison, .nightmare, .smackdown, .foresight
    ).union(
      VolatileSet(
        .miracleeye, .yawn, .destinybond, .defensecurl, .minimize, .autotomize, .mudsport, .watersport, .counter)
    ).union(VolatileSet(.mirrorcoat, .lockon, .stockpile, .choicelock))
  }
}

extension Active {
  /// Takes over the counters of the conditions that were passed.
  mutating func copyCounters(of old: Active) {
    confusionTime = old.confusionTime
    trapDuration = old.trapDuration
    trapMove = old.trapMove
    trapDivisor = old.trapDivisor
    trapSource = old.trapSource
    substituteHP = old.substituteHP
    tauntDuration = old.tauntDuration
    healBlockDuration = old.healBlockDuration
    embargoDuration = old.embargoDuration
    magnetRiseDuration = old.magnetRiseDuration
    telekinesisDuration = old.telekinesisDuration
    perishDuration = old.perishDuration
    stallDuration = old.stallDuration
    stallCounter = old.stallCounter
    furyCutterDuration = old.furyCutterDuration
    furyCutterMultiplier = old.furyCutterMultiplier
    uproarDuration = old.uproarDuration
    roostTypes = old.roostTypes
  }
}
