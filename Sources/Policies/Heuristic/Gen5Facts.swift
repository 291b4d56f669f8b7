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

/// What can be said of a move before anybody uses it: worked out once for each.
private struct ListedFacts: BitwiseCopyable, Sendable {
  var option = OptionFacts()
  var ailment = InflictedAilment()
  /// The move does something only where its own condition holds.
  var isConditional = false
  /// Its accuracy, its stages or, where none is listed, its power depend on the position.
  var isVariable = false

  /// By number. At an address of its own, which a look at a move asks for once: what is not data in the program is asked
  /// each time whether it is there yet.
  @inline(__always)
  static func of(_ move: MoveID) -> UnsafePointer<ListedFacts> {
    precondition(move.rawValue < count)
    return all + Int(move.rawValue)
  }

  private static var count: UInt16 { 560 }

  // Written once, before anybody reads it.
  private nonisolated(unsafe) static let all: UnsafePointer<ListedFacts> = {
    let rows = UnsafeMutablePointer<ListedFacts>.allocate(capacity: Int(count))
    for number in 0..<count {
      (rows + Int(number)).initialize(to: ListedFacts(MoveID(rawValue: number).row))
    }
    return UnsafePointer(rows)
  }()

  private init(_ row: MoveRow) {
    option.move = row.id.rawValue
    option.priority = Int(row.priority)
    option.accuracy = OptionFacts.accuracy(row, .none)
    option.isDamaging = row.category != .status
    option.isHealing = OptionFacts.heals(row)
    option.mustRecharge = row.flags.contains(.recharge)
    ailment = InflictedAilment(row)
    option.ailment = ailment.kind
    option.ailmentChance = Double(ailment.chance)
    option.power = Double(row.power)
    if option.isDamaging {
      option.lowersUser = OptionFacts.lowers(row.selfBoosts)
    } else {
      option.addStages(row)
    }
    isConditional = Precondition.isAny(row)
    isVariable =
      switch row.effect {
      case .thunder, .blizzard, .growth, .curse: true
      default: option.isDamaging && row.power == 0
      }
  }
}

extension OptionFacts {
  /// A move of the fighter in front at `seat`, against the one opposite.
  @inline(__always)
  init(_ move: MoveID, _ attacks: borrowing Attacks, _ battle: BoardPointer, _ seat: Seat) {
    let listed = ListedFacts.of(move)
    self = listed.pointee.option
    if listed.pointee.isVariable { vary(move, battle, seat) }
    if ailment != .none { isAilmentRedundant = listed.pointee.ailment.isRedundant(battle, seat) }
    if isDamaging {
      let estimate = Estimate.of(move, attacks)
      self.estimate = Double(estimate.sixteenths) / 16
      effectiveness = estimate.isImmune ? 0 : Double(estimate.quarters) / 4
      isWithoutEffect = estimate.isImmune
    } else {
      isWithoutEffect = StatusMoveEffect.isBlocked(move.row, listed.pointee.ailment, battle, seat)
    }
    if !isWithoutEffect && listed.pointee.isConditional {
      isWithoutEffect = !Precondition.holds(move.row, battle, seat)
    }
  }

  /// What depends on the position, for the moves of which anything does.
  private mutating func vary(_ move: MoveID, _ battle: BoardPointer, _ seat: Seat) {
    let row = move.row
    accuracy = OptionFacts.accuracy(row, battle.pointee.field.weather)
    if isDamaging { power = Double(battle.basePower(of: move, from: seat)) }
    switch row.effect {
    case .growth where battle.pointee.field.weather == .sun:
      raises[0] = 2
      raises[2] = 2
    case .curse where !battle.pointee.sides[seat.index].active.types.contains(.ghost):
      raises[0] = 1
      raises[1] = 1
    default: break
    }
  }

  /// The listed accuracy in this weather; a move that cannot miss counts 1.
  fileprivate static func accuracy(_ row: MoveRow, _ weather: Weather) -> Double {
    switch (row.effect, weather) {
    case (.thunder, .rain), (.blizzard, .hail): 1
    case (.thunder, .sun): 0.5
    default: row.accuracy == 0 ? 1 : Double(row.accuracy) / 100
    }
  }

  fileprivate static func heals(_ row: MoveRow) -> Bool {
    switch row.effect {
    case .rest, .weatherHeal, .swallow, .wish: true
    default: row.category == .status && row.heal > 0 && row.target == .user
    }
  }

  fileprivate static func lowers(_ boosts: Boosts) -> Bool {
    for stat in 0..<7 where boosts[stat] < 0 { return true }
    return false
  }

  /// The stages that the row lists.
  fileprivate mutating func addStages(_ row: MoveRow) {
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
    case .stockpile:
      raises[1] = 1
      raises[3] = 1
    case .defog: drops[6] = 1
    default: break
    }
  }
}
