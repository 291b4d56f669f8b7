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
}
