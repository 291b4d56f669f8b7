public import BattleCore
public import Gen5

/// The built-in policies for Generation 5 as one closed type, so that the runner calls them directly.
public enum Gen5Policy: Policy, Sendable {
  public typealias Rules = Gen5

  case random(RandomPolicy<Gen5>)
  case maxPower(MaxPowerPolicy)
  case maxDamage(MaxDamagePolicy)
  case heuristic(HeuristicPolicy)

  public mutating func begin(_ context: GameContext) {
    switch self {
    case .random(var policy):
      policy.begin(context)
      self = .random(policy)
    case .maxPower(var policy):
      policy.begin(context)
      self = .maxPower(policy)
    case .maxDamage(var policy):
      policy.begin(context)
      self = .maxDamage(policy)
    case .heuristic(var policy):
      policy.begin(context)
      self = .heuristic(policy)
    }
  }

  public mutating func choose(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> Choice {
    switch self {
    case .random(var policy):
      let choice = policy.choose(board, legal)
      self = .random(policy)
      return choice
    case .maxPower(var policy): return policy.choose(board, legal)
    case .maxDamage(var policy): return policy.choose(board, legal)
    case .heuristic(var policy):
      let choice = policy.choose(board, legal)
      self = .heuristic(policy)
      return choice
    }
  }

  /// The name in the registry.
  public var name: String {
    switch self {
    case .random: "random"
    case .maxPower: "max-power"
    case .maxDamage: "max-damage"
    case .heuristic: "heuristic"
    }
  }

  /// Every parameter with its value, sorted by name: what a manifest must say to make the same policy again.
  public var parameters: [(name: String, value: String)] {
    guard case .heuristic(let policy) = self else { return [] }
    var values = WeightTable.all.map {
      (name: $0.name, value: WeightTable.text(policy.weights[keyPath: $0.keyPath]))
    }
    values.append((name: "adjust", value: policy.adjusts ? "on" : "off"))
    return values.sorted { $0.name < $1.name }
  }
}
