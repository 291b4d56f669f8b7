extension PokeType: NamedID {
  public static var kind: String { "type" }
  /// The 17 types.
  public static var all: [PokeType] { Array(allCases.dropFirst()) }
  public static func withShowdownID(_ id: String) -> PokeType? { all.first { $0.ident == id } }

  /// The name in English; "???" for no type.
  public var name: String {
    switch self {
    case .none: "???"
    case .normal: "Normal"
    case .fighting: "Fighting"
    case .flying: "Flying"
    case .poison: "Poison"
    case .ground: "Ground"
    case .rock: "Rock"
    case .bug: "Bug"
    case .ghost: "Ghost"
    case .steel: "Steel"
    case .fire: "Fire"
    case .water: "Water"
    case .grass: "Grass"
    case .electric: "Electric"
    case .psychic: "Psychic"
    case .ice: "Ice"
    case .dragon: "Dragon"
    case .dark: "Dark"
    }
  }
}
