import BattleCore
import Dex

// Moves about items: taking, giving, throwing, eating another's.
extension Engine {
  /// Knock Off, Thief and Covet, after the hit.
  mutating func afterHitItem(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    let item = b[target].current.item
    if move.effect == .knockOff {
      if takeItem(target, by: target) {
        tell(Event(.endItem, who(target)).with(item).from(MoveID.knockOff).of(who(seat)))
      }
      return
    }
    guard b[seat].current.item == .none, !has(seat, .gem), takeItem(target, by: seat) else { return }
    if move.id == .thief {
      tell(Event(.endItem, who(target)).with(item).because(.silent).from(move.id).of(who(seat)))
    }
    b[seat].current.item = item
    refresh(seat)
    startItem(seat)
    tell(Event(.item, who(seat)).with(item).from(move.id).of(who(target)))
  }

  /// Trick and Switcheroo exchange items.
  mutating func exchangeItems(_ seat: Seat, _ target: Seat, _ move: MoveID) -> StepResult {
    let yours = b[target].current.item
    let mine = b[seat].current.item
    if yours == .none && mine == .none { return .no }
    let takesYours = yours == .none || canTake(yours, target, by: seat)
    guard takesYours else { return .no }
    guard mine == .none || canLose(mine, seat, to: target) else { return .no }
    b[target].current.item = .none
    b[seat].current.item = .none
    tell(Event(.activate, who(seat)).from(MoveID.trick).of(who(target)))
    swapInto(target, mine, lost: yours, move)
    swapInto(seat, yours, lost: mine, move)
    return .yes
  }

  private mutating func canTake(_ item: ItemID, _ target: Seat, by seat: Seat) -> Bool {
    guard canLose(item, target, to: seat) else { return false }
    if guardAbility(target) == .stickyHold && item != .stickyBarb {
      tell(Event(.activate, who(target)).from(AbilityID.stickyHold))
      return false
    }
    return true
  }

  private mutating func swapInto(_ seat: Seat, _ item: ItemID, lost: ItemID, _ move: MoveID) {
    if item == .none {
      if hasAbility(seat, .unburden) && !has(seat, .unburden) { mark(.unburden, seat) }
      refresh(seat)
      tell(Event(.endItem, who(seat)).with(lost).because(.silent).from(move))
      return
    }
    b[seat].current.item = item
    refresh(seat)
    startItem(seat)
    tell(Event(.item, who(seat)).with(item).from(move))
  }

  mutating func bestow(_ seat: Seat, _ target: Seat) -> StepResult {
    let item = b[seat].current.item
    guard b[target].current.item == .none, item != .none, hp(target) > 0, takeItem(seat, by: seat) else { return .no }
    giveItem(target, item)
    tell(Event(.item, who(target)).with(item).from(MoveID.bestow).of(who(seat)))
    return .yes
  }

  mutating func recycle(_ seat: Seat) -> StepResult {
    let item = b[seat].current.lastItem
    guard b[seat].current.item == .none, item != .none else { return .no }
    b[seat].current.lastItem = .none
    tell(Event(.item, who(seat)).with(item).from(MoveID.recycle))
    giveItem(seat, item)
    return .yes
  }

  /// Bug Bite and Pluck eat the target's berry.
  mutating func stealBerry(_ seat: Seat, _ target: Seat, _ move: MoveID) {
    let item = b[target].current.item
    guard hp(seat) > 0, Dex.item(item).kind == .berry, takeItem(target, by: seat) else { return }
    tell(
      Event(.endItem, who(target)).with(item).because(.stolen).with(move).of(who(seat)))
    berryEffect(item.rule.rule, item, seat)
  }

  mutating func incinerate(_ seat: Seat, _ target: Seat) {
    let item = b[target].current.item
    guard Dex.item(item).kind == .berry, takeItem(target, by: seat) else { return }
    tell(Event(.endItem, who(target)).with(item).from(MoveID.incinerate))
  }

  /// Natural Gift takes type and power from the berry, which is used up.
  mutating func prepareNaturalGift(_ move: inout ActiveMove, _ seat: Seat) -> StepResult {
    guard item(seat) != .none else { return .no }
    let item = Dex.item(b[seat].current.item)
    guard item.kind == .berry else { return .no }
    move.power = Int(item.naturalGiftPower)
    spend(seat)
    return .yes
  }

  /// Fling throws the item; it is gone when the dust settles.
  mutating func prepareFling(_ move: inout ActiveMove, _ seat: Seat) -> StepResult {
    let id = b[seat].current.item
    guard
      item(seat) != .none
        || (id != .none && b[seat].active.abilityInUse != .klutz && b.field.magicRoom == 0
          && !has(seat, .embargo))
    else { return .no }
    let item = Dex.item(id)
    guard id != .none, canLose(id, seat, to: seat), item.flingPower > 0 else { return .no }
    move.power = Int(item.flingPower)
    move.flung = id
    mark(.fling, seat)
    return .yes
  }

  /// What a thrown item does where it hits.
  mutating func flungEffect(_ move: borrowing ActiveMove, _ seat: Seat, _ target: Seat) {
    let rule = move.flung.rule.rule
    if Dex.item(move.flung).kind == .berry {
      berryEffect(rule, move.flung, target)
      return
    }
    switch rule {
    case .whiteHerb:
      for stat in 0..<7 where b[target].active.boosts[stat] < 0 {
        restoreDrops(target)
        return
      }
    case .mentalHerb: if b[target].active.volatiles.intersects(.mental) { freeMind(target) }
    default: break
    }
  }

  /// The secondary effect of a thrown item.
  func flungSecondary(_ item: ItemID) -> Secondary {
    switch item {
    case .lightBall: Secondary(.status, 100, .paralysis)
    case .poisonBarb: Secondary(.status, 100, .poison)
    case .toxicOrb: Secondary(.status, 100, .toxic)
    case .flameOrb: Secondary(.status, 100, .burn)
    case .kingsRock, .razorFang: Secondary(.volatile, 100, .none, .flinch)
    default: Secondary(.none, 0)
    }
  }

  /// The thrown item is gone.
  mutating func flung(_ seat: Seat) {
    let item = b[seat].current.item
    erase(.fling, seat)
    spend(seat)
    tell(Event(.endItem, who(seat)).with(item).from(MoveID.fling))
  }
}
