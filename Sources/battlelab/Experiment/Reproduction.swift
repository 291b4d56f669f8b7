import CommandLineKit
import Foundation
import Tournament

/// What decides results that are in a folder: enough to make all of them again.
protocol Reproducible {
  /// The files that are compared, where there are any.
  static var files: [String] { get }

  /// What the manifest does not say and had to be guessed.
  var guesses: [String] { get }

  /// Plays everything and writes the files into another folder.
  ///
  /// - Parameter wanted: the names of those that are in the old folder, as some are only written on demand.
  func play(
    into folder: String, wanted: Set<String>, jobs: Int, progress: @escaping (TournamentProgress) -> Void
  ) throws
}

/// Results that are played again in a temporary folder and compared byte by byte.
struct Reproduction<Results: Reproducible> {
  let results: Results
  /// Where the old ones are.
  let folder: String
  let jobs: Int
  let isQuiet: Bool

  func run(_ console: Console) throws -> ExitStatus {
    let files = FileManager.default
    let again = files.temporaryDirectory.appendingPathComponent("battlelab-\(UUID().uuidString)").path
    defer { try? files.removeItem(atPath: again) }
    let live = LiveProgress(console, isQuiet: isQuiet)
    let wanted = Results.files.filter { files.fileExists(atPath: OutputFolder.file($0, in: folder)) }
    try results.play(into: again, wanted: Set(wanted), jobs: jobs) { live.update($0) }
    live.finish()
    var isSame = true
    for name in Results.files {
      let verdict = compare(OutputFolder.file(name, in: folder), OutputFolder.file(name, in: again))
      if let verdict { console.write("\(name): \(verdict.text)\n") }
      isSame = isSame && verdict?.isSame ?? true
    }
    if isSame { return .done }
    for guess in results.guesses {
      console.writeError("manifest.json does not say \(guess): what was taken may be another than what was played\n")
    }
    return .failed
  }

  /// nil when neither file is there.
  private func compare(_ old: String, _ new: String) -> (isSame: Bool, text: String)? {
    guard let there = FileManager.default.contents(atPath: old) else {
      return FileManager.default.fileExists(atPath: new) ? (false, "is missing in \(folder)") : nil
    }
    guard let here = FileManager.default.contents(atPath: new) else { return (false, "is not written any more") }
    if there == here { return (true, "the same \(there.count) bytes") }
    let lines = zip(there, here).prefix { $0 == $1 }.count { $0.0 == UInt8(ascii: "\n") }
    return (false, "differs from line \(lines + 1) on")
  }
}
