import BattleCore
import Dex

// Moves that copy, exchange and wipe stages and stats.
extension Engine {
  mutating func bellyDrum(_ seat: Seat) -> StepResult {
    if hp(seat) * 2 <= maxHP(seat) || b[seat].active.boosts[0] >= 6 || maxHP(seat) == 1 { return .no }
    directDamage(maxHP(seat) / 2, seat, from: seat, .none)
    b[seat].active.boosts[0] = 6
    tell(Event(.setBoost, who(seat)).stages(.attack, 6).from(MoveID.bellyDrum))
    return .yes
  }

  mutating func haze() -> StepResult {
    tell(Event(.clearAllBoosts))
    if !isFainted(.p1) { clearBoosts(.p1) }
    if !isFainted(.p2) { clearBoosts(.p2) }
    return .yes
  }

  mutating func psychUp(_ seat: Seat, _ target: Seat) -> StepResult {
    b[seat].active.boosts = b[target].active.boosts
    tell(Event(.copyBoost, who(seat)).of(who(target)).from(MoveID.psychUp))
    return .yes
  }

  /// Raises a random stat that can still rise by two.
  mutating func acupressure(_ target: Seat) -> StepResult {
    var stats = SmallList<Int>(filler: 0)
    for stat in 0..<7 where b[target].active.boosts[stat] < 6 { stats.append(stat) }
    guard stats.count > 0 else { return .no }
    let stat = stats[dice.below(stats.count, .move)]
    boost(Boosts(bits: 2 << UInt32(stat * 4)), target, from: target, .move(.acupressure))
    return .yes
  }

  mutating func swapBoosts(
    _ seat: Seat, _ target: Seat, _ first: Int, _ second: Int, _ reason: EventReason, _ move: MoveID
  ) -> StepResult {
    exchangeBoost(seat, target, first)
    exchangeBoost(seat, target, second)
    tell(Event(.swapBoost, who(seat)).of(who(target)).because(reason).from(move))
    return .yes
  }

  mutating func heartSwap(_ seat: Seat, _ target: Seat) -> StepResult {
    for stat in 0..<7 { exchangeBoost(seat, target, stat) }
    tell(Event(.swapBoost, who(seat)).of(who(target)).from(MoveID.heartSwap))
    return .yes
  }

  private mutating func exchangeBoost(_ seat: Seat, _ target: Seat, _ stat: Int) {
    let own = b[seat].active.boosts[stat]
    b[seat].active.boosts[stat] = b[target].active.boosts[stat]
    b[target].active.boosts[stat] = own
  }

  /// Power Split and Guard Split give both the average of two stats.
  mutating func splitStats(_ seat: Seat, _ target: Seat, _ first: Int, _ second: Int, _ move: MoveID) -> StepResult {
    averageStat(seat, target, first)
    averageStat(seat, target, second)
    tell(Event(.activate, who(seat)).from(move).of(who(target)))
    return .yes
  }

  private mutating func averageStat(_ seat: Seat, _ target: Seat, _ stat: Int) {
    let average = (b[seat].active.stats[stat] + b[target].active.stats[stat]) / 2
    b[seat].active.stats[stat] = average
    b[target].active.stats[stat] = average
  }
}
