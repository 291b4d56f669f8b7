import BattleCore
import Dex

/// The moments at which abilities and items act. An active fighter carries the union of those that anything on it has,
/// so that the usual case, none, costs one test.
struct Hooks: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt32

  static let attack = Hooks(rawValue: 1 << 0)
  static let defense = Hooks(rawValue: 1 << 1)
  /// The power of own moves.
  static let power = Hooks(rawValue: 1 << 2)
  /// Damage dealt, damage taken.
  static let damageDealt = Hooks(rawValue: 1 << 3)
  static let damageTaken = Hooks(rawValue: 1 << 4)
  static let speed = Hooks(rawValue: 1 << 5)
  static let accuracy = Hooks(rawValue: 1 << 6)
  static let evasion = Hooks(rawValue: 1 << 7)
  static let crit = Hooks(rawValue: 1 << 8)
  /// Turning moves away before they hit.
  static let tryHit = Hooks(rawValue: 1 << 9)
  /// HP about to be lost.
  static let damage = Hooks(rawValue: 1 << 10)
  /// Having been struck.
  static let struck = Hooks(rawValue: 1 << 11)
  /// After a move that struck: the target's and the user's side.
  static let afterStruck = Hooks(rawValue: 1 << 12)
  static let afterMove = Hooks(rawValue: 1 << 13)
  static let residual = Hooks(rawValue: 1 << 14)
  static let weather = Hooks(rawValue: 1 << 15)
  static let start = Hooks(rawValue: 1 << 16)
  static let update = Hooks(rawValue: 1 << 17)
  static let modifyMove = Hooks(rawValue: 1 << 18)
  static let boost = Hooks(rawValue: 1 << 19)
  static let ground = Hooks(rawValue: 1 << 20)
  static let order = Hooks(rawValue: 1 << 21)
  static let status = Hooks(rawValue: 1 << 22)
  static let heal = Hooks(rawValue: 1 << 23)
  static let trap = Hooks(rawValue: 1 << 24)
  static let hit = Hooks(rawValue: 1 << 25)
  /// Pays for a move: Pressure.
  static let pressure = Hooks(rawValue: 1 << 26)
  /// Acts on whatever anyone does, so that those of both fighters can tie: No Guard, Damp.
  static let shared = Hooks(rawValue: 1 << 28)
  /// Suppresses weather.
  static let airLock = Hooks(rawValue: 1 << 27)
  /// There is an ability or an item in force at all: without it a fighter has no hooks, and nothing else of the kind.
  static let armed = Hooks(rawValue: 1 << 29)
}

extension AbilityID {
  /// Moves of a Mold Breaker pass it by.
  var isBreakable: Bool {
    switch self {
    case .battleArmor, .sturdy, .damp, .limber, .sandVeil, .voltAbsorb, .waterAbsorb, .oblivious, .insomnia, .immunity,
      .flashFire, .shieldDust, .ownTempo, .suctionCups, .wonderGuard, .levitate, .clearBody, .lightningRod,
      .innerFocus, .magmaArmor, .waterVeil, .soundproof, .thickFat, .keenEye, .hyperCutter, .stickyHold, .marvelScale,
      .vitalSpirit, .whiteSmoke, .shellArmor, .tangledFeet, .motorDrive, .snowCloak, .heatproof, .simple, .drySkin,
      .leafGuard, .unaware, .filter, .stormDrain, .solidRock, .flowerGift, .contrary, .friendGuard, .heavyMetal,
      .lightMetal, .multiscale, .telepathy, .bigPecks, .wonderSkin, .magicBounce, .sapSipper:
      true
    default: false
    }
  }

  /// Cannot be suppressed or taken away.
  var isFixed: Bool { self == .multitype }

