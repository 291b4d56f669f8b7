import BattleCore
import Dex
import Gen5

/// The power that a move has before any modifier.
enum BasePower {
  /// The listed power, or what the move's rule gives in this position when none is listed; 0 for status moves and for
  /// moves whose damage is no matter of power (Seismic Toss, Counter, one-hit knock-outs).
  static func of(_ move: MoveID, _ battle: borrowing Battle, _ seat: Seat) -> Int {
    let row = move.row
    if row.power != 0 || !row.flags.contains(.variablePower) { return Int(row.power) }
    let own = seat.index
    let foe = seat.other.index
    let place = Int(battle.sides[own].activePlace)
    let foePlace = Int(battle.sides[foe].activePlace)
    let hp = Int(battle.sides[own].team[place].hp)
    let maxHP = max(1, Int(battle.sides[own].team[place].maxHP))
    switch row.effect {
    case .hiddenPower: return Int(battle.sides[own].team[place].hiddenPower)
    case .returnPower: return max(1, Int(battle.sides[own].team[place].happiness) * 10 / 25)
    case .frustration: return max(1, (255 - Int(battle.sides[own].team[place].happiness)) * 10 / 25)
    case .targetWeight: return byWeight(Int(battle.sides[foe].active.weight))
    case .weightRatio:
      return byWeightRatio(Int(battle.sides[own].active.weight) / max(1, Int(battle.sides[foe].active.weight)))
    case .flail: return byHPLeft(hp * 48 / maxHP)
    case .wringOut:
      let foeMaxHP = max(1, Int(battle.sides[foe].team[foePlace].maxHP))
      return max(1, 120 * Int(battle.sides[foe].team[foePlace].hp) / foeMaxHP)
    case .gyroBall:
      return max(1, min(150, 25 * SpeedInUse.of(battle, seat.other) / max(1, SpeedInUse.of(battle, seat)) + 1))
    case .electroBall: return bySpeedRatio(SpeedInUse.of(battle, seat) / max(1, SpeedInUse.of(battle, seat.other)))
    case .punishment:
      var raised = 0
      for stat in 0..<7 { raised += max(0, Int(battle.sides[foe].active.boosts[stat])) }
      return min(200, 60 + 20 * raised)
    case .spitUp: return 100 * Int(battle.sides[own].active.stockpileLayers)
    case .trumpCard: return 40
    default: return 0
    }
  }

  /// Low Kick and Grass Knot, by the target's tenths of a kilogram.
  private static func byWeight(_ weight: Int) -> Int {
    switch weight {
    case 2_000...: 120
    case 1_000...: 100
    case 500...: 80
    case 250...: 60
    case 100...: 40
    default: 20
    }
  }

  /// Heavy Slam and Heat Crash, by how many times heavier the user is.
  private static func byWeightRatio(_ ratio: Int) -> Int {
    switch ratio {
    case 5...: 120
    case 4: 100
    case 3: 80
    case 2: 60
    default: 40
    }
  }

  /// Flail and Reversal, by forty-eighths of the user's HP left.
  private static func byHPLeft(_ part: Int) -> Int {
    switch part {
    case ..<2: 200
    case ..<5: 150
    case ..<10: 100
    case ..<17: 80
    case ..<33: 40
    default: 20
    }
  }

  /// Electro Ball, by how many times faster the user is.
  private static func bySpeedRatio(_ ratio: Int) -> Int {
    switch ratio {
    case 4...: 150
    case 3: 120
    case 2: 80
    default: 60
    }
  }
}
