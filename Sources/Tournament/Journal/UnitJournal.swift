import BattleCore
import Foundation

/// A journal that several runs are played into one after the other: the rounds of a sweep, the iterations of a tuning.
///
/// Each run numbers its units from 0 and says where they stand in the journal. What is there when it is opened is handed
/// over once; who plays need not play it again.
public final class UnitJournal: Sendable {
  private let writer: JournalWriter
  private let notePath: String
  private let limit: Duration?

  /// Opens a new journal, or with `resumes` one that is there.
  ///
  /// - Parameters:
  ///   - header: whose manifest says all that decides what is played.
  ///   - secondsPerUnit: how long a unit may take before the run is given up; nil for any time.
  ///   - joining: journals of the same manifest; what they have is taken over.
  ///   - found: called with every unit that is there. Those that a process did not survive count as aborted.
  public init(
    _ path: String, header: JournalHeader, resumes: Bool, secondsPerUnit: Int? = nil, joining: [String] = [],
    found: (Int, PlayedPair) -> Void
  ) throws {
    // Others are read first: one that does not fit must leave nothing behind.
    var others: [JournalFile] = []
    for other in joining {
      let file = try JournalFile(other)
      guard file.header.manifest == header.manifest else {
        throw JournalError.otherConfiguration(
          path: other, differences: ManifestDifference.lines(there: file.header.manifest, here: header.manifest))
      }
      others.append(file)
    }
    let (writer, own) = try JournalWriter.open(path, header: header, resume: resumes)
    self.writer = writer
    notePath = JournalRequest.notePath(path)
    limit = secondsPerUnit.map { .seconds($0) }
    var done = own?.units ?? UnitRanges()
    for unit in TrapNote.units(notePath) where unit >= 0 && !done.contains(unit) {
      try writer.append(firstUnit: unit, pairs: [PlayedPair.aborted])
      found(unit, .aborted)
      done.insert(unit..<unit + 1)
    }
    try? FileManager.default.removeItem(atPath: notePath)
    let files = (own.map { [$0] } ?? []) + others
    try JournalSet(files).forEach { unit, pair in
      if !done.contains(unit) { try writer.append(firstUnit: unit, pairs: [pair]) }
      found(unit, pair)
    }
  }

  /// Brings the journal to the disk.
  public func close() throws { try writer.sync() }

  @usableFromInline
  func exchange(jobs: Int, most: Int, firstUnit: Int) -> PairExchange {
    let watch = UnitWatch(jobs: jobs, notePath: notePath, limit: limit, firstUnit: firstUnit)
    return PairExchange(jobs: jobs, most: most, watch: watch) { [writer] first, pairs throws in
      try writer.append(firstUnit: firstUnit + first, pairs: pairs)
    }
  }
}