  /// The moments at which this ability acts.
  var hooks: Hooks {
    switch self {
    case .hugePower, .purePower, .hustle, .guts, .overgrow, .blaze, .torrent, .swarm, .solarPower, .defeatist:
      self == .hustle ? [.attack, .accuracy] : self == .solarPower ? [.attack, .weather] : .attack
    case .slowStart: [.attack, .speed, .start, .residual]
    case .thickFat, .marvelScale: .defense
    case .flowerGift: [.attack, .defense, .start, .weather]
    case .rivalry, .ironFist, .reckless, .sheerForce, .analytic, .sandForce, .technician, .toxicBoost, .flareBoost:
      self == .sheerForce ? [.power, .modifyMove] : .power
    case .heatproof: [.damageTaken, .damage]
    case .drySkin: [.damageTaken, .tryHit, .weather]
    case .sniper, .tintedLens, .adaptability: .damageDealt
    case .filter, .solidRock, .multiscale: .damageTaken
    case .swiftSwim, .chlorophyll, .sandRush, .quickFeet, .unburden: .speed
    case .compoundEyes, .victoryStar: [.accuracy, .evasion]
    case .noGuard: [.accuracy, .evasion, .shared]
    case .damp: [.damage, .shared]
    case .sandVeil, .snowCloak, .tangledFeet, .wonderSkin: .evasion
    case .unaware: [.attack, .defense, .accuracy, .evasion, .order]
    case .superLuck, .battleArmor, .shellArmor: .crit
    case .sturdy: [.tryHit, .damage]
    case .voltAbsorb, .waterAbsorb, .wonderGuard, .lightningRod, .soundproof, .motorDrive, .stormDrain,
      .magicBounce, .sapSipper:
      .tryHit
    case .flashFire: [.tryHit, .attack]
    case .oblivious: [.tryHit, .update, .status]
    case .magicGuard, .rockHead, .poisonHeal: .damage
    case .static, .roughSkin, .effectSpore, .poisonPoint, .flameBody, .cuteCharm, .aftermath, .cursedBody, .weakArmor,
      .poisonTouch, .mummy, .justified, .rattled, .ironBarbs:
      .struck
    case .illusion: [.struck, .start]
    case .colorChange, .pickpocket: .afterStruck
    case .moxie: .afterMove
    case .speedBoost, .shedSkin, .hydration, .badDreams, .moody, .harvest, .pickup, .zenMode: .residual
    case .rainDish, .iceBody: .weather
    case .drizzle, .drought, .sandStream, .snowWarning, .intimidate, .pressure, .moldBreaker, .turboblaze, .teravolt,
      .download, .anticipation, .forewarn, .frisk, .unnerve, .imposter, .truant, .klutz, .gluttony:
      self == .pressure
        ? [.start, .pressure]
        : self == .moldBreaker || self == .turboblaze || self == .teravolt ? [.start, .modifyMove] : .start
    case .cloudNine, .airLock: [.start, .airLock]
    case .forecast: [.start, .weather]
    case .trace: [.start, .update]
    case .limber, .insomnia, .immunity, .vitalSpirit, .waterVeil, .magmaArmor: [.update, .status]
    case .ownTempo: [.update, .status, .hit]
    case .leafGuard, .synchronize, .innerFocus: .status
    case .stench, .sereneGrace, .skillLink, .normalize, .scrappy, .infiltrator: .modifyMove
    case .simple, .contrary, .clearBody, .whiteSmoke, .keenEye, .hyperCutter, .bigPecks, .defiant: .boost
    case .levitate: .ground
    case .stall, .prankster: .order
    case .liquidOoze: .heal
    case .shadowTag, .magnetPull, .arenaTrap: .trap
    case .angerPoint: .hit
    default: []
    }
  }
}

