public import BattleCore
public import Dex

/// One thing that happened, as a fixed-size value. The Showdown module turns it into protocol lines and readable text.
///
/// What the fields mean depends on `kind`; the cases of `Kind` say so. Anything not mentioned is zero.
public struct Event: BitwiseCopyable, Sendable {
  /// What happened. "Subject" is `seat` and `place`; "other" is `otherSeat` and `otherPlace`.
  public enum Kind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    // The frame of a battle.
    case start, switchIn, drag, turn, upkeep, win, tie, blank
    /// Subject uses `move` on other (`hasOther` false: nobody, printed as null), because of `cause`.
    case move
    /// Changes to the last move line: animation withheld, missed, nobody there; or another target.
    case still, missed, noTarget, retarget
    /// Subject's animation of `move` at other plays now.
    case animate
    /// Subject cannot act, for `reason`; `move` is the move prevented, if any.
    case cant
    /// Subject's HP is now `a` of `b` (with `status`), because of `cause`; other is who caused it.
    case damage, heal, setHP
    /// Subject fails; `reason` says why.
    case fail
    /// Subject misses other (or, without other, nobody).
    case miss
    /// Subject is not affected; `reason` may say why.
    case immune
    case crit, superEffective, resisted
    /// `hitCount`: subject was hit `a` times.
    case hitCount, ohko
    /// Subject's `stat` changes by `amount` stages.
    case boost, unboost
    /// Subject's `stat` is now at `amount`, because of `cause`.
    case setBoost
    case clearBoost, clearAllBoosts
    /// Subject takes over other's stages.
    case copyBoost
    /// Subject and other exchange stages: all, or those of `reason`.
    case swapBoost
    /// Subject now has `status`, because of `cause`.
    case status
    case cureStatus
    /// A volatile condition of subject begins, ends, is shown for one turn, for one move, or acts.
    /// `volatile` names it, `reason` a variant, `move` and `a` details.
    case volatileStart, volatileEnd, singleTurn, singleMove, activate
    /// Subject's types are now `types` (`reason` Reflect Type: copied from other).
    case typeChange
    case prepare, mustRecharge
    /// A condition of the side of `seat` begins or ends (`reason` for what removed it, other for who).
    case sideStart, sideEnd
    /// A pseudo-weather begins or ends.
    case fieldStart, fieldEnd
    /// `weather` begins, goes on (`reason` upkeep) or ends (none).
    case weather
    case faint
    /// Subject turns into other.
    case transform
    /// Subject's ability becomes `ability` (it was `previousAbility`), because of `cause`.
    case ability
    case endAbility
    case nothing
    /// The whole field is touched by `move`.
    case fieldActivate
    /// An explanation that the reference adds for its users.
    case hint
    /// Subject gains or loses `item`, because of `cause` and `reason`.
    case item, endItem
    case formChange, detailsChange
  }

  /// Why something happened, where the kind leaves it open.
  public enum Cause: UInt8, BitwiseCopyable, Sendable {
    case none = 0
    case move, ability, item, status, recoil, drain, confusion, weather, volatile, lockedMove, sideCondition
    /// The cause is known but not told.
    case silent
  }

  public var kind: Kind
  public var seat: Seat = .p1
  public var place: UInt8 = 0
  public var hasOther = false
  public var otherSeat: Seat = .p1
  public var otherPlace: UInt8 = 0
  public var cause: Cause = .none
  public var reason: EventReason = .none
  public var status: Status = .none
  /// A `Volatile`, `Weather`, `SideCondition`, `PseudoWeather` or `Stat` by raw value.
  public var code: UInt8 = 0
  public var a: UInt16 = 0
  public var b: UInt16 = 0
  public var move: MoveID = .init(rawValue: 0)
  /// The move, ability or item named by `cause`.
  public var causeID: UInt16 = 0

  @inline(__always)
  public init(_ kind: Kind) { self.kind = kind }

  @inline(__always)
  public init(_ kind: Kind, _ who: Who) {
    self.kind = kind
    seat = who.seat
    place = who.place
  }
}

/// A fighter as events name it: a side and a place in its team.
public struct Who: BitwiseCopyable, Sendable, Equatable {
  public var seat: Seat
  public var place: UInt8

  @inline(__always)
  public init(_ seat: Seat, _ place: UInt8) {
    self.seat = seat
    self.place = place
  }
}

/// Variants of events that are not worth a kind of their own.
public enum EventReason: UInt8, BitwiseCopyable, Sendable {
  case none = 0
  // Why one cannot act.
  case recharge, sleep, freeze, paralysis, flinch, disable, taunt, imprison, gravity, healBlock, attract, noPP
  case focusPunch, truant
  // Why something failed.
  case heal, weak, substitute, uproar, uproarOther, ownStatus, allySwitch, healBlocked, weatherIs
  // How something is told.
  case silent, upkeep, fatigue, message, interrupt, broken, damaged, ohko, wish
  // Variants of a condition's start or activation.
  case perish0, perish1, perish2, perish3, protect, feint, quickGuard, wideGuard, magnitude, struggle, trick, mist
  case safeguard, endure, destinyBond, grudge, healBell, aromatherapy, sketch, spite, guardSplit, powerSplit, lockOn
  case mindReader, snatch, bind, mimic, reflectType, rapidSpin, defog, attackStats, defenseStats, afterYou, quash
  case fakeOutHint, futureSightHint, pursuitHint, partiallyTrapped, trapped, gravityActivate, skyDrop, ingrain
  case symbiosis, bounce, stockpile, attractActivate, substituteHit, custom, skillSwap, beatUp
}
