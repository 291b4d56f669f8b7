import BattleCore
import Dex

// Restoring HP and curing.
extension Engine {
  mutating func rest(_ seat: Seat, _ move: borrowing ActiveMove) -> StepResult {
    let result = setStatus(.sleep, seat, from: seat, move.asEffect)
    if result != .yes { return result }
    b[seat].current.statusTime = 3
    b[seat].current.statusStart = 3
    if heal(maxHP(seat), seat, from: seat, move.asEffect, quiet: true) != nil {
      tell(hpEvent(.heal, seat).because(.silent))
    }
    return .yes
  }

  /// Half in clear weather, two thirds in sunshine, a quarter in other weather; the share is cut at 4096ths.
  mutating func weatherHeal(_ seat: Seat) -> StepResult {
    let share =
      switch b.weather {
      case .none: 2048
      case .sun: 2732
      case .rain, .sand, .hail: 1024
      }
    return healOrFail(seat, Battle.modified(maxHP(seat), share)) ? .yes : .quiet
  }

  mutating func swallow(_ seat: Seat) -> StepResult {
    let layers = has(seat, .stockpile) ? Int(b[seat].active.stockpileLayers) : 1
    let share = layers == 1 ? 1024 : layers == 2 ? 2048 : 4096
    let healed = healOrFail(seat, Battle.modified(maxHP(seat), share))
    removeVolatile(.stockpile, seat)
    return healed ? .yes : .quiet
  }

  private mutating func healOrFail(_ seat: Seat, _ amount: Int) -> Bool {
    if heal(amount, seat, from: seat, .move(activeMove)) != nil { return true }
    tell(Event(.fail, who(seat)).because(.heal))
    return false
  }

  mutating func painSplit(_ seat: Seat, _ target: Seat) -> StepResult {
    let average = max(1, (hp(target) + hp(seat)) / 2)
    setHP(average, target)
    tell(hpEvent(.setHP, target).from(MoveID.painSplit).because(.silent))
    setHP(average, seat)
    tell(hpEvent(.setHP, seat).from(MoveID.painSplit))
    return .yes
  }

  /// Heal Bell and Aromatherapy cure the whole team, the bench too.
  mutating func cureTeam(_ seat: Seat, _ move: MoveID) -> StepResult {
    tellActivate(seat, move)
    for position in 0..<Int(b[seat].teamSize) {
      let place = b[seat].order[position]
      if place == b[seat].activePlace {
        cureStatus(seat)
        continue
      }
      let member = b[seat].team[Int(place)]
      guard member.hp > 0, member.status != .none else { continue }
      tell(Event(.cureStatus, Who(seat, place)).with(member.status).because(.message))
      b[seat].team[Int(place)].status = .none
      b[seat].team[Int(place)].statusTime = 0
      b[seat].team[Int(place)].statusStart = 0
    }
    return .yes
  }
}
