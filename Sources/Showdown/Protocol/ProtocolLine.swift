import BattleCore
import Dex
import Gen5

/// What each kind of event prints.
extension ProtocolRenderer {
  /// The line of an event that is one line.
  func line(_ event: Event) -> String {
    switch event.kind {
    case .start, .still, .missed, .noTarget, .retarget:
      return ""
    case .switchIn, .drag:
      let word = event.kind == .drag ? "drag" : "switch"
      var text = "|\(word)|\(subject(event))|\(cast.details(event.who))|\(health(event))"
      if event.cause == .move { text += "|[from] \(MoveID(rawValue: event.causeID).name)" }
      return text
    case .turn: return "|turn|\(event.a)"
    case .upkeep: return "|upkeep"
    case .win: return "|win|\(cast.player(event.seat))"
    case .tie: return "|tie"
    case .blank: return "|"
    case .move:
      return "|move|\(subject(event))|\(event.move.name)|\(event.hasOther ? other(event) : "null")" + from(event)
    case .animate: return "|-anim|\(subject(event))|\(event.move.name)|\(other(event))"
    case .cant: return cant(event)
    case .damage: return "|-damage|\(subject(event))|\(health(event))" + ending(event)
    case .heal: return "|-heal|\(subject(event))|\(health(event))" + ending(event)
    case .setHP: return "|-sethp|\(subject(event))|\(health(event))" + ending(event)
    case .fail: return fail(event)
    case .miss: return "|-miss|\(subject(event))" + (event.hasOther ? "|\(other(event))" : "")
    case .immune: return "|-immune|\(subject(event))" + ending(event)
    case .crit: return "|-crit|\(subject(event))"
    case .superEffective: return "|-supereffective|\(subject(event))"
    case .resisted: return "|-resisted|\(subject(event))"
    case .hitCount: return "|-hitcount|\(subject(event))|\(event.a)"
    case .ohko: return "|-ohko"
    case .boost: return "|-boost" + stages(event)
    case .unboost: return "|-unboost" + stages(event)
    case .setBoost: return "|-setboost" + stages(event)
    case .clearBoost: return "|-clearboost|\(subject(event))"
    case .clearAllBoosts: return "|-clearallboost"
    case .clearNegativeBoost: return "|-clearnegativeboost|\(subject(event))" + ending(event)
    case .copyBoost: return "|-copyboost|\(subject(event))|\(other(event))" + from(event)
    case .swapBoost: return swapBoost(event)
    case .status: return "|-status|\(subject(event))|\(event.status.identifier)" + ending(event)
    case .cureStatus: return "|-curestatus|\(subject(event))|\(event.status.identifier)" + ending(event)
    case .volatileStart: return "|-start|\(subject(event))|\(ConditionText.start(event))" + ending(event)
    case .volatileEnd: return "|-end|\(subject(event))|\(ConditionText.end(event))" + ending(event)
    case .singleTurn: return "|-singleturn|\(subject(event))|\(ConditionText.single(event))" + ending(event)
    case .singleMove: return "|-singlemove|\(subject(event))|\(ConditionText.single(event))" + ending(event)
    case .activate: return activate(event)
    case .typeChange: return "|-start|\(subject(event))|typechange" + types(event) + ending(event)
    case .prepare:
      return "|-prepare|\(subject(event))|\(event.move.name)" + (event.hasOther ? "|\(other(event))" : "")
    case .mustRecharge: return "|-mustrecharge|\(subject(event))"
    case .sideStart: return "|-sidestart|\(cast.side(event.seat))|\(ConditionText.side(event))" + ending(event)
    case .sideEnd: return "|-sideend|\(cast.side(event.seat))|\(ConditionText.side(event))" + ending(event)
    case .fieldStart: return "|-fieldstart|move: \(ConditionText.field(event))" + ending(event)
    case .fieldEnd: return "|-fieldend|move: \(ConditionText.field(event))" + ending(event)
    case .weather: return "|-weather|\((Weather(rawValue: event.code) ?? .none).name)" + ending(event)
    case .faint: return "|faint|\(subject(event))"
    case .transform: return "|-transform|\(subject(event))|\(other(event))" + from(event)
    case .ability: return ability(event)
    case .endAbility: return "|-endability|\(subject(event))"
    case .nothing: return "|-nothing"
    case .fieldActivate: return "|-fieldactivate|move: \(event.move.name)"
    case .hint: return "|-hint|" + hint(event)
    case .item: return item(event)
    case .endItem: return endItem(event)
    case .formChange:
      return "|-formechange|\(subject(event))|\(SpeciesID(rawValue: event.a).name)|\(tag(event))" + from(event)
    case .detailsChange: return "|detailschange|\(subject(event))|\(cast.details(event.who))"
    case .replace: return "|replace|\(subject(event))|\(cast.details(event.who))"
    }
  }

