public import Dex

/// One fighter as a player writes it down.
public struct PokemonSet: Sendable, Equatable {
  /// Nickname; the species' name when there is none.
  public var name: String
  public var species: SpeciesID
  public var gender: Gender
  public var level: Int
  public var nature: Nature
  /// HP, Attack, Defense, Sp. Atk, Sp. Def, Speed.
  public var evs: [Int]
  public var ivs: [Int]
  public var ability: AbilityID
  public var item: ItemID
  public var moves: [MoveID]
  public var happiness: Int
  /// The type of Hidden Power when it is not the one that `ivs` give, as Showdown's custom games allow; else nil.
  public var hiddenPowerType: PokeType?

  public init(
    name: String, species: SpeciesID, gender: Gender, level: Int = 50, nature: Nature = .serious,
    evs: [Int] = [0, 0, 0, 0, 0, 0], ivs: [Int] = [31, 31, 31, 31, 31, 31], ability: AbilityID = .none,
    item: ItemID = .none, moves: [MoveID], happiness: Int = 255,
    hiddenPowerType: PokeType? = nil
  ) {
    self.name = name
    self.species = species
    self.gender = gender
    self.level = level
    self.nature = nature
    self.evs = evs
    self.ivs = ivs
    self.ability = ability
    self.item = item
    self.moves = moves
    self.happiness = happiness
    self.hiddenPowerType = hiddenPowerType
  }
}
