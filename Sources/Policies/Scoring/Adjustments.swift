extension Adjustment {
  /// What becomes of a pick, whoever picked: the four adjustments in order.
  ///
  /// - Parameters:
  ///   - pick: index of the option picked.
  ///   - fallback: index of the heuristic's own pick.
  public static func apply<R: ScoreRecorder>(
    to pick: Int, fallback: Int, _ options: ScoredOptions, _ situation: SituationFacts, _ recorder: inout R
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
    on current: inout Int, _ fallback: Int, _ options: ScoredOptions, _ situation: SituationFacts,
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
    for pick: Int, fallback: Int, _ options: ScoredOptions, _ situation: SituationFacts
  ) -> Int? {
    switch self {
    case .immuneRepair: return options.has(.isRepaired, pick) ? fallback : nil
    case .phase:
      // Another boost and another status are for the phase of the battle that is over.
      let isLate = options.has(.isRedundant, pick) || options.has(.isBoost, pick) && situation.hasHighStage
      return isLate ? options.strongest() : nil
    case .koOverride:
      let left = Double(situation.targetHP)
      return options.estimate(pick) < left ? options.finisher(left) : nil
    case .statusRedundancy:
      let isPure = options.has(.isRedundant, pick) && !options.has(.isDamaging, pick)
      return isPure ? options.strongest(except: pick) : nil
    }
  }
}
