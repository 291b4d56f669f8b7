public import Dex

/// Physical, special or status.
public enum MoveCategory: UInt8, BitwiseCopyable, Sendable {
  case physical, special, status
}

/// Whom a move is aimed at. In singles most of them mean the foe; the difference shows in which checks a move meets.
public enum MoveTarget: UInt8, BitwiseCopyable, Sendable {
  case normal, any, adjacentFoe, randomNormal, scripted, allAdjacentFoes, allAdjacent
  case user, adjacentAlly, adjacentAllyOrSelf
  case all, allySide, foeSide, allyTeam

  /// The move touches a side or the field, not a fighter.
  @inline(__always)
  var isField: Bool { self == .all || self == .allySide || self == .foeSide || self == .allyTeam }
}

/// Properties that rules ask a move for.
public struct MoveFlags: OptionSet, BitwiseCopyable, Sendable {
  public let rawValue: UInt64
  @inline(__always) public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Union as an operator: array literals take the optimiser ten times as long to fold into the move table.
  @inline(__always)
  public static func | (a: MoveFlags, b: MoveFlags) -> MoveFlags { MoveFlags(rawValue: a.rawValue | b.rawValue) }

  @inline(__always) public static var contact: MoveFlags { MoveFlags(rawValue: 1 << 0) }
  @inline(__always) public static var protect: MoveFlags { MoveFlags(rawValue: 1 << 1) }
  @inline(__always) public static var mirror: MoveFlags { MoveFlags(rawValue: 1 << 2) }
  @inline(__always) public static var sound: MoveFlags { MoveFlags(rawValue: 1 << 3) }
  @inline(__always) public static var punch: MoveFlags { MoveFlags(rawValue: 1 << 4) }
  @inline(__always) public static var snatch: MoveFlags { MoveFlags(rawValue: 1 << 5) }
  @inline(__always) public static var reflectable: MoveFlags { MoveFlags(rawValue: 1 << 6) }
  @inline(__always) public static var heal: MoveFlags { MoveFlags(rawValue: 1 << 7) }
  @inline(__always) public static var recharge: MoveFlags { MoveFlags(rawValue: 1 << 8) }
  @inline(__always) public static var charge: MoveFlags { MoveFlags(rawValue: 1 << 9) }
  @inline(__always) public static var defrost: MoveFlags { MoveFlags(rawValue: 1 << 10) }
  @inline(__always) public static var gravity: MoveFlags { MoveFlags(rawValue: 1 << 11) }
  /// Goes through Substitute.
  @inline(__always) public static var bypassSub: MoveFlags { MoveFlags(rawValue: 1 << 12) }
  /// Metronome can call it.
  @inline(__always) public static var metronome: MoveFlags { MoveFlags(rawValue: 1 << 13) }
  @inline(__always) public static var noAssist: MoveFlags { MoveFlags(rawValue: 1 << 14) }
  @inline(__always) public static var failCopycat: MoveFlags { MoveFlags(rawValue: 1 << 15) }
  @inline(__always) public static var failMeFirst: MoveFlags { MoveFlags(rawValue: 1 << 16) }
  @inline(__always) public static var failMimic: MoveFlags { MoveFlags(rawValue: 1 << 17) }
  @inline(__always) public static var failEncore: MoveFlags { MoveFlags(rawValue: 1 << 18) }
  @inline(__always) public static var noSleepTalk: MoveFlags { MoveFlags(rawValue: 1 << 19) }
  @inline(__always) public static var noSketch: MoveFlags { MoveFlags(rawValue: 1 << 20) }
  @inline(__always) public static var mustPressure: MoveFlags { MoveFlags(rawValue: 1 << 21) }
  @inline(__always) public static var futureMove: MoveFlags { MoveFlags(rawValue: 1 << 22) }
  /// Always a critical hit.
  @inline(__always) public static var willCrit: MoveFlags { MoveFlags(rawValue: 1 << 23) }
  @inline(__always) public static var ignoreDefensive: MoveFlags { MoveFlags(rawValue: 1 << 24) }
  @inline(__always) public static var ignoreEvasion: MoveFlags { MoveFlags(rawValue: 1 << 25) }
  @inline(__always) public static var ohko: MoveFlags { MoveFlags(rawValue: 1 << 26) }
  @inline(__always) public static var selfDestruct: MoveFlags { MoveFlags(rawValue: 1 << 27) }
  @inline(__always) public static var selfDestructIfHit: MoveFlags { MoveFlags(rawValue: 1 << 28) }
  @inline(__always) public static var forceSwitch: MoveFlags { MoveFlags(rawValue: 1 << 29) }
  @inline(__always) public static var selfSwitch: MoveFlags { MoveFlags(rawValue: 1 << 30) }
  @inline(__always) public static var breaksProtect: MoveFlags { MoveFlags(rawValue: 1 << 31) }
  @inline(__always) public static var stalling: MoveFlags { MoveFlags(rawValue: 1 << 32) }
  @inline(__always) public static var sleepUsable: MoveFlags { MoveFlags(rawValue: 1 << 33) }
  @inline(__always) public static var noPPBoosts: MoveFlags { MoveFlags(rawValue: 1 << 34) }
  /// Uses Defense although it is special (Psyshock).
  @inline(__always) public static var hitsDefense: MoveFlags { MoveFlags(rawValue: 1 << 35) }
  /// Uses the target's Attack (Foul Play).
  @inline(__always) public static var usesTargetAttack: MoveFlags { MoveFlags(rawValue: 1 << 36) }
  @inline(__always) public static var crash: MoveFlags { MoveFlags(rawValue: 1 << 37) }
  @inline(__always) public static var struggleRecoil: MoveFlags { MoveFlags(rawValue: 1 << 38) }
  /// Hits in spite of type immunity, although it deals damage.
  @inline(__always) public static var ignoreImmunity: MoveFlags { MoveFlags(rawValue: 1 << 39) }
  /// A status move that type immunity stops (Thunder Wave).
  @inline(__always) public static var respectImmunity: MoveFlags { MoveFlags(rawValue: 1 << 40) }
  /// Calls another move.
  @inline(__always) public static var callsMove: MoveFlags { MoveFlags(rawValue: 1 << 41) }
  /// Needs its row's `effect` to be asked for the power.
  @inline(__always) public static var variablePower: MoveFlags { MoveFlags(rawValue: 1 << 42) }
  @inline(__always) public static var bite: MoveFlags { MoveFlags(rawValue: 1 << 43) }
  @inline(__always) public static var powder: MoveFlags { MoveFlags(rawValue: 1 << 44) }
  @inline(__always) public static var bullet: MoveFlags { MoveFlags(rawValue: 1 << 45) }
  /// Acts at the start of the turn (Counter, Mirror Coat, Pursuit).
  @inline(__always) public static var beforeTurn: MoveFlags { MoveFlags(rawValue: 1 << 46) }
}

