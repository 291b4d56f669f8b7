import BattleCore
import Dex

extension BoardRef {
  /// The type that a move has in the hands of this user, now.
  func typeInUse(_ row: MoveRow, _ seat: Seat) -> PokeType {
    switch row.effect {
    case .hiddenPower: self[seat].current.hiddenPowerType
    case .weatherBall:
      switch weather {
      case .none: row.type
      case .sun: .fire
      case .rain: .water
      case .sand: .rock
      case .hail: .ice
      }
    case .struggle: .none
    case .judgment: self[seat].active.itemRule == .plate ? self[seat].active.itemType : row.type
    case .technoBlast: driveType(seat) ?? row.type
    case .naturalGift: giftType(seat) ?? row.type
    default: row.type
    }
  }
}

extension BoardRef {
  private func driveType(_ seat: Seat) -> PokeType? {
    let item = Dex.item(self[seat].current.item)
    return item.kind == .drive && isItemFree(seat) ? item.type : nil
  }

  private func giftType(_ seat: Seat) -> PokeType? {
    let item = Dex.item(self[seat].current.item)
    return item.kind == .berry && isItemFree(seat) ? item.type : nil
  }

  /// Nothing keeps the item of `seat` from working.
  func isItemFree(_ seat: Seat) -> Bool {
    !self[seat].active.volatiles.contains(.embargo) && field.magicRoom == 0
      && self[seat].active.abilityInUse != .klutz
  }
}

// What a move turns into in the hands of this user, now.
extension Engine {
  @inline(__always)
  mutating func modifyType(_ move: inout ActiveMove, _ seat: Seat) { move.type = b.typeInUse(move.row, seat) }

  mutating func modifyMove(_ move: inout ActiveMove, _ seat: Seat) {
    switch move.effect {
    case .none: break
    case .blizzard: if b.weather == .hail { move.accuracy = 0 }
    case .thunder:
      if b.weather == .rain { move.accuracy = 0 }
      if b.weather == .sun { move.accuracy = 50 }
    case .growth:
      if b.weather == .sun { move.boosts = Boosts(attack: 2, specialAttack: 2) }
    case .weatherBall: if b.weather != .none { move.power *= 2 }
    case .magnitude: drawMagnitude(&move)
    case .present: drawPresent(&move)
    case .curse:
      if hasType(seat, .ghost) {
        move.isGhostCurse = true
      } else {
        move.target = .user
        move.volatile = .none
        move.selfBoosts = Boosts(attack: 1, defense: 1, speed: -1)
      }
    case .struggle:
      move.type = .none
      tellActivate(seat, .struggle)
    case .chatter: if b[seat].active.species != .chatot { move.secondaryChanceScale = 0 }
    case .beatUp: move.hits = b.beatUpCount(seat)
    case .rollout:
      let volatile: Volatile = move.id == .rollout ? .rollout : .iceball
      if !has(seat, volatile) && status(seat) != .sleep {
        _ = addVolatile(volatile, seat, from: seat, move.asEffect)
      }
    case .pursuit:
      if b[seat.other].active.beingCalledBack || b[seat.other].active.switchFlag { move.accuracy = 0 }
    case .skyDrop: if !has(seat, .skydrop) { move.accuracy = 0 }
    default: break
    }
  }

  private mutating func drawMagnitude(_ move: inout ActiveMove) {
    let draw = dice.below(100, .move)
    let magnitude: UInt8
    switch draw {
    case ..<5: (magnitude, move.power) = (4, 10)
    case ..<15: (magnitude, move.power) = (5, 30)
    case ..<35: (magnitude, move.power) = (6, 50)
    case ..<65: (magnitude, move.power) = (7, 70)
    case ..<85: (magnitude, move.power) = (8, 90)
    case ..<95: (magnitude, move.power) = (9, 110)
    default: (magnitude, move.power) = (10, 150)
    }
    move.magnitude = magnitude
  }

  private mutating func drawPresent(_ move: inout ActiveMove) {
    switch dice.below(10, .move) {
    case ..<2:
      move.heal = 25
      move.infiltrates = true
    case ..<6: move.power = 40
    case ..<9: move.power = 80
    default: move.power = 120
    }
  }
}
