import CommandLineKit
import Foundation
import Reports
import Tournament

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
    let run = (name: "run.json", text: timing.record(battles: battles).text)
    try TuningFolder.write(files + [run], manifest: manifest, to: folder.path)
  }

  /// The same for any folder.
  static func write(_ files: [(name: String, text: String)], manifest: JSONValue, to folder: String) throws {
    for file in files + [(name: "manifest.json", text: manifest.text)] {
      try AtomicFile.write(file.text, to: OutputFolder.file(file.name, in: folder))
    }
  }
}
