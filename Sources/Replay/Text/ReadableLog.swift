import BattleCore
import Dex
public import Gen5

/// Turns the events of one battle under the games' rules into sentences, a line each.
public struct ReadableLog: BattleNarrator {
  public typealias Rules = Gen5

  public private(set) var lines: [String] = []

  /// Names and last known HP by seat and place.
  private let names: [[String]]
  private var health: [[Int]]
  /// What is known of the field, to say why something fails.
  private var facts: KnownFacts

  public init(_ teams: [Team]) {
    facts = KnownFacts(teams)
    names = teams.enumerated().map { seat, team in
      team.sets.map { "p\(seat + 1) " + ($0.name.isEmpty ? $0.species.name : $0.name) }
    }
    health = names.map { $0.map { _ in 0 } }
  }

  /// Adds what an event says; many say nothing that another does not say as well.
  public mutating func append(_ event: Event) {
    defer { facts.note(event) }
    switch event.kind {
    case .turn: lines += ["", "Turn \(event.a)"]
    case .switchIn, .drag:
      let word = event.kind == .drag ? "is dragged in" : "comes in"
      lines.append("\(subject(event)) \(word) with \(hp(event))\(reason(event))")
      health[event.seat.index][Int(event.place)] = Int(event.a)
    case .move: lines.append("\(subject(event)) uses \(event.move.name)\(reason(event))")
    case .damage, .heal, .setHP:
      say(change(event))
      health[event.seat.index][Int(event.place)] = Int(event.a)
    case .start, .upkeep, .blank, .win, .tie, .still, .missed, .retarget, .animate, .hint: break
    default: say(sentence(event))
    }
  }

  /// Adds a line that is not about an event.
  public mutating func append(line: String) { lines.append(line) }

  private mutating func say(_ text: String) { lines.append("  " + text) }

  private func subject(_ event: Event) -> String { name(event.seat, event.place) }
  private func other(_ event: Event) -> String { name(event.otherSeat, event.otherPlace) }

  private func name(_ seat: Seat, _ place: UInt8) -> String {
    let team = names[seat.index]
    return Int(place) < team.count ? team[Int(place)] : seat.name
  }

  private func hp(_ event: Event) -> String { event.a == 0 ? "no HP" : "\(event.a) of \(event.b) HP" }

  private func reason(_ event: Event) -> String {
    let cause = EventWords.cause(event)
    return cause.isEmpty ? "" : " (\(cause))"
  }

  private func change(_ event: Event) -> String {
    let difference = Int(event.a) - health[event.seat.index][Int(event.place)]
    let share = PercentText.share(abs(difference), of: Int(event.b))
    let word = difference < 0 ? "loses \(-difference) HP (\(share))" : "gains \(difference) HP (\(share))"
    return "\(subject(event)) \(event.kind == .setHP ? "now" : word)\(reason(event)): \(hp(event))"
  }

  /// The sentence of an event that changes no HP.
  private func sentence(_ event: Event) -> String {
    let who = subject(event)
    switch event.kind {
    case .cant: return "\(who) cannot act: \(EventWords.hindrance(event))"
    case .fail: return "it fails" + (FailureWords.why(event, facts).map { ": \($0)" } ?? "")
    case .miss: return event.hasOther ? "it misses \(other(event))" : "it misses"
    case .noTarget: return "there is no target"
    case .immune: return "no effect on \(who)\(reason(event))"
    case .crit: return "a critical hit on \(who)"
    case .superEffective: return "it is super effective"
    case .resisted: return "it is not very effective"
    case .hitCount: return event.a == 1 ? "it hit once" : "it hit \(event.a) times"
    case .ohko: return "a one-hit knock-out"
    case .boost, .unboost, .setBoost: return "\(who): \(EventWords.stages(event))\(reason(event))"
    case .clearBoost: return "\(who) loses all stages"
    case .clearAllBoosts: return "all stages are gone"
    case .clearNegativeBoost: return "\(who) loses its lowered stages\(reason(event))"
    case .copyBoost: return "\(who) takes over the stages of \(other(event))"
    case .swapBoost: return "\(who) and \(other(event)) exchange stages"
    case .status: return "\(who) is \(EventWords.status(event.status))\(reason(event))"
    case .cureStatus: return "\(who) is no longer \(EventWords.status(event.status))\(reason(event))"
    case .volatileStart, .singleTurn, .singleMove: return "\(who): \(EventWords.condition(event))\(reason(event))"
    case .volatileEnd: return "\(who): \(EventWords.condition(event)) ends\(reason(event))"
    case .activate: return "\(who): \(EventWords.effect(event))"
    case .typeChange: return "\(who) is now \(EventWords.types(event))"
    case .prepare: return "\(who) prepares \(event.move.name)"
    case .mustRecharge: return "\(who) must recharge"
    case .sideStart: return "\(EventWords.side(event)) for \(event.seat.name)"
    case .sideEnd: return "\(EventWords.side(event)) ends for \(event.seat.name)"
    case .fieldStart: return EventWords.field(event)
    case .fieldEnd: return "\(EventWords.field(event)) ends"
    case .weather: return EventWords.weather(event) + reason(event)
    case .faint: return "\(who) faints"
    case .transform: return "\(who) turns into \(other(event))"
    case .ability: return "\(who): \(AbilityID(rawValue: UInt8(truncatingIfNeeded: event.a)).name)\(reason(event))"
    case .endAbility: return "\(who) loses its ability"
    case .nothing: return "nothing happens"
    case .fieldActivate: return event.move.name
    case .item: return "\(who) has \(ItemID(rawValue: event.a).name)\(reason(event))"
    case .endItem: return "\(who) loses \(ItemID(rawValue: event.a).name)\(reason(event))"
    case .formChange, .detailsChange: return "\(who) becomes \(SpeciesID(rawValue: event.a).name)\(reason(event))"
    case .replace: return "\(who) shows its own shape"
    case .start, .switchIn, .drag, .turn, .upkeep, .win, .tie, .blank, .move, .still, .missed, .retarget, .animate,
      .damage, .heal, .setHP, .hint:
      return ""
    }
  }
}
