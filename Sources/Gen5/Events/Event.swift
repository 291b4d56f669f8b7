public import BattleCore
public import Dex

/// One thing that happened, as a fixed-size value. The Showdown module turns it into protocol lines and readable text;
/// `Sources/Showdown/README.md` has the table of lines and the fields behind each.
///
/// What the fields mean depends on `kind`; the cases of `Kind` say so. Anything not mentioned is zero. "Subject" is
/// `seat` and `place`; "other" is `otherSeat` and `otherPlace`, there when `hasOther`. Any kind may have a `cause`
/// (printed as "[from] …") and, where its case does not use other in another way, an other (printed as "[of] …").
public struct Event: BitwiseCopyable, Sendable {
  /// What happened.
  public enum Kind: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    // The frame of a battle.
    /// The battle begins: both teams are announced.
    case start
    /// Subject comes in with `a` of `b` HP and `status`, by its own side's choice (cause `move`: by that move) or by
    /// force. With other: it looks like that member of its team (Illusion).
    case switchIn, drag
    /// Turn `a` begins.
    case turn
    /// The moves of the turn are over; what comes now happens at its end.
    case upkeep
    /// The side of `seat` wins.
    case win
    case tie
    /// A break between parts of the log.
    case blank

    /// Subject uses `move` on other (without other: nobody, printed as null), because of `cause`.
    case move
    /// Changes to the last move line: animation withheld, missed, nobody there; or other is hit instead.
    case still, missed, noTarget, retarget
    /// Subject's animation of `move` at other plays now.
    case animate
    /// Subject cannot act, for `reason`; `move` is the move prevented, if any.
    case cant

    /// Subject's HP is now `a` of `b`, with `status`.
    case damage, heal, setHP
    /// Subject fails: at `move`, at getting `status`, or for `reason` (heal, unboost with a `BoostStat` + 1 in `code`).
    case fail
    /// Subject misses other.
    case miss
    /// Subject is not affected.
    case immune
    case crit, superEffective, resisted
    /// Subject was hit `a` times.
    case hitCount
    case ohko

    /// Subject's stat (`BoostStat` in `code`) changes by `a` stages.
    case boost, unboost
    /// Subject's stat (`BoostStat` in `code`) is now at `a` stages (a bit pattern of Int16).
    case setBoost
    case clearBoost, clearAllBoosts, clearNegativeBoost
    /// Subject takes over other's stages.
    case copyBoost
    /// Subject and other exchange stages: all, or those of `reason` (attackStats, defenseStats).
    case swapBoost

    /// Subject now has `status`.
    case status
    /// Subject is rid of `status`.
    case cureStatus

    /// A condition of subject begins or ends: the `Volatile` in `code`, or `move` where there is no such condition
    /// (Future Sight, Doom Desire, Mimic). `move` is the move it concerns (Disable, partial trapping), `a` a count (Perish
    /// Song, Stockpile) or the move that Mimic learned.
    case volatileStart, volatileEnd
    /// A condition of subject for one turn or one move: the `Volatile` in `code`, or `move` (Quick Guard, Wide Guard).
    case singleTurn, singleMove
    /// An effect acts on subject: `cause` names it, `move` and `a` are its details, where they are not zero.
    case activate

    /// Subject's types are now `a` and `b` (`PokeType`; a 0: copied from other).
    case typeChange
    /// Subject charges `move`, at other.
    case prepare
    case mustRecharge

    /// The `SideCondition` in `code` begins or ends at the side of `seat`.
    case sideStart, sideEnd
    /// The `PseudoWeather` in `code` begins or ends.
    case fieldStart, fieldEnd
    /// The `Weather` in `code` begins, goes on (`reason` upkeep) or ends (none).
    case weather

    case faint
    /// Subject turns into other.
    case transform
    /// Subject's ability (`AbilityID` in `a`) shows (`reason` boost: by raising a stat) or, `reason` changed, is new and
    /// was `b`.
    case ability
    case endAbility
    case nothing
    /// The whole field is touched by `move`.
    case fieldActivate
    /// An explanation that the reference adds for its users, by `reason`; `move` is the move it is about.
    case hint

    /// Subject gains or shows an item (`ItemID` in `a`); `reason` frisk: subject sees it at its foe.
    case item
    /// Subject loses an item (`ItemID` in `a`).
    case endItem
    /// Subject is now in the forme of `a` (`SpeciesID`), until it leaves, or for good.
    case formChange, detailsChange
    /// Subject no longer looks like another (Illusion ends).
    case replace
  }

  /// Why something happened. Prints as "[from] …" except in `activate`, where it is the effect itself.
  public enum Cause: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    case none = 0
    /// A move, ability or item: `causeID` by its id.
    case move, ability, item
    /// A condition: `causeID` is the raw value of the `Status`, `Weather`, `Volatile` or `SideCondition`.
    case status, weather, volatile, sideCondition
    case recoil, struggleRecoil, drain, lockedMove
    /// The crash of a move that missed: `causeID`.
    case crash
    case gem
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
  /// A `Volatile`, `Weather`, `SideCondition`, `PseudoWeather` or `BoostStat` by raw value.
  public var code: UInt8 = 0
  public var a: UInt16 = 0
  public var b: UInt16 = 0
  public var move: MoveID = .init(rawValue: 0)
  /// What `cause` names, by raw value.
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
