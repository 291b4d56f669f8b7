import BattleCore
public import PokeAPI

/// A chance meeting with a species.
public enum Encounter {
  /// The species that a seed meets, uniform over all.
  public static func species(seed: UInt64, _ data: DataSet = .embedded) -> SpeciesEntry {
    var dice = Gen5Dice(seed: SeedTree(seed).child("encounter").seed)
    return data.species[dice.below(data.species.count, .other)]
  }
}
