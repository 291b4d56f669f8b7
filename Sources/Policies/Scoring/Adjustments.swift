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
  /// What becomes of a pick, whoever picked.
  ///
  /// - Parameters:
  ///   - pick: index of the option picked.
  ///   - fallback: index of the heuristic's own pick.
  public static func apply<R: ScoreRecorder>(
    to pick: Int, fallback: Int, _ options: borrowing ScoredOptions, _ situation: SituationFacts, _ recorder: inout R
  ) -> Int {
    var adjusting = Adjusting(index: pick, option: options[pick])
    if adjusting.option.isWithoutEffect { adjusting.change(to: fallback, options, .immuneRepair, &recorder) }

    // A second boost and a second status are for the phase of the battle that is over.
    if adjusting.isLateBoost(situation) || adjusting.isRedundant, let strongest = options.strongest() {
      adjusting.change(to: strongest, options, .phase, &recorder)
    }
    if adjusting.option.estimate < Double(situation.targetHP), let finisher = options.finisher(situation) {
      adjusting.change(to: finisher, options, .koOverride, &recorder)
    }
    if adjusting.isRedundant, !adjusting.option.isDamaging,
      let strongest = options.strongest(except: adjusting.index)
    {
      adjusting.change(to: strongest, options, .statusRedundancy, &recorder)
    }
    return adjusting.index
  }
}

/// A pick on its way through the adjustments.
private struct Adjusting {
  var index: Int
  var option: OptionFacts

  /// A boost although a stat of the user stands high already.
  func isLateBoost(_ situation: SituationFacts) -> Bool { option.isBoost && situation.hasHighStage }

  /// It may inflict what the target already has.
  var isRedundant: Bool { option.ailment != .none && option.isAilmentRedundant }

  mutating func change<R: ScoreRecorder>(
    to other: Int, _ options: borrowing ScoredOptions, _ adjustment: Adjustment, _ recorder: inout R
  ) {
    guard other != index else { return }
    recorder.adjusted(adjustment, from: index, to: other)
    index = other
    option = options[other]
  }
}
