/// How much of a move's power reaches a type. The raw value counts halves.
@frozen
public enum Effectiveness: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case immune = 0
  case half = 1
  case normal = 2
  case double = 4

  /// The factor as a power of two: -1, 0 or 1; 0 for immune, which has none.
  @inlinable public var log2: Int {
    switch self {
    case .immune, .normal: 0
    case .half: -1
    case .double: 1
    }
  }
}

/// The type chart of Generation 5: Steel resists Ghost and Dark, there is no Fairy.
public enum TypeChart {
  /// What an attack of one type does to one type of the defender. No type attacks or defends neutrally.
  @inlinable @inline(__always)
  public static func effectiveness(_ attack: PokeType, _ defend: PokeType) -> Effectiveness {
    switch halves(attack, defend) {
    case 0: .immune
    case 1: .half
    case 4: .double
    default: .normal
    }
  }

  /// The same as a number of halves: 0, 1, 2 or 4.
  @inlinable @inline(__always)
  public static func halves(_ attack: PokeType, _ defend: PokeType) -> Int {
    Int(truncatingIfNeeded: row(attack) &>> (UInt64(defend.rawValue) &* 3)) & 7
  }

  /// What an attack does to a defender of two types, as a number of quarters: 0, 1, 2, 4, 8 or 16.
  @inlinable @inline(__always)
  public static func quarters(_ attack: PokeType, _ first: PokeType, _ second: PokeType) -> Int {
    halves(attack, first) &* halves(attack, second)
  }
}
