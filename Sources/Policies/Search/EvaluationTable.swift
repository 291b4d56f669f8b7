import Dex

/// Everything there is to know of one number of the evaluation.
public struct EvaluationWeight: Sendable {
  public var name: String
  public var range: ClosedRange<Double>
  /// What it is the worth of.
  public var meaning: String
  public var keyPath: any WritableKeyPath<EvaluationWeights, Double> & Sendable

  public var defaultValue: Double { EvaluationWeights()[keyPath: keyPath] }

  init(
    _ name: String, _ keyPath: any WritableKeyPath<EvaluationWeights, Double> & Sendable, _ meaning: String
  ) {
    self.name = name
    self.keyPath = keyPath
    self.meaning = meaning
    range = -5.0...10.0
  }
}

/// The evaluation's weights by name: the one list behind parsing, printing, sweeping and files.
public enum EvaluationTable {
  /// Every weight.
  public static let all: [EvaluationWeight] = front + team + side

  /// The weight of this name, spelt exactly.
  public static func weight(named name: String) throws(PolicyError) -> EvaluationWeight {
    if let found = all.first(where: { $0.name == name }) { return found }
    throw .unknownWeight(name, nearest: NearestName.suggest(name, among: all.map(\.name)))
  }

  /// Sets a weight to a value given as text.
  public static func set(
    _ name: String, to text: String, in weights: inout EvaluationWeights
  ) throws(PolicyError) {
    let weight = try weight(named: name)
    weights[keyPath: weight.keyPath] = try NumberText.number(name, text, in: weight.range)
  }

  private static let front: [EvaluationWeight] = [
    EvaluationWeight(
      "race", \.race, "the fighter in front is sure to win the exchange of best attacks, in whole attacks"),
    EvaluationWeight("pressure", \.pressure, "the same, by how far each attack goes"),
    EvaluationWeight("faster", \.faster, "the fighter in front is the faster one"),
    EvaluationWeight("attackStage", \.attackStage, "per stage of Attack or Sp. Atk, whichever is higher"),
    EvaluationWeight("defenseStage", \.defenseStage, "per stage of Defense and of Sp. Def, the mean of both"),
    EvaluationWeight("speedStage", \.speedStage, "per stage of Speed"),
    EvaluationWeight("accuracyStage", \.accuracyStage, "per stage of accuracy and of evasion"),
    EvaluationWeight("substitute", \.substitute, "a substitute stands"),
    EvaluationWeight("leechSeed", \.leechSeed, "the foe is seeded"),
    EvaluationWeight("confusion", \.confusion, "the foe is confused"),
  ]

  private static let team: [EvaluationWeight] = [
    EvaluationWeight("alive", \.alive, "per member that stands"),
    EvaluationWeight("hp", \.hp, "per member at full HP, in proportion to its HP"),
    EvaluationWeight("burn", \.burn, "per burned foe"),
    EvaluationWeight("paralysis", \.paralysis, "per paralysed foe"),
    EvaluationWeight("sleep", \.sleep, "per sleeping foe"),
    EvaluationWeight("freeze", \.freeze, "per frozen foe"),
    EvaluationWeight("poison", \.poison, "per poisoned foe"),
    EvaluationWeight("toxic", \.toxic, "per badly poisoned foe"),
  ]

  private static let side: [EvaluationWeight] = [
    EvaluationWeight("stealthRock", \.stealthRock, "Stealth Rock, per foe on the bench"),
    EvaluationWeight("spikes", \.spikes, "each layer of Spikes, per foe on the bench"),
    EvaluationWeight("toxicSpikes", \.toxicSpikes, "each layer of Toxic Spikes, per foe on the bench"),
    EvaluationWeight("reflect", \.reflect, "Reflect is up"),
    EvaluationWeight("lightScreen", \.lightScreen, "Light Screen is up"),
    EvaluationWeight("tailwind", \.tailwind, "Tailwind blows"),
  ]
}
