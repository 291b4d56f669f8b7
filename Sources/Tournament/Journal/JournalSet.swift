import BattleCore

/// Journals of one tournament, read as one.
public struct JournalSet: Sendable {
  public let files: [JournalFile]
  /// All records by their first unit; `file` says whose.
  private let entries: [(file: Int, entry: JournalFile.Entry)]

  /// Takes journals together. They must belong to the same tournament; their units may overlap.
  public init(_ files: [JournalFile]) throws(JournalError) {
    self.files = files
    if let first = files.first {
      for file in files where file.header.manifest != first.header.manifest {
        throw .otherConfiguration(
          path: file.path,
          differences: ManifestDifference.lines(there: file.header.manifest, here: first.header.manifest))
      }
    }
    var entries: [(file: Int, entry: JournalFile.Entry)] = []
    for (number, file) in files.enumerated() { entries += file.entries.map { (number, $0) } }
    entries.sort { ($0.entry.first, $0.file, $0.entry.offset) < ($1.entry.first, $1.file, $1.entry.offset) }
    self.entries = entries
  }

  /// The manifest's text; empty without journals.
  public var manifest: String { files.first?.header.manifest ?? "" }

  /// The units that are there.
  public var units: UnitRanges {
    var units = UnitRanges()
    for (_, entry) in entries { units.insert(entry.units) }
    return units
  }

  /// Hands each unit that is there to `fold`, once, in the order of the index.
  ///
  /// Where several journals have a unit they must agree about it. `skipping` may answer the next unit of interest, so that
  /// records in between are not read (they are not compared, then).
  func forEach(
    skipping: (Int) -> Int = { $0 }, _ fold: (Int, PlayedPair) throws -> Void
  ) throws {
    // Records that may still overlap the next one.
    var active: [(file: Int, record: JournalRecord)] = []
    var next = 0
    for (file, entry) in entries {
      next = max(next, skipping(next))
      if entry.units.upperBound <= next && !active.contains(where: { $0.record.units.overlaps(entry.units) }) {
        continue
      }
      active.removeAll { $0.record.units.upperBound <= entry.first }
      let record = try files[file].record(entry)
      for other in active { try compare(record, file, other.record, other.file) }
      for (place, pair) in record.pairs.enumerated() where record.firstUnit + place >= next {
        let unit = record.firstUnit + place
        next = max(next, skipping(unit))
        if unit >= next { try fold(unit, pair) }
        next = max(next, unit + 1)
      }
      active.append((file, record))
    }
  }

  private func compare(_ record: JournalRecord, _ file: Int, _ other: JournalRecord, _ otherFile: Int) throws {
    let overlap = record.units.clamped(to: other.units)
    for unit in overlap {
      let one = other.pairs[unit - other.firstUnit]
      let two = record.pairs[unit - record.firstUnit]
      if one != two {
        throw JournalError.conflict(unit: unit, first: side(otherFile, one), second: side(file, two))
      }
    }
  }

  private func side(_ file: Int, _ pair: PlayedPair) -> JournalError.Side {
    JournalError.Side(
      path: files[file].path, build: files[file].header.build,
      digests: Digest64.hex(pair.first.result.digest) + "/" + Digest64.hex(pair.second.result.digest))
  }
}
