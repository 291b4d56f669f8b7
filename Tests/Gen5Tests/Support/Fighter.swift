import Dex
import Gen5

/// One fighter of a scenario: its set, and what it has been through when the scenario begins.
///
/// Level 50, IVs 31, EVs 0, neutral nature, no ability and no item unless said.
struct Fighter {
  var species: SpeciesID
  var moves: [MoveID]
  var level = 50
  /// HP at the beginning; full when nil.
  var hp: Int?
  var status = Status.none
  var gender = Gender.none
  var ability = AbilityID.none
  var evs = [0, 0, 0, 0, 0, 0]
  var ivs = [31, 31, 31, 31, 31, 31]

  init(
    _ species: SpeciesID, _ moves: MoveID..., level: Int = 50, hp: Int? = nil, status: Status = .none,
    gender: Gender = .none, ability: AbilityID = .none, hpEV: Int = 0, hpIV: Int = 31
  ) {
    self.species = species
    self.moves = moves
    self.level = level
    self.hp = hp
    self.status = status
    self.gender = gender
    self.ability = ability
    evs[0] = hpEV
    ivs[0] = hpIV
  }

  var set: PokemonSet {
    PokemonSet(
      name: species.name, species: species, gender: gender, level: level, evs: evs, ivs: ivs, ability: ability,
      moves: moves)
  }
}
