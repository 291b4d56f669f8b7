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
  private var traits: InlineArray<4, Traits> = .init(repeating: [])
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
    traits[count] = Traits(option)
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
  func has(_ trait: Traits, _ index: Int) -> Bool { traits[index].contains(trait) }

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
struct Traits: OptionSet, BitwiseCopyable, Sendable {
  let rawValue: UInt8

  static let isWithoutEffect = Traits(rawValue: 1 << 0)
  /// A pick of it is repaired.
  static let isRepaired = Traits(rawValue: 1 << 1)
  /// It may inflict what the target already has.
  static let isRedundant = Traits(rawValue: 1 << 2)
  static let isBoost = Traits(rawValue: 1 << 3)
  static let isDamaging = Traits(rawValue: 1 << 4)
  static let mustRecharge = Traits(rawValue: 1 << 5)
}

extension Traits {
  @inline(__always)
  init(_ option: OptionFacts) {
    self = []
    if option.isWithoutEffect { insert(.isWithoutEffect) }
    if option.isRepaired ?? option.isWithoutEffect { insert(.isRepaired) }
    if option.ailment != .none && option.isAilmentRedundant { insert(.isRedundant) }
    if option.isBoost { insert(.isBoost) }
    if option.isDamaging { insert(.isDamaging) }
    if option.mustRecharge { insert(.mustRecharge) }
  }
}
