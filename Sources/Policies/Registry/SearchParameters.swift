/// The parameters of the policies that look ahead.
enum SearchParameters {
  static let search: [ParameterBinding<DepthSearch>] =
    [
      .whole("depth", \.depth, 1...8, of: defaultSearch, "decisions to look ahead"),
      .whole(
        "samples", \.samples, 1...1_000, of: defaultSearch,
        "continuations per pair of choices; each level below the first has a quarter as many"),
    ] + evaluation(\DepthSearch.evaluation.weights, of: defaultSearch)

  static let monteCarlo: [ParameterBinding<MonteCarloSettings>] =
    [
      .whole(
        "iterations", \.iterations, 1...10_000_000, of: defaultMonteCarlo, "how often it plays on from a position"),
      .whole("playout", \.playout, 0...200, of: defaultMonteCarlo, "turns of rough play beyond the tree"),
      .number(
        "exploration", \.exploration, 0.0...10.0, of: defaultMonteCarlo, "higher tries choices more evenly"),
      .number(
        "randomness", \.randomness, 0.0...1.0, of: defaultMonteCarlo, "share of random choices in the rough play"),
    ] + evaluation(\MonteCarloSettings.evaluation.weights, of: defaultMonteCarlo)

  static let bestResponse: [ParameterBinding<BestResponseSettings>] =
    [
      .word("against", \.model, FoeModel.named, of: defaultBestResponse, "the policy that the foe is taken to play")
    ] + monteCarlo.map { $0.inside(\BestResponseSettings.search, of: defaultBestResponse) }

  static let solve: [ParameterBinding<ExactSolver>] =
    [
      .whole("depth", \.depth, 1...50, of: defaultSolver, "decisions to look ahead at most"),
      .whole(
        "limit", \.limit, 1...1_000_000_000, of: defaultSolver, "results of the dice to go through for a decision"),
    ] + evaluation(\ExactSolver.evaluation.weights, of: defaultSolver)

  private static let defaultSolver = ExactSolver()
  private static let defaultBestResponse = BestResponseSettings()
  private static let defaultSearch = DepthSearch(depth: 2, samples: 16)
  private static let defaultMonteCarlo = MonteCarloSettings(iterations: 10_000)

  /// The weights of the evaluation that a policy judges with.
  static func evaluation<Root: Sendable>(
    _ path: any WritableKeyPath<Root, EvaluationWeights> & Sendable, of defaults: Root
  ) -> [ParameterBinding<Root>] {
    EvaluationTable.all.map { weight in
      ParameterBinding(
        parameter: PolicyParameter(
          name: weight.name, defaultValue: WeightTable.text(defaults[keyPath: path][keyPath: weight.keyPath]),
          kind: .number(weight.range), meaning: weight.meaning),
        get: { WeightTable.text($0[keyPath: path][keyPath: weight.keyPath]) },
        set: { (root: inout Root, text: String) throws(PolicyError) in
          root[keyPath: path][keyPath: weight.keyPath] = try NumberText.number(weight.name, text, in: weight.range)
        })
    }
  }
}
