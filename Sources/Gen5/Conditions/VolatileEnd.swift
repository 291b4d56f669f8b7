import BattleCore
import Dex

// What a condition does when it ends.
extension Engine {
  mutating func end(_ volatile: Volatile, _ seat: Seat) {
    switch volatile {
    case .flashfire: tell(.volatileEnd, seat, .flashfire, .silent)
    case .confusion, .substitute, .taunt, .torment, .encore, .disable, .healblock, .embargo, .magnetrise,
      .telekinesis, .uproar:
      tell(.volatileEnd, seat, volatile)
    case .partiallytrapped: tellTrapEnd(seat, .partiallyTrapped)
    case .attract, .charge, .bide: tell(.volatileEnd, seat, volatile, .silent)
    case .yawn:
      tell(.volatileEnd, seat, .yawn, .silent)
      // The sleeper's slot is the foe's doing, but Safeguard lets Yawn's own sleep pass.
      setStatus(.sleep, seat, from: seat.other, .volatile(.yawn), onlyIfHealthy: true)
    case .perishsong:
      tell(Event(.volatileStart, who(seat)).with(.perishsong))
      faint(seat)
    case .lockedmove:
      if b[seat].active.lockTrueDuration > 1 { return }
      _ = addVolatile(.confusion, seat, from: seat, .volatile(.lockedmove))
    case .twoturnmove:
      removeVolatile(chargeVolatile(b[seat].active.twoTurnMove), seat)
    case .stockpile:
      let layers = Int32(b[seat].active.stockpileLayers)
      b[seat].active.stockpileLayers = 0
      boost(Boosts(defense: -layers, specialDefense: -layers), seat, from: seat, .volatile(.stockpile))
      tell(.volatileEnd, seat, .stockpile)
    case .powertrick:
      tell(.volatileEnd, seat, .powertrick)
      swapAttackAndDefense(seat)
    default: break
    }
  }

  /// The condition that a charging move puts its user in.
  func chargeVolatile(_ move: MoveID) -> Volatile {
    switch move {
    case .fly: .fly
    case .dig: .dig
    case .dive: .dive
    case .bounce: .bounce
    case .shadowForce: .shadowforce
    case .skyDrop: .skydrop
    case .solarBeam: .solarbeam
    case .skyAttack: .skyattack
    case .skullBash: .skullbash
    case .razorWind: .razorwind
    case .freezeShock: .freezeshock
    case .iceBurn: .iceburn
    default: .none
    }
  }
}
