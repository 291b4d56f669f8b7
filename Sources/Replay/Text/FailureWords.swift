import BattleCore
import Dex
import Gen5

/// Why a move fails, as far as its event and what is known of the field tell.
enum FailureWords {
  static func why(_ event: Event, _ facts: KnownFacts) -> String? {
    let cause = EventWords.cause(event)
    switch event.reason {
    case .heal: return "its HP are full"
    case .unboost: return cause.isEmpty ? "its stats cannot be lowered" : "\(cause) keeps its stats from being lowered"
    case .weak: return "not enough HP"
    default: break
    }
    if event.status != .none {
      return cause.isEmpty ? "already \(EventWords.status(event.status))" : "\(cause) keeps it from \(event.status)"
    }
    if event.move == .substitute { return "there is one already" }
    if !cause.isEmpty { return cause }
    return guess(facts.move == .none ? event.move : facts.move, facts)
  }

  /// The rule that a move most likely ran into.
  private static func guess(_ move: MoveID, _ facts: KnownFacts) -> String? {
    let row = move.row
    let (user, foe) = (facts.user, facts.user.other)
    switch move {
    case .none: return nil
    case .suckerPunch: return facts.hasMoved[foe.index] ? "the target has moved already" : "the target does not attack"
    case .fakeOut: return "only on the first turn after coming in"
    case .protect, .detect, .endure, .quickGuard, .wideGuard:
      return facts.hasMoved[foe.index] ? "the foe has moved already" : "it was used right before"
    case .dreamEater, .nightmare: return "the target is not asleep"
    case .snore, .sleepTalk: return "it is not asleep"
    case .rest: return facts.isUnhurt(user) ? "its HP are full" : nil
    case .bellyDrum: return "not enough HP, or Attack cannot rise"
    case .destinyBond, .helpingHand: return nil
    case .lastResort: return "other moves have not been used yet"
    case .counter, .mirrorCoat, .metalBurst: return "it was not hit that way"
    case .spitUp, .swallow: return "nothing is stockpiled"
    default: break
    }
    if row.weather != .none, row.weather == facts.weather { return "that weather is there already" }
    if row.sideCondition != .none {
      let isHazard = [.spikes, .toxicspikes, .stealthrock].contains(row.sideCondition)
      let side = isHazard ? foe : user
      return facts.sides[side.index].contains(row.sideCondition) ? "it is there already" : nil
    }
    if row.status != .none {
      if facts.status(foe) != .none { return "the target is already \(EventWords.status(facts.status(foe)))" }
      if facts.sides[foe.index].contains(.safeguard) { return "Safeguard" }
    }
    if row.volatile != .none, facts.volatiles[foe.index].contains(row.volatile) { return "the target has that already" }
    if row.selfVolatile != .none, facts.volatiles[user.index].contains(row.selfVolatile) {
      return "it has that already"
    }
    if row.heal > 0, facts.isUnhurt(user) { return "its HP are full" }
    return nil
  }
}
