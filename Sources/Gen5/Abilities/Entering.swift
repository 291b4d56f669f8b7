import BattleCore
import Dex

// What abilities do when their bearer comes in, receives them, or leaves.
extension Engine {
  /// The ability announces itself or acts.
  mutating func startAbility(_ seat: Seat) {
    let foe = seat.other
    let ability = b[seat].active.abilityInUse
    switch ability {
    case .drizzle: summon(.rain, seat)
    case .drought: summon(.sun, seat)
    case .sandStream: summon(.sand, seat)
    case .snowWarning: summon(.hail, seat)
    case .intimidate: intimidate(seat, foe)
    case .pressure, .moldBreaker, .turboblaze, .teravolt: tell(Event(.ability, who(seat)).with(ability))
    case .unnerve:
      if !b[seat].active.isAbilityArmed {
        tell(Event(.ability, who(seat)).with(ability))
        b[seat].active.isAbilityArmed = true
      }
    case .cloudNine, .airLock: weatherChanged()
    case .gluttony: b[seat].active.isAbilityArmed = true
    case .slowStart:
      tell(.volatileStart, seat, .slowstart)
      b[seat].active.slowStart = 5
    case .trace:
      b[seat].active.isAbilityArmed = isFainted(foe) || hp(foe) == 0 || b[foe].active.ability != .none
      if b[seat].active.isAbilityArmed { traces(seat) }
    case .download: download(seat, foe)
    case .anticipation: anticipate(seat, foe)
    case .forewarn: forewarn(seat, foe)
    case .frisk:
      guard hp(foe) > 0 else { return }
      dice.waste(1, .other)
      let item = b[foe].current.item
      if item != .none {
        tell(Event(.item, who(seat)).with(item).from(AbilityID.frisk).because(.frisk))
      }
    case .forecast, .flowerGift: changeWithWeather(seat)
    case .truant:
      erase(.truant, seat)
      if b[seat].active.activeTurns > 0 && (b[seat].active.movedThisTurn || !willMove(seat)) { mark(.truant, seat) }
    case .klutz: refresh(seat)
    default: break
    }
  }

  private mutating func summon(_ weather: Weather, _ seat: Seat) {
    // Weather that an ability made has no end; made again by an ability it stays as it is.
    if b.field.weather == weather && b.field.weatherDuration == 0 { return }
    b.field.weather = weather
    b.field.weatherDuration = 0
    tell(Event(.weather).with(weather).from(b[seat].active.abilityInUse).of(who(seat)))
    weatherChanged()
  }

  private mutating func intimidate(_ seat: Seat, _ foe: Seat) {
    guard hp(foe) > 0 else { return }
    tell(Event(.ability, who(seat)).with(AbilityID.intimidate).because(.boost))
    if has(foe, .substitute) {
      tell(.immune, foe)
    } else {
      boost(Boosts(attack: -1), foe, from: seat, .ability(.intimidate), isSecondary: true)
    }
  }

  /// Takes over the foe's ability when it has one that can be copied.
  mutating func traces(_ seat: Seat) {
    let foe = seat.other
    guard hp(foe) > 0, !isFainted(foe) else { return }
    let ability = b[foe].active.ability
    if ability == .none || ability.isUntraceable { return }
    dice.waste(1, .other)
    let old = b[seat].active.ability
    tell(
      Event(.ability, who(seat)).with(ability, was: old).because(.changed).from(AbilityID.trace).of(who(foe)))
    changeAbility(seat, ability)
    startAbility(seat)
  }

  private mutating func download(_ seat: Seat, _ foe: Seat) {
    guard hp(foe) > 0 else { return }
    let isRoom = b.field.wonderRoom != 0
    let defense = Battle.staged(b[foe].active.stats[isRoom ? 3 : 1], Int(b[foe].active.boosts[isRoom ? 3 : 1]))
    let special = Battle.staged(b[foe].active.stats[isRoom ? 1 : 3], Int(b[foe].active.boosts[isRoom ? 1 : 3]))
    let boosts = defense >= special ? Boosts(specialAttack: 1) : Boosts(attack: 1)
    boost(boosts, seat, from: seat, .ability(.download))
  }

