import Dex

/// Everything there is to know of one weight of the switch scoring.
public struct SwitchWeight: Sendable {
  public var name: String
  public var range: ClosedRange<Double>
  /// When it counts.
  public var meaning: String
  public var keyPath: any WritableKeyPath<SwitchWeights, Double> & Sendable

  public var defaultValue: Double { SwitchWeights()[keyPath: keyPath] }

  init(
    _ name: String, _ keyPath: any WritableKeyPath<SwitchWeights, Double> & Sendable, _ range: ClosedRange<Double>,
    _ meaning: String
  ) {
    self.name = name
    self.keyPath = keyPath
    self.range = range
    self.meaning = meaning
  }
}

/// The weights of the switch scoring by name: the one list behind parsing, printing and files. They are no part of
/// `WeightTable`, which holds the weights that people copy between the lab and their app.
public enum SwitchTable {
  /// Every weight.
  public static let all: [SwitchWeight] = [
    SwitchWeight("switchCost", \.switchCost, plain, "penalty of every change: it takes the turn"),
    SwitchWeight(
      "switchThreat", \.switchThreat, factor, "per HP that its best attack takes from the foe more than one's best now"),
    SwitchWeight(
      "switchGuard", \.switchGuard, factor, "per HP that the foe's best attack takes less from it than from who is in"),
    SwitchWeight(
      "switchRescue", \.switchRescue, plain, "the foe acts first and may knock out who is in, but not who comes in"),
    SwitchWeight("switchDoom", \.switchDoom, plain, "penalty, the foe's best attack may knock out who comes in"),
    SwitchWeight(
      "switchPressure", \.switchPressure, plain,
      "per doubling by which its types strike the foe better, and the foe's types strike it less"),
    SwitchWeight("switchFaster", \.switchFaster, plain, "it is faster than the foe, and who is in is not"),
    SwitchWeight("switchHazard", \.switchHazard, factor, "penalty per HP that hazards take from it"),
    SwitchWeight("switchRaised", \.switchRaised, plain, "penalty per stage above 0 that is lost"),
    SwitchWeight("switchLowered", \.switchLowered, plain, "per stage below 0 that is shed"),
    SwitchWeight(
      "switchAfflicted", \.switchAfflicted, plain, "per condition that is shed: confusion, Leech Seed, growing poison"),
    SwitchWeight("switchPerish", \.switchPerish, plain, "who is in would fall to Perish Song this turn"),
    SwitchWeight(
      "switchRepeat", \.switchRepeat, plain, "penalty, who is in came in by this policy's last decision"),
  ]

  /// The weight of this name, spelt exactly.
  public static func weight(named name: String) throws(PolicyError) -> SwitchWeight {
    if let found = all.first(where: { $0.name == name }) { return found }
    throw .unknownWeight(name, nearest: NearestName.suggest(name, among: all.map(\.name)))
  }

  private static let plain = 0.0...500.0
  private static let factor = 0.0...5.0
}
