import Dex

/// A parameter that a policy takes.
public struct PolicyParameter: Sendable {
  public var name: String
  public var defaultValue: String
  /// What may be given: "on or off", "0 to 200".
  public var values: String
  public var meaning: String
}

/// A policy that can be named.
public struct PolicyEntry: Sendable {
  public var name: String
  public var summary: String
  public var parameters: [PolicyParameter]
}

/// The built-in policies by name.
public enum PolicyRegistry {
  /// Every built-in policy, weakest first.
  public static let entries: [PolicyEntry] = [
    PolicyEntry(name: "random", summary: "uniform over the legal choices", parameters: []),
    PolicyEntry(name: "max-power", summary: "highest base power", parameters: []),
    PolicyEntry(name: "max-damage", summary: "highest expected damage", parameters: []),
    PolicyEntry(
      name: "heuristic", summary: "MoveScoring with its weights, then the adjustments", parameters: heuristicParameters),
  ]

  /// The policy of this name with these parameters; what is not given has its default.
  ///
  /// - Parameter file: what a file of weights says (`WeightTable.parameters(json:)`); `parameters` go before it.
  public static func make(
    _ name: String, parameters: [(String, String)] = [], file: [(String, String)] = []
  ) throws(PolicyError) -> Gen5Policy {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownPolicy(name, nearest: NearestName.suggest(name, among: entries.map(\.name)))
    }
    try check(parameters, of: entry)
    try check(file, of: entry)
    switch entry.name {
    case "random": return .random(RandomPolicy())
    case "max-power": return .maxPower(MaxPowerPolicy())
    case "max-damage": return .maxDamage(MaxDamagePolicy())
    default: return .heuristic(try heuristic(file + parameters))
    }
  }

  private static func check(_ parameters: [(String, String)], of entry: PolicyEntry) throws(PolicyError) {
    for (index, parameter) in parameters.enumerated() {
      let name = parameter.0
      guard entry.parameters.contains(where: { $0.name == name }) else {
        let nearest = NearestName.suggest(name, among: entry.parameters.map(\.name))
        throw .unknownParameter(name, policy: entry.name, nearest: nearest)
      }
      if parameters[..<index].contains(where: { $0.0 == name }) { throw .duplicate(name) }
    }
  }

  private static let heuristicParameters: [PolicyParameter] =
    [
      PolicyParameter(
        name: "adjust", defaultValue: "on", values: "on or off", meaning: "whether the adjustments follow the pick")
    ]
    + WeightTable.all.map {
      PolicyParameter(
        name: $0.name, defaultValue: WeightTable.text($0.defaultValue), values: WeightTable.text($0.range),
        meaning: $0.meaning)
    }

  private static func heuristic(_ parameters: [(String, String)]) throws(PolicyError) -> HeuristicPolicy {
    var policy = HeuristicPolicy()
    for (name, value) in parameters {
      guard name == "adjust" else {
        try WeightTable.set(name, to: value, in: &policy.weights)
        continue
      }
      switch value {
      case "on": policy.adjusts = true
      case "off": policy.adjusts = false
      default: throw .badValue(name, value, remedy: "on or off")
      }
    }
    return policy
  }
}
