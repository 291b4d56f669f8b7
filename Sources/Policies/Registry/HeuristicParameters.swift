/// The parameters of the heuristic: its weights, and whether the adjustments act.
enum HeuristicParameters<Rules: ScoredRules> {
  static var all: [ParameterBinding<Heuristic<Rules>>] {
    [
      .word(
        "adjust", \.adjusts, [("on", true), ("off", false)], of: Heuristic<Rules>(),
        "whether the adjustments follow the pick")
    ]
      + WeightTable.all.map { weight in
        ParameterBinding(
          parameter: PolicyParameter(
            name: weight.name, defaultValue: WeightTable.text(weight.defaultValue), kind: .number(weight.range),
            meaning: weight.meaning),
          get: { WeightTable.text($0.weights[keyPath: weight.keyPath]) },
          set: { (policy: inout Heuristic<Rules>, text: String) throws(PolicyError) in
            try WeightTable.set(weight.name, to: text, in: &policy.weights)
          })
      }
  }

  /// With the weights of the switch scoring, for rule sets with teams.
  static var withSwitching: [ParameterBinding<Heuristic<Rules>>] {
    all
      + SwitchTable.all.map { weight in
        ParameterBinding(
          parameter: PolicyParameter(
            name: weight.name, defaultValue: WeightTable.text(weight.defaultValue), kind: .number(weight.range),
            meaning: weight.meaning),
          get: { WeightTable.text($0.switching[keyPath: weight.keyPath]) },
          set: { (policy: inout Heuristic<Rules>, text: String) throws(PolicyError) in
            policy.switching[keyPath: weight.keyPath] = try NumberText.number(weight.name, text, in: weight.range)
          })
      }
  }
}
