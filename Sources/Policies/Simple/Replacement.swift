import BattleCore
import Dex
import Gen5

/// Whom to bring in when somebody must come in: for every policy that is about moves and has no opinion of its own.
enum Replacement {
  /// The member with the highest expected damage on the foe in front (`BenchEstimate`, at most the foe's HP); among
  /// equals the one that the foe's own types hurt less, then the earlier choice.
  ///
  /// - Precondition: `legal` holds a choice. Whatever it holds, the answer is one of them.
  static func best(_ battle: BoardPointer, _ seat: Seat, _ legal: borrowing ChoiceList) -> Choice {
    var best = legal[0]
    var bestDamage = -1
    var bestPressure = 0
    let foe = seat.other.index
    let foeHP = Int(battle.pointee.sides[foe].team[Int(battle.pointee.sides[foe].activePlace)].hp)
    for index in 0..<legal.count {
      guard let place = legal[index].changePlace else { continue }
      let damage = min(BenchEstimate.bestDamage(battle, seat, place), foeHP)
      let pressure = pressure(
        on: battle.pointee.sides[seat.index].team[place].types, by: battle.pointee.sides[foe].active.types)
      if damage > bestDamage || damage == bestDamage && pressure < bestPressure {
        best = legal[index]
        bestDamage = damage
        bestPressure = pressure
      }
    }
    return best
  }

  /// The best multiplier that an attacker's own types have on a defender, in quarters.
  static func pressure(on defender: TypePair, by attacker: TypePair) -> Int {
    let first = TypeChart.quarters(attacker.first, defender.first, defender.second)
    guard attacker.second != .none else { return first }
    return max(first, TypeChart.quarters(attacker.second, defender.first, defender.second))
  }
}

/// What a member on the bench could do to the foe in front: the plain damage formula with unboosted stats at the mean
/// roll, because the exact calculator only knows those who are in.
enum BenchEstimate {
  /// The most damage, in HP, of any move with PP left.
  static func bestDamage(_ battle: BoardPointer, _ seat: Seat, _ place: Int) -> Int {
    var best = 0
    for slot in 0..<Int(battle.pointee.sides[seat.index].team[place].moveCount)
    where battle.pointee.sides[seat.index].team[place].pp[slot] > 0 {
      best = max(best, damage(battle, seat, place, battle.pointee.sides[seat.index].team[place].moves[slot]))
    }
    return best
  }

  private static func damage(_ battle: BoardPointer, _ seat: Seat, _ place: Int, _ move: MoveID) -> Int {
    let row = move.row
    let own = seat.index
    let foe = seat.other.index
    guard row.category != .status else { return 0 }
    let isHidden = row.effect == .hiddenPower
    let type = isHidden ? battle.pointee.sides[own].team[place].hiddenPowerType : row.type
    let quarters = TypeChart.quarters(
      type, battle.pointee.sides[foe].active.types.first, battle.pointee.sides[foe].active.types.second)
    guard quarters > 0 else { return 0 }
    let level = Int(battle.pointee.sides[own].team[place].level)
    if row.fixedDamage != 0 { return row.fixedDamage == 255 ? level : Int(row.fixedDamage) }
    let listed = isHidden ? Int(battle.pointee.sides[own].team[place].hiddenPower) : Int(row.power)
    guard listed > 0 else { return 0 }
    let isPhysical = row.category == .physical
    let attack = Int(battle.pointee.sides[own].team[place].stats[isPhysical ? 0 : 2])
    let usesDefense = isPhysical || row.flags.contains(.hitsDefense)
    let defense = max(1, Int(battle.pointee.sides[foe].active.stats[usesDefense ? 1 : 3]))
    let hits = (Int(row.minHits) + Int(row.maxHits)) / 2
    var damage = ((2 * level / 5 + 2) * listed * attack / defense) / 50 + 2
    damage = damage * 185 / 200
    if battle.pointee.sides[own].team[place].types.contains(type) { damage = damage * 3 / 2 }
    return damage * quarters / 4 * max(1, hits)
  }
}
