import Dex
import Gen5

/// The protocol's names of conditions: some with their kind in front, some without, as the reference has them.
enum ConditionText {
  /// "Leech Seed".
  static func name(_ volatile: Volatile) -> String { volatileNames[Int(volatile.rawValue)] }

  /// "Stealth Rock".
  static func name(_ condition: SideCondition) -> String { sideNames[Int(condition.rawValue)] }

  static func start(_ event: Event) -> String {
    guard let volatile = Volatile(rawValue: event.code), volatile != .none else {
      switch event.move {
      case .futureSight: return "move: Future Sight"
      case .mimic: return "Mimic|\(MoveID(rawValue: event.a).name)"
      default: return event.move.name
      }
    }
    switch volatile {
    case .perishsong: return "perish\(event.a)"
    case .stockpile: return "stockpile\(event.a)"
    case .disable: return "Disable|\(event.move.name)"
    case .flashfire, .slowstart: return "ability: \(name(volatile))"
    default: return startsWithKind.contains(volatile) ? "move: \(name(volatile))" : name(volatile)
    }
  }

  static func end(_ event: Event) -> String {
    guard let volatile = Volatile(rawValue: event.code), volatile != .none else { return "move: \(event.move.name)" }
    switch volatile {
    case .partiallytrapped: return event.move.name
    case .flashfire: return "ability: \(name(volatile))"
    default: return endsWithKind.contains(volatile) ? "move: \(name(volatile))" : name(volatile)
    }
  }

  static func single(_ event: Event) -> String {
    guard let volatile = Volatile(rawValue: event.code), volatile != .none else { return event.move.name }
    return singleWithKind.contains(volatile) ? "move: \(name(volatile))" : name(volatile)
  }

  static func side(_ event: Event) -> String {
    let condition = SideCondition(rawValue: event.code) ?? .none
    // What blows or spins a condition away names it without its kind.
    return event.cause == .none && sideWithKind.contains(condition) ? "move: \(name(condition))" : name(condition)
  }

  static func field(_ event: Event) -> String {
    fieldNames[Int((PseudoWeather(rawValue: event.code) ?? .none).rawValue)]
  }

  private static let startsWithKind: Set<Volatile> = [
    .bide, .focusenergy, .healblock, .imprison, .ingrain, .leechseed, .taunt, .watersport, .yawn,
  ]
  private static let endsWithKind: Set<Volatile> = [.bide, .healblock, .taunt, .yawn]
  private static let singleWithKind: Set<Volatile> = [
    .endure, .focuspunch, .magiccoat, .roost, .followme, .ragepowder,
  ]
  private static let sideWithKind: Set<SideCondition> = [
    .lightscreen, .luckychant, .stealthrock, .tailwind, .toxicspikes,
  ]

  private static let volatileNames: [String] = Volatile.allCases.map { volatile in
    switch volatile {
    case .flashfire: AbilityID.flashFire.name
    case .slowstart: AbilityID.slowStart.name
    default: moveName(volatile.identifier)
    }
  }
  private static let sideNames: [String] = SideCondition.allCases.map { moveName($0.identifier) }
  private static let fieldNames: [String] = PseudoWeather.allCases.map { moveName($0.identifier) }

  /// Most conditions are called like the move behind them; the others, such as confusion, by their identifier.
  private static func moveName(_ identifier: String) -> String {
    // Confusion the move is not confusion the condition.
    identifier == "confusion" ? identifier : MoveID.withShowdownID(identifier)?.name ?? identifier
  }
}
