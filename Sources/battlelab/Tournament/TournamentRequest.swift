import BattleCore
import CommandLineKit
import Dex
import Foundation
import Gen5
import Policies
import Reports
import Tournament

/// A tournament that has been found possible: names, values, files and the output folder are checked.
struct TournamentRequest {
  private let plan: TournamentPlan
  private let schedule: Schedule
  private let roster: Roster
  private let source: SoloMatchups.Source
  private let format: Format
  private let folder: OutputFolder
  private let writesBattles: Bool
  private let jobs: Int
  private let isQuiet: Bool
  private let isJSON: Bool

  init(_ arguments: Arguments) throws {
    let given = arguments[TournamentOptions.policies]
    roster = try Roster(try PolicySpec.list(given.isEmpty ? TournamentOptions.defaultPolicies : given))
    format = Format(rawValue: arguments[Format.option]) ?? .solo
    source = SoloMatchups.Source(rawValue: arguments[Format.matchups]) ?? .balanced
    plan = TournamentPlan(
      kind: arguments[TournamentOptions.gauntlet] ? .gauntlet : .roundRobin, pairs: arguments[TournamentOptions.pairs],
      seed: arguments[CommonOption.seed], turnLimit: arguments[TournamentOptions.turns] ?? format.turnLimit)
    schedule = try plan.schedule(labels: roster.entries.map(\.label))
    writesBattles = arguments[TournamentOptions.battles]
    jobs = arguments[CommonOption.jobs]
    isQuiet = arguments[CommonOption.quiet]
    isJSON = arguments[CommonOption.json]
    folder = try OutputFolder(arguments[TournamentOptions.out] ?? TournamentOptions.defaultFolder)
    if arguments.isGiven(TournamentOptions.out), !arguments[TournamentOptions.overwrite] { try checkFolder() }
  }

  /// Refuses to replace the results of another tournament.
  private func checkFolder() throws(CommandError) {
    guard let old = try? String(contentsOfFile: folder.file("manifest.json"), encoding: .utf8) else { return }
    if old != manifest.json.text {
      throw CommandError(
        "\(folder.path) holds the results of another tournament: give another --out, or --overwrite", status: .usage)
    }
  }

  private var manifest: TournamentManifest {
    TournamentManifest(
      version: Battlelab.version, rules: Gen5.info.name, engineVersion: Gen5.info.version,
      engineFingerprint: Gen5.info.fingerprint, dataFingerprint: Dex.fingerprint, format: format.rawValue,
      matchups: source.rawValue, plan: plan, policies: roster.entries.map { TournamentManifest.Entry($0) },
      checksums: roster.checksums)
  }

  func run(_ console: Console) throws -> ExitStatus {
    var line = ProgressLine("battles", console: console, isQuiet: isQuiet)
    var last = TournamentProgress(done: 0, total: schedule.battles, seconds: 0)
    let report = try runTournament(
      plan: plan, policies: roster.entries, matchups: CachedMatchups(SoloSource(source)), jobs: jobs,
      battlesFile: writesBattles ? folder.file("battles.csv") : nil
    ) { progress in
      last = progress
      line.update(done: progress.done, total: progress.total, seconds: progress.seconds)
    }
    line.finish(done: last.done, total: last.total, seconds: last.seconds)
    try report.write(to: folder.path, manifest: manifest)
    console.write(isJSON ? json(report).text : text(report))
    return .done
  }

  private func text(_ report: TournamentReport) -> String {
    let written = ["standings.csv", "pairings.csv"] + (writesBattles ? ["battles.csv"] : [])
    return headline + "\n\n" + report.text() + "\nwritten to \(folder.path): "
      + (written + ["manifest.json", "run.json"]).joined(separator: ", ") + "\n"
  }

  /// What was played, in one line.
  private var headline: String {
    let policies = "\(roster.entries.count) policies"
    let pairs = plan.pairs == 1 ? "1 pair" : "\(plan.pairs) pairs"
    return "\(format.rawValue), \(source.rawValue) match-ups, seed \(plan.seed): \(policies), \(pairs) per pairing, "
      + "\(schedule.battles) battles"
  }

  private func json(_ report: TournamentReport) -> JSONValue {
    .object([
      .init("format", .string(format.rawValue)), .init("matchups", .string(source.rawValue)),
      .init("seed", .unsigned(plan.seed)), .init("battles", .integer(schedule.battles)),
      .init("directory", .string(folder.path)), .init("standings", report.standingsTable.json),
      .init("pairings", report.pairingsTable.json), .init("notices", .array(report.notices.map { .string($0) })),
    ])
  }
}
