import Dex
import Gen5

/// A set at level 50 without ability, item or nature.
func fighter(
  _ species: SpeciesID, _ moves: [MoveID], gender: Gender = .male, level: Int = 50, name: String = "",
  item: ItemID = .none
) -> PokemonSet {
  PokemonSet(name: name, species: species, gender: gender, level: level, item: item, moves: moves)
}
