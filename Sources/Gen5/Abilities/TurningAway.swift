import BattleCore
import Dex

// Abilities that take a move before it hits.
extension Engine {
  /// `.yes` when the move goes on; otherwise the ability has dealt with it.
  mutating func turnedAway(_ move: inout ActiveMove, _ seat: Seat, _ target: Seat) -> StepResult {
    let ability = guardAbility(target)
    switch ability {
    case .magicBounce:
      if target != seat, !move.hasBounced, move.flags.contains(.reflectable), !isSemiInvulnerable(target) {
        useMove(move.id, target, source: .ability(.magicBounce), hasBounced: true)
        return .quiet
      }
    case .sapSipper: return absorb(move, seat, target, .grass, Boosts(attack: 1))
    case .lightningRod: return absorb(move, seat, target, .electric, Boosts(specialAttack: 1))
    case .stormDrain: return absorb(move, seat, target, .water, Boosts(specialAttack: 1))
    case .motorDrive: return absorb(move, seat, target, .electric, Boosts(speed: 1))
    case .voltAbsorb: return drink(move, seat, target, .electric)
    case .waterAbsorb, .drySkin: return drink(move, seat, target, .water)
    case .flashFire:
      if target != seat && move.type == .fire {
        if addVolatile(.flashfire, target, from: seat, .ability(.flashFire)) != .yes { tellGuard(target) }
        return .quiet
      }
    case .sturdy:
      if move.flags.contains(.ohko) {
        tellGuard(target)
        return .quiet
      }
    case .soundproof:
      if move.flags.contains(.sound) {
        tellGuard(target)
        return .quiet
      }
    case .oblivious:
      if move.id == .captivate {
        tell(Event(.immune, who(target)).from(AbilityID.oblivious).because(.plain))
        return .quiet
      }
    case .wonderGuard:
      if target == seat || move.category == .status || move.id == .struggle { return .yes }
      if move.effect == .skyDrop && !has(seat, .skydrop) { return .yes }
      let isWeak = b.typeModifier(move.type, against: target) > 0
      if !isWeak || (!ignoresImmunity(move, seat) && !isReached(target, by: move.type)) {
        tellGuard(target)
        return .quiet
      }
    default: break
    }
    return .yes
  }

  private mutating func tellGuard(_ seat: Seat) {
    tell(Event(.immune, who(seat)).from(b[seat].active.abilityInUse))
  }

  private mutating func absorb(
    _ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat, _ type: PokeType, _ boosts: Boosts
  ) -> StepResult {
    guard target != seat, move.type == type else { return .yes }
    let ability = b[target].active.abilityInUse
    if !boost(boosts, target, from: seat, .ability(ability)).isTruthy { tellGuard(target) }
    return .quiet
  }

  private mutating func drink(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat, _ type: PokeType)
    -> StepResult
  {
    guard target != seat, move.type == type else { return .yes }
    let ability = b[target].active.abilityInUse
    if heal(share(target, 4), target, from: seat, .ability(ability)) == nil { tellGuard(target) }
    return .quiet
  }
}