  private mutating func anticipate(_ seat: Seat, _ foe: Seat) {
    guard hp(foe) > 0 else { return }
    let types = self.types(seat)
    for slot in 0..<Int(b[foe].active.moveCount) {
      let row = b[foe].active.moves[slot].row
      if row.category == .status { continue }
      let quarters = row.type == .none ? 4 : TypeChart.quarters(row.type, types.first, types.second)
      if quarters > 4 || row.flags.contains(.ohko) {
        tell(Event(.ability, who(seat)).with(AbilityID.anticipation))
        return
      }
    }
  }

  private mutating func forewarn(_ seat: Seat, _ foe: Seat) {
    guard hp(foe) > 0 else { return }
    var moves = SmallList<MoveID>(filler: .none)
    var strongest = 1
    for slot in 0..<Int(b[foe].active.moveCount) {
      let row = b[foe].active.moves[slot].row
      var power = Int(row.power)
      if row.flags.contains(.ohko) { power = 150 }
      if row.effect == .counter || row.effect == .metalBurst || row.effect == .mirrorCoat { power = 120 }
      if power <= 1 && row.category != .status { power = 80 }
      if power > strongest {
        moves.count = 0
        strongest = power
        moves.append(row.id)
      } else if power == strongest {
        moves.append(row.id)
      }
    }
    guard moves.count > 0 else { return }
    let move = moves[dice.below(moves.count, .effect)]
    tell(Event(.activate, who(seat)).from(AbilityID.forewarn).with(move).of(who(foe)))
  }

  /// Gives a fighter another ability, ending what the old one kept up; the new one is started by the caller.
  mutating func changeAbility(_ seat: Seat, _ ability: AbilityID) {
    endAbility(seat)
    b[seat].active.ability = ability
    b[seat].active.isAbilityArmed = false
    b[seat].active.slowStart = 0
    refresh(seat)
  }

  /// What ends with an ability.
  mutating func endAbility(_ seat: Seat) {
    switch b[seat].active.ability {
    case .flashFire: removeVolatile(.flashfire, seat)
    case .unburden: removeVolatile(.unburden, seat)
    case .slowStart: if !b[seat].active.beingCalledBack { tell(.volatileEnd, seat, .slowstart, .silent) }
    case .illusion: if !b[seat].active.beingCalledBack { endIllusion(seat) }
    case .zenMode: endZenMode(seat)
    case .cloudNine, .airLock:
      b[seat].active.hooks.remove(.airLock)
      weatherChanged()
    default: break
    }
  }

  /// The disguise falls.
  mutating func endIllusion(_ seat: Seat) {
    guard b[seat].active.illusionPlace != 255 else { return }
    b[seat].active.illusionPlace = 255
    tell(.replace, seat)
  }

  /// Natural Cure and Regenerator, on leaving.
  mutating func leave(_ seat: Seat) {
    switch b[seat].active.abilityInUse {
    case .naturalCure:
      if status(seat) != .none {
        tell(
          Event(.cureStatus, who(seat)).with(status(seat)).from(AbilityID.naturalCure).because(.silent))
        clearStatus(seat)
      }
    case .regenerator:
      let healed = min(share(seat, 3), maxHP(seat) - hp(seat))
      if hp(seat) > 0 && healed > 0 { b[seat].current.hp += UInt16(healed) }
    default: break
    }
  }

  // MARK: Formes

