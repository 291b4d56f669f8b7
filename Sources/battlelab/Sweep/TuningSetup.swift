import CommandLineKit
import Foundation
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
    tournament = try TournamentSetup(arguments, policies: [isLabelled ? policy : "base=" + policy] + opponents)
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

  /// The policy with other values of some parameters.
  func policy(_ names: [String], _ numbers: [Double]) throws -> Played.Player {
    var values = values
    for (name, number) in zip(names, numbers) { values[name] = PlainNumber.text(number) }
    return try Played.policy(name, parameters: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }, file: [])
  }

  /// Points that vary these parameters, against the opponents.
  func contest(_ names: [String]) -> Contest { contest(names, tournament.matchups) }

  /// The same on other match-ups.
  func contest(_ names: [String], on choice: MatchupChoice) throws -> Contest {
    contest(names, CachedMatchups(try Played.source(choice)))
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

  private func contest(_ names: [String], _ matchups: CachedMatchups<Played.Source>) -> Contest {
    Contest(
      opponents: Array(tournament.roster.entries.dropFirst()), matchups: matchups,
      turnLimit: tournament.plan.turnLimit, information: tournament.plan.information
    ) { numbers in try policy(names, numbers) }
  }

  /// The manifest of a tournament of the same policies, without what is only true of tournaments.
  func manifest(_ command: String, _ own: [String: JSONValue]) -> JSONValue {
    guard case .object(let members) = tournament.manifest.json else { return .null }
    var values = Dictionary(uniqueKeysWithValues: members.map { ($0.name, $0.value) })
    for name in ["counts", "schedule", "luck", "test"] { values[name] = nil }
    values["command"] = .string(command)
    values[command] = .sorted(own)
    return .sorted(values)
  }

  /// Values as they are typed.
  static func text(_ values: [Double]) -> JSONValue { .array(values.map { .string(PlainNumber.text($0)) }) }
}

/// The folder of a sweep or a tuning, and the journal in it.
struct TuningFolder {
  let folder: OutputFolder
  let manifest: JSONValue
  let resumes: Bool
  let journal: String

  /// Refuses to replace other results or to throw away what an interrupted run has played.
  ///
  /// - Parameter usual: where an experiment's results go when nothing else is said.
  init(
    _ arguments: Arguments, command: String, manifest: JSONValue, usual: String? = nil, journal: String? = nil
  ) throws {
    let given = arguments[TuningOptions.out] ?? usual
    folder = try OutputFolder(given ?? "Results/\(command)")
    self.manifest = manifest
    resumes = arguments[TuningOptions.resume]
    self.journal = journal ?? folder.file("units.journal")
    let files = FileManager.default
    let hasJournal = files.fileExists(atPath: self.journal)
    let mayReplace = given == nil && !resumes || arguments[TuningOptions.overwrite]
    // A journal that is gone on with says itself what is different.
    if mayReplace || resumes && hasJournal { return }
    if let old = try? String(contentsOfFile: folder.file("manifest.json"), encoding: .utf8) {
      if old != manifest.text {
        throw CommandError("\(folder.path) holds other results: give another --out, or --overwrite", status: .usage)
      }
    } else if hasJournal {
      throw CommandError("\(folder.path) holds a run that was interrupted: go on with --resume, or give --overwrite")
    }
  }

  /// Opens the journal, new or gone on with, and hands over what it has.
  func open(joining: [String] = [], found: (Int, PlayedPair) -> Void) throws -> UnitJournal {
    // A journal of a run that is not gone on with would be refused.
    if !resumes { try? FileManager.default.removeItem(atPath: journal) }
    return try UnitJournal(
      journal, header: JournalHeader(manifest: manifest.text, build: BuildName.text), resumes: resumes,
      joining: joining, found: found)
  }

  /// Writes tables and, last, the manifest.
  func write(_ files: [(name: String, text: String)], timing: RunTiming, battles: Int) throws {
    for file in files { try AtomicFile.write(file.text, to: folder.file(file.name)) }
    try AtomicFile.write(timing.record(battles: battles).text, to: folder.file("run.json"))
    try AtomicFile.write(manifest.text, to: folder.file("manifest.json"))
  }
}
