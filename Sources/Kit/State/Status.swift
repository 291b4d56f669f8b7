extension Kit {
  /// A major status. Bad poison is poison, and nobody freezes.
  @frozen
  public enum Status: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    case none = 0
    case paralysis, burn, poison, sleep

    public var identifier: String {
      switch self {
      case .none: ""
      case .paralysis: "paralysis"
      case .burn: "burn"
      case .poison: "poison"
      case .sleep: "sleep"
      }
    }
  }

  /// The stats that have stages. Accuracy and evasion have them too, but nothing comes of it.
  @frozen
  public enum Stat: UInt8, BitwiseCopyable, Sendable, CaseIterable {
    case attack = 0
    case defense, specialAttack, specialDefense, speed, accuracy, evasion

    public var index: Int { Int(rawValue) }

    public var identifier: String {
      switch self {
      case .attack: "attack"
      case .defense: "defense"
      case .specialAttack: "special-attack"
      case .specialDefense: "special-defense"
      case .speed: "speed"
      case .accuracy: "accuracy"
      case .evasion: "evasion"
      }
    }
  }
}
