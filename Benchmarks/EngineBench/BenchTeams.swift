import BattleCore
import Dex
import Gen5

/// Teams of six with anything: any species, moves, ability and item, so that the whole engine is met.
enum BenchTeams {
  /// Pairs of teams, always the same ones.
  static func pairs(_ count: Int) -> [(Team, Team)] {
    var dice = Gen5Dice(seed: SeedTree(3).child("bench").seed)
    return (0..<count).map { _ in (team(&dice), team(&dice)) }
  }

  private static func team(_ dice: inout Gen5Dice) -> Team {
    let sets = (0..<6).map { _ in set(&dice) }
    do {
      return try Team(sets)
    } catch {
      preconditionFailure("a team made from the dex is refused: \(error)")
    }
  }

  private static func set(_ dice: inout Gen5Dice) -> PokemonSet {
    let species = SpeciesID(rawValue: UInt16(1 + dice.below(SpeciesID.baseCount, .other)))
    let items = ItemID.all
    var moves: [MoveID] = []
    while moves.count < 4 {
      let move = MoveID(rawValue: UInt16(1 + dice.below(MoveID.count, .other)))
      if move != .struggle, !moves.contains(move) { moves.append(move) }
    }
    return PokemonSet(
      name: "", species: species, gender: Dex.species(species).genderRatio.fixed ?? .female,
      level: 50 + dice.below(51, .other), nature: Nature.allCases[dice.below(25, .other)],
      evs: (0..<6).map { _ in dice.below(21, .other) * 4 }, ivs: (0..<6).map { _ in dice.below(32, .other) },
      ability: AbilityID(rawValue: UInt8(1 + dice.below(AbilityID.count, .other))),
      item: items[dice.below(items.count, .other)], moves: moves)
  }
}
