/// The numbers of the evaluation, in log-odds of winning: 1 turns an even position into 73 %, 2 into 88 %.
///
/// Names, meanings and ranges are in `EvaluationTable`.
public struct EvaluationWeights: BitwiseCopyable, Sendable, Equatable {
  // The fighters in front.
  public var race = 3.0
  public var faster = 0.2
  public var attackStage = 0.25
  public var defenseStage = 0.25
  public var speedStage = 0.15
  public var accuracyStage = 0.2
  public var substitute = 0.5
  public var leechSeed = 0.4
  public var confusion = 0.3

  // The team.
  public var alive = 1.0
  public var hp = 1.5
  public var burn = 0.4
  public var paralysis = 0.4
  public var sleep = 0.8
  public var freeze = 1.0
  public var poison = 0.3
  public var toxic = 0.5

  // The side.
  public var stealthRock = 0.15
  public var spikes = 0.08
  public var toxicSpikes = 0.08
  public var reflect = 0.3
  public var lightScreen = 0.3
  public var tailwind = 0.2

  /// The defaults.
  public init() {}
}
