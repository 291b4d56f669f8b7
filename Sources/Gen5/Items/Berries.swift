import BattleCore
import Dex

// What berries do, and when they are eaten.
extension Engine {
  /// Looks whether the item has something to do.
  mutating func updateItem(_ seat: Seat) {
    let rule = item(seat)
    switch rule {
    case .cheri: if status(seat) == .paralysis { eatItem(seat) }
    case .chesto: if status(seat) == .sleep { eatItem(seat) }
    case .pecha: if status(seat) == .poison || status(seat) == .toxic { eatItem(seat) }
    case .rawst: if status(seat) == .burn { eatItem(seat) }
    case .aspear: if status(seat) == .freeze { eatItem(seat) }
    case .persim: if has(seat, .confusion) { eatItem(seat) }
    case .lum: if status(seat) != .none || has(seat, .confusion) { eatItem(seat) }
    case .leppa:
      guard hp(seat) > 0 else { return }
      for slot in 0..<Int(b[seat].active.moveCount) where b[seat].active.pp[slot] == 0 {
        eatItem(seat)
        return
      }
    case .oran, .sitrus, .flavor: if hp(seat) * 2 <= maxHP(seat) { eatItem(seat) }
    case .berryJuice:
      if hp(seat) * 2 <= maxHP(seat), !has(seat, .healblock), useItem(seat) {
        heal(20, seat, from: seat, .item(.berryJuice))
      }
    case .liechi, .ganlon, .salac, .petaya, .apicot, .lansat, .starf: if isPinched(seat) { eatItem(seat) }
    case .mentalHerb: clearMind(seat)
    default: break
    }
  }

  /// A quarter of its HP or less, or half for the gluttonous.
  func isPinched(_ seat: Seat) -> Bool {
    hp(seat) * 4 <= maxHP(seat)
      || (hp(seat) * 2 <= maxHP(seat) && hasAbility(seat, .gluttony) && b[seat].active.isAbilityArmed)
  }

  /// What eating a berry does.
  mutating func berryEffect(_ rule: ItemRule, _ item: ItemID, _ seat: Seat) {
    let effect = Effect.item(item)
    switch rule {
    case .cheri: if status(seat) == .paralysis { cureStatus(seat) }
    case .chesto: if status(seat) == .sleep { cureStatus(seat) }
    case .pecha: if status(seat) == .poison || status(seat) == .toxic { cureStatus(seat) }
    case .rawst: if status(seat) == .burn { cureStatus(seat) }
    case .aspear: if status(seat) == .freeze { cureStatus(seat) }
    case .persim: removeVolatile(.confusion, seat)
    case .lum:
      cureStatus(seat)
      removeVolatile(.confusion, seat)
    case .leppa: restorePP(seat)
    case .oran: heal(10, seat, from: seat, effect)
    case .sitrus: heal(share(seat, 4), seat, from: seat, effect)
    case .flavor:
      heal(share(seat, 8), seat, from: seat, effect)
      if dislikes(item, seat) { _ = addVolatile(.confusion, seat, from: seat, effect) }
    case .liechi: boost(Boosts(attack: 1), seat, from: seat, effect)
    case .ganlon: boost(Boosts(defense: 1), seat, from: seat, effect)
    case .salac: boost(Boosts(speed: 1), seat, from: seat, effect)
    case .petaya: boost(Boosts(specialAttack: 1), seat, from: seat, effect)
    case .apicot: boost(Boosts(specialDefense: 1), seat, from: seat, effect)
    case .lansat: _ = addVolatile(.focusenergy, seat, from: seat, effect)
    case .starf: starf(seat, effect)
    case .micle:
      if !has(seat, .micle) {
        mark(.micle, seat)
        b[seat].active.micleDuration = 2
      }
    default: break
    }
  }

  private mutating func starf(_ seat: Seat, _ effect: Effect) {
    var stats = SmallList<Int>(filler: 0)
    for stat in 0..<5 where b[seat].active.boosts[stat] < 6 { stats.append(stat) }
    guard stats.count > 0 else { return }
    let stat = stats[dice.below(stats.count, .effect)]
    boost(Boosts(bits: 2 << UInt32(stat * 4)), seat, from: seat, effect)
  }

  private mutating func restorePP(_ seat: Seat) {
    let count = Int(b[seat].active.moveCount)
    var chosen: Int?
    for slot in 0..<count where b[seat].active.pp[slot] == 0 && chosen == nil { chosen = slot }
    for slot in 0..<count where b[seat].active.pp[slot] < b[seat].active.maxPP[slot] && chosen == nil { chosen = slot }
    guard let slot = chosen else { return }
    setPP(seat, slot, min(b[seat].active.pp[slot] + 10, b[seat].active.maxPP[slot]))
    tell(
      Event(.activate, who(seat)).from(ItemID.leppaBerry).with(b[seat].active.moves[slot]).because(.consumed))
  }

  /// The taste that a nature hates confuses.
  private func dislikes(_ item: ItemID, _ seat: Seat) -> Bool {
    let hated: Stat =
      switch item {
      case .figyBerry: .atk
      case .wikiBerry: .spa
      case .magoBerry: .spe
      case .aguavBerry: .spd
      default: .def
      }
    return b[seat].current.nature.hindered == hated
  }

  /// The berry against this type weakens the hit, unless a Substitute takes it.
  mutating func eatsResistBerry(_ move: borrowing ActiveMove, _ target: Seat) -> Bool {
    guard b.isResisted(move.row, move.type, Int(move.typeModifier), target) else { return false }
    let berry = b[target].current.item
    guard eatItem(target) else { return false }
    tell(Event(.endItem, who(target)).with(berry).because(.weaken))
    return true
  }

  /// Mental Herb frees from the first condition of the mind, and all others with it.
  private mutating func clearMind(_ seat: Seat) {
    guard b[seat].active.volatiles.intersects(.mental), useItem(seat) else { return }
    freeMind(seat)
  }

  mutating func freeMind(_ seat: Seat) {
    let isCharmed = has(seat, .attract)
    removeVolatile(.attract, seat)
    if isCharmed { tell(Event(.volatileEnd, who(seat)).with(MoveID.attract).from(ItemID.mentalHerb)) }
    removeVolatile(.taunt, seat)
    removeVolatile(.encore, seat)
    removeVolatile(.torment, seat)
    removeVolatile(.disable, seat)
    removeVolatile(.healblock, seat)
  }
}

extension VolatileSet {
  @inline(__always) static var mental: VolatileSet {
    VolatileSet(.attract, .taunt, .encore, .torment, .disable, .healblock)
  }
}

extension BoardRef {
  /// Whether a hit is what the berry that its target holds against a type weakens: one of this type that strikes hard
  /// (or any, if the type is Normal), and no Substitute in between.
  func isResisted(_ row: MoveRow, _ type: PokeType, _ typeModifier: Int, _ target: Seat) -> Bool {
    let active = self[target].active
    if type != active.itemType || (type != .normal && typeModifier <= 0) { return false }
    return !active.volatiles.contains(.substitute) || row.flags.contains(.bypassSub)
  }

  /// The foe's Unnerve keeps it from eating.
  func isUnnerved(_ seat: Seat) -> Bool {
    let foe = self[seat.other].active
    return foe.abilityInUse == .unnerve && foe.isAbilityArmed && !self[seat.other].current.isFainted
  }
}
