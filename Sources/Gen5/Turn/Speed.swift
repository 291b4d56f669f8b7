import BattleCore
import Dex

extension Battle {
  /// `stat` with a stage multiplier: (2 + stage)/2 up, 2/(2 - stage) down, cut to an integer.
  @inline(__always)
  static func staged(_ stat: UInt16, _ stage: Int) -> UInt32 {
    if stage == 0 { return UInt32(stat) }
    let steps = UInt32(truncatingIfNeeded: abs(stage)) &+ 2
    return stage > 0 ? UInt32(stat) &* steps / 2 : UInt32(stat) &* 2 / steps
  }

  /// An accuracy in percent with stages: (3 + stage)/3 up, 3/(3 - stage) down, cut to an integer.
  @inline(__always)
  static func staged(accuracy: Int, _ stage: Int) -> Int {
    if stage > 0 { return accuracy * (3 + stage) / 3 }
    return stage < 0 ? accuracy * 3 / (3 - stage) : accuracy
  }

  /// `value × modifier / 4096`, half rounded down: how the games apply a modifier.
  @inline(__always)
  static func modified(_ value: Int, _ modifier: Int) -> Int { (value &* modifier &+ 2047) >> 12 }

  /// Two modifiers in a row as one, half rounded up.
  @inline(__always)
  static func chained(_ a: Int, _ b: Int) -> Int { (a &* b &+ 2048) >> 12 }
}

extension BoardRef {
  /// Speed in use: stage, then Tailwind, then a quarter when paralysed; at most 10000.
  func effectiveSpeed(_ seat: Seat) -> Int {
    var speed = Int(
      Battle.staged(self[seat].active.stats[4], Int(self[seat].active.boosts[BoostStat.speed.index])))
    if self[seat].active.hooks.contains(.speed) {
      speed = hookedSpeed(speed, seat)
    } else if self[seat].tailwind != 0 {
      speed &*= 2
    }
    if self[seat].current.status == .paralysis && self[seat].active.abilityInUse != .quickFeet {
      speed = speed &* 25 / 100
    }
    return min(speed, 10_000)
  }

  /// Abilities, items and Tailwind on speed, chained.
  private func hookedSpeed(_ speed: Int, _ seat: Seat) -> Int {
    var modifier = 4096
    let active = self[seat].active
    switch active.abilityInUse {
    case .swiftSwim: if weather == .rain { modifier = Battle.chained(modifier, 8192) }
    case .chlorophyll: if weather == .sun { modifier = Battle.chained(modifier, 8192) }
    case .sandRush: if weather == .sand { modifier = Battle.chained(modifier, 8192) }
    case .quickFeet: if self[seat].current.status != .none { modifier = Battle.chained(modifier, 6144) }
    case .slowStart: if active.slowStart > 0 { modifier = Battle.chained(modifier, 2048) }
    case .unburden:
      if active.volatiles.contains(.unburden) && self[seat].current.item == .none {
        modifier = Battle.chained(modifier, 8192)
      }
    default: break
    }
    switch active.itemRule {
    case .choiceScarf: modifier = Battle.chained(modifier, 6144)
    case .halfSpeed, .ironBall: modifier = Battle.chained(modifier, 2048)
    case .quickPowder:
      if self[seat].current.number == 132 && !active.isTransformed { modifier = Battle.chained(modifier, 8192) }
    default: break
    }
    if self[seat].tailwind != 0 { modifier = Battle.chained(modifier, 8192) }
    return Battle.modified(speed, modifier)
  }

  /// The speed by which whoever is down is replaced: its own, and what its side and the field add.
  func fallenSpeed(_ seat: Seat) -> Int {
    orderSpeed(Int(self[seat].current.stats[4]) * (self[seat].tailwind != 0 ? 2 : 1))
  }

  /// What turn order compares: the speed in use, as Trick Room has it.
  @inline(__always)
  func actionSpeed(_ seat: Seat) -> Int {
    isSpeedPlain(seat) ? Int(self[seat].active.stats[4]) & 8191 : orderSpeed(effectiveSpeed(seat))
  }

  /// Nothing changes the speed.
  @inline(__always)
  private func isSpeedPlain(_ seat: Seat) -> Bool {
    self[seat].active.boosts[BoostStat.speed.index] == 0 && self[seat].current.status != .paralysis
      && self[seat].tailwind == 0 && !self[seat].active.hooks.contains(.speed) && field.trickRoom == 0
      && self[seat].active.stats[4] < 8192
  }

  /// A speed turned around by Trick Room, of which the games compare 13 bits.
  private func orderSpeed(_ speed: Int) -> Int { (field.trickRoom != 0 ? 10_000 &- speed : speed) & 8191 }
}

extension Engine {
  /// Reads the speed of one fighter again, as the games do at fixed moments.
  mutating func updateSpeed(_ seat: Seat) {
    if areUnaware { stagesAsked(seat) }
    b[seat].active.speed = Int16(truncatingIfNeeded: b.actionSpeed(seat))
  }

  mutating func updateSpeeds() {
    if areUnaware {
      if !isFainted(.p1) { updateSpeed(.p1) }
      if !isFainted(.p2) { updateSpeed(.p2) }
      return
    }
    if !isFainted(.p1) { b[.p1].active.speed = Int16(truncatingIfNeeded: b.actionSpeed(.p1)) }
    if !isFainted(.p2) { b[.p2].active.speed = Int16(truncatingIfNeeded: b.actionSpeed(.p2)) }
  }

  /// The seats whose fighters stand, faster first; a tie is drawn.
  mutating func speedOrder(_ draw: Draw) -> (first: Seat, second: Seat?) {
    if isFainted(.p1) { return (.p2, nil) }
    if isFainted(.p2) { return (.p1, nil) }
    let one = b[.p1].active.speed
    let two = b[.p2].active.speed
    if one == two { return dice.below(2, draw) == 0 ? (.p1, .p2) : (.p2, .p1) }
    return one > two ? (.p1, .p2) : (.p2, .p1)
  }

  /// Tells every fighter in turn that something may have changed. A tie in speed costs a draw even when nobody cares.
  @inline(__always)
  mutating func update() {
    if wantsUpdate(.p1) || wantsUpdate(.p2) {
      updateSlowly()
    } else if isSpeedTie {
      dice.waste(2, .tieUpdate)
    }
  }

  @inline(__always)
  private func wantsUpdate(_ seat: Seat) -> Bool {
    b[seat].active.hooks.contains(.update) || b[seat].active.volatiles.intersects(.updateHandlers)
  }

  private mutating func updateSlowly() {
    if isFainted(.p1) && isFainted(.p2) { return }
    let order = speedOrder(.tieUpdate)
    updateHandlers(order.first)
    if let second = order.second { updateHandlers(second) }
  }

  private mutating func updateHandlers(_ seat: Seat) {
    if has(seat, .attract) && !isIn(seat.other, b[seat].active.attractSource) {
      removeVolatile(.attract, seat)
    }
    if has(seat, .fling) { flung(seat) }
    if hooked(seat, .update) {
      updateAbility(seat)
      updateItem(seat)
    }
  }

  /// Whether the member in this place of the team is the one on the field, and standing.
  func isIn(_ seat: Seat, _ place: UInt8) -> Bool {
    b[seat].activePlace == place && b[seat].active.isIn
  }
}

extension VolatileSet {
  @inline(__always) static var updateHandlers: VolatileSet {
    VolatileSet(.attract, .fling)
  }
}
