import BattleCore
import Dex
import Gen5

/// Speed with its stage, Tailwind and paralysis; items and abilities left out.
///
/// Not `Active.speed`: that one is turned around under Trick Room, and stale after a change within the turn.
enum SpeedInUse {
  static func of(_ battle: borrowing Battle, _ seat: Seat) -> Int {
    let index = seat.index
    var speed = Int(battle.sides[index].active.stats[4])
    let stage = Int(battle.sides[index].active.boosts[4])
    speed = stage >= 0 ? speed * (2 + stage) / 2 : speed * 2 / (2 - stage)
    if battle.sides[index].tailwind != 0 { speed *= 2 }
    let place = Int(battle.sides[index].activePlace)
    if battle.sides[index].team[place].status == .paralysis { speed = speed * 25 / 100 }
    return speed
  }
}
