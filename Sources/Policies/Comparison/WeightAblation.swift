public import BattleCore
public import Gen5

/// Which single weights of the heuristic make it differ from another policy.
public struct WeightAblation: Sendable {
  /// What silencing one weight does.
  public struct Effect: Sendable {
    public var weight: String
    /// Decisions taken differently with the weight silenced.
    public var remaining: Int
    /// How many differences it explains alone; negative when without it there are more.
    public var explained: Int
  }

  /// Differences with all weights in force.
  public var baseline: Int
  public var decisions: Int
  /// The weights that explain most, first.
  public var effects: [Effect]

  /// Compares the heuristic, each time with one weight silenced, with another policy over the same decisions.
  public init(_ heuristic: HeuristicPolicy, against other: Gen5Policy, over battles: [RecordedDecisions<Gen5>]) {
    let all = DecisionDiff(.heuristic(heuristic), other, over: battles)
    let baseline = all.differences.count
    effects = WeightTable.all.map { weight in
      var changed = heuristic
      changed.weights[keyPath: weight.keyPath] = WeightAblation.silent(weight)
      let remaining = DecisionDiff(.heuristic(changed), other, over: battles).differences.count
      return Effect(weight: weight.name, remaining: remaining, explained: baseline - remaining)
    }
    .sorted { ($1.explained, $0.weight) < ($0.explained, $1.weight) }
    self.baseline = baseline
    decisions = all.decisions
  }

  /// The value with which a weight has no effect: 1 for factors, 0 for summands.
  public static func silent(_ weight: Weight) -> Double { weight.name.hasSuffix("Mult") ? 1 : 0 }
}
