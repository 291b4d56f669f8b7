public import Dex

/// What belongs to the fighter that is in, and goes when it leaves.
public struct Active: BitwiseCopyable, Sendable {
  /// Stages from -6 to +6, in the order of `BoostStat`.
  public var boosts: InlineArray<7, Int8> = .init(repeating: 0)
  /// How many moves can be chosen.
  public var moveCount: UInt8 = 0
  public var volatiles = VolatileSet()

  /// Stats in use: Attack, Defense, Sp. Atk, Sp. Def, Speed (Transform, Power Trick and the splits change them).
  public var stats: InlineArray<5, UInt16> = .init(repeating: 0)
  /// Weight in use, in tenths of a kilogram, before Autotomize.
  public var weight: UInt16 = 0
  /// Speed as of the last moment at which the games read it; orders and ties use it.
  public var speed: Int16 = 0
  public var ability: AbilityID = .init(rawValue: 0)
  public var types = TypePair(.none, .none)
  public var species: SpeciesID = .init(rawValue: 0)
  /// National number of that species.
  public var number: UInt16 = 0

  public var moves: InlineArray<4, MoveID> = .init(repeating: MoveID(rawValue: 0))
  public var pp: InlineArray<4, UInt8> = .init(repeating: 0)
  public var maxPP: InlineArray<4, UInt8> = .init(repeating: 0)
  /// Bit per slot: the slot is not the team member's own (Transform, Mimic), so its PP go with it.
  public var virtualSlots: UInt8 = 0
  /// Bit per slot: used since it came in (Last Resort).
  public var usedSlots: UInt8 = 0
  /// Bit per slot: cannot be chosen this turn.
  public var disabledSlots: UInt8 = 0
  /// Those of them that only the foe's Imprison keeps from use, which its player is not told.
  public var sealedSlots: UInt8 = 0
  public var isTransformed = false
  public var isTrapped = false
  /// False once it has fainted or left.
  public var isIn = false
  public var newlySwitched = false
  public var beingCalledBack = false
  public var switchFlag = false
  public var switchMove: MoveID = .init(rawValue: 0)
  public var forceSwitchFlag = false
  public var skipBeforeSwitchOut = false

  public var lastMove: MoveID = .init(rawValue: 0)
  /// Last move it performed, called moves included, and the type it had.
  public var lastMoveUsed: MoveID = .init(rawValue: 0)
  public var lastMoveUsedType: PokeType = .none
  public var moveThisTurn: MoveID = .init(rawValue: 0)
  public var activeTurns: UInt16 = 0
  public var activeMoveActions: UInt16 = 0
  /// Its HP after the last damage of this turn, 0 when not hurt (Assurance).
  public var hurtThisTurn: UInt16 = 0
  public var lastDamage: UInt16 = 0

  /// Last damaging hit taken from the foe; -1 when there was none (Metal Burst).
  public var lastHitDamage: Int16 = -1
  public var lastHitThisTurn = false
  public var lastHitPlace: UInt8 = 0
  /// The foe dealt damage this turn (Revenge, Avalanche), by the team member in this place.
  public var hitByFoe = false
  public var hitByPlace: UInt8 = 0

  /// Conditions in the order in which they began, which ties at the end of a turn depend on.
  public var order: InlineArray<24, Volatile> = .init(repeating: .none)
  public var orderCount: UInt8 = 0

  // One group of counters for each condition that has any. Durations count down at the end of each turn.
  public var confusionTime: UInt8 = 0
  public var trapDuration: UInt8 = 0
  public var trapMove: MoveID = .init(rawValue: 0)
  public var trapDivisor: UInt8 = 16
  public var substituteHP: UInt16 = 0
  public var encoreMove: MoveID = .init(rawValue: 0)
  public var disableMove: MoveID = .init(rawValue: 0)
  public var encoreDuration: UInt8 = 0
  public var disableDuration: UInt8 = 0
  public var tauntDuration: UInt8 = 0
  public var healBlockDuration: UInt8 = 0
  public var embargoDuration: UInt8 = 0
  public var magnetRiseDuration: UInt8 = 0
  public var telekinesisDuration: UInt8 = 0
  public var yawnDuration: UInt8 = 0
  public var perishDuration: UInt8 = 0
  public var lockDuration: UInt8 = 0
  public var lockTrueDuration: Int8 = 0
  public var lockMove: MoveID = .init(rawValue: 0)
  public var twoTurnDuration: UInt8 = 0
  public var chargeMoveDuration: UInt8 = 0
  public var twoTurnMove: MoveID = .init(rawValue: 0)
  public var rechargeDuration: UInt8 = 0
  public var uproarDuration: UInt8 = 0
  public var bideDuration: UInt8 = 0
  public var bideHasTarget = false
  /// The last to hurt it was itself, confused.
  public var bideTargetsSelf = false
  public var bideDamage: UInt16 = 0
  public var rolloutDuration: UInt8 = 0
  public var rolloutHits: UInt8 = 0
  public var rolloutContactHits: UInt8 = 0
  public var furyCutterDuration: UInt8 = 0
  public var furyCutterMultiplier: UInt8 = 0
  public var stockpileLayers: UInt8 = 0
  public var autotomizeCount: UInt8 = 0
  public var stallDuration: UInt8 = 0
  public var stallCounter: UInt16 = 0
  public var lockOnDuration: UInt8 = 0
  public var counterDamage: UInt16 = 0
  public var mirrorCoatDamage: UInt16 = 0
  public var counterArmed = false
  public var mirrorCoatArmed = false
  public var lostFocus = false
  /// Place in the foe's team of whoever caused the condition.
  public var trapSource: UInt8 = 0
  public var attractSource: UInt8 = 0
  public var lockOnSource: UInt8 = 0
  /// Types before Roost took Flying away.
  public var roostTypes = TypePair(.none, .none)

  // What abilities and items need to remember.
  /// The ability in force: none while suppressed.
  public var abilityInUse: AbilityID = .init(rawValue: 0)
  /// The item's rule in force: none while it cannot work.
  public internal(set) var itemRule: ItemRule = .none
  /// The type that the item is about.
  public var itemType: PokeType = .none
  var hooks: Hooks = []
  /// The move that a Choice item binds its holder to.
  public var choiceMove: MoveID = .init(rawValue: 0)
  /// Turns left of Slow Start.
  public var slowStart: UInt8 = 0
  public var metronomeItemMove: MoveID = .init(rawValue: 0)
  public var metronomeItemCount: UInt8 = 0
  /// The Metronome item has started counting for this fighter.
  public var hasMetronomeCount = false
  /// The last move came to something.
  public var moveWorked = false
  public var moveWorkedLastTurn = false
  /// Trace still looks for an ability; Unnerve is told; Gluttony is awake.
  public var isAbilityArmed = false
  public var micleDuration: UInt8 = 0
  /// Place of the team member that it looks like, 255 for its own.
  public var illusionPlace: UInt8 = 255
  /// The move under way is its user's own choice and had a result this turn (Truant).
  public var movedThisTurn = false

  public init() {}

  /// Nobody, made once.
  static let blank = Active()
}
