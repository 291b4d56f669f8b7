public import BattleCore
public import Gen5

/// The built-in policies for Generation 5 as one closed type, so that the runner calls them directly.
public enum Gen5Policy: InPlacePolicy, Sendable {
  public typealias Rules = Gen5

  case random(RandomPolicy<Gen5>)
  case maxPower(MaxPowerPolicy)
  case maxDamage(MaxDamagePolicy)
  case heuristic(HeuristicPolicy)
  case search(SearchPolicy)
  case monteCarlo(MonteCarloPolicy)
  case bestResponse(BestResponsePolicy)
  case solve(SolvePolicy)
  /// One that this module does not know, such as a language model.
  case outside(any OutsidePolicy<Gen5>)

  // Both take the policy out of `self` and put it back: a copy would cost time, and one of a tree would copy the tree.

  public mutating func begin(_ context: GameContext) {
    switch consume self {
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
    case .search(var policy):
      policy.begin(context)
      self = .search(policy)
    case .monteCarlo(var policy):
      policy.begin(context)
      self = .monteCarlo(policy)
    case .bestResponse(var policy):
      policy.begin(context)
      self = .bestResponse(policy)
    case .solve(var policy):
      policy.begin(context)
      self = .solve(policy)
    case .outside(var policy):
      policy.begin(context)
      self = .outside(policy)
    }
  }

  public mutating func choose(at board: BoardPointer, _ legal: borrowing ChoiceList) -> Choice {
    let choice: Choice
    switch consume self {
    case .random(var policy):
      choice = policy.choose(at: board, legal)
      self = .random(policy)
    case .maxPower(var policy):
      choice = policy.choose(at: board, legal)
      self = .maxPower(policy)
    case .maxDamage(var policy):
      choice = policy.choose(at: board, legal)
      self = .maxDamage(policy)
    case .heuristic(var policy):
      choice = policy.choose(at: board, legal)
      self = .heuristic(policy)
    case .search(var policy):
      choice = policy.choose(at: board, legal)
      self = .search(policy)
    case .monteCarlo(var policy):
      choice = policy.choose(at: board, legal)
      self = .monteCarlo(policy)
    case .bestResponse(var policy):
      choice = policy.choose(at: board, legal)
      self = .bestResponse(policy)
    case .solve(var policy):
      choice = policy.choose(at: board, legal)
      self = .solve(policy)
    case .outside(var policy):
      choice = policy.choose(at: board, legal)
      self = .outside(policy)
    }
    return choice
  }

  /// The name in the registry.
  public var name: String {
    switch self {
    case .random: "random"
    case .maxPower: "max-power"
    case .maxDamage: "max-damage"
    case .heuristic: "heuristic"
    case .search: "search"
    case .monteCarlo: "mcts"
    case .bestResponse: "best-response"
    case .solve: "solve"
    case .outside(let policy): policy.name
    }
  }

  /// How often it fell back on another policy.
  public var fallbacks: Int {
    switch self {
    case .solve(let policy): policy.fallbacks
    case .outside(let policy): policy.fallbacks
    default: 0
    }
  }

  /// Every parameter with its value, sorted by name: what a manifest must say to make the same policy again.
  public var parameters: [(name: String, value: String)] {
    let values: [(name: String, value: String)] =
      switch self {
      case .random, .maxPower, .maxDamage: []
      case .heuristic(let policy): HeuristicParameters<Gen5>.withSwitching.values(of: policy)
      case .search(let policy): SearchParameters.search.values(of: policy.search)
      case .monteCarlo(let policy): SearchParameters.monteCarlo.values(of: policy.search.settings)
      case .bestResponse(let policy): SearchParameters.bestResponse.values(of: policy.settings)
      case .solve(let policy): SearchParameters.solve.values(of: policy.solver)
      case .outside(let policy): policy.parameters
      }
    return values.sorted { $0.name < $1.name }
  }
}
