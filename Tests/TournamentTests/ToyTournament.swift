import BattleCore
import Foundation
import Reports
import TestKit
import Tournament

/// Tournaments of the counting game.
enum ToyTournament {
  static func entry(_ label: String, _ kind: ToyPolicy.Kind, name: String = "toy") -> PolicyEntry<ToyPolicy> {
    PolicyEntry(label: label, name: name, parameters: ["kind": .string("\(kind)")]) { _ in ToyPolicy(kind) }
  }

  /// Leads and charms are drawn, so that match-ups are unequal and sides matter.
  static let drawn = ClosureMatchups<ToyRules>(
    draw: { _, seeds in
      var dice = Gen5Dice(seed: seeds.seed)
      return (
        ToyRules.Team(lead: dice.below(3, .other), charm: dice.below(4, .other)),
        ToyRules.Team(lead: dice.below(3, .other), charm: dice.below(4, .other))
      )
    },
    describe: { index, _ in ("one, \(index)", "two \"\(index)\"") })

  static let even = ClosureMatchups<ToyRules>(
    draw: { _, _ in (ToyRules.Team(), ToyRules.Team()) }, describe: { _, _ in ("even", "even") })

  static func manifest(_ plan: TournamentPlan, _ entries: [PolicyEntry<ToyPolicy>]) -> TournamentManifest {
    TournamentManifest(
      version: "1.0", rules: "toy", engineVersion: "1", engineFingerprint: "00", dataFingerprint: "11", format: "toy",
      matchups: "drawn", plan: plan, policies: entries.map { TournamentManifest.Entry($0) },
      checksums: ["weights.json": "abc"])
  }

  /// Plays, writes, and returns the files by name, without `run.json`, which differs from run to run.
  static func files(
    _ plan: TournamentPlan, _ entries: [PolicyEntry<ToyPolicy>], jobs: Int
  ) throws -> [String: String] {
    let folder = try TemporaryFolder()
    let report = try runTournament(
      plan: plan, policies: entries, matchups: drawn, jobs: jobs, battlesFile: folder.path("out/battles.csv"))
    try report.write(to: folder.path("out"), manifest: manifest(plan, entries))
    var files: [String: String] = [:]
    for name in try folder.names("out") where name != "run.json" { files[name] = try folder.text("out/" + name) }
    return files
  }
}
