import BattleCore
import Dex

// Abilities and items that make moves hit or miss.
extension Engine {
  /// Accuracy with everything chained, those of higher priority first.
  func hookedAccuracy(_ accuracy: Int, _ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) -> Int {
    var value = accuracy
    var modifier = 4096
    let guardian = guardAbility(target)
    if guardian == .wonderSkin && move.category == .status { value = 50 }
    if b.field.gravity != 0 { modifier = Battle.chained(modifier, 6840) }
    switch b[seat].active.abilityInUse {
    case .compoundEyes: modifier = Battle.chained(modifier, 5325)
    case .hustle: if move.category == .physical { modifier = Battle.chained(modifier, 3277) }
    case .victoryStar: modifier = Battle.chained(modifier, 4506)
    default: break
    }
    switch guardian {
    case .sandVeil: if b.weather == .sand { modifier = Battle.chained(modifier, 3277) }
    case .snowCloak: if b.weather == .hail { modifier = Battle.chained(modifier, 3277) }
    case .tangledFeet: if has(target, .confusion) { modifier = Battle.chained(modifier, 2048) }
    default: break
    }
    switch item(seat) {
    case .wideLens: modifier = Battle.chained(modifier, 4505)
    case .zoomLens: if !willMove(target) { modifier = Battle.chained(modifier, 4915) }
    default: break
    }
    if item(target) == .brightPowder { modifier = Battle.chained(modifier, 3686) }
    return modifier == 4096 ? value : Battle.modified(value, modifier)
  }

  /// No Guard on either side: nothing misses.
  func hasNoGuard(_ seat: Seat, _ target: Seat) -> Bool {
    hasAbility(seat, .noGuard) || hasAbility(target, .noGuard)
  }

  /// The Micle Berry eaten before makes this one move more accurate.
  mutating func eatenMicle(_ accuracy: Int, _ seat: Seat) -> Int {
    tell(Event(.endItem, who(seat)).with(ItemID.micleBerry))
    removeVolatile(.micle, seat)
    return Battle.modified(accuracy, 4915)
  }
}
