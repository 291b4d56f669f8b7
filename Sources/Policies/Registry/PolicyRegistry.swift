import Dex
import Gen5

/// A policy that can be named.
public struct PolicyEntry: Sendable {
  public var name: String
  public var summary: String
  public var parameters: [PolicyParameter]

  package init(name: String, summary: String, parameters: [PolicyParameter]) {
    self.name = name
    self.summary = summary
    self.parameters = parameters
  }

  /// A file of weights can set some of its parameters.
  public var takesWeights: Bool {
    let weights = Set(WeightTable.all.map(\.name) + EvaluationTable.all.map(\.name) + SwitchTable.all.map(\.name))
    return parameters.contains { weights.contains($0.name) }
  }
}

/// The built-in policies by name.
public enum PolicyRegistry {
  /// Every built-in policy, weakest first.
  public static let entries: [PolicyEntry] = [
    PolicyEntry(name: "random", summary: "uniform over the legal choices", parameters: []),
    PolicyEntry(name: "max-power", summary: "highest base power", parameters: []),
    PolicyEntry(name: "max-damage", summary: "highest expected damage", parameters: []),
    PolicyEntry(
      name: "heuristic", summary: "MoveScoring with its weights, then the adjustments",
      parameters: HeuristicParameters<Gen5>.withSwitching.map(\.parameter)),
    PolicyEntry(
      name: "search", summary: "looks ahead and plays what no answer beats on average",
      parameters: SearchParameters.search.map(\.parameter)),
    PolicyEntry(
      name: "mcts", summary: "Monte Carlo tree search for both sides at once",
      parameters: SearchParameters.monteCarlo.map(\.parameter)),
    PolicyEntry(
      name: "best-response", summary: "the best it finds against a foe that plays a given policy",
      parameters: SearchParameters.bestResponse.map(\.parameter)),
    PolicyEntry(
      name: "solve", summary: "exact near the end of a battle, as deep as its limit allows before",
      parameters: SearchParameters.solve.map(\.parameter)),
  ]

  /// The policy of this name with these parameters; what is not given has its default.
  ///
  /// - Parameter file: what a file of weights says (`WeightTable.parameters(json:)`); `parameters` go before it.
  public static func make(
    _ name: String, parameters: [(String, String)] = [], file: [(String, String)] = []
  ) throws(PolicyError) -> Gen5Policy {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownPolicy(name, nearest: nearest(name, among: entries))
    }
    try check(parameters, of: entry)
    try check(file, of: entry)
    let given = file + parameters
    switch entry.name {
    case "random": return .random(RandomPolicy())
    case "max-power": return .maxPower(MaxPowerPolicy())
    case "max-damage": return .maxDamage(MaxDamagePolicy())
    case "search":
      var search = DepthSearch(depth: 2, samples: 16)
      try SearchParameters.search.read(given, into: &search)
      return .search(SearchPolicy(search: search))
    case "mcts":
      var settings = MonteCarloSettings(iterations: 10_000)
      try SearchParameters.monteCarlo.read(given, into: &settings)
      return .monteCarlo(MonteCarloPolicy(settings: settings))
    case "best-response":
      var settings = BestResponseSettings()
      try SearchParameters.bestResponse.read(given, into: &settings)
      return .bestResponse(BestResponsePolicy(settings: settings))
    case "solve":
      var solver = ExactSolver()
      try SearchParameters.solve.read(given, into: &solver)
      return .solve(SolvePolicy(solver: solver))
    default:
      var policy = HeuristicPolicy()
      try HeuristicParameters<Gen5>.withSwitching.read(given, into: &policy)
      return .heuristic(policy)
    }
  }

  package static func nearest(_ name: String, among entries: [PolicyEntry]) -> String? {
    NearestName.suggest(name, among: entries.map(\.name))
  }

  package static func check(_ parameters: [(String, String)], of entry: PolicyEntry) throws(PolicyError) {
    for (index, parameter) in parameters.enumerated() {
      let name = parameter.0
      guard entry.parameters.contains(where: { $0.name == name }) else {
        let nearest = NearestName.suggest(name, among: entry.parameters.map(\.name))
        throw .unknownParameter(name, policy: entry.name, nearest: nearest)
      }
      if parameters[..<index].contains(where: { $0.0 == name }) { throw .duplicate(name) }
    }
  }
}
