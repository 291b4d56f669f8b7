import BattleCore
public import Dex
public import Gen5

/// Fighters of the `solo` format: level 50, IVs 31, EVs 0, neutral nature, no ability, no item.
public enum SoloFormat {
  public static let level = 50

  /// The set of a fighter of this species.
  public static func set(_ species: SpeciesID, gender: Gender, moves: [MoveID]) -> PokemonSet {
    PokemonSet(name: species.name, species: species, gender: gender, level: level, moves: moves)
  }
}

/// One against one before the first turn, without a battle: what moves are judged by when no battle is on yet.
public enum Duel {
  /// The position of two fighters of the `solo` format at full HP, with empty move slots.
  public static func position(_ a: SpeciesID, _ b: SpeciesID) -> Battle {
    var battle = Battle()
    put(fighter(a), into: &battle.sides[0])
    put(fighter(b), into: &battle.sides[1])
    battle.turn = 1
    battle.requests = [.move, .move]
    return battle
  }

  /// A healthy member of a team, without moves.
  public static func fighter(_ species: SpeciesID, level: Int = SoloFormat.level) -> Pokemon {
    let entry = Dex.species(species)
    var fighter = Pokemon()
    fighter.species = species
    fighter.number = UInt16(entry.number)
    fighter.types = TypePair(entry.type1, entry.type2)
    fighter.weight = entry.weight
    fighter.level = UInt8(level)
    fighter.gender = entry.genderRatio.fixed ?? .none
    for stat in Stat.allCases {
      let index = Int(stat.rawValue)
      fighter.baseStats[index] = UInt8(entry.stats[stat])
      fighter.ivs[index] = 31
      if stat != .hp {
        fighter.stats[index - 1] = UInt16(
          StatFormula.other(base: entry.stats[stat], iv: 31, ev: 0, level: level, natureTenths: 10))
      }
    }
    // Shedinja's one hit point is its species' rule.
    fighter.maxHP =
      species == .shedinja
      ? 1 : UInt16(StatFormula.hp(base: entry.stats[.hp], iv: 31, ev: 0, level: level))
    fighter.hp = fighter.maxHP
    return fighter
  }

  /// Puts a fighter in front of an empty side.
  public static func put(_ fighter: Pokemon, into side: inout Side) {
    side.team[0] = fighter
    side.teamSize = 1
    side.left = 1
    side.active.moveCount = fighter.moveCount
    side.active.stats = fighter.stats
    side.active.weight = fighter.weight
    side.active.speed = Int16(fighter.stats[4])
    side.active.ability = fighter.ability
    side.active.types = fighter.types
    side.active.species = fighter.species
    side.active.moves = fighter.moves
    side.active.pp = fighter.pp
    side.active.maxPP = fighter.maxPP
    side.active.isIn = true
  }
}
