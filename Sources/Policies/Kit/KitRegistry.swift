import Kit

/// The built-in policies for the kit's rules by name: the same names and parameters as under the other rules.
public enum KitRegistry {
  /// Those of the built-in policies that play these rules.
  public static let entries = PolicyRegistry.entries.filter { names.contains($0.name) }.map { entry in
    // Nobody is on the bench, so there is nothing to weigh about changes.
    var entry = entry
    if entry.name == "heuristic" { entry.parameters = HeuristicParameters<Kit>.all.map(\.parameter) }
    return entry
  }

  private static let names = ["random", "max-power", "max-damage", "heuristic"]

  /// The policy of this name with these parameters; what is not given has its default.
  ///
  /// - Parameter file: what a file of weights says (`WeightTable.parameters(json:)`); `parameters` go before it.
  public static func make(
    _ name: String, parameters: [(String, String)] = [], file: [(String, String)] = []
  ) throws(PolicyError) -> KitPolicy {
    guard let entry = entries.first(where: { $0.name == name }) else {
      throw .unknownPolicy(name, nearest: PolicyRegistry.nearest(name, among: entries))
    }
    try PolicyRegistry.check(parameters, of: entry)
    try PolicyRegistry.check(file, of: entry)
    switch entry.name {
    case "random": return KitPolicy(.random)
    case "max-power": return KitPolicy(.maxPower)
    case "max-damage": return KitPolicy(.maxDamage)
    default:
      var heuristic = Heuristic<Kit>()
      try HeuristicParameters<Kit>.all.read(file + parameters, into: &heuristic)
      return KitPolicy(.heuristic, heuristic: heuristic)
    }
  }
}

extension KitPolicy {
  /// The name in the registry.
  public var name: String {
    switch kind {
    case .random: "random"
    case .maxPower: "max-power"
    case .maxDamage: "max-damage"
    case .heuristic: "heuristic"
    }
  }

  /// Every parameter with its value, sorted by name: what a manifest must say to make the same policy again.
  public var parameters: [(name: String, value: String)] {
    kind == .heuristic ? heuristic.parameters : []
  }
}
