import BattleCore
import Dex
import Gen5

extension SituationFacts {
  /// The two fighters in front, seen from `seat`.
  init(_ battle: BoardPointer, _ seat: Seat) {
    self.init()
    let own = seat.index
    let foe = seat.other.index
    let ownPlace = Int(battle.pointee.sides[own].activePlace)
    let foePlace = Int(battle.pointee.sides[foe].activePlace)
    userHP = Int(battle.pointee.sides[own].team[ownPlace].hp)
    userMaxHP = Int(battle.pointee.sides[own].team[ownPlace].maxHP)
    targetHP = Int(battle.pointee.sides[foe].team[foePlace].hp)
    targetMaxHP = Int(battle.pointee.sides[foe].team[foePlace].maxHP)
    userAttack = Int(battle.pointee.sides[own].active.stats[0])
    userSpecialAttack = Int(battle.pointee.sides[own].active.stats[2])
    targetAttack = Int(battle.pointee.sides[foe].active.stats[0])
    targetSpecialAttack = Int(battle.pointee.sides[foe].active.stats[2])
    userSpeed = battle.speedInUse(seat)
    targetSpeed = battle.speedInUse(seat.other)
    if battle.pointee.field.trickRoom != 0 { swap(&userSpeed, &targetSpeed) }
    for stat in 0..<7 { userStages[stat] = Int(battle.pointee.sides[own].active.boosts[stat]) }
  }
}

extension OptionFacts {
  /// A move of the fighter in front at `seat`, against the one opposite.
  init(_ move: MoveID, _ battle: BoardPointer, _ seat: Seat) {
    self.init()
    let row = move.row
    self.move = move.rawValue
    priority = Int(row.priority)
    accuracy = OptionFacts.accuracy(row, battle.pointee.field.weather)
    isDamaging = row.category != .status
    isHealing = OptionFacts.heals(row)
    mustRecharge = row.flags.contains(.recharge)

    let ailment = InflictedAilment(row, battle, seat)
    self.ailment = ailment.kind
    ailmentChance = Double(ailment.chance)
    isAilmentRedundant = ailment.isRedundant

    if isDamaging {
      let estimate = Estimate.of(move, battle, seat)
      self.estimate = Double(estimate.sixteenths) / 16
      effectiveness = estimate.isImmune ? 0 : Double(estimate.quarters) / 4
      power = Double(battle.basePower(of: move, from: seat))
      lowersUser = OptionFacts.lowers(row.selfBoosts)
      isWithoutEffect = estimate.isImmune
    } else {
      addStages(row, battle, seat)
      isWithoutEffect = StatusMoveEffect.isBlocked(row, ailment, battle, seat)
    }
    if !isWithoutEffect { isWithoutEffect = !Precondition.holds(row, battle, seat) }
  }

  /// The listed accuracy in this weather; a move that cannot miss counts 1.
  private static func accuracy(_ row: MoveRow, _ weather: Weather) -> Double {
    switch (row.effect, weather) {
    case (.thunder, .rain), (.blizzard, .hail): 1
    case (.thunder, .sun): 0.5
    default: row.accuracy == 0 ? 1 : Double(row.accuracy) / 100
    }
  }

  private static func heals(_ row: MoveRow) -> Bool {
    switch row.effect {
    case .rest, .weatherHeal, .swallow, .wish: true
    default: row.category == .status && row.heal > 0 && row.target == .user
    }
  }

  private static func lowers(_ boosts: Boosts) -> Bool {
    for stat in 0..<7 where boosts[stat] < 0 { return true }
    return false
  }

  private mutating func addStages(_ row: MoveRow, _ battle: BoardPointer, _ seat: Seat) {
    let isOnUser = row.target == .user || row.target == .adjacentAllyOrSelf
    for stat in 0..<7 {
      let change = row.boosts[stat]
      let own = row.selfBoosts[stat]
      // A raise of the target (Swagger) and a drop of the user (Shell Smash) have no value of their own.
      if isOnUser, change > 0 { raises[stat] = change }
      if !isOnUser, change < 0 { drops[stat] = -change }
      if own > 0 { raises[stat] = own }
    }
    switch row.effect {
    case .growth where battle.pointee.field.weather == .sun:
      raises[0] = 2
      raises[2] = 2
    case .stockpile:
      raises[1] = 1
      raises[3] = 1
    case .curse where !battle.pointee.sides[seat.index].active.types.contains(.ghost):
      raises[0] = 1
      raises[1] = 1
    case .defog: drops[6] = 1
    default: break
    }
  }
}
