import BattleCore
import Dex

// Moves that change what a fighter is: its moves, types, ability, or everything.
extension Engine {
  mutating func mimic(_ seat: Seat, _ target: Seat) -> StepResult {
    let last = b[target].active.lastMove
    guard !b[seat].active.isTransformed, last != .none, !last.row.flags.contains(.failMimic),
      b[seat].slot(of: last) == nil, let slot = b[seat].slot(of: .mimic)
    else { return .no }
    let pp = last.row.pp
    b[seat].active.moves[slot] = last
    b[seat].active.pp[slot] = pp
    b[seat].active.maxPP[slot] = pp
    b[seat].active.virtualSlots |= 1 << UInt8(slot)
    b[seat].active.usedSlots &= ~(1 << UInt8(slot))
    tell(Event(.volatileStart, who(seat)).with(.mimic).numbers(last.rawValue))
    return .yes
  }

  mutating func sketch(_ seat: Seat, _ target: Seat) -> StepResult {
    let last = b[target].active.lastMove
    guard !b[seat].active.isTransformed, last != .none, !last.row.flags.contains(.noSketch),
      b[seat].slot(of: last) == nil, let slot = b[seat].slot(of: .sketch)
    else { return .no }
    let pp = last.row.pp
    b[seat].active.moves[slot] = last
    b[seat].active.pp[slot] = pp
    b[seat].active.maxPP[slot] = pp
    b[seat].active.usedSlots &= ~(1 << UInt8(slot))
    b[seat].current.moves[slot] = last
    b[seat].current.pp[slot] = pp
    b[seat].current.maxPP[slot] = pp
    tell(Event(.activate, who(seat)).from(MoveID.sketch).with(last))
    return .yes
  }

  /// Becomes the target in everything but HP and item, by a move or by an ability.
  mutating func transform(_ seat: Seat, _ target: Seat, by ability: AbilityID = .none) -> StepResult {
    guard !isFainted(target), !has(target, .substitute), !b[target].active.isTransformed,
      !b[seat].active.isTransformed, b[seat].active.illusionPlace == 255, b[target].active.illusionPlace == 255
    else { return .no }
    let model = b[target].active
    b[seat].active.species = model.species
    b[seat].active.number = model.number
    b[seat].active.isTransformed = true
    b[seat].active.weight = model.weight
    b[seat].active.types = has(target, .roost) ? b[target].active.types : types(target)
    // Until speeds are read again, orders use what the user's own values make of the species.
    b[seat].active.speed = Int16(truncatingIfNeeded: ownSpeed(seat, asSpeciesOf: target))
    b[seat].active.stats = model.stats
    b[seat].active.boosts = model.boosts
    b[seat].active.moveCount = model.moveCount
    b[seat].active.moves = model.moves
    b[seat].active.usedSlots = 0
    b[seat].active.disabledSlots = 0
    b[seat].active.sealedSlots = 0
    b[seat].active.virtualSlots = 15
    for slot in 0..<Int(model.moveCount) {
      let pp = min(5, model.moves[slot].row.pp)
      b[seat].active.pp[slot] = pp
      b[seat].active.maxPP[slot] = pp
    }
    let event = Event(.transform, who(seat)).of(who(target))
    tell(ability == .none ? event : event.from(ability))
    let isNew = b[seat].active.ability != model.ability
    changeAbility(seat, model.ability)
    if isNew { startAbility(seat) }
    return .yes
  }

  private func ownSpeed(_ seat: Seat, asSpeciesOf target: Seat) -> Int {
    let member = b[seat].current
    let base = Int(b[target].current.baseStats[5])
    let sum = 2 * base + Int(member.ivs[5]) + Int(member.evs[5]) / 4
    let plain = sum * Int(member.level) / 100 + 5
    return plain * member.nature.tenths(.spe) / 10
  }

  // MARK: Types

  /// Arceus keeps its types.
  func canChangeType(_ seat: Seat) -> Bool { b[seat].active.number != 493 }

  mutating func changeType(_ seat: Seat, _ types: TypePair) -> StepResult {
    guard canChangeType(seat) else { return .no }
    b[seat].active.types = types
    tell(
      Event(.typeChange, who(seat)).numbers(UInt16(types.first.rawValue), UInt16(types.second.rawValue)))
    return .yes
  }

  mutating func soak(_ target: Seat) -> StepResult {
    guard canChangeType(target) else {
      tell(.fail, target)
      return .quiet
    }
    return changeType(target, TypePair(.water, .none))
  }

  mutating func conversion(_ seat: Seat) -> StepResult {
    var choices = SmallList<PokeType>(filler: .none)
    for slot in 0..<Int(b[seat].active.moveCount) {
      let move = b[seat].active.moves[slot]
      let type = move.row.type
      if move != .conversion && !hasType(seat, type) { choices.append(type) }
    }
    guard choices.count > 0 else { return .no }
    return changeType(seat, TypePair(choices[dice.below(choices.count, .move)], .none))
  }

  /// A random type that resists or ignores the last move of the target. The draw counts along the reference's list:
  /// the types whose matchups this generation has of its own come first.
  mutating func conversion2(_ seat: Seat, _ target: Seat) -> StepResult {
    guard b[target].active.lastMoveUsed != .none else { return .no }
    let attack = b[target].active.lastMoveUsedType
    var choices = SmallList<PokeType>(filler: .none)
    let listed: InlineArray<17, PokeType> = [
      .electric, .ghost, .grass, .steel, .dark, .bug, .dragon, .fighting, .fire, .flying, .ground, .ice, .normal,
      .poison, .psychic, .rock, .water,
    ]
    for i in 0..<17 where !hasType(seat, listed[i]) && attack != .none {
      if TypeChart.halves(attack, listed[i]) < 2 { choices.append(listed[i]) }
    }
    guard choices.count > 0 else { return .no }
    return changeType(seat, TypePair(choices[dice.below(choices.count, .move)], .none))
  }

  mutating func reflectType(_ seat: Seat, _ target: Seat) -> StepResult {
    guard canChangeType(seat) else { return .no }
    let types = self.types(target)
    tell(Event(.typeChange, who(seat)).from(MoveID.reflectType).of(who(target)))
    b[seat].active.types = types
    return .yes
  }

  // MARK: Abilities

  mutating func setAbility(_ seat: Seat, _ ability: AbilityID, by move: MoveID, of source: Seat? = nil) -> StepResult {
    guard hp(seat) > 0, b[seat].active.ability != .multitype, ability != .multitype else { return .no }
    let old = b[seat].active.ability
    changeAbility(seat, ability)
    var event = Event(.ability, who(seat)).with(ability, was: old).because(.changed).from(move)
    if let source { event = event.of(who(source)) }
    tell(event)
    startAbility(seat)
    return .yes
  }

  mutating func skillSwap(_ seat: Seat, _ target: Seat) -> StepResult {
    let own = b[seat].active.ability
    let other = b[target].active.ability
    guard !isFainted(seat), !isFainted(target), own != other, own != .multitype, other != .multitype,
      own != .wonderGuard, other != .wonderGuard, own != .illusion, other != .illusion
    else { return .no }
    tell(
      Event(.activate, who(seat)).because(.skillSwap)
        .numbers(UInt16(other.rawValue), UInt16(own.rawValue)).of(who(target)))
    changeAbility(seat, other)
    changeAbility(target, own)
    startAbility(target)
    startAbility(seat)
    return .yes
  }
}
