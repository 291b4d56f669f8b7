import Dex

extension Pokemon {
  /// The member that a checked set describes, healthy and with full PP.
  init(_ set: PokemonSet) {
    self.init()
    let entry = Dex.species(set.species)
    species = set.species
    number = UInt16(entry.number)
    types = TypePair(entry.type1, entry.type2)
    weight = entry.weight
    ability = set.ability
    item = set.item
    level = UInt8(set.level)
    gender = set.gender
    nature = set.nature
    happiness = UInt8(set.happiness)

    let numbers = StatFormula.all(set)
    for stat in Stat.allCases {
      let index = Int(stat.rawValue)
      baseStats[index] = UInt8(entry.stats[stat])
      evs[index] = UInt8(set.evs[index])
      ivs[index] = UInt8(set.ivs[index])
      if stat != .hp { stats[index - 1] = UInt16(numbers[index]) }
    }
    maxHP = UInt16(numbers[0])
    hp = maxHP
    canEvolve = entry.canEvolve

    moveCount = UInt8(set.moves.count)
    for (slot, move) in set.moves.enumerated() {
      moves[slot] = move
      pp[slot] = UInt8(StatFormula.maxPP(move))
      maxPP[slot] = pp[slot]
    }
    let hidden = StatFormula.hiddenPower(ivs: set.ivs)
    hiddenPowerType = set.hiddenPowerType ?? hidden.type
    hiddenPower = UInt8(hidden.power)
  }
}
