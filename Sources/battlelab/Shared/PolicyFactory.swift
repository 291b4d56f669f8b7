import BattleCore
import CommandLineKit
import Foundation
import Gen5
import LanguagePolicies
import Policies
import Reports
import Synchronization
import Tournament

/// Those who take part under the games' rules.
typealias Roster = PolicyRoster<PlayedGen5>

/// Policies that take part in a run, and the files that they were made from.
struct PolicyRoster<Played: PlayedRules> {
  var entries: [Tournament.PolicyEntry<Played.Player>] = []
  /// SHA-256 by path.
  var checksums: [String: String] = [:]
  /// The language models that policies ask, and what became of their decisions by label.
  let models = LanguageModels(loaded: ModelTerms.show)
  private(set) var tallies: [(label: String, tally: LanguageTally)] = []

  /// Makes the policies that specs name. Every name, value and file is checked here.
  init(_ specs: [PolicySpec]) throws {
    for spec in specs {
      do {
        try add(spec)
      } catch let error as PolicyError {
        throw PolicyFactory.explained(error, spec)
      }
    }
  }

  /// Makes policies again from what a manifest says of them.
  init(_ stored: [StoredManifest.Policy]) throws {
    for policy in stored {
      let parameters = policy.parameters.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
      let made =
        try languagePolicy(policy.name, parameters, label: policy.label)
        ?? Played.policy(policy.name, parameters: parameters, file: [])
      var entry = PolicyRoster.entry(policy.label, made)
      // What is made again from an older manifest has the manifest that it had.
      if policy.fingerprint == nil { entry.fingerprint = nil }
      entries.append(entry)
    }
  }

  private mutating func add(_ spec: PolicySpec) throws {
    var parameters = spec.parameters.map { ($0.key, $0.value) }
    var file: [(String, String)] = []
    if PolicyFactory.takesWeights(spec.name), let index = parameters.firstIndex(where: { $0.0 == "weights" }) {
      let path = parameters.remove(at: index).1
      checksums[path] = try SHA256.hex(ofFile: path)
      file = try PolicyFactory.weights(path)
    }
    let made =
      try languagePolicy(spec.name, parameters, label: spec.label)
      ?? Played.policy(spec.name, parameters: parameters, file: file)
    entries.append(PolicyRoster.entry(spec.label, made))
  }

  /// The policy that asks a language model, if this is its name. Its model is loaded and tried here.
  private mutating func languagePolicy(
    _ name: String, _ parameters: [(String, String)], label: String
  ) throws -> Played.Player? {
    guard name == LanguageSettings.entry.name else { return nil }
    let settings = try LanguageSettings(parameters)
    let tally = LanguageTally()
    guard let made = try Played.languagePolicy(settings, tally, { try models.respondent(settings) }) else { return nil }
    tallies.append((label, tally))
    checksums.merge(models.checksums) { $1 }
    return made
  }

  /// Who chooses opponents and moves in the place of the strategies; nil for nobody. Models are loaded and tried here.
  mutating func strategist(_ choice: MatchupChoice) throws -> LanguageStrategist? {
    guard choice.asksModel else { return nil }
    let opponents = try decider(choice.opponent, "opponent strategy")
    let loadouts = try decider(choice.loadout, "loadout strategy")
    return LanguageStrategist(opponents: opponents, loadouts: loadouts)
  }

  private mutating func decider(
    _ settings: StrategySettings?, _ label: String
  ) throws -> LanguageStrategist.Decider? {
    guard let settings else { return nil }
    let tally = LanguageTally()
    let decider = LanguageStrategist.Decider(
      settings, try models.respondent(settings.language), tally: tally, fail: LanguageModelFailure.end)
    tallies.append((label, tally))
    checksums.merge(models.checksums) { $1 }
    return decider
  }

  /// The entry of a policy; each worker plays with a copy.
  static func entry(_ label: String, _ policy: Played.Player) -> Tournament.PolicyEntry<Played.Player> {
    let parameters = Dictionary(
      uniqueKeysWithValues: Played.parameters(of: policy).map { ($0.name, JSONValue.string($0.value)) })
    return Tournament.PolicyEntry(
      label: label, name: Played.name(of: policy), parameters: parameters,
      fingerprint: PolicyFingerprints.fingerprint(of: policy, Played.self)
    ) { _ in policy }
  }
}

/// The fingerprints that have been worked out, since a policy may take part more than once.
enum PolicyFingerprints {
  private static let known = Mutex<[String: String]>([:])

  static func fingerprint<Played: PlayedRules>(of policy: Played.Player, _ played: Played.Type) -> String? {
    let parameters = Played.parameters(of: policy).map { "\($0.name)=\($0.value)" }
    let key = ([Played.info.name, Played.name(of: policy)] + parameters).joined(separator: "\n")
    if let found = known.withLock({ $0[key] }) { return found }
    let made = Played.fingerprint(of: policy)
    if let made { known.withLock { $0[key] = made } }
    return made
  }
}

/// Turns names and parameters into policies.
enum PolicyFactory {
  /// Everything that can be named under the games' rules.
  static let entries = PolicyRegistry.entries + [LanguageSettings.entry]

  /// Whether a file can give a policy's weights.
  static func takesWeights(_ name: String) -> Bool {
    PolicyRegistry.entries.first { $0.name == name }?.takesWeights ?? false
  }

  /// Whether a spec alone says what a policy is: nothing about it stands in a file or in other options.
  static func isWhole(_ spec: PolicySpec) -> Bool {
    spec.name != LanguageSettings.entry.name
      && !(takesWeights(spec.name) && spec.parameters.contains { $0.key == "weights" })
  }

  /// The weights in a file.
  static func weights(_ path: String) throws -> [(String, String)] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw CommandError("\(path): is no text in UTF-8", status: .badData)
    }
    do {
      return try WeightTable.parameters(json: text)
    } catch {
      throw CommandError("\(path): \(error)", status: .badData)
    }
  }

  /// The error with the policy that it is about.
  static func explained(_ error: PolicyError, _ spec: PolicySpec) -> CommandError {
    switch error {
    // Known, but not to the rules that are played.
    case .unknownPolicy(let name, nearest: nil) where entries.contains { $0.name == name }:
      CommandError("policy '\(name)' cannot play by these rules")
    case .unknownPolicy(let name, nearest: nil):
      CommandError(CommandLineKit.NearestName.message("policy", name, among: entries.map(\.name)))
    case .unknownPolicy: CommandError("\(error)")
    default: CommandError("policy '\(spec.label)': \(error)")
    }
  }
}
