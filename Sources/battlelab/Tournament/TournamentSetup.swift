import BattleCore
import CommandLineKit
import LanguageModel
import LanguagePolicies
import Policies
import Reports
import Tournament

/// What decides a tournament's result: the same from a command line, an experiment, a manifest or a journal.
struct TournamentSetup<Played: PlayedRules> {
  let plan: TournamentPlan
  let schedule: Schedule
  let roster: PolicyRoster<Played>
  let choice: MatchupChoice
  let source: Played.Source
  let format: Format
  /// The program's version in the manifest: this one's, or that of the results that are made again.
  private let version: String

  /// From options; names, values and files are checked.
  ///
  /// - Parameters:
  ///   - policies: who plays; what the options say when nil.
  ///   - pairs: pairs per pairing; what the options say when nil.
  init(_ arguments: Arguments, policies: [String]? = nil, pairs: Int? = nil) throws {
    let given = policies ?? arguments[TournamentOptions.policies]
    let specs = try PolicySpec.list(given.isEmpty ? TournamentOptions.defaultPolicies : given)
    var choice = try MatchupChoice(arguments)
    try choice.takeStrategies(arguments)
    let cassette = arguments[CassetteOption.option]
    var roster = try PolicyRoster<Played>(
      try CassetteOption.apply(cassette, to: specs, isNeeded: choice.asksModel))
    format = choice.format
    if case .teams(let path) = choice.source { roster.checksums[path] = try SHA256.hex(ofFile: path) }
    if let path = arguments[TournamentOptions.roster] {
      guard choice.solo != nil else {
        throw CommandError("--roster is for match-ups of one against one, not for teams")
      }
      choice.players = try MatchupChoice.players(roster: path)
      roster.checksums[path] = try SHA256.hex(ofFile: path)
    }
    source = try Played.source(choice, roster.strategist(choice))
    self.roster = roster
    self.choice = choice
    let test = arguments[TournamentOptions.test]
    let isCapped = test != nil && !arguments.isGiven(TournamentOptions.pairs)
    plan = TournamentPlan(
      kind: arguments[TournamentOptions.gauntlet] ? .gauntlet : .roundRobin,
      pairs: pairs ?? (isCapped ? TournamentOptions.defaultCap : arguments[TournamentOptions.pairs]),
      seed: arguments[CommonOption.seed], turnLimit: arguments[TournamentOptions.turns] ?? format.turnLimit,
      information: TournamentPlan.Information(rawValue: arguments[TournamentOptions.information]) ?? .open, test: test,
      measuresLuck: arguments[TournamentOptions.luck])
    schedule = try plan.schedule(labels: roster.entries.map(\.label))
    version = Battlelab.version
  }

  /// From a manifest of this engine, this data and these policies.
  ///
  /// - Parameter checksPolicies: false where only some of the policies will play; they are the caller's to check.
  init(_ manifest: StoredManifest, checksPolicies: Bool = true) throws {
    try manifest.checkFingerprints(Played.self)
    var roster = try PolicyRoster<Played>(manifest.policies)
    if checksPolicies { try manifest.checkPolicies(roster.entries) }
    choice = try manifest.source()
    source = try Played.source(choice, roster.strategist(choice))
    try manifest.checkModels(roster.checksums)
    roster.checksums = manifest.checksums
    self.roster = roster
    plan = try manifest.plan()
    format = Format(rawValue: manifest.format) ?? .solo
    schedule = try plan.schedule(labels: roster.entries.map(\.label))
    version = manifest.version
  }

  var manifest: TournamentManifest {
    TournamentManifest(
      version: version, rules: Played.info.name, engineVersion: Played.info.version,
      engineFingerprint: Played.info.fingerprint, dataFingerprint: Played.dataFingerprint, format: format.rawValue,
      matchups: choice.text, plan: plan, policies: roster.entries.map { TournamentManifest.Entry($0) },
      checksums: roster.checksums)
  }

  /// The manifest with the checksums of the files of recorded answers, which grow while battles are played.
  var finalManifest: TournamentManifest {
    var manifest = manifest
    for (path, cassette) in roster.models.cassettes { manifest.checksums[path] = cassette.digest }
    return manifest
  }

  var matchups: CachedMatchups<Played.Source> { CachedMatchups(source, capacity: kept) }

  /// How many match-ups are worth keeping. What a model chose is asked for once. Otherwise pairings follow each other, so
  /// that of more than twice as many pairs as there are places none is left when the next pairing asks for it; a test plays
  /// them in rounds.
  private var kept: Int {
    let most = CachedMatchups<Played.Source>.mostKept
    if choice.asksModel { return min(schedule.pairs, most) }
    if schedule.pairings == 1 { return 0 }
    if plan.test != nil { return min(schedule.pairs, StoppingRounds.longest) }
    return schedule.pairs <= 2 * most ? min(schedule.pairs, most) : 0
  }

  func journal(_ path: String, resumes: Bool, secondsPerUnit: Int?) -> JournalRequest {
    JournalRequest(
      path: path, manifest: manifest, build: BuildName.text, resumes: resumes, secondsPerUnit: secondsPerUnit)
  }

  /// What is played, in one line.
  var headline: String {
    let policies = "\(roster.entries.count) policies"
    let pairs = plan.pairs == 1 ? "1 pair" : "\(plan.pairs) pairs"
    let most = plan.test == nil ? "" : "at most "
    let information = plan.information == .open ? "" : "hidden information, "
    return
      "\(Played.info.name) rules, \(format.rawValue), \(choice.words), \(information)seed \(plan.seed): \(policies), "
      + "\(most)\(pairs) per pairing, \(most)\(schedule.battles) battles"
  }
}
