import CommandLineKit
import LanguagePolicies
import Policies

/// `--cassette`: one file of recorded answers for all policies that ask a language model.
enum CassetteOption {
  static let option = CommandOption<String?>.optionalString(
    "cassette", "FILE",
    help: "keep the answers of language models in this file and take from it what it has; with all of them there the "
      + "models are not needed")

  /// Gives the file to every policy that takes one and names none itself.
  ///
  /// - Parameter isNeeded: a language model is asked before battles.
  static func apply(_ path: String?, to specs: [PolicySpec], isNeeded: Bool) throws(CommandError) -> [PolicySpec] {
    guard let path else { return specs }
    guard isNeeded || specs.contains(where: { $0.name == LanguageSettings.entry.name }) else {
      throw CommandError("--cassette: none of the policies asks a language model")
    }
    return specs.map { spec in
      let isSilent = spec.name != LanguageSettings.entry.name || spec.parameters.contains { $0.key == "cassette" }
      if isSilent { return spec }
      var spec = spec
      spec.parameters.append(PolicySpec.Parameter("cassette", path))
      return spec
    }
  }
}
