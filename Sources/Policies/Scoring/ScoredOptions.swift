/// The moves of a decision with their scores, in slot order.
///
/// Of each move it keeps what the choice and the adjustments ask for, a lane each: an array of whole `OptionFacts` would be
/// copied with every look at one of them.
public struct ScoredOptions: BitwiseCopyable, Sendable {
  private var scores: InlineArray<4, Double> = .init(repeating: 0)
  private var estimates: InlineArray<4, Double> = .init(repeating: 0)
  private var accuracies: InlineArray<4, Double> = .init(repeating: 0)
  private var multipliers: InlineArray<4, Double> = .init(repeating: 0)
  private var powers: InlineArray<4, Double> = .init(repeating: 0)
  private var moves: InlineArray<4, UInt16> = .init(repeating: 0)
  private var traits: InlineArray<4, UInt8> = .init(repeating: 0)
  private(set) public var count = 0
  /// The heuristic's pick: the highest score, the earlier slot among equals.
  private(set) public var best = 0

  public init() {}

  @inline(__always)
  public mutating func append(_ option: OptionFacts, score: Double) {
    if count > 0 && score > scores[best] { best = count }
    scores[count] = score
    estimates[count] = option.estimate
    accuracies[count] = option.accuracy
    multipliers[count] = option.effectiveness
    powers[count] = option.power
    moves[count] = option.move
    traits[count] = Trait.of(option)
    count &+= 1
  }

  @inline(__always)
  public func score(_ index: Int) -> Double { scores[index] }

  /// Expected damage of a hit in HP.
  @inline(__always)
  public func estimate(_ index: Int) -> Double { estimates[index] }

  /// Type multiplier on the target.
  @inline(__always)
  public func effectiveness(_ index: Int) -> Double { multipliers[index] }

  /// What a history of picks keeps of a move.
  @inline(__always)
  func pick(_ index: Int) -> (move: UInt16, mustRecharge: Bool) { (moves[index], has(.mustRecharge, index)) }

  @inline(__always)
  func has(_ trait: Trait, _ index: Int) -> Bool { traits[index] & trait.rawValue != 0 }

  /// The move with the largest power × effectiveness other than `excluded`; nil when all have none.
  func strongest(except excluded: Int = -1) -> Int? {
    var best: Int?
    var bestValue = 0.0
    for index in 0..<count where index != excluded && !has(.isWithoutEffect, index) {
      let value = powers[index] * multipliers[index]
      if value > bestValue {
        best = index
        bestValue = value
      }
    }
    return best
  }

  /// Among the moves whose estimate covers the target's HP with an accuracy of 85 % or better the one with the highest
  /// estimate × accuracy.
  func finisher(_ targetHP: Double) -> Int? {
    var best: Int?
    var bestValue = -1.0
    for index in 0..<count where accuracies[index] >= 0.85 && estimates[index] >= targetHP {
      let value = estimates[index] * accuracies[index]
      if value > bestValue {
        best = index
        bestValue = value
      }
    }
    return best
  }
}

/// What the adjustments tell moves apart by.
enum Trait: UInt8 {
  case isWithoutEffect = 1
  /// A pick of it is repaired.
  case isRepaired = 2
  /// It may inflict what the target already has.
  case isRedundant = 4
  case isBoost = 8
  case isDamaging = 16
  case mustRecharge = 32

  @inline(__always)
  static func of(_ option: OptionFacts) -> UInt8 {
    var traits: UInt8 = 0
    if option.isWithoutEffect { traits |= Trait.isWithoutEffect.rawValue }
    if option.isRepaired ?? option.isWithoutEffect { traits |= Trait.isRepaired.rawValue }
    if option.ailment != .none && option.isAilmentRedundant { traits |= Trait.isRedundant.rawValue }
    if option.isDamaging {
      traits |= Trait.isDamaging.rawValue
    } else if option.isBoost {
      traits |= Trait.isBoost.rawValue
    }
    if option.mustRecharge { traits |= Trait.mustRecharge.rawValue }
    return traits
  }
}
