import BattleCore
import Dex
import Gen5

/// The status that a move puts on its target.
struct InflictedAilment: BitwiseCopyable {
  var kind = Ailment.none
  /// Percent, as listed; 0 for status moves.
  var chance = 0
  /// The major status behind `kind`, or none.
  var status = Status.none
  /// The volatile condition behind `kind`, or none.
  var volatile = Volatile.none

  init() {}

  init(_ row: MoveRow) {
    if row.status != .none {
      status = row.status
    } else if InflictedAilment.counts(row.volatile), row.target != .user {
      volatile = row.volatile
    } else if row.effect == .perishSong {
      volatile = .perishsong
    } else {
      take(row.secondary)
      if kind == .none, status == .none, volatile == .none { take(row.secondary2) }
    }
    if kind == .none { kind = InflictedAilment.kind(status, volatile) }
  }

  /// The fighter opposite has it already, or another one where there can be only one.
  @inline(__always)
  func isRedundant(_ battle: BoardPointer, _ seat: Seat) -> Bool {
    if kind == .none { return false }
    let foe = seat.other.index
    return volatile != .none
      ? battle.pointee.sides[foe].active.volatiles.contains(volatile)
      : battle.pointee.sides[foe].team[Int(battle.pointee.sides[foe].activePlace)].status != .none
  }

  private mutating func take(_ secondary: Secondary) {
    switch secondary.kind {
    case .status: status = secondary.status
    case .volatile where InflictedAilment.counts(secondary.volatile): volatile = secondary.volatile
    case .triAttack: kind = .other
    default: return
    }
    chance = Int(secondary.chance)
  }

  /// The volatile conditions that count as a status. Flinching does not, nor what only forbids choices for a while
  /// (Taunt, Encore, Mean Look): the scoring has no value for them.
  private static func counts(_ volatile: Volatile) -> Bool {
    switch volatile {
    case .confusion, .attract, .partiallytrapped, .nightmare, .torment, .disable, .yawn, .healblock, .embargo,
      .leechseed, .foresight, .miracleeye, .perishsong, .telekinesis, .smackdown:
      true
    default: false
    }
  }

  private static func kind(_ status: Status, _ volatile: Volatile) -> Ailment {
    switch status {
    case .none: volatile == .none ? .none : .other
    case .burn: .burn
    case .paralysis: .paralysis
    case .sleep: .sleep
    case .freeze: .other
    case .poison, .toxic: .poison
    }
  }
}