  /// Castform and Cherrim follow the weather.
  mutating func changeWithWeather(_ seat: Seat) {
    guard b[seat].active.isIn, hp(seat) > 0, !b[seat].active.isTransformed else { return }
    let number = b[seat].current.number
    let wanted: SpeciesID
    if number == 351 && hasAbility(seat, .forecast) {
      switch b.weather {
      case .sun: wanted = .castformSunny
      case .rain: wanted = .castformRainy
      case .hail: wanted = .castformSnowy
      case .none, .sand: wanted = .castform
      }
    } else if number == 421 && hasAbility(seat, .flowerGift) {
      wanted = b.weather == .sun ? .cherrimSunshine : .cherrim
    } else {
      return
    }
    if b[seat].active.species != wanted { changeForme(seat, wanted, .message, by: b[seat].active.abilityInUse) }
  }

  /// Puts the fighter that is in into another forme of its species until it leaves.
  mutating func changeForme(_ seat: Seat, _ species: SpeciesID, _ reason: EventReason, by ability: AbilityID) {
    takeForme(seat, species)
    var event = Event(.formChange, who(seat)).numbers(species.rawValue).because(reason)
    if ability != .none { event = event.from(ability) }
    tell(event)
  }

  func takeForme(_ seat: Seat, _ species: SpeciesID) {
    let entry = Dex.species(species)
    b[seat].active.species = species
    b[seat].active.types = TypePair(entry.type1, entry.type2)
    b[seat].active.weight = entry.weight
    let member = b[seat].current
    for index in 1..<6 {
      let stat = Stat.allCases[index]
      let sum = 2 * entry.stats[stat] + Int(member.ivs[index]) + Int(member.evs[index]) / 4
      let plain = sum * Int(member.level) / 100 + 5
      b[seat].active.stats[index - 1] = UInt16(plain * member.nature.tenths(stat) / 10)
    }
    b[seat].active.speed = Int16(b[seat].active.stats[4])
  }

  /// Darmanitan's other forme, below half its HP.
  mutating func zenResidual(_ seat: Seat) {
    guard b[seat].current.number == 555, !b[seat].active.isTransformed, hp(seat) > 0 else { return }
    let isZen = b[seat].active.species == .darmanitanZen
    if hp(seat) * 2 <= maxHP(seat) && !isZen {
      if !has(seat, .zenmode) {
        mark(.zenmode, seat)
        changeForme(seat, .darmanitanZen, .none, by: .none)
      }
    } else if hp(seat) * 2 > maxHP(seat) && isZen {
      erase(.zenmode, seat)
      changeForme(seat, .darmanitan, .none, by: .none)
    }
  }

  private mutating func endZenMode(_ seat: Seat) {
    guard has(seat, .zenmode), hp(seat) > 0 else { return }
    erase(.zenmode, seat)
    if b[seat].active.species == .darmanitanZen { changeForme(seat, .darmanitan, .silent, by: .zenMode) }
  }

  /// Meloetta dances from one forme into the other.
  mutating func dance(_ seat: Seat) {
    guard b[seat].current.number == 648, !b[seat].active.isTransformed else { return }
    let isDancer = b[seat].active.species == .meloettaPirouette
    changeForme(seat, isDancer ? .meloetta : .meloettaPirouette, .message, by: .none)
  }

  /// Shaymin loses the sky when it freezes, for good.
  mutating func becomesLandForme(_ seat: Seat) {
    b[seat].current.species = .shaymin
    takeForme(seat, .shaymin)
    b[seat].current.types = b[seat].active.types
    b[seat].current.stats = b[seat].active.stats
    b[seat].current.weight = b[seat].active.weight
    let entry = Dex.species(.shaymin)
    for stat in Stat.allCases { b[seat].current.baseStats[Int(stat.rawValue)] = UInt8(entry.stats[stat]) }
    tell(Event(.detailsChange, who(seat)).numbers(SpeciesID.shaymin.rawValue))
    tell(Event(.formChange, who(seat)).numbers(SpeciesID.shaymin.rawValue))
    changeAbility(seat, entry.ability1)
    b[seat].current.ability = entry.ability1
  }
}

extension AbilityID {
  /// Trace does not copy it.
  var isUntraceable: Bool {
    switch self {
    case .trace, .forecast, .multitype, .flowerGift, .illusion, .imposter, .zenMode: true
    default: false
    }
  }
}
