import BattleCore
import Dex

// Types in use, and what they make one immune to.
extension BoardRef {
  /// The types of whoever is in; Roost takes Flying away for the turn, leaving Normal when nothing else is left.
  @inline(__always)
  func types(_ seat: Seat) -> TypePair {
    let types = self[seat].active.types
    if !self[seat].active.volatiles.contains(.roost) { return types }
    if types.first == .flying {
      return types.second == .none ? TypePair(.normal, .none) : TypePair(types.second, .none)
    }
    return types.second == .flying ? TypePair(types.first, .none) : types
  }

  /// On the ground: Spikes, Ground moves and their like reach it.
  func isGrounded(_ seat: Seat, ignoringType: Bool = false, breaksMold: Bool = false) -> Bool {
    if field.gravity != 0 { return true }
    let volatiles = self[seat].active.volatiles
    if volatiles.contains(.ingrain) || volatiles.contains(.smackdown) { return true }
    let isHooked = self[seat].active.hooks.contains(.ground)
    if isHooked && self[seat].active.itemRule == .ironBall { return true }
    if !ignoringType && types(seat).contains(.flying) { return false }
    if isHooked {
      if self[seat].active.abilityInUse == .levitate && !breaksMold { return false }
      if self[seat].active.itemRule == .airBalloon { return false }
    }
    return !volatiles.contains(.magnetrise) && !volatiles.contains(.telekinesis)
  }

  /// Whether a move of this type reaches `seat` at all.
  func isReached(_ seat: Seat, by type: PokeType, breaksMold: Bool = false) -> Bool {
    if type == .none { return true }
    let types = types(seat)
    let volatiles = self[seat].active.volatiles
    var negates = false
    if volatiles.contains(.foresight) && types.contains(.ghost) && (type == .normal || type == .fighting) {
      negates = true
    }
    if volatiles.contains(.miracleeye) && types.contains(.dark) && type == .psychic { negates = true }
    if self[seat].active.itemRule == .ringTarget { negates = true }
    if type == .ground { return isGrounded(seat, ignoringType: negates, breaksMold: breaksMold) }
    return negates || TypeChart.quarters(type, types.first, types.second) != 0
  }

  /// How many times a hit of this type is doubled (or, negative, halved). Immunity counts as neutral here.
  @inline(__always)
  func typeModifier(_ type: PokeType, against seat: Seat) -> Int {
    let types = types(seat)
    if type == .ground && self[seat].active.itemRule == .ironBall && types.contains(.flying) {
      let volatiles = self[seat].active.volatiles
      if !volatiles.contains(.ingrain) && !volatiles.contains(.smackdown) && field.gravity == 0 { return 0 }
    }
    var modifier = 0
    switch TypeChart.halves(type, types.first) {
    case 1: modifier -= 1
    case 4: modifier += 1
    default: break
    }
    switch TypeChart.halves(type, types.second) {
    case 1: modifier -= 1
    case 4: modifier += 1
    default: break
    }
    return modifier
  }
}

extension Engine {
  @inline(__always)
  func types(_ seat: Seat) -> TypePair { b.types(seat) }

  @inline(__always)
  func hasType(_ seat: Seat, _ type: PokeType) -> Bool { b.types(seat).contains(type) }

  @inline(__always)
  func isGrounded(_ seat: Seat) -> Bool { b.isGrounded(seat, breaksMold: breaksMold) }

  @inline(__always)
  func isReached(_ seat: Seat, by type: PokeType) -> Bool { b.isReached(seat, by: type, breaksMold: breaksMold) }

  /// The move passes type immunity by: all status moves but one, and Scrappy's attacks.
  @inline(__always)
  func ignoresImmunity(_ move: borrowing ActiveMove, _ seat: Seat) -> Bool {
    move.ignoresImmunity || (move.reachesGhosts && (move.type == .normal || move.type == .fighting))
  }

  /// Tells that a type does nothing, and by which ability where that is the reason.
  mutating func tellImmune(_ seat: Seat, _ type: PokeType) {
    let floats = type == .ground && hasAbility(seat, .levitate) && !types(seat).contains(.flying)
    tell(floats ? Event(.immune, who(seat)).from(AbilityID.levitate) : Event(.immune, who(seat)))
  }
}