/// An effect that follows a hit with some chance.
public struct Secondary: BitwiseCopyable, Sendable {
  public enum Kind: UInt8, BitwiseCopyable, Sendable {
    case none, status, volatile, boosts, selfBoosts, triAttack
  }

  public var kind: Kind
  /// Percent.
  public var chance: UInt8
  public var status: Status
  public var volatile: Volatile
  public var boosts: Boosts

  @inline(__always)
  init(_ kind: Kind, _ chance: UInt8, _ status: Status = .none, _ volatile: Volatile = .none, _ boosts: Boosts = .none)
  {
    self.kind = kind
    self.chance = chance
    self.status = status
    self.volatile = volatile
    self.boosts = boosts
  }
}

/// One move: everything that the common pipeline interprets, and the rule that does the rest.
public struct MoveRow: BitwiseCopyable, Sendable {
  public var id: MoveID
  public var type: PokeType
  public var category: MoveCategory
  /// Base power; 0 when it has none or a rule computes it.
  public var power: UInt8
  /// Percent; 0 never misses.
  public var accuracy: UInt8
  /// PP before PP Ups.
  public var pp: UInt8
  public var priority: Int8
  public var target: MoveTarget
  public var flags: MoveFlags
  /// 1 is usual, 2 is high.
  public var critRatio: UInt8
  public var minHits: UInt8
  public var maxHits: UInt8
  /// Percent of the damage that comes back to the user.
  public var recoil: UInt8
  /// Percent of the damage that heals the user.
  public var drain: UInt8
  /// Percent of the target's HP that is healed.
  public var heal: UInt8
  /// Damage that never varies; 255 is the user's level.
  public var fixedDamage: UInt8
  public var status: Status
  public var volatile: Volatile
  public var selfVolatile: Volatile
  public var sideCondition: SideCondition
  public var slotCondition: SlotCondition
  public var pseudoWeather: PseudoWeather
  public var weather: Weather
  public var effect: MoveEffect
  public var boosts: Boosts
  public var selfBoosts: Boosts
  public var secondary: Secondary
  public var secondary2: Secondary

  @inline(__always)
  init(
    _ id: UInt16, _ type: PokeType, _ category: MoveCategory, power: UInt8 = 0, accuracy: UInt8 = 0, pp: UInt8,
    priority: Int8 = 0, target: MoveTarget = .normal, flags: MoveFlags = [], crit: UInt8 = 1,
    hits: (UInt8, UInt8) = (1, 1), recoil: UInt8 = 0, drain: UInt8 = 0, heal: UInt8 = 0, fixed: UInt8 = 0,
    status: Status = .none, volatile: Volatile = .none, selfVolatile: Volatile = .none, side: SideCondition = .none,
    slot: SlotCondition = .none, pseudo: PseudoWeather = .none, weather: Weather = .none,
    effect: MoveEffect = .none, boosts: Boosts = .none, selfBoosts: Boosts = .none,
    secondary: Secondary = Secondary(.none, 0), secondary2: Secondary = Secondary(.none, 0)
  ) {
    self.id = MoveID(rawValue: id)
    self.type = type
    self.category = category
    self.power = power
    self.accuracy = accuracy
    self.pp = pp
    self.priority = priority
    self.target = target
    self.flags = flags
    self.critRatio = crit
    self.minHits = hits.0
    self.maxHits = hits.1
    self.recoil = recoil
    self.drain = drain
    self.heal = heal
    self.fixedDamage = fixed
    self.status = status
    self.volatile = volatile
    self.selfVolatile = selfVolatile
    self.sideCondition = side
    self.slotCondition = slot
    self.pseudoWeather = pseudo
    self.weather = weather
    self.effect = effect
    self.boosts = boosts
    self.selfBoosts = selfBoosts
    self.secondary = secondary
    self.secondary2 = secondary2
  }
}

extension MoveID {
  /// The row of this move.
  @inline(__always)
  public var row: MoveRow { MoveTable.rows[Int(rawValue)] }
}
