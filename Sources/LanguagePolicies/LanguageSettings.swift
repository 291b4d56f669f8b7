import LanguageModel
public import Policies

/// What a policy that asks a language model is told.
public struct LanguageSettings: Hashable, Sendable {
  /// A path, the name of the default model, or `none`: then every decision is left to the heuristic.
  public var model = ModelFile.defaultName
  /// File of recorded answers, or `none`.
  public var cassette = LanguageSettings.none
  /// Whether the adjustments follow the pick.
  public var adjusts = true
  /// Whether the prompt holds damage, effectiveness and speed.
  public var numbers = true
  public var form = QuestionForm.each
  /// The most tokens of a question with its situation.
  public var tokens = 256
  /// Tokens that a context holds.
  public var context = 1024
  /// Decides in which order choices are presented.
  public var order = 1
  /// The way in which prompts are written.
  public var prompt = PromptText.version
  /// Threads of one evaluation. No result depends on it.
  public var threads = 1

  public static let none = "none"

  public init() {}

  /// Every parameter with its value, but for those that no result depends on.
  public var parameters: [(name: String, value: String)] {
    LanguageSettings.bindings.values(of: self).filter { $0.name != "threads" }
  }

  static let bindings: [ParameterBinding<LanguageSettings>] = [
    .text(
      "model", \.model, "\(ModelFile.defaultName), none, or the path of a GGUF file", of: LanguageSettings(),
      "who is asked; none leaves all to the heuristic"),
    .word(
      "adjust", \.adjusts, [("on", true), ("off", false)], of: LanguageSettings(),
      "whether the adjustments follow the pick"),
    .word(
      "ask", \.form, QuestionForm.allCases.map { ($0.rawValue, $0) }, of: LanguageSettings(),
      "each choice by itself, or which of a list"),
    .word(
      "numbers", \.numbers, [("on", true), ("off", false)], of: LanguageSettings(),
      "whether the prompt holds damage, effectiveness and speed"),
    .whole(
      "tokens", \.tokens, 16...8_192, of: LanguageSettings(), "the most of a question; a longer one is a fallback"),
    .whole("context", \.context, 256...65_536, of: LanguageSettings(), "tokens that a context holds"),
    .whole(
      "order", \.order, 0...1_000_000_000, of: LanguageSettings(), "seed of the order in which choices are presented"),
    .text(
      "cassette", \.cassette, "none, or the path of a file", of: LanguageSettings(),
      "recorded answers, used and added to; --cassette sets it for all"),
    .whole(
      "prompt", \.prompt, PromptText.version...PromptText.version, of: LanguageSettings(),
      "how prompts are written, in manifests"),
    .whole("threads", \.threads, 1...256, of: LanguageSettings(), "of one evaluation; changes no answer"),
  ]
}

extension LanguageSettings {
  /// The part that all prompts share.
  package var fixedText: String { PromptText.fixed(form, numbers: numbers) }

  /// What the command line says of the policy.
  public static let entry = PolicyEntry(
    name: "llm", summary: "asks a local language model through llama.cpp, then the adjustments",
    parameters: bindings.map(\.parameter))

  /// Reads parameters.
  public init(_ parameters: [(String, String)]) throws(PolicyError) {
    try PolicyRegistry.check(parameters, of: LanguageSettings.entry)
    try LanguageSettings.bindings.read(parameters, into: &self)
  }
}
