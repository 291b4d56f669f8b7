import LanguageModel
public import Policies

/// What a strategy that asks a language model is told: about opponents, or about loadouts.
public struct StrategySettings: Hashable, Sendable {
  /// What it has in common with the policy.
  public var language = LanguageSettings()
  /// How many candidates are put to the model at most: the first ones of the pool or the shortlist.
  public var candidates = LoadoutStrategy.shortlistLimit
  var prompt = StrategyText.version

  public init() {}

  /// Every parameter with its value, but for those that no result depends on.
  public var parameters: [(name: String, value: String)] {
    StrategySettings.bindings.values(of: self).filter { $0.name != "threads" }
  }

  /// "llm:candidates=50,…": what reads back as the same settings.
  public var text: String {
    StrategySettings.entry.name + ":" + parameters.map { "\($0.name)=\($0.value)" }.joined(separator: ",")
  }

  private static let shared = ["model", "tokens", "context", "order", "cassette", "threads"]

  private static let bindings: [ParameterBinding<StrategySettings>] =
    [
      .whole(
        "candidates", \.candidates, 4...LoadoutStrategy.shortlistLimit, of: StrategySettings(),
        "how many opponents or moves are put to the model at most"),
      .whole(
        "prompt", \.prompt, StrategyText.version...StrategyText.version, of: StrategySettings(),
        "how prompts are written, in manifests"),
    ]
    + LanguageSettings.bindings.filter { shared.contains($0.name) }
    .map { $0.inside(\.language, of: StrategySettings()) }

  /// What the command line says of it.
  public static let entry = PolicyEntry(
    name: LanguageSettings.entry.name, summary: "asks a local language model through llama.cpp",
    parameters: bindings.map(\.parameter))

  /// Reads parameters.
  public init(_ parameters: [(String, String)]) throws(PolicyError) {
    try PolicyRegistry.check(parameters, of: StrategySettings.entry)
    try StrategySettings.bindings.read(parameters, into: &self)
  }
}
