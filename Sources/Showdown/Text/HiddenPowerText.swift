import Dex
import Gen5

/// Hidden Power, whose type team texts name beside the move: "Hidden Power [Ice]".
enum HiddenPowerText {
  /// The individual values that give a type its strongest Hidden Power with as few points lost as can be, in the way
  /// that Showdown chooses them.
  static func ivs(_ type: PokeType) -> [Int] {
    var ivs = [Int](repeating: 31, count: 6)
    for stat in even(type) { ivs[Int(stat.rawValue)] = 30 }
    return ivs
  }

  private static func even(_ type: PokeType) -> [Stat] {
    switch type {
    case .bug: [.atk, .def, .spd]
    case .dragon: [.atk]
    case .electric: [.spa]
    case .fighting: [.def, .spa, .spd, .spe]
    case .fire: [.atk, .spa, .spe]
    case .flying: [.hp, .atk, .def, .spa, .spd]
    case .ghost: [.def, .spd]
    case .grass: [.atk, .spa]
    case .ground: [.spa, .spd]
    case .ice: [.atk, .def]
    case .poison: [.def, .spa, .spd]
    case .psychic: [.atk, .spe]
    case .rock: [.def, .spd, .spe]
    case .steel: [.spd]
    case .water: [.atk, .def, .spa]
    case .none, .normal, .dark: []
    }
  }

  /// The type of a set's Hidden Power.
  static func type(_ set: PokemonSet) -> PokeType {
    set.hiddenPowerType ?? StatFormula.hiddenPower(ivs: set.ivs).type
  }

  /// The type in a move's name ("Hidden Power [Ice]", "hiddenpowerice70", "HP Ice"), or nil.
  static func type(named text: String) -> PokeType? {
    var ident = showdownID(text)
    while let last = ident.last, last.isNumber { ident.removeLast() }
    if ident.hasPrefix("hiddenpower") { return Dex.hiddenPowerType(named: ident) }
    return ident.hasPrefix("hp") ? PokeType.withShowdownID(String(ident.dropFirst(2))) : nil
  }
}
