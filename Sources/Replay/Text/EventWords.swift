import BattleCore
import Dex
public import Gen5

/// Words for the parts of events, for people.
public enum EventWords {
  /// Why something happened; empty when nothing is said.
  static func cause(_ event: Event) -> String {
    let raw = UInt8(truncatingIfNeeded: event.causeID)
    switch event.cause {
    case .none: return ""
    case .move, .crash: return MoveID(rawValue: event.causeID).name
    case .ability: return AbilityID(rawValue: raw).name
    case .item: return ItemID(rawValue: event.causeID).name
    case .status: return Status(rawValue: raw).map { "\($0)" } ?? ""
    case .weather: return Weather(rawValue: raw).map { "\($0)" } ?? ""
    case .volatile: return Volatile(rawValue: raw).map { name($0.identifier) } ?? ""
    case .sideCondition: return SideCondition(rawValue: raw).map { name($0.identifier) } ?? ""
    case .recoil, .struggleRecoil: return "recoil"
    case .drain: return "drain"
    case .lockedMove: return "locked in"
    case .gem: return "gem"
    }
  }

  /// Why one cannot act.
  static func hindrance(_ event: Event) -> String {
    switch event.reason {
    case .sleep: "asleep"
    case .freeze: "frozen"
    case .paralysis: "fully paralysed"
    case .flinch: "flinched"
    case .recharge: "recharging"
    case .noPP: "no PP left"
    case .attract: "in love"
    case .focusPunch: "lost its focus"
    case .healBlock: name("healblock")
    case .disable, .taunt, .imprison, .gravity, .truant, .damp: "\(event.reason)"
    default: "\(event.move.name)"
    }
  }

  static func status(_ status: Status) -> String {
    switch status {
    case .none: "healthy"
    case .burn: "burned"
    case .paralysis: "paralysed"
    case .sleep: "asleep"
    case .freeze: "frozen"
    case .poison: "poisoned"
    case .toxic: "badly poisoned"
    }
  }

  /// "Attack +2".
  static func stages(_ event: Event) -> String {
    let stat = BoostStat(rawValue: event.code).map(name) ?? ""
    let amount = Int(Int16(bitPattern: event.a))
    switch event.kind {
    case .boost: return "\(stat) +\(amount)"
    case .unboost: return "\(stat) -\(amount)"
    default: return "\(stat) is now at \(amount > 0 ? "+" : "")\(amount)"
    }
  }

  /// The condition that begins or ends.
  static func condition(_ event: Event) -> String {
    guard let volatile = Volatile(rawValue: event.code), volatile != .none else { return event.move.name }
    let word = name(volatile.identifier)
    if event.move != .none { return "\(word) (\(event.move.name))" }
    return event.a > 0 ? "\(word) \(event.a)" : word
  }

  /// An effect that acts: its cause names it.
  static func effect(_ event: Event) -> String {
    let cause = cause(event)
    if cause.isEmpty { return event.move.name }
    return event.move == .none ? cause : "\(cause) (\(event.move.name))"
  }

  static func types(_ event: Event) -> String {
    let types = [event.a, event.b].compactMap { PokeType(rawValue: UInt8(truncatingIfNeeded: $0)) }
    return types.filter { $0 != .none }.map(\.name).joined(separator: "/")
  }

  static func side(_ event: Event) -> String {
    SideCondition(rawValue: event.code).map { name($0.identifier) } ?? ""
  }

  static func field(_ event: Event) -> String {
    PseudoWeather(rawValue: event.code).map { name($0.identifier) } ?? ""
  }

  static func weather(_ event: Event) -> String {
    let weather = Weather(rawValue: event.code) ?? .none
    if weather == .none { return "the weather clears" }
    return event.reason == .upkeep ? "\(weather) goes on" : "\(weather) begins"
  }

  public static func name(_ stat: BoostStat) -> String {
    switch stat {
    case .attack: "Attack"
    case .defense: "Defense"
    case .specialAttack: "Sp. Atk"
    case .specialDefense: "Sp. Def"
    case .speed: "Speed"
    case .accuracy: "accuracy"
    case .evasion: "evasion"
    }
  }

  /// The name of the move that a condition is called after, or the identifier itself.
  public static func name(_ identifier: String) -> String {
    // Confusion the move is not confusion the condition.
    identifier == "confusion" ? identifier : MoveID.withShowdownID(identifier)?.name ?? identifier
  }
}
