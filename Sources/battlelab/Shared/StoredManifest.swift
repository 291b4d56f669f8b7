import BattleCore
import CommandLineKit
import Foundation
import Policies
import Tournament

/// A tournament's `manifest.json`, read back.
struct StoredManifest: Decodable {
  struct Policy: Decodable {
    var label: String
    var name: String
    var parameters: [String: String]
    /// Digest of what it decided; older manifests have none.
    var fingerprint: String?
  }

  struct Engine: Decodable {
    var rules: String
    var version: String
    var fingerprint: String
  }

  struct Data: Decodable {
    var fingerprint: String
  }

  struct Counts: Decodable {
    var pairsPerPairing: Int
  }

  var version: String
  var engine: Engine
  var data: Data
  var format: String
  var matchups: String
  var information: String
  var schedule: String
  var seed: UInt64
  var turnLimit: Int
  var counts: Counts
  var policies: [Policy]
  var checksums: [String: String]
  var test: Test?
  var luck: Bool?

  /// A sequential test; numbers as text, as they were written.
  struct Test: Decodable {
    var model: String
    var low: String
    var high: String
    var alpha: String
    var beta: String
  }

  /// Reads the manifest of a folder.
  init(folder: String) throws(CommandError) {
    let path = OutputFolder.file("manifest.json", in: folder)
    guard let bytes = try? Foundation.Data(contentsOf: URL(fileURLWithPath: path)) else {
      throw CommandError("\(path) cannot be read: DIR must be the folder of a tournament", status: .badData)
    }
    try self.init(bytes: bytes, path: path)
  }

  /// Reads a manifest's text, which stands in the file `path`.
  init(text: String, path: String) throws(CommandError) {
    try self.init(bytes: Foundation.Data(text.utf8), path: path)
  }

  private init(bytes: Foundation.Data, path: String) throws(CommandError) {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    if let command = try? decoder.decode(OfCommand.self, from: bytes).command {
      throw CommandError(
        "\(path) is of a \(command == "tune" ? "tuning" : command), not of a tournament: the same 'battlelab \(command)' in "
          + "another folder writes the same files", status: .badData)
    }
    do {
      self = try decoder.decode(StoredManifest.self, from: bytes)
    } catch {
      throw CommandError("\(path) is no manifest of a tournament: \(StoredManifest.reason(error))", status: .badData)
    }
  }

  /// Sweeps and tunings say what they are.
  private struct OfCommand: Decodable {
    var command: String
  }

  private static func reason(_ error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has another type"
    default: "it is no JSON"
    }
  }

  /// Refuses what other rules or other data produced: the same seeds would give other battles.
  func checkFingerprints<Played: PlayedRules>(_ played: Played.Type) throws(CommandError) {
    let engine = Played.info
    func demand(_ what: String, _ stored: String, _ own: String) throws(CommandError) {
      if stored == own { return }
      throw CommandError(
        "this tournament was played with another \(what) (\(stored), here \(own)): replay it with the version that "
          + "played it, battlelab \(version)", status: .badData)
    }
    try demand("rule set", self.engine.rules, engine.name)
    try demand("engine version", self.engine.version, engine.version)
    try demand("engine", self.engine.fingerprint, engine.fingerprint)
    try demand("dex", data.fingerprint, Played.dataFingerprint)
  }

  /// Refuses policies that decide otherwise than those that played.
  ///
  /// - Parameter entries: those that are here, by the labels of the manifest.
  func checkPolicies<P>(_ entries: [Tournament.PolicyEntry<P>]) throws(CommandError) {
    for entry in entries {
      guard let stored = policies.first(where: { $0.label == entry.label })?.fingerprint,
        let own = entry.fingerprint, stored != own
      else { continue }
      throw CommandError(
        "the policy '\(entry.label)' decides otherwise than the one that played this tournament (\(stored), here "
          + "\(own)): use the version that played it, battlelab \(version)", status: .badData)
    }
  }

  /// Refuses models of the same name with another content.
  ///
  /// - Parameter checksums: those of the models that are here.
  func checkModels(_ checksums: [String: String]) throws(CommandError) {
    for (name, own) in checksums.sorted(by: { $0.key < $1.key }) {
      guard let stored = self.checksums[name], stored != own else { continue }
      throw CommandError(
        "this tournament was played with another \(name) (SHA-256 \(stored.prefix(12))…, here \(own.prefix(12))…)",
        status: .badData)
    }
  }

  /// Which rules were played.
  func rules() throws(CommandError) -> RulesName {
    guard let rules = RulesName(rawValue: engine.rules) else { throw unknown(engine.rules) }
    return rules
  }

  /// The plan that was played.
  func plan() throws(CommandError) -> TournamentPlan {
    guard let kind = Schedule.Kind.allCases.first(where: { $0.name == schedule }) else { throw unknown(schedule) }
    guard let information = TournamentPlan.Information(rawValue: information) else { throw unknown(information) }
    return TournamentPlan(
      kind: kind, pairs: counts.pairsPerPairing, seed: seed, turnLimit: turnLimit, information: information,
      test: try sequentialTest(), measuresLuck: luck ?? false)
  }

  private func sequentialTest() throws(CommandError) -> SequentialTest? {
    guard let test else { return nil }
    guard let model = SequentialTest.Model(rawValue: test.model), let low = Double(test.low),
      let high = Double(test.high), let alpha = Double(test.alpha), let beta = Double(test.beta),
      let found = try? SequentialTest(model: model, low: low, high: high, alpha: alpha, beta: beta)
    else { throw unknown(test.model) }
    return found
  }

  /// Where the match-ups came from.
  func source() throws(CommandError) -> MatchupChoice {
    guard let format = Format(rawValue: format) else { throw unknown(self.format) }
    guard var choice = MatchupChoice(text: matchups, format: format) else { throw unknown(matchups) }
    if case .teams(let path) = choice.source { choice.checksum = checksums[path] }
    return choice
  }

  private func unknown(_ word: String) -> CommandError {
    CommandError("manifest.json: this version does not know '\(word)'", status: .badData)
  }
}