  private func subject(_ event: Event) -> String { cast.name(event.who) }
  private func other(_ event: Event) -> String { cast.name(event.otherWho) }

  private func health(_ event: Event) -> String {
    guard event.a > 0 else { return "0 fnt" }
    return "\(event.a)/\(event.b)" + (event.status == .none ? "" : " \(event.status.identifier)")
  }

  /// "|[from] …", when there is a cause.
  private func from(_ event: Event) -> String {
    event.cause == .none ? "" : "|[from] \(CauseText.text(event))"
  }

  /// Cause, other and tag, in this order.
  private func ending(_ event: Event) -> String {
    var text = from(event)
    if event.reason == .wisher { return text + "|[wisher] \(cast.bareName(event.otherWho))" }
    if event.hasOther { text += "|[of] \(other(event))" }
    let tag = tag(event)
    return tag.isEmpty ? text : "\(text)|\(tag)"
  }

  private func tag(_ event: Event) -> String { CauseText.tag(event.reason) }

  private func stages(_ event: Event) -> String {
    let stat = BoostStat(rawValue: event.code)?.identifier ?? "?"
    return "|\(subject(event))|\(stat)|\(Int16(bitPattern: event.a))" + ending(event)
  }

  private func types(_ event: Event) -> String {
    guard event.a != 0 else { return "" }
    let names = [event.a, event.b].compactMap { PokeType(rawValue: UInt8(truncatingIfNeeded: $0)) }
    return "|" + names.filter { $0 != .none }.map(\.name).joined(separator: "/")
  }

  private func swapBoost(_ event: Event) -> String {
    var text = "|-swapboost|\(subject(event))|\(other(event))"
    if event.reason == .attackStats { text += "|atk, spa" }
    if event.reason == .defenseStats { text += "|def, spd" }
    return text + from(event)
  }

  private func cant(_ event: Event) -> String {
    var text = "|cant|\(subject(event))|\(CauseText.hindrance(event.reason))"
    if event.move != .none { text += "|\(event.move.name)" }
    return event.hasOther ? text + "|[of] \(other(event))" : text
  }

  private func fail(_ event: Event) -> String {
    var text = "|-fail|\(subject(event))"
    if event.reason == .heal { text += "|heal" }
    if event.reason == .unboost { text += "|unboost" }
    if event.reason == .unboost, event.code > 0, let stat = BoostStat(rawValue: event.code - 1) {
      text += "|\(stat.identifier)"
    }
    if event.status != .none { text += "|\(event.status.identifier)" }
    if event.move != .none { text += "|move: \(event.move.name)" }
    return text + ending(event)
  }

  private func activate(_ event: Event) -> String {
    let start = "|-activate|\(subject(event))|"
    let a = AbilityID(rawValue: UInt8(truncatingIfNeeded: event.a))
    let b = AbilityID(rawValue: UInt8(truncatingIfNeeded: event.b))
    if event.reason == .skillSwap { return "\(start)Skill Swap|\(a.name)|\(b.name)|[of] \(other(event))" }
    if event.reason == .mummy { return "\(start)\(CauseText.text(event))|\(other(event))|[ability] \(a.name)" }
    var text = start + CauseText.text(event)
    if event.move != .none { text += "|\(event.move.name)" }
    if event.a != 0 { text += "|\(event.a)" }
    if event.hasOther { text += "|[of] \(other(event))" }
    let tag = tag(event)
    return tag.isEmpty ? text : "\(text)|\(tag)"
  }

  private func ability(_ event: Event) -> String {
    var text = "|-ability|\(subject(event))|\(AbilityID(rawValue: UInt8(truncatingIfNeeded: event.a)).name)"
    if event.reason == .changed { text += "|\(AbilityID(rawValue: UInt8(truncatingIfNeeded: event.b)).name)" }
    if event.reason == .boost { text += "|boost" }
    return text + ending(event)
  }

  private func item(_ event: Event) -> String {
    let name = ItemID(rawValue: event.a).name
    if event.reason == .frisk { return "|-item||\(name)" + from(event) + "|[of] \(subject(event))" }
    return "|-item|\(subject(event))|\(name)" + ending(event)
  }

  private func endItem(_ event: Event) -> String {
    var text = "|-enditem|\(subject(event))|\(ItemID(rawValue: event.a).name)"
    if event.reason == .stolen { text += "|[from] stealeat|[move] \(event.move.name)" }
    let tag = tag(event)
    if !tag.isEmpty { text += "|\(tag)" }
    text += from(event)
    return event.hasOther ? text + "|[of] \(other(event))" : text
  }

  private func hint(_ event: Event) -> String {
    switch event.reason {
    case .fakeOutHint: "Fake Out only works on your first turn out."
    case .futureMoveHint: "\(event.move.name) did not hit because the target is fainted."
    default: "A Pokemon can't switch between when it runs out of HP and when it faints"
    }
  }
}
