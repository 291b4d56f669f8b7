import Dex

/// What an item does in battle. Items that differ only in a type or not at all share a rule.
public enum ItemRule: UInt8, BitwiseCopyable, Sendable {
  case none = 0
  // Power, attack, defense, damage.
  case typeBoost, plate, gem, muscleBand, wiseGlasses, adamantOrb, lustrousOrb, griseousOrb
  case choiceBand, choiceSpecs, choiceScarf, lightBall, thickClub, soulDew, deepSeaTooth, deepSeaScale, metalPowder
  case eviolite, expertBelt, lifeOrb, metronome
  // Speed and order.
  case halfSpeed, ironBall, quickPowder, quickClaw, laggingTail
  // Accuracy and critical hits.
  case brightPowder, wideLens, zoomLens, scopeLens, luckyPunch, stick, kingsRock
  // Surviving, recovering, suffering.
  case focusBand, focusSash, leftovers, blackSludge, shellBell, bigRoot, toxicOrb, flameOrb, stickyBarb
  case rockyHelmet, absorbBulb, cellBattery, airBalloon, redCard, ejectButton
  // Conditions.
  case whiteHerb, mentalHerb, powerHerb, destinyKnot, shedShell, ringTarget, bindingBand, gripClaw, lightClay
  case icyRock, smoothRock, heatRock, dampRock, floatStone, berryJuice
  // Berries.
  case cheri, chesto, pecha, rawst, aspear, persim, lum, leppa, oran, sitrus, flavor, resist
  case liechi, ganlon, salac, petaya, apicot, lansat, starf, enigma, micle, custap, jaboca, rowap
  /// A berry without effect in battle.
  case plainBerry

  /// One of the three that bind their holder to a move.
  var isChoice: Bool { self == .choiceBand || self == .choiceSpecs || self == .choiceScarf }
}

extension ItemID {
  /// The rule of this item, and the type it is about.
  var rule: (rule: ItemRule, type: PokeType) {
    if let boost = boostedType { return (.typeBoost, boost) }
    let item = Dex.item(self)
    switch item.kind {
    case .gem: return (.gem, item.type)
    case .plate: return (.plate, item.type)
    case .berry: return (berryRule, item.type)
    case .drive, .ball: return (.none, item.type)
    case .other: return (otherRule, .none)
    }
  }

  /// The type that an item strengthens by a fifth.
  private var boostedType: PokeType? {
    switch self {
    case .silverPowder: .bug
    case .metalCoat: .steel
    case .softSand: .ground
    case .hardStone, .rockIncense: .rock
    case .miracleSeed, .roseIncense: .grass
    case .blackGlasses: .dark
    case .blackBelt: .fighting
    case .magnet: .electric
    case .mysticWater, .seaIncense, .waveIncense: .water
    case .sharpBeak: .flying
    case .poisonBarb: .poison
    case .neverMeltIce: .ice
    case .spellTag: .ghost
    case .twistedSpoon, .oddIncense: .psychic
    case .charcoal: .fire
    case .dragonFang: .dragon
    case .silkScarf: .normal
    default: nil
    }
  }

  private var otherRule: ItemRule {
    switch self {
    case .muscleBand: .muscleBand
    case .wiseGlasses: .wiseGlasses
    case .adamantOrb: .adamantOrb
    case .lustrousOrb: .lustrousOrb
    case .griseousOrb: .griseousOrb
    case .choiceBand: .choiceBand
    case .choiceSpecs: .choiceSpecs
    case .choiceScarf: .choiceScarf
    case .lightBall: .lightBall
    case .thickClub: .thickClub
    case .soulDew: .soulDew
    case .deepSeaTooth: .deepSeaTooth
    case .deepSeaScale: .deepSeaScale
    case .metalPowder: .metalPowder
    case .eviolite: .eviolite
    case .expertBelt: .expertBelt
    case .lifeOrb: .lifeOrb
    case .metronome: .metronome
    case .machoBrace, .powerBracer, .powerBelt, .powerLens, .powerBand, .powerAnklet, .powerWeight: .halfSpeed
    case .ironBall: .ironBall
    case .quickPowder: .quickPowder
    case .quickClaw: .quickClaw
    case .laggingTail, .fullIncense: .laggingTail
    case .brightPowder, .laxIncense: .brightPowder
    case .wideLens: .wideLens
    case .zoomLens: .zoomLens
    case .scopeLens, .razorClaw: .scopeLens
    case .luckyPunch: .luckyPunch
    case .stick: .stick
    case .kingsRock, .razorFang: .kingsRock
    case .focusBand: .focusBand
    case .focusSash: .focusSash
    case .leftovers: .leftovers
    case .blackSludge: .blackSludge
    case .shellBell: .shellBell
    case .bigRoot: .bigRoot
    case .toxicOrb: .toxicOrb
    case .flameOrb: .flameOrb
    case .stickyBarb: .stickyBarb
    case .rockyHelmet: .rockyHelmet
    case .absorbBulb: .absorbBulb
    case .cellBattery: .cellBattery
    case .airBalloon: .airBalloon
    case .redCard: .redCard
    case .ejectButton: .ejectButton
    case .whiteHerb: .whiteHerb
    case .mentalHerb: .mentalHerb
    case .powerHerb: .powerHerb
    case .destinyKnot: .destinyKnot
    case .shedShell: .shedShell
    case .ringTarget: .ringTarget
    case .bindingBand: .bindingBand
    case .gripClaw: .gripClaw
    case .lightClay: .lightClay
    case .icyRock: .icyRock
    case .smoothRock: .smoothRock
    case .heatRock: .heatRock
    case .dampRock: .dampRock
    case .floatStone: .floatStone
    case .berryJuice: .berryJuice
    default: .none
    }
  }

  private var berryRule: ItemRule {
    switch self {
    case .cheriBerry: .cheri
    case .chestoBerry: .chesto
    case .pechaBerry: .pecha
    case .rawstBerry: .rawst
    case .aspearBerry: .aspear
    case .persimBerry: .persim
    case .lumBerry: .lum
    case .leppaBerry: .leppa
    case .oranBerry: .oran
    case .sitrusBerry: .sitrus
    case .figyBerry, .wikiBerry, .magoBerry, .aguavBerry, .iapapaBerry: .flavor
    case .liechiBerry: .liechi
    case .ganlonBerry: .ganlon
    case .salacBerry: .salac
    case .petayaBerry: .petaya
    case .apicotBerry: .apicot
    case .lansatBerry: .lansat
    case .starfBerry: .starf
    case .enigmaBerry: .enigma
    case .micleBerry: .micle
    case .custapBerry: .custap
    case .jabocaBerry: .jaboca
    case .rowapBerry: .rowap
    case .occaBerry, .passhoBerry, .wacanBerry, .rindoBerry, .yacheBerry, .chopleBerry, .kebiaBerry, .shucaBerry,
      .cobaBerry, .payapaBerry, .tangaBerry, .chartiBerry, .kasibBerry, .habanBerry, .colburBerry, .babiriBerry,
      .chilanBerry:
      .resist
    default: .plainBerry
    }
  }
}
