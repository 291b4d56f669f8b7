import BattleCore
import CommandLineKit
import Dex
import Gen5
import Policies
import Reports
import Tournament

/// What decides a tournament's result: the same from a command line, an experiment, a manifest or a journal.
struct TournamentSetup {
  let plan: TournamentPlan
  let schedule: Schedule
  let roster: Roster
  let source: SoloMatchups.Source
  let format: Format
  /// The program's version in the manifest: this one's, or that of the results that are made again.
  private let version: String

  /// From options; names, values and files are checked.
  init(_ arguments: Arguments) throws {
    let given = arguments[TournamentOptions.policies]
    roster = try Roster(try PolicySpec.list(given.isEmpty ? TournamentOptions.defaultPolicies : given))
    format = Format(rawValue: arguments[Format.option]) ?? .solo
    source = SoloMatchups.Source(rawValue: arguments[Format.matchups]) ?? .balanced
    let test = arguments[TournamentOptions.test]
    let isCapped = test != nil && !arguments.isGiven(TournamentOptions.pairs)
    plan = TournamentPlan(
      kind: arguments[TournamentOptions.gauntlet] ? .gauntlet : .roundRobin,
      pairs: isCapped ? TournamentOptions.defaultCap : arguments[TournamentOptions.pairs],
      seed: arguments[CommonOption.seed], turnLimit: arguments[TournamentOptions.turns] ?? format.turnLimit, test: test,
      measuresLuck: arguments[TournamentOptions.luck])
    schedule = try plan.schedule(labels: roster.entries.map(\.label))
    version = Battlelab.version
  }

  /// From a manifest of this engine and data.
  init(_ manifest: StoredManifest) throws {
    try manifest.checkFingerprints()
    var roster = try Roster(manifest.policies)
    roster.checksums = manifest.checksums
    self.roster = roster
    plan = try manifest.plan()
    source = try manifest.source()
    format = Format(rawValue: manifest.format) ?? .solo
    schedule = try plan.schedule(labels: roster.entries.map(\.label))
    version = manifest.version
  }

  var manifest: TournamentManifest {
    TournamentManifest(
      version: version, rules: Gen5.info.name, engineVersion: Gen5.info.version,
      engineFingerprint: Gen5.info.fingerprint, dataFingerprint: Dex.fingerprint, format: format.rawValue,
      matchups: source.rawValue, plan: plan, policies: roster.entries.map { TournamentManifest.Entry($0) },
      checksums: roster.checksums)
  }

  var matchups: CachedMatchups<SoloSource> { CachedMatchups(SoloSource(source)) }

  func journal(_ path: String, resumes: Bool, secondsPerUnit: Int?) -> JournalRequest {
    JournalRequest(
      path: path, manifest: manifest, build: BuildName.text, resumes: resumes, secondsPerUnit: secondsPerUnit)
  }

  /// What is played, in one line.
  var headline: String {
    let policies = "\(roster.entries.count) policies"
    let pairs = plan.pairs == 1 ? "1 pair" : "\(plan.pairs) pairs"
    let most = plan.test == nil ? "" : "at most "
    return "\(format.rawValue), \(source.rawValue) match-ups, seed \(plan.seed): \(policies), \(most)\(pairs) per "
      + "pairing, \(most)\(schedule.battles) battles"
  }
}
