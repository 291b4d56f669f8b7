public import BattleCore
public import Kit

/// The built-in policies for the kit's rules as one closed type, so that the runner calls them directly.
public enum KitPolicy: Policy, Sendable {
  public typealias Rules = Kit

  case random(RandomPolicy<Kit>)
  case maxPower(MaxPower<Kit>)
  case maxDamage(MaxDamage<Kit>)
  case heuristic(Heuristic<Kit>)

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

  public mutating func choose(_ board: borrowing Kit.Board, _ legal: borrowing ChoiceList) -> Choice {
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
}
