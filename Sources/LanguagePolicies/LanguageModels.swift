import Foundation
public import LanguageModel
import Synchronization

/// The models and cassettes that are in use, each opened once for all policies that name it.
public final class LanguageModels: Sendable {
  private struct Key: Hashable {
    var model: String
    var context: Int
    var threads: Int
  }

  private struct State {
    var models: [Key: LanguageModel] = [:]
    var cassettes: [String: Cassette] = [:]
    /// Checksums of models that were asked for, by the name they were asked for.
    var checksums: [String: String] = [:]
  }

  private let state = Mutex(State())
  private let loaded: @Sendable (ModelFile) -> Void

  /// - Parameter loaded: called when a model has been found and is about to be asked.
  public init(loaded: @escaping @Sendable (ModelFile) -> Void = { _ in }) { self.loaded = loaded }

  /// SHA-256 of the models in use, by name; also of those that are not here but whose answers are.
  public var checksums: [String: String] { state.withLock { $0.checksums } }

  /// The cassettes in use, by path.
  public var cassettes: [(path: String, cassette: Cassette)] {
    state.withLock { state in state.cassettes.sorted { $0.key < $1.key }.map { (path: $0.key, cassette: $0.value) } }
  }

  /// Whoever answers for these settings; nil for nobody.
  ///
  /// Where there is a cassette with answers, the model may be missing. Everything that can be wrong with a model shows
  /// here: a prompt is tried.
  public func respondent(_ settings: LanguageSettings) throws(LanguageModelError) -> Respondent? {
    if settings.model == LanguageSettings.none { return nil }
    let cassette = settings.cassette == LanguageSettings.none ? nil : try cassette(settings.cassette)
    let respondent: Respondent
    do throws(LanguageModelError) {
      respondent = try Respondent(try model(settings), cassette)
    } catch {
      guard error.isMissing, let cassette, cassette.model != nil else { throw error }
      respondent = try Respondent(nil, cassette)
    }
    state.withLock { $0.checksums[settings.model] = respondent.checksum }
    return respondent
  }

  /// Puts all cassettes in order.
  public func seal() throws(LanguageModelError) {
    for (_, cassette) in cassettes { try cassette.seal() }
  }

  private func cassette(_ path: String) throws(LanguageModelError) -> Cassette {
    if let cassette = state.withLock({ $0.cassettes[path] }) { return cassette }
    let cassette = try Cassette(path)
    state.withLock { $0.cassettes[path] = cassette }
    return cassette
  }

  private func model(_ settings: LanguageSettings) throws(LanguageModelError) -> LanguageModel {
    let key = Key(model: settings.model, context: settings.context, threads: settings.threads)
    let model: LanguageModel
    if let known = state.withLock({ $0.models[key] }) {
      model = known
    } else {
      if !LanguageModel.isAvailable { throw .notBuilt }
      // No more threads than processors, whatever the number of workers.
      let processors = ProcessInfo.processInfo.activeProcessorCount
      let file = try ModelFile(named: settings.model)
      loaded(file)
      model = try LanguageModel(
        file,
        ModelSettings(
          context: settings.context, threads: min(settings.threads, processors),
          contexts: max(1, processors / settings.threads)))
      state.withLock { $0.models[key] = model }
    }
    try model.check(DecisionPrompt.sample(settings), limit: settings.tokens)
    return model
  }
}

extension DecisionPrompt {
  /// A prompt that shows whether a model can be asked as the settings say.
  static func sample(_ settings: LanguageSettings) -> Prompt {
    let options = PromptText.letters.map { "Tackle \($0): 10%" }
    let text = DecisionText(situation: "You 100%, foe 100%.\n", options: options)
    return DecisionPrompt(text, form: settings.form, numbers: settings.numbers, seed: 0).prompt
  }
}