extension ItemRule {
  /// The moments at which this item acts.
  var hooks: Hooks {
    switch self {
    case .typeBoost, .plate, .muscleBand, .wiseGlasses, .adamantOrb, .lustrousOrb, .griseousOrb: .power
    case .choiceBand, .choiceSpecs: [.attack, .modifyMove, .start]
    case .choiceScarf: [.speed, .modifyMove, .start]
    case .lightBall, .thickClub, .deepSeaTooth: .attack
    case .soulDew: [.attack, .defense]
    case .deepSeaScale, .metalPowder, .eviolite: .defense
    case .expertBelt, .metronome: [.damageDealt, .start]
    case .lifeOrb: [.damageDealt, .afterMove]
    case .halfSpeed, .quickPowder: .speed
    case .ironBall: [.speed, .ground]
    case .quickClaw, .laggingTail, .custap: .order
    case .brightPowder: .evasion
    case .wideLens, .zoomLens: .accuracy
    case .scopeLens, .luckyPunch, .stick: .crit
    case .kingsRock: .modifyMove
    case .focusBand, .focusSash: .damage
    case .leftovers, .blackSludge, .toxicOrb, .flameOrb, .micle: .residual
    case .stickyBarb: [.residual, .hit]
    case .shellBell: .afterMove
    case .bigRoot: .heal
    case .rockyHelmet, .absorbBulb, .cellBattery, .jaboca, .rowap: .struck
    case .airBalloon: [.struck, .ground, .start]
    case .redCard, .ejectButton: .afterStruck
    case .whiteHerb: [.residual, .start, .afterMove]
    case .resist: .damageTaken
    case .enigma: .hit
    case .lum: [.update, .status]
    case .mentalHerb, .cheri, .chesto, .pecha, .rawst, .aspear, .persim, .leppa, .oran, .sitrus, .flavor, .berryJuice,
      .liechi, .ganlon, .salac, .petaya, .apicot, .lansat, .starf:
      .update
    case .ringTarget: .ground
    case .shedShell: .trap
    default: []
    }
  }
}

extension Engine {
  /// The ability that acts against the move under way: Mold Breaker's moves pass breakable ones by.
  @inline(__always)
  func guardAbility(_ seat: Seat) -> AbilityID {
    let ability = b[seat].active.abilityInUse
    return breaksMold && ability.isBreakable ? .none : ability
  }

  @inline(__always)
  func hooked(_ seat: Seat, _ hook: Hooks) -> Bool { _slowPath(b[seat].active.hooks.contains(hook)) }

  func hasAbility(_ seat: Seat, _ ability: AbilityID) -> Bool { b[seat].active.abilityInUse == ability }

  /// The draw for the order of two fighters' abilities that both answer an event, when their Speeds tie.
  @inline(__always)
  mutating func sharedDraw(_ ability: AbilityID) {
    if hooked(.p1, .shared) && hooked(.p2, .shared) { sharedDrawSlowly(ability) }
  }

  private mutating func sharedDrawSlowly(_ ability: AbilityID) {
    if hasAbility(.p1, ability) && hasAbility(.p2, ability) && b[.p1].active.speed == b[.p2].active.speed {
      tieDraws(2)
    }
  }

  /// The item's rule, unless Embargo, Klutz or Magic Room keeps it from working.
  @inline(__always)
  func item(_ seat: Seat) -> ItemRule { b[seat].active.itemRule }

  /// Works out which of ability and item are in force, after anything that may have changed it.
  func refresh(_ seat: Seat) { b.refresh(seat) }
}

extension BoardRef {
  func refresh(_ seat: Seat) {
    let ability = self[seat].active.ability
    let isSuppressed = self[seat].active.volatiles.contains(.gastroacid) && !ability.isFixed
    let inUse = isSuppressed ? AbilityID.none : ability
    let (rule, type) = self[seat].current.item == .none ? (.none, .none) : self[seat].current.item.rule
    let isIdle =
      self[seat].active.volatiles.contains(.embargo) || field.magicRoom != 0
      || (inUse == .klutz && rule != .halfSpeed)
    if self[seat].current.species == .arceus && !self[seat].active.isTransformed {
      // Arceus itself is of the type of its plate, as long as it has its own ability; its formes are of theirs.
      self[seat].active.types = TypePair(ability == .multitype && rule == .plate ? type : .normal, .none)
    }
    self[seat].active.abilityInUse = inUse
    self[seat].active.itemRule = isIdle ? .none : rule
    self[seat].active.itemType = type
    // Unaware is asked even where it has no effect.
    var hooks = (ability == .unaware ? ability : inUse).hooks.union(isIdle ? [] : rule.hooks)
    if inUse != .none || (!isIdle && rule != .none) { hooks.insert(.armed) }
    self[seat].active.hooks = hooks
  }

  /// Weather as rules see it: Cloud Nine and Air Lock take its effects away.
  @inline(__always)
  var weather: Weather {
    if field.weather == .none { return .none }
    return isWeatherSuppressed ? .none : field.weather
  }

  var isWeatherSuppressed: Bool {
    (self[.p1].active.hooks.contains(.airLock) && self[.p1].active.isIn)
      || (self[.p2].active.hooks.contains(.airLock) && self[.p2].active.isIn)
  }
}
