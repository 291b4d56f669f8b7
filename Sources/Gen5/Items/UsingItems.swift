import BattleCore
import Dex

// Items being used up, eaten, taken and given.
extension Engine {
  /// Uses the item up. False when there is none or its holder is down.
  @discardableResult
  mutating func useItem(_ seat: Seat, from source: Seat? = nil) -> Bool {
    let item = b[seat].current.item
    guard item != .none, b[seat].active.isIn, hp(seat) > 0 || self.item(seat) == .gem else { return false }
    var event = Event(.endItem, who(seat)).with(item)
    let rule = self.item(seat)
    if rule == .gem { event = event.from(.gem) }
    if rule == .redCard, let source { event = event.of(who(source)) }
    tell(event)
    switch rule {
    case .absorbBulb: boost(Boosts(specialAttack: 1), seat, from: source ?? seat, .item(item))
    case .cellBattery: boost(Boosts(attack: 1), seat, from: source ?? seat, .item(item))
    case .whiteHerb: restoreDrops(seat)
    default: break
    }
    spend(seat)
    return true
  }

  /// Eats the berry it holds. False when something keeps it from eating.
  @discardableResult
  mutating func eatItem(_ seat: Seat) -> Bool {
    let item = b[seat].current.item
    let rule = self.item(seat)
    guard item != .none, rule != .none, b[seat].active.isIn, hp(seat) > 0 || rule == .jaboca || rule == .rowap else {
      return false
    }
    if b.isUnnerved(seat) { return false }
    if rule.isHealingBerry && has(seat, .healblock) { return false }
    tell(Event(.endItem, who(seat)).with(item).because(.eat))
    berryEffect(rule, item, seat)
    spend(seat)
    return true
  }

  /// The item is gone, and remembered.
  mutating func spend(_ seat: Seat) {
    b[seat].current.lastItem = b[seat].current.item
    b[seat].current.item = .none
    b[seat].current.usedItemThisTurn = true
    itemLost(seat)
  }

  /// The item is gone and not remembered as used.
  mutating func dropItem(_ seat: Seat) {
    b[seat].current.item = .none
    itemLost(seat)
  }

  private mutating func itemLost(_ seat: Seat) {
    if hasAbility(seat, .unburden) && !has(seat, .unburden) { mark(.unburden, seat) }
    refresh(seat)
  }

  /// Takes the item away, if nothing holds on to it.
  mutating func takeItem(_ seat: Seat, by source: Seat) -> Bool {
    let item = b[seat].current.item
    guard item != .none, canLose(item, seat, to: source) else { return false }
    if guardAbility(seat) == .stickyHold, hp(seat) > 0, item != .stickyBarb,
      source != seat || activeMove == .knockOff
    {
      tell(Event(.activate, who(seat)).from(AbilityID.stickyHold))
      return false
    }
    dropItem(seat)
    return true
  }

  /// Plates stay with Arceus, drives with Genesect, the Griseous Orb with Giratina; mail can be stolen only.
  func canLose(_ item: ItemID, _ seat: Seat, to source: Seat) -> Bool {
    let kind = Dex.item(item).kind
    func isOne(_ number: UInt16) -> Bool {
      b[seat].current.number == number || b[source].current.number == number
    }
    if kind == .plate && isOne(493) { return false }
    if kind == .drive && isOne(649) { return false }
    if item == .griseousOrb && isOne(487) { return false }
    if item == .mail { return activeMove == .knockOff || activeMove == .thief || activeMove == .covet }
    return true
  }

  /// Gives a fighter an item; some act at once.
  mutating func giveItem(_ seat: Seat, _ item: ItemID) {
    b[seat].current.item = item
    refresh(seat)
    startItem(seat)
  }

  /// What an item does when its bearer comes in or receives it.
  mutating func startItem(_ seat: Seat) {
    switch item(seat) {
    case .choiceBand, .choiceSpecs, .choiceScarf: if has(seat, .choicelock) { erase(.choicelock, seat) }
    case .airBalloon: if b.field.gravity == 0 { tell(Event(.item, who(seat)).with(ItemID.airBalloon)) }
    case .whiteHerb: useWhiteHerb(seat)
    case .metronome:
      if !b[seat].active.hasMetronomeCount {
        b[seat].active.hasMetronomeCount = true
        b[seat].active.metronomeItemMove = .none
        b[seat].active.metronomeItemCount = 0
      }
    default: break
    }
  }

  /// White Herb restores lowered stages when there are any.
  mutating func useWhiteHerb(_ seat: Seat) {
    guard item(seat) == .whiteHerb, hp(seat) > 0 else { return }
    for stat in 0..<7 where b[seat].active.boosts[stat] < 0 {
      useItem(seat)
      return
    }
  }

  mutating func restoreDrops(_ seat: Seat) {
    for stat in 0..<7 where b[seat].active.boosts[stat] < 0 { b[seat].active.boosts[stat] = 0 }
    tell(Event(.clearNegativeBoost, who(seat)).because(.silent))
  }
}

extension ItemRule {
  /// A berry that heals, which Heal Block keeps from being eaten.
  var isHealingBerry: Bool { self == .oran || self == .sitrus || self == .flavor || self == .enigma }
}
