public import BattleCore

/// All that the switch scoring knows of one member that could come in. A rule set fills it in.
public struct SwitchFacts: BitwiseCopyable, Sendable {
  public var choice = Choice.pass
  /// HP left when it has come in.
  public var hp = 1
  /// HP that what lies on its side takes from it.
  public var hazard = 0
  /// Expected damage of its best attack on the foe in front, misses counted, at most the foe's HP.
  public var threat = 0.0
  /// Expected damage of the foe's best attack on it, misses counted, at most its HP.
  public var danger = 0.0
  /// How well its own types strike the foe, in steps of two: 0 is neutral, 1 is ×2, -3 is none.
  public var pressure = 0
  /// How well the foe's types strike it.
  public var foePressure = 0
  /// It acts before the foe among moves of equal priority.
  public var isFaster = false

  public init() {}
}

/// All that the switch scoring knows of the fighter in front.
public struct StayFacts: BitwiseCopyable, Sendable {
  /// False when somebody must come in: nothing else then counts.
  public var canStay = false
  public var hp = 1
  public var threat = 0.0
  public var danger = 0.0
  public var pressure = 0
  public var foePressure = 0
  public var isFaster = false
  /// Stages above and below 0, summed.
  public var raised = 0
  public var lowered = 0
  /// Conditions that go when it leaves: confusion, Leech Seed, bad poison that has grown and the like.
  public var afflictions = 0
  /// It falls at the end of this turn unless it leaves.
  public var isPerishing = false
  /// The policy brought it in with its last decision.
  public var justCameIn = false

  public init() {}
}

/// The changes among the legal choices.
public struct SwitchOptions: BitwiseCopyable, Sendable {
  public var stay = StayFacts()
  private var options: InlineArray<6, SwitchFacts> = .init(repeating: SwitchFacts())
  public private(set) var count = 0

  public init() {}

  public mutating func append(_ option: SwitchFacts) {
    guard count < 6 else { return }
    options[count] = option
    count += 1
  }

  public subscript(index: Int) -> SwitchFacts { options[index] }
}
