import BattleCore
import CommandLineKit
import Foundation
import Policies
import Tournament

/// The `manifest.json` of a tournament, a sweep or a tuning, read back.
struct StoredManifest: Decodable {
  /// The command that wrote results.
  enum Origin: String, CaseIterable {
    case tournament, sweep, tune

    /// What it wrote, for people.
    var noun: String { self == .tune ? "tuning" : rawValue }
  }

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
  var seed: UInt64
  var turnLimit: Int
  var policies: [Policy]
  var checksums: [String: String]
  /// Sweeps and tunings say what they are.
  private var command: String?
  // What only tournaments have.
  private var schedule: String?
  private var counts: Counts?
  private var test: Test?
  private var luck: Bool?
  /// What only sweeps have.
  var sweep: Sweep?
  /// What only tunings have.
  var tune: Tune?

  /// A sequential test; numbers as text, as they were written.
  struct Test: Decodable {
    var model: String
    var low: String
    var high: String
    var alpha: String
    var beta: String
  }

  /// Reads the manifest of a folder.
  ///
  /// - Parameter origins: what its results may be.
  init(folder: String, of origins: [Origin] = [.tournament]) throws(CommandError) {
    let path = OutputFolder.file("manifest.json", in: folder)
    guard let bytes = try? Foundation.Data(contentsOf: URL(fileURLWithPath: path)) else {
      let wanted = origins == [.tournament] ? "the folder of a tournament" : "a folder of results"
      throw CommandError("\(path) cannot be read: DIR must be \(wanted)", status: .badData)
    }
    try self.init(bytes: bytes, path: path, origins)
  }

  /// Reads the text of a tournament's manifest, which stands in the file `path`.
  init(text: String, path: String) throws(CommandError) {
    try self.init(bytes: Foundation.Data(text.utf8), path: path, [.tournament])
  }

  private init(bytes: Foundation.Data, path: String, _ origins: [Origin]) throws(CommandError) {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    do {
      self = try decoder.decode(StoredManifest.self, from: bytes)
    } catch {
      throw CommandError("\(path) is no manifest of results: \(StoredManifest.reason(error))", status: .badData)
    }
    let origin = try origin
    if !origins.contains(origin) {
      throw CommandError(
        "\(path) is of a \(origin.noun), not of a tournament: 'battlelab reproduce' plays all of it again",
        status: .badData)
    }
  }

  /// What wrote it.
  var origin: Origin {
    get throws(CommandError) {
      guard let command else { return .tournament }
      guard let origin = Origin(rawValue: command) else { throw unknown(command) }
      return origin
    }
  }

  /// For people.
  private var noun: String { (try? origin)?.noun ?? "run" }

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
        "this \(noun) was played with another \(what) (\(stored), here \(own)): replay it with the version that "
          + "played it, battlelab \(version)", status: .badData)
    }
    try demand("rule set", self.engine.rules, engine.name)
    try demand("engine version", self.engine.version, engine.version)
    try demand("engine", self.engine.fingerprint, engine.fingerprint)
    try demand("dex", data.fingerprint, Played.dataFingerprint)
  }

  /// Refuses policies that decide otherwise than those that played.
  ///
  /// - Parameters:
  ///   - entries: those that are here, by the labels of the manifest.
  ///   - described: what the manifest says of them; nil for those that took part in everything.
  func checkPolicies<P>(
    _ entries: [Tournament.PolicyEntry<P>], described: [Policy]? = nil
  ) throws(CommandError) {
    for entry in entries {
      guard let stored = (described ?? policies).first(where: { $0.label == entry.label })?.fingerprint,
        let own = entry.fingerprint, stored != own
      else { continue }
      throw CommandError(
        "the policy '\(entry.label)' decides otherwise than the one that played this \(noun) (\(stored), here "
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
        "this \(noun) was played with another \(name) (SHA-256 \(stored.prefix(12))…, here \(own.prefix(12))…)",
        status: .badData)
    }
  }

  /// Which rules were played.
  func rules() throws(CommandError) -> RulesName {
    guard let rules = RulesName(rawValue: engine.rules) else { throw unknown(engine.rules) }
    return rules
  }

  /// The plan that was played. Sweeps and tunings share only what does not depend on a schedule.
  func plan() throws(CommandError) -> TournamentPlan {
    guard let information = TournamentPlan.Information(rawValue: information) else { throw unknown(information) }
    if try origin != .tournament { return TournamentPlan(seed: seed, turnLimit: turnLimit, information: information) }
    guard let schedule else { throw missing("schedule") }
    guard let counts else { throw missing("counts") }
    guard let kind = Schedule.Kind.allCases.first(where: { $0.name == schedule }) else { throw unknown(schedule) }
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

  func unknown(_ word: String) -> CommandError {
    CommandError("manifest.json: this version does not know '\(word)'", status: .badData)
  }

  func missing(_ name: String) -> CommandError {
    CommandError("manifest.json: \(name) is missing", status: .badData)
  }
}
