import Dex
import Gen5

/// The protocol's words for causes and variants.
enum CauseText {
  /// What `cause` and `causeID` name.
  static func text(_ event: Event) -> String {
    let prefix: (String) -> String = { event.reason == .plain ? "" : $0 }
    let raw = UInt8(truncatingIfNeeded: event.causeID)
    switch event.cause {
    case .none: return ""
    case .move: return prefix("move: ") + MoveID(rawValue: event.causeID).name
    case .ability: return prefix("ability: ") + AbilityID(rawValue: raw).name
    case .item: return prefix("item: ") + ItemID(rawValue: event.causeID).name
    case .status:
      // Bad poison takes its toll under the name of poison.
      let status = Status(rawValue: raw) ?? .none
      return (status == .toxic ? .poison : status).identifier
    case .weather: return (Weather(rawValue: raw) ?? .none).name
    case .volatile: return ConditionText.name(Volatile(rawValue: raw) ?? .none)
    case .sideCondition: return ConditionText.name(SideCondition(rawValue: raw) ?? .none)
    case .recoil: return "Recoil"
    case .struggleRecoil: return "recoil"
    case .drain: return "drain"
    case .lockedMove: return "lockedmove"
    case .crash: return MoveID(rawValue: event.causeID).ident
    case .gem: return "gem"
    }
  }

  /// The variant's tag, empty when it has none.
  static func tag(_ reason: EventReason) -> String {
    switch reason {
    case .silent: "[silent]"
    case .upkeep: "[upkeep]"
    case .fatigue: "[fatigue]"
    case .message: "[msg]"
    case .interrupt: "[interrupt]"
    case .broken: "[broken]"
    case .damage: "[damage]"
    case .ohko: "[ohko]"
    case .weak: "[weak]"
    case .consumed: "[consumed]"
    case .eat: "[eat]"
    case .weaken: "[weaken]"
    case .partiallyTrapped: "[partiallytrapped]"
    case .partiallyTrappedSilent: "[partiallytrapped]|[silent]"
    default: ""
    }
  }

  /// Why one cannot act.
  static func hindrance(_ reason: EventReason) -> String {
    switch reason {
    case .recharge: "recharge"
    case .sleep: "slp"
    case .freeze: "frz"
    case .paralysis: "par"
    case .flinch: "flinch"
    case .disable: "Disable"
    case .taunt: "move: Taunt"
    case .imprison: "move: Imprison"
    case .gravity: "move: Gravity"
    case .healBlock: "move: Heal Block"
    case .attract: "Attract"
    case .noPP: "nopp"
    case .focusPunch: "Focus Punch"
    case .truant: "ability: Truant"
    case .damp: "ability: Damp"
    default: "?"
    }
  }
}
