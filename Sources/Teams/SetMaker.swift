import BattleCore
import Dex
import Gen5

/// Makes one set: a style of play, then moves, ability, spread and item that suit it.
struct SetMaker {
  enum Style {
    /// Strikes fast.
    case sweeper
    /// Strikes hard and takes hits.
    case bruiser
    /// Takes hits, heals and wears down.
    case wall
  }

  private let candidate: TeamCandidate
  private let team: TeamSoFar
  private var style = Style.sweeper
  private var isPhysical = true
  private var moves: [MoveID] = []
  private var attackTypes: [PokeType] = []
  private var ability = AbilityID.none

  init(_ candidate: TeamCandidate, _ team: TeamSoFar) {
    self.candidate = candidate
    self.team = team
  }

  private var species: Species { candidate.species }
  private var stats: BaseStats { candidate.species.stats }

  mutating func make(_ dice: inout Gen5Dice) -> PokemonSet {
    chooseStyle(&dice)
    ability = AbilityChoice.choose(species, &dice)
    chooseMoves(&dice)
    let spread = Spread(species, style, isPhysical, moves, &dice)
    let item = ItemChoice(species, style, moves, ability, team).choose(&dice)
    let ratio = species.genderRatio
    let gender = ratio.fixed ?? (dice.below(8, .other) < Int(ratio.femaleEighths) ? .female : .male)
    return PokemonSet(
      name: species.name, species: species.id, gender: gender, level: candidate.level, nature: spread.nature,
      evs: spread.evs, ivs: spread.ivs, ability: ability, item: item, moves: moves)
  }

  /// Slow ones do not sweep, frail ones do not wall.
  private mutating func chooseStyle(_ dice: inout Gen5Dice) {
    let attack = max(stats[.atk], stats[.spa])
    let bulk = stats[.hp] + (stats[.def] + stats[.spd]) / 2
    let sweeps = max(0, stats[.spe] - 55) + max(0, attack - 80)
    let bruises = max(0, attack - 60) / 2 + max(0, bulk - 130) / 2
    let walls = species.id == .shedinja ? 0 : max(0, bulk - 130) + (candidate.moves(.recovery).isEmpty ? 0 : 15)
    let roll = dice.below(max(1, sweeps + bruises + walls), .other)
    style = roll < sweeps ? .sweeper : roll < sweeps + bruises ? .bruiser : .wall
    // What it attacks with follows from the attacks it has, not from its stats alone.
    let physical = candidate.attacks.filter(\.isPhysical).prefix(3).reduce(0) { $0 + $1.value }
    let special = candidate.attacks.filter { !$0.isPhysical }.prefix(3).reduce(0) { $0 + $1.value }
    isPhysical = dice.unit(.other) < physical * physical / max(1, physical * physical + special * special)
  }

  private mutating func chooseMoves(_ dice: inout Gen5Dice) {
    let attacks = style == .wall ? 2 : 3
    addAttack(candidate.ownTypeAttacks(), &dice)
    addStatus(&dice)
    while moves.count < 4, attackTypes.count < attacks { if !addAttack(candidate.attacks, &dice) { break } }
    // Whatever is left over goes to attacks, then to anything that helps.
    while moves.count < 4 { if !addAttack(candidate.attacks, &dice) { break } }
    for role in [StatusRole.ailment, .support, .screen, .recovery, .physicalBoost, .specialBoost, .speedBoost, .hazard]
    {
      for move in candidate.moves(role) where moves.count < 4 && !moves.contains(move) { moves.append(move) }
    }
  }

  /// Adds one of the best attacks of a type that the set does not have yet; what covers other types counts more.
  @discardableResult
  private mutating func addAttack(_ list: [TeamCandidate.Attack], _ dice: inout Gen5Dice) -> Bool {
    let scored = list.filter { attack in
      !moves.contains(attack.move) && !attackTypes.contains(attack.type)
    }.map { attack in
      (attack, attack.value * (attack.isPhysical == isPhysical ? 1 : 0.45) * coverage(attack.type))
    }.sorted { ($1.1, $0.0.move.rawValue) < ($0.1, $1.0.move.rawValue) }
    guard let first = scored.first, first.1 >= 20 else { return false }
    let near = scored.prefix(4).filter { $0.1 >= first.1 * 0.6 }
    var roll = dice.unit(.other) * near.reduce(0) { $0 + $1.1 }
    var chosen = near[0].0
    for (attack, value) in near {
      chosen = attack
      roll -= value
      if roll < 0 { break }
    }
    moves.append(chosen.move)
    attackTypes.append(chosen.type)
    return true
  }

  /// Grows with the types that an attack strikes hard and those before it do not.
  private func coverage(_ type: PokeType) -> Double {
    guard !attackTypes.isEmpty else { return 1 }
    let gained = PokeType.all.filter { target in
      TypeChart.quarters(type, target, .none) > 4
        && !attackTypes.contains { TypeChart.quarters($0, target, .none) > 4 }
    }
    return 0.6 + 0.2 * Double(gained.count)
  }

  private mutating func addStatus(_ dice: inout Gen5Dice) {
    switch style {
    case .sweeper:
      if dice.chance(3, in: 5, .other) { add(isPhysical ? .physicalBoost : .specialBoost, &dice) }
      if moves.count == 1, dice.chance(1, in: 4, .other) { add(.speedBoost, &dice) }
      if moves.count == 1, dice.chance(1, in: 3, .other) { add(.support, &dice) }
    case .bruiser:
      if dice.chance(1, in: 4, .other) { add(isPhysical ? .physicalBoost : .specialBoost, &dice) }
      if moves.count == 1, dice.chance(1, in: 2, .other) {
        add(dice.chance(1, in: 2, .other) ? .ailment : .hazard, &dice)
      }
      if moves.count == 1, dice.chance(1, in: 3, .other) { add(.recovery, &dice) }
    case .wall:
      add(.recovery, &dice)
      add(dice.chance(1, in: 2, .other) ? .hazard : .ailment, &dice)
      if moves.count < 3 { add(.ailment, &dice) }
      if moves.count < 3 { add(.support, &dice) }
    }
  }

  /// Adds a move of a role that it knows, mostly the first; hazards that the team has already are left out.
  private mutating func add(_ role: StatusRole, _ dice: inout Gen5Dice) {
    let known = candidate.moves(role).filter { !moves.contains($0) && !(role == .hazard && team.knows($0)) }
    guard !known.isEmpty else { return }
    let place = dice.chance(1, in: 2, .other) ? 0 : dice.below(min(3, known.count), .other)
    // Nothing but Rest without Sleep Talk and a berry helps nobody.
    if known[place] == .rest, !dice.chance(1, in: 3, .other) { return }
    moves.append(known[place])
  }
}
