/// The numbers of the evaluation, in log-odds of winning: 1 turns an even position into 73 %, 2 into 88 %.
///
/// Names, meanings and ranges are in `EvaluationTable`.
public struct EvaluationWeights: BitwiseCopyable, Sendable, Equatable {
  // The fighters in front.
  public var race = 3.5
  public var pressure = 2.0
  public var faster = 0.1
  public var attackStage = 0.05
  public var defenseStage = 0.1
  public var speedStage = 0.05
  public var accuracyStage = 0.2
  public var substitute = 0.8
  public var leechSeed = 0.9
  public var confusion = 0.9

  // The team.
  public var alive = 1.0
  public var hp = 1.0
  public var burn = 0.3
  public var paralysis = 0.3
  public var sleep = 0.6
  public var freeze = 0.9
  public var poison = 0.4
  public var toxic = 1.0

  // The side.
  public var stealthRock = 0.1
  public var spikes = 0.05
  public var toxicSpikes = 0.05
  public var reflect = 0.2
  public var lightScreen = 0.2
  public var tailwind = 0.5

  /// The defaults.
  public init() {}
}
