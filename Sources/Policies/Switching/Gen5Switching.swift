public import BattleCore
import Dex
public import Gen5

extension Gen5 {
  public static func hasChange(_ legal: borrowing ChoiceList) -> Bool {
    for index in 0..<legal.count where legal[index].changePlace != nil { return true }
    return false
  }

  public static func switches(
    _ board: BoardPointer, _ seat: Seat, _ legal: borrowing ChoiceList, justCameIn: Bool
  ) -> SwitchOptions {
    var options = SwitchOptions()
    for index in 0..<legal.count where legal[index].changePlace != nil {
      if options.count == 0 { options.stay = StayFacts(board, seat, justCameIn: justCameIn) }
      options.append(SwitchFacts(legal[index], board, seat))
    }
    return options
  }
}

extension StayFacts {
  init(_ board: BoardPointer, _ seat: Seat, justCameIn: Bool) {
    self.init()
    let own = board.pointee.sides[seat.index]
    canStay = board.pointee.requests[seat.index] == .move && own.current.hp > 0
    guard canStay else { return }
    self.justCameIn = justCameIn
    hp = Int(own.current.hp)
    let front = FrontFacts(board, seat)
    threat = front.threat
    danger = front.foeNeverActs ? 0 : front.danger
    pressure = front.pressure
    foePressure = front.foePressure
    isFaster = front.isFaster
    for stat in 0..<7 {
      let stage = Int(own.active.boosts[stat])
      if stage > 0 { raised += stage } else { lowered -= stage }
    }
    for index in 0..<7 where own.active.volatiles.contains(StayFacts.shed[index]) { afflictions += 1 }
    if own.current.status == .toxic, own.current.statusTime >= 3 { afflictions += 1 }
    isPerishing = own.active.volatiles.contains(.perishsong) && own.active.perishDuration <= 1
  }

  /// Conditions that one is rid of by leaving.
  private static var shed: InlineArray<7, Volatile> {
    [.confusion, .leechseed, .curse, .nightmare, .attract, .yawn, .encore]
  }
}

extension SwitchFacts {
  init(_ choice: Choice, _ board: BoardPointer, _ seat: Seat) {
    self.init()
    self.choice = choice
    let place = choice.changePlace ?? 0
    hazard = board.hazardDamage(seat, place: place)
    // A copy on the stack with this member in front: everything is then judged as for those who are in.
    var imagined = board.pointee
    imagined.putInFront(seat, place: place)
    let left = Int(imagined.sides[seat.index].team[place].hp) - hazard
    hp = left
    imagined.sides[seat.index].team[place].hp = UInt16(max(1, left))
    withUnsafePointer(to: imagined) { imagined in
      let front = FrontFacts(imagined, seat)
      threat = front.threat
      danger = front.danger
      pressure = front.pressure
      foePressure = front.foePressure
      isFaster = front.isFaster
    }
  }
}

/// Two fighters in front, as a change looks at them.
private struct FrontFacts {
  var threat: Double
  var danger: Double
  var pressure: Int
  var foePressure: Int
  var isFaster: Bool
  /// The fighter knocks the foe out before it acts.
  var foeNeverActs: Bool

  init(_ board: BoardPointer, _ seat: Seat) {
    let ownHP = Double(board.pointee.sides[seat.index].current.hp)
    let foeHP = Double(board.pointee.sides[seat.other.index].current.hp)
    threat = min(foeHP, FrontFacts.best(board, seat))
    danger = foeHP > 0 ? min(ownHP, FrontFacts.best(board, seat.other)) : 0
    let own = board.pointee.sides[seat.index].active.types
    let foe = board.pointee.sides[seat.other.index].active.types
    pressure = FrontFacts.steps(Replacement.pressure(on: foe, by: own))
    foePressure = FrontFacts.steps(Replacement.pressure(on: own, by: foe))
    let (speed, foeSpeed) = (board.speedInUse(seat), board.speedInUse(seat.other))
    isFaster = board.pointee.field.trickRoom == 0 ? speed > foeSpeed : speed < foeSpeed
    foeNeverActs = isFaster && threat >= foeHP
  }

  /// The most damage of any attack that the fighter may use, misses counted.
  private static func best(_ board: BoardPointer, _ seat: Seat) -> Double {
    let locked = board.lockedMove(seat)
    let attacks = Attacks(at: board, from: seat)
    var best = 0.0
    for slot in 0..<Int(board.pointee.sides[seat.index].active.moveCount)
    where board.pointee.sides[seat.index].active.pp[slot] > 0 {
      let move = board.pointee.sides[seat.index].active.moves[slot]
      if move == .none || locked != nil && locked != move { continue }
      let row = move.row
      if row.category == .status { continue }
      let accuracy = row.accuracy == 0 ? 1 : Double(row.accuracy) / 100
      best = max(best, Double(Estimate.of(move, attacks).sixteenths) / 16 * accuracy)
    }
    return best
  }

  /// Multipliers in quarters as steps of two.
  private static func steps(_ quarters: Int) -> Int {
    switch quarters {
    case 16...: 2
    case 8...: 1
    case 4...: 0
    case 2...: -1
    case 1...: -2
    default: -3
    }
  }
}
