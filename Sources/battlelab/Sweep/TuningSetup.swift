import CommandLineKit
import Policies
import Reports
import Tournament
import Tuning

/// A policy whose numbers are varied, and whom it meets.
struct TuningSetup<Played: PlayedRules> {
  /// The base first, then the opponents.
  let tournament: TournamentSetup<Played>
  /// The numbers of the policy.
  let parameters: [TunedParameter]
  let name: String
  /// Every parameter of the base, as text.
  private let values: [String: String]

  /// - Parameters:
  ///   - policy: the base's spec.
  ///   - opponents: their specs.
  init(_ arguments: Arguments, policy: String, opponents: [String]) throws {
    let isLabelled = try PolicySpec(policy).label != policy
    try self.init(TournamentSetup(arguments, policies: [isLabelled ? policy : "base=" + policy] + opponents))
  }

  /// From the manifest of a sweep or a tuning by this engine, with this data and these policies.
  init(_ stored: StoredManifest) throws { try self.init(TournamentSetup(stored)) }

  /// - Parameter tournament: the base, then the opponents.
  private init(_ tournament: TournamentSetup<Played>) throws {
    self.tournament = tournament
    let base = tournament.roster.entries[0]
    name = base.name
    var values: [String: String] = [:]
    for (name, value) in base.parameters {
      if case .string(let text) = value { values[name] = text }
    }
    self.values = values
    let entry = Played.registered.first { $0.name == base.name }
    parameters = (entry?.parameters ?? []).compactMap { parameter in
      guard let range = parameter.range, let value = values[parameter.name].flatMap({ PlainNumber.read($0) }) else {
        return nil
      }
      var isWhole = false
      if case .whole = parameter.kind { isWhole = true }
      return TunedParameter(name: parameter.name, range: range, isWhole: isWhole, base: value)
    }
  }

  /// Whether the numbers can be written as source for the app.
  var hasSource: Bool { name == "heuristic" }

  /// The axes that `--vary` asks for.
  func axes(_ arguments: Arguments, count: Int) throws -> [Axis] {
    var variations: [Variation] = []
    for text in arguments[TuningOptions.vary] { variations.append(try Variation(text)) }
    return try axes(variations, count: count)
  }

  func axes(_ variations: [Variation], count: Int) throws -> [Axis] {
    try Axis.list(variations, of: parameters, policy: name, count: count) { name, names in
      NearestName.of(name, among: names)
    }
  }

  /// The number with this name.
  func parameter(_ name: String) throws(TuningError) -> TunedParameter {
    if let found = parameters.first(where: { $0.name == name }) { return found }
    throw .unknownParameter(name, policy: self.name, nearest: NearestName.of(name, among: parameters.map(\.name)))
  }

  /// The policy with other values of some parameters.
  func policy(_ names: [String], _ numbers: [Double]) throws -> Played.Player {
    var values = values
    for (name, number) in zip(names, numbers) { values[name] = PlainNumber.text(number) }
    return try Played.policy(name, parameters: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, file: [])
  }

  typealias Opponent = Tournament.PolicyEntry<Played.Player>

  /// Whom points meet.
  var opponents: [Opponent] { Array(tournament.roster.entries.dropFirst()) }

  /// Points that vary these parameters, against the opponents or others.
  func contest(_ names: [String], against others: [Opponent]? = nil) -> Contest {
    contest(names, tournament.source, others ?? opponents)
  }

  /// The same on other match-ups.
  func contest(_ names: [String], on choice: MatchupChoice) throws -> Contest {
    contest(names, try Played.source(choice), opponents)
  }

  /// Match-ups of another kind than those that are asked for, where there is another kind.
  var otherMatchups: MatchupChoice {
    var other = tournament.choice
    other.opponent = nil
    other.loadout = nil
    if other.source == .balanced {
      other.source = .any
    } else if other.source == .any {
      other.source = .balanced
    }
    return other
  }

  private func contest(_ names: [String], _ source: Played.Source, _ opponents: [Opponent]) -> Contest {
    // All points play the same match-ups.
    Contest(
      opponents: opponents, matchups: CachedMatchups(source),
      turnLimit: tournament.plan.turnLimit, information: tournament.plan.information
    ) { numbers in try policy(names, numbers) }
  }

  /// The manifest of a tournament of the same policies, without what is only true of tournaments.
  ///
  /// - Parameter checksums: SHA-256 of files that others were made from, by path.
  func manifest(_ command: String, _ own: [String: JSONValue], checksums: [String: String] = [:]) -> JSONValue {
    var manifest = tournament.manifest
    manifest.checksums.merge(checksums) { own, _ in own }
    guard case .object(let members) = manifest.json else { return .null }
    var values = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
    for name in ["counts", "schedule", "luck", "test"] { values[name] = nil }
    values["command"] = .string(command)
    values[command] = .sorted(own)
    return .sorted(values)
  }

  /// Values as they are typed.
  static func text(_ values: [Double]) -> JSONValue { .array(values.map { .string(PlainNumber.text($0)) }) }
}
