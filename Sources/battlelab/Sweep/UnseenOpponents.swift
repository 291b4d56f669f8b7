import CommandLineKit
import Policies
import Reports
import Tournament

/// The opponents that only the confirmation of a tuning meets.
struct UnseenOpponents<Played: PlayedRules> {
  let entries: [TuningSetup<Played>.Opponent]
  /// SHA-256 of the files that they were made from, by path.
  let checksums: [String: String]
  /// Whether a manifest must say what they are: with plain specs for labels, these say it.
  private let areDescribed: Bool

  /// - Parameters:
  ///   - setup: a policy that meets them.
  ///   - specs: theirs, as they were given.
  init(_ setup: TuningSetup<Played>, specs: [String]) {
    entries = setup.opponents
    checksums = setup.tournament.roster.checksums
    areDescribed = !specs.allSatisfy { UnseenOpponents.spec(saidBy: $0) != nil }
  }

  /// Those of a tuning that is recorded.
  init(_ tune: StoredManifest.Tune, of stored: StoredManifest) throws {
    areDescribed = tune.unseenPolicies != nil
    let roster: PolicyRoster<Played>
    if let policies = tune.unseenPolicies {
      guard policies.map(\.label) == tune.unseen else { throw stored.unknown(tune.unseen.joined(separator: ", ")) }
      roster = try PolicyRoster(policies)
      try stored.checkPolicies(roster.entries, described: policies)
      try stored.checkModels(roster.checksums)
    } else {
      roster = try PolicyRoster(
        tune.unseen.map { label in
          if let spec = UnseenOpponents.spec(saidBy: label) { return spec }
          throw CommandError(
            "manifest.json has only the label of the unseen opponent '\(label)': play it again by 'battlelab tune' with "
              + "another --out", status: .badData)
        })
    }
    entries = roster.entries
    // All of a recorded tuning's files stand in its manifest.
    checksums = [:]
  }

  /// What they are, for the manifest; nil where their labels say it.
  var described: JSONValue? {
    areDescribed ? .array(entries.map { TournamentManifest.Entry($0).json }) : nil
  }

  /// The spec that is its own label, where it alone says what the policy is.
  private static func spec(saidBy label: String) -> PolicySpec? {
    guard let spec = try? PolicySpec(label), spec.label == label, PolicyFactory.isWhole(spec),
      PolicyFactory.entries.contains(where: { $0.name == spec.name })
    else { return nil }
    return spec
  }
}
