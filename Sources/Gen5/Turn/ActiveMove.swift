import Dex

/// A move while it is being performed: its row, and what rules change for this once.
struct ActiveMove: ~Copyable {
  let id: MoveID
  var type: PokeType
  var power: Int
  /// Percent; 0 never misses.
  var accuracy: Int
  var target: MoveTarget
  /// The move or condition that made the user perform it: Metronome, Snatch, being locked in.
  var source = Effect.none
  var boosts: Boosts
  var selfBoosts: Boosts
  var status: Status
  var volatile: Volatile
  var heal: Int
  var hits: Int
  /// Which hit of several this is, from 1.
  var hit = 1
  var totalDamage = 0
  var ignoresImmunity: Bool
  var hasBounced = false
  var selfDropped = false
  var infiltrates = false
  var magnitude: UInt8 = 0
  /// Damage that never varies, 0 for none; 255 is the user's level.
  var fixedDamage: Int
  /// The last damage roll was a critical hit.
  var isCrit = false
  /// A curse by a Ghost: half of the user's HP for the volatile.
  var isGhostCurse = false
  var secondaryChanceScale: UInt8 = 1
  /// Doublings by type of the last hit.
  var typeModifier: Int8 = 0
  /// Scrappy: Normal and Fighting reach Ghosts.
  var reachesGhosts = false
  /// Sheer Force gave up the secondary effects.
  var hasSheerForce = false
  /// The item that Fling throws.
  var flung = ItemID.none
  /// Skill Link: as many hits as there can be.
  var hitsMost = false
  /// A flinch added by an ability or item, in percent.
  var addedFlinch: UInt8 = 0
  /// Place of the member that announced a strike and has left since, -1 otherwise.
  var benchPlace: Int8 = -1
  /// What comes due of Future Sight and Doom Desire.
  var isFutureStrike = false

  @inline(__always)
  init(_ id: MoveID) {
    self.id = id
    let row = id.row
    type = row.type
    power = Int(row.power)
    accuracy = Int(row.accuracy)
    target = row.target
    boosts = row.boosts
    selfBoosts = row.selfBoosts
    status = row.status
    volatile = row.volatile
    heal = Int(row.heal)
    hits = 1
    fixedDamage = Int(row.fixedDamage)
    ignoresImmunity =
      row.category == .status ? !row.flags.contains(.respectImmunity) : row.flags.contains(.ignoreImmunity)
  }

  /// Looked up each time: reading one field of the table costs less than carrying a row about.
  @inline(__always) var row: MoveRow { id.row }
  @inline(__always) var flags: MoveFlags { row.flags }
  @inline(__always) var effect: MoveEffect { row.effect }
  @inline(__always) var category: MoveCategory { row.category }

  /// The move does something to its user, so that doing nothing to its target is no failure.
  var hasOwnEffect: Bool {
    !selfBoosts.isEmpty || row.selfVolatile != .none || effect == .psychoShift || effect == .batonPass
      || flags.contains(.selfDestruct) || flags.contains(.selfDestructIfHit)
  }

  /// The move as a cause.
  var asEffect: Effect {
    Effect(
      cause: .move, id: row.id.rawValue, isMove: true, isFutureMove: isFutureStrike,
      hasSecondaries: row.secondary.kind != .none, moveStatus: status, infiltrates: infiltrates)
  }
}
