import BattleCore
import Dex
import Gen5

/// An event of the games' rules for programs.
enum EventFields {
  static func of(_ event: Event, _ teams: [Team]) -> [EventField] {
    var fields: [EventField] = [.init("kind", .text("\(event.kind)"))]
    func add(_ name: String, _ text: String) {
      if !text.isEmpty { fields.append(.init(name, .text(text))) }
    }
    func name(_ seat: Seat, _ place: UInt8) -> String {
      let sets = teams[seat.index].sets
      guard Int(place) < sets.count else { return "" }
      let set = sets[Int(place)]
      return set.name.isEmpty ? set.species.name : set.name
    }
    switch event.kind {
    case .turn: fields.append(.init("turn", .number(Int(event.a))))
    case .start, .upkeep, .tie, .blank, .nothing, .clearAllBoosts, .still, .missed: break
    case .win, .sideStart, .sideEnd: add("seat", event.seat.name)
    default:
      add("seat", event.seat.name)
      add("who", name(event.seat, event.place))
    }
    if event.hasOther {
      add("other_seat", event.otherSeat.name)
      add("other", name(event.otherSeat, event.otherPlace))
    }
    if event.move != .none { add("move", event.move.name) }
    switch event.kind {
    case .damage, .heal, .setHP, .switchIn, .drag:
      fields.append(.init("hp", .number(Int(event.a))))
      fields.append(.init("max_hp", .number(Int(event.b))))
      add("status", event.status.identifier)
    case .status, .cureStatus, .fail: add("status", event.status.identifier)
    case .boost, .unboost, .setBoost:
      add("stat", BoostStat(rawValue: event.code)?.identifier ?? "")
      let sign = event.kind == .unboost ? -1 : 1
      fields.append(.init("stages", .number(sign * Int(Int16(bitPattern: event.a)))))
    case .hitCount: fields.append(.init("hits", .number(Int(event.a))))
    case .volatileStart, .volatileEnd, .singleTurn, .singleMove:
      add("condition", Volatile(rawValue: event.code).map { $0 == .none ? "" : $0.identifier } ?? "")
      if event.a > 0 { fields.append(.init("count", .number(Int(event.a)))) }
    case .sideStart, .sideEnd: add("condition", SideCondition(rawValue: event.code)?.identifier ?? "")
    case .fieldStart, .fieldEnd: add("condition", PseudoWeather(rawValue: event.code)?.identifier ?? "")
    case .weather: add("weather", Weather(rawValue: event.code)?.identifier ?? "")
    case .ability: add("ability", AbilityID(rawValue: UInt8(truncatingIfNeeded: event.a)).name)
    case .item, .endItem: add("item", ItemID(rawValue: event.a).name)
    case .formChange, .detailsChange: add("species", SpeciesID(rawValue: event.a).name)
    case .typeChange: add("types", EventWords.types(event))
    default: break
    }
    add("cause", EventWords.cause(event))
    if event.reason != .none { add("reason", "\(event.reason)") }
    return fields
  }
}
