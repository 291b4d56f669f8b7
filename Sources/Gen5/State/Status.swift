/// A major status. The raw value orders them; `none` is healthy.
public enum Status: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case none = 0
  case burn, paralysis, sleep, freeze, poison, toxic

  /// The reference simulator's short word, empty when healthy.
  public var identifier: String {
    switch self {
    case .none: ""
    case .burn: "brn"
    case .paralysis: "par"
    case .sleep: "slp"
    case .freeze: "frz"
    case .poison: "psn"
    case .toxic: "tox"
    }
  }

  /// The status of that short word.
  public init?(identifier: some StringProtocol) {
    guard let match = Status.allCases.first(where: { $0.identifier == identifier }) else { return nil }
    self = match
  }
}

/// What stages apply to: the five battle stats other than HP, and accuracy and evasion, as indices of stages.
public enum BoostStat: UInt8, BitwiseCopyable, Sendable, CaseIterable {
  case attack = 0
  case defense, specialAttack, specialDefense, speed, accuracy, evasion

  @inline(__always) public var index: Int { Int(rawValue) }

  /// The reference simulator's short word.
  public var identifier: String {
    switch self {
    case .attack: "atk"
    case .defense: "def"
    case .specialAttack: "spa"
    case .specialDefense: "spd"
    case .speed: "spe"
    case .accuracy: "accuracy"
    case .evasion: "evasion"
    }
  }
}

/// Stages to add, one signed nibble for each of the seven stats; plain bits, so that a move's row can hold one.
public struct Boosts: BitwiseCopyable, Sendable, Equatable {
  public var bits: UInt32

  @inline(__always) public init(bits: UInt32) { self.bits = bits }

  /// Stages from -8 to 7 for each stat.
  @inline(__always)
  public init(
    attack: Int32 = 0, defense: Int32 = 0, specialAttack: Int32 = 0, specialDefense: Int32 = 0, speed: Int32 = 0,
    accuracy: Int32 = 0, evasion: Int32 = 0
  ) {
    let a = (attack & 15) | (defense & 15) << 4 | (specialAttack & 15) << 8 | (specialDefense & 15) << 12
    let b = (speed & 15) << 16 | (accuracy & 15) << 20 | (evasion & 15) << 24
    bits = UInt32(truncatingIfNeeded: a | b)
  }

  @inline(__always) public static var none: Boosts { Boosts(bits: 0) }
  @inlinable @inline(__always) public var isEmpty: Bool { bits == 0 }

  /// The stages times a factor, up to 6 either way (Simple, Contrary).
  func scaled(by factor: Int) -> Boosts {
    var result = Boosts.none
    for stat in 0..<7 {
      let stages = Int32(min(max(factor * self[stat], -6), 6))
      result.bits |= UInt32(bitPattern: stages & 15) << UInt32(stat * 4)
    }
    return result
  }

  /// The stages for one stat.
  @inlinable @inline(__always)
  public subscript(stat: Int) -> Int {
    let nibble = Int32(truncatingIfNeeded: bits >> UInt32(truncatingIfNeeded: stat &* 4)) & 15
    return Int(nibble >= 8 ? nibble &- 16 : nibble)
  }
}
