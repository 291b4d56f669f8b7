/// A summand of a score. Named by the weight it comes from; `damage` is the one without a weight.
public enum ScoreTerm: String, BitwiseCopyable, Sendable, CaseIterable {
  case damage
  case koBonus, nearKOBonus, resistedMult, selfDebuffPenalty, priorityBonus, rechargeMult, disallowed
  case healingVsBulky, healingDefault
  case paralysisFaster, paralysisSlower, burnPhysical, burnSpecial, poisonBulky, poisonFrail, sleep, statusOther
  case statBoostMatching, statBoostMismatch, statBoostSpeedSlow, statBoostSpeedFast
  case statBoostDefVsTank, statBoostDefVsFrail, statBoostDefault
  case statDebuffMatching, statDebuffMismatch, statDebuffDefault
  case repeatFirst, repeatSecond, repeatThird, usedRecently, rechargeRecentMult
  case wastedBoostPenalty, redundantStatusPenalty
  case lowHPHealBonus, lowHPPriorityBonus
}

/// One of the four corrections after the pick, in the order in which they act.
public enum Adjustment: String, BitwiseCopyable, Sendable, CaseIterable {
  case immuneRepair, phase, koOverride, statusRedundancy
}

/// Is told how scores come about. Playing uses `NoRecorder`, which compiles away, so that the explanation of a decision
/// and the decision are the same code.
public protocol ScoreRecorder {
  /// The scoring of the option at `index` begins.
  mutating func begin(option index: Int)
  /// `term` changed the score by `change`.
  mutating func add(_ term: ScoreTerm, _ change: Double)
  /// `adjustment` replaced option `from` by option `to`.
  mutating func adjusted(_ adjustment: Adjustment, from: Int, to: Int)
}

/// Records nothing.
public struct NoRecorder: ScoreRecorder {
  public init() {}
  @inline(__always) public mutating func begin(option index: Int) {}
  @inline(__always) public mutating func add(_ term: ScoreTerm, _ change: Double) {}
  @inline(__always) public mutating func adjusted(_ adjustment: Adjustment, from: Int, to: Int) {}
}

/// A score on its way, every change of which is recorded.
struct RunningScore: BitwiseCopyable {
  var value = 0.0

  @inline(__always)
  mutating func add<R: ScoreRecorder>(_ term: ScoreTerm, _ change: Double, _ recorder: inout R) {
    value += change
    recorder.add(term, change)
  }

  @inline(__always)
  mutating func scale<R: ScoreRecorder>(_ term: ScoreTerm, by factor: Double, _ recorder: inout R) {
    let before = value
    value *= factor
    recorder.add(term, value - before)
  }
}
