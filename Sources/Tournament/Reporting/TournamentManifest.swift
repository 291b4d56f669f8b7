public import Reports

/// Everything that decides a tournament's result. The same manifest gives the same bytes in every report.
public struct TournamentManifest: Sendable {
  /// What took part.
  public struct Entry: Sendable {
    public var label: String
    public var name: String
    public var parameters: [String: JSONValue]
    /// Digest of what it decides.
    public var fingerprint: String?

    public init(label: String, name: String, parameters: [String: JSONValue], fingerprint: String? = nil) {
      self.label = label
      self.name = name
      self.parameters = parameters
      self.fingerprint = fingerprint
    }

    /// What an entry says of itself.
    public init<P>(_ entry: PolicyEntry<P>) {
      self.init(label: entry.label, name: entry.name, parameters: entry.parameters, fingerprint: entry.fingerprint)
    }

    /// As manifests have it.
    public var json: JSONValue {
      var values: [String: JSONValue] = [
        "label": .string(label), "name": .string(name), "parameters": .sorted(parameters),
      ]
      if let fingerprint { values["fingerprint"] = .string(fingerprint) }
      return .sorted(values)
    }
  }

  /// The program's version.
  public var version: String
  /// The rule set's name, version and the digest over its tables.
  public var rules: String
  public var engineVersion: String
  public var engineFingerprint: String
  /// Digest over the facts that rule sets share.
  public var dataFingerprint: String
  public var format: String
  /// How match-ups are drawn, in the words of the command line.
  public var matchups: String
  public var plan: TournamentPlan
  public var policies: [Entry]
  /// SHA-256 of every file that policies or match-ups used, by path.
  public var checksums: [String: String]

  public init(
    version: String, rules: String, engineVersion: String, engineFingerprint: String, dataFingerprint: String,
    format: String, matchups: String, plan: TournamentPlan, policies: [Entry], checksums: [String: String] = [:]
  ) {
    self.version = version
    self.rules = rules
    self.engineVersion = engineVersion
    self.engineFingerprint = engineFingerprint
    self.dataFingerprint = dataFingerprint
    self.format = format
    self.matchups = matchups
    self.plan = plan
    self.policies = policies
    self.checksums = checksums
  }

  /// The manifest with sorted names. Policies keep the listed order, which decides the numbers of the battles.
  public var json: JSONValue {
    let pairings =
      plan.kind == .roundRobin ? policies.count * (policies.count - 1) / 2 : max(0, policies.count - 1)
    var values: [String: JSONValue] = [
      "version": .string(version),
      "engine": .sorted([
        "rules": .string(rules), "version": .string(engineVersion), "fingerprint": .string(engineFingerprint),
      ]),
      "data": .sorted(["fingerprint": .string(dataFingerprint)]),
      "format": .string(format),
      "matchups": .string(matchups),
      "information": .string(plan.information.rawValue),
      "schedule": .string(plan.kind.name),
      "seed": .unsigned(plan.seed),
      "turn_limit": .integer(plan.turnLimit),
      "counts": .sorted([
        "policies": .integer(policies.count), "pairings": .integer(pairings), "pairs_per_pairing": .integer(plan.pairs),
        "battles": .integer(2 * pairings * plan.pairs),
      ]),
      "policies": .array(policies.map(\.json)),
      "checksums": .sorted(checksums.mapValues { .string($0) }),
    ]
    // Plain tournaments keep the manifest that they always had.
    if let test = plan.test { values["test"] = test.json }
    if plan.measuresLuck { values["luck"] = .bool(true) }
    return .sorted(values)
  }
}

extension SequentialTest {
  /// The test as manifests have it. Numbers are text, so that they read back as they were.
  var json: JSONValue {
    .sorted([
      "model": .string(model.rawValue), "low": .string(SequentialTest.text(low)),
      "high": .string(SequentialTest.text(high)), "alpha": .string(SequentialTest.text(alpha)),
      "beta": .string(SequentialTest.text(beta)),
    ])
  }
}
