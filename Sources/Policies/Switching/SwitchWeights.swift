/// The numbers of the switch scoring. Their names and meanings are in `SwitchTable`. Scores are on the scale of the move
/// scoring, where a point is about an HP of damage, so that changes and moves compare.
public struct SwitchWeights: BitwiseCopyable, Sendable, Equatable {
  public var switchCost = 10.0
  public var switchThreat = 0.6
  public var switchGuard = 1.5
  public var switchRescue = 60.0
  public var switchDoom = 40.0
  public var switchPressure = 25.0
  public var switchFaster = 10.0
  public var switchHazard = 0.4
  public var switchRaised = 10.0
  public var switchLowered = 6.0
  public var switchAfflicted = 10.0
  public var switchPerish = 80.0
  public var switchRepeat = 40.0

  /// The defaults.
  public init() {}

  /// No weight at all.
  static var none: SwitchWeights {
    var weights = SwitchWeights()
    for weight in SwitchTable.all { weights[keyPath: weight.keyPath] = 0 }
    return weights
  }
}

/// A summand of a switch score, named by its weight.
public enum SwitchTerm: String, BitwiseCopyable, Sendable, CaseIterable {
  case switchCost, switchThreat, switchGuard, switchRescue, switchDoom, switchPressure, switchFaster, switchHazard
  case switchRaised, switchLowered, switchAfflicted, switchPerish, switchRepeat
}
