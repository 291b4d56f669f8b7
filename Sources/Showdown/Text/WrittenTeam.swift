public import BattleCore
public import Dex
public import Gen5

/// A fighter as teams are written down: what battles need, and what is only kept.
public struct WrittenSet: Sendable, Equatable {
  public var set: PokemonSet
  /// The text names no gender though the species has both: `set.gender` is then the more frequent one (male of equals).
  public var isGenderOpen: Bool
  public var isShiny: Bool
  /// The kind of ball it comes in, as written; empty when not told.
  public var ball: String

  public init(_ set: PokemonSet, isGenderOpen: Bool = false, isShiny: Bool = false, ball: String = "") {
    self.set = set
    self.isGenderOpen = isGenderOpen
    self.isShiny = isShiny
    self.ball = ball
  }

  /// The gender of a set whose text names none.
  public static func usualGender(_ species: SpeciesID) -> Gender {
    let ratio = Dex.species(species).genderRatio
    return ratio.fixed ?? (ratio.femaleEighths > 4 ? .female : .male)
  }
}

/// A team as it is written down, with the name that its file gives it.
public struct WrittenTeam: Sendable, Equatable {
  /// What follows the format in `=== [gen5ou] name ===`; empty when not told.
  public var name: String
  /// "gen5ou"; empty when not told.
  public var format: String
  /// One to six.
  public var sets: [WrittenSet]
  /// The line of the text that it begins at, from 1; 0 for a team that was not read.
  public var line: Int

  public init(name: String = "", format: String = "", sets: [WrittenSet], line: Int = 0) {
    self.name = name
    self.format = format
    self.sets = sets
    self.line = line
  }

  /// A team of sets without anything that battles do not need.
  public init(_ sets: [PokemonSet]) { self.init(sets: sets.map { WrittenSet($0) }) }

  /// The sets as battles take them.
  public var members: [PokemonSet] { sets.map(\.set) }

  /// Draws the genders that are open, one draw each in team order: as Showdown does when a player joins.
  public mutating func settleGenders(_ dice: inout Gen5Dice) {
    for index in sets.indices where sets[index].isGenderOpen {
      sets[index].set.gender = dice.below(2, .other) == 0 ? .male : .female
      sets[index].isGenderOpen = false
    }
  }
}
