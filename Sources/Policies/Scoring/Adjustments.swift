/// The moves of a decision with their scores, in slot order.
public struct ScoredOptions: BitwiseCopyable, Sendable {
  private var options: InlineArray<4, OptionFacts> = .init(repeating: OptionFacts())
  private var values: InlineArray<4, Double> = .init(repeating: 0)
  private(set) public var count = 0

  public init() {}

  public mutating func append(_ option: OptionFacts, score: Double) {
    options[count] = option
    values[count] = score
    count += 1
  }

  @inline(__always)
  public subscript(index: Int) -> OptionFacts { options[index] }

  @inline(__always)
  public func score(_ index: Int) -> Double { values[index] }

  /// The heuristic's pick: the highest score, the earlier slot among equals.
  public var best: Int {
    var best = 0
    for i in 1..<max(count, 1) where values[i] > values[best] { best = i }
    return best
  }

  /// The move with the largest power × effectiveness other than `excluded`; nil when all have none.
  func strongest(except excluded: Int? = nil) -> Int? {
    var best: Int?
    var bestValue = 0.0
    for i in 0..<count where i != excluded && !options[i].isWithoutEffect {
      let value = options[i].power * options[i].effectiveness
      if value > bestValue {
        best = i
        bestValue = value
      }
    }
    return best
  }

  /// Among the moves whose estimate covers the target's HP with an accuracy of 85 % or better the one with the highest
  /// estimate × accuracy.
  func finisher(_ situation: SituationFacts) -> Int? {
    var best: Int?
    var bestValue = -1.0
    for i in 0..<count where options[i].accuracy >= 0.85 && options[i].estimate >= Double(situation.targetHP) {
      let value = options[i].estimate * options[i].accuracy
      if value > bestValue {
        best = i
        bestValue = value
      }
    }
    return best
  }
}

extension Adjustment {
  /// What becomes of a pick, whoever picked: the four adjustments in order.
  ///
  /// - Parameters:
  ///   - pick: index of the option picked.
  ///   - fallback: index of the heuristic's own pick.
  public static func apply<R: ScoreRecorder>(
    to pick: Int, fallback: Int, _ options: borrowing ScoredOptions, _ situation: SituationFacts, _ recorder: inout R
  ) -> Int {
    var current = pick
    Adjustment.immuneRepair.act(on: &current, fallback, options, situation, &recorder)
    Adjustment.phase.act(on: &current, fallback, options, situation, &recorder)
    Adjustment.koOverride.act(on: &current, fallback, options, situation, &recorder)
    Adjustment.statusRedundancy.act(on: &current, fallback, options, situation, &recorder)
    return current
  }

  @inline(__always)
  private func act<R: ScoreRecorder>(
    on current: inout Int, _ fallback: Int, _ options: borrowing ScoredOptions, _ situation: SituationFacts,
    _ recorder: inout R
  ) {
    guard let other = replacement(for: current, fallback: fallback, options, situation), other != current else {
      return
    }
    recorder.adjusted(self, from: current, to: other)
    current = other
  }

  /// What this adjustment alone would make of a pick; nil when it has nothing to say.
  public func replacement(
    for pick: Int, fallback: Int, _ options: borrowing ScoredOptions, _ situation: SituationFacts
  ) -> Int? {
    let option = options[pick]
    // It may inflict what the target already has.
    let isRedundant = option.ailment != .none && option.isAilmentRedundant
    switch self {
    case .immuneRepair: return option.isWithoutEffect ? fallback : nil
    case .phase:
      // Another boost and another status are for the phase of the battle that is over.
      let isLate = isRedundant || option.isBoost && situation.hasHighStage
      return isLate ? options.strongest() : nil
    case .koOverride:
      return option.estimate < Double(situation.targetHP) ? options.finisher(situation) : nil
    case .statusRedundancy:
      return isRedundant && !option.isDamaging ? options.strongest(except: pick) : nil
    }
  }
}
