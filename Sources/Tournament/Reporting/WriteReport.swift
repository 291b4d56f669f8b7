import Foundation
public import Reports

extension TournamentReport {
  /// Writes `standings.csv`, `pairings.csv`, `details.csv`, `population.csv` (where everybody met everybody), `run.json`
  /// and, last, `manifest.json` into `directory`, each at once.
  ///
  /// Throws before anything is written when the counts do not add up.
  ///
  /// - Parameter notes: what else is worth knowing of this run alone, for `run.json`.
  public func write(
    to directory: String, manifest: TournamentManifest, notes: [String: JSONValue] = [:]
  ) throws {
    try check()
    let folder = URL(fileURLWithPath: directory, isDirectory: true)
    let path = { (name: String) in folder.appendingPathComponent(name).path }
    try AtomicFile.write(standingsTable.csv, to: path("standings.csv"))
    try AtomicFile.write(pairingsTable.csv, to: path("pairings.csv"))
    try AtomicFile.write(detailsTable.csv, to: path("details.csv"))
    if let table = populationTable {
      try AtomicFile.write(table.csv, to: path("population.csv"))
    } else {
      try? FileManager.default.removeItem(atPath: path("population.csv"))
    }
    if !hasBattlesFile {
      // The battles of an earlier run must not stand beside the manifest of this one.
      try? FileManager.default.removeItem(atPath: path("battles.csv"))
    }
    try AtomicFile.write(timing.record(battles: scheduled, notes: notes).text, to: path("run.json"))
    try AtomicFile.write(manifest.json.text, to: path("manifest.json"))
  }

}

extension RunTiming {
  /// What differs from run to run: times, rate, workers, host.
  public func record(battles: Int, notes: [String: JSONValue] = [:]) -> JSONValue {
    let process = ProcessInfo.processInfo
    let rate = seconds > 0 ? Double(battles) / seconds : 0
    let format = ISO8601DateFormatter()
    let record: [String: JSONValue] = [
      "finished": .string(format.string(from: Date())),
      "seconds": .decimal(seconds, places: 3),
      "battles": .integer(battles),
      "battles_per_second": .decimal(rate, places: 1),
      "jobs": .integer(jobs),
      "host": .string(process.hostName),
      "system": .string(process.operatingSystemVersionString),
    ]
    return .sorted(record.merging(notes) { $1 })
  }
}
