import Foundation
public import PokeAPI
public import Reports

/// The snapshot of PokeAPI that a user has fetched: one file, which is replaced as a whole or not at all.
public struct SnapshotCache: Sendable {
  public let path: String

  public init(_ folders: UserFolders = UserFolders()) { path = "\(folders.cache)/pokeapi.txt" }

  /// What is there: nil when nothing is. A file that is broken throws.
  public func load() throws(DataError) -> Snapshot? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let bytes = FileManager.default.contents(atPath: path) else { throw DataError(path, "cannot be read") }
    return try Snapshot(Array(bytes), file: path)
  }

  public func save(_ snapshot: Snapshot) throws(FileError) { try AtomicFile.write(snapshot.text, to: path) }

  /// Fetches all tables, and replaces what is kept once they have made a whole data set. On any error what is kept stays.
  ///
  /// - Parameters:
  ///   - address: of the tables.
  ///   - date: the day that the snapshot will name.
  public func update(
    from address: String, date: String = CalendarDay.text(), patience: Double = 30,
    progress: (String) -> Void = { _ in }
  ) throws -> Snapshot {
    let server = TableServer(address, patience: patience)
    // A broken file is no reason not to fetch a whole one.
    let earlier = (try? load())?.data ?? .embedded
    var tables: [String: [UInt8]] = [:]
    for name in Importer.required + [Importer.learnsets] {
      progress(name)
      tables[name] = try server.table(name)
    }
    let fetched = tables
    let data = try Importer.dataSet(earlier: earlier) { name in fetched[name] }
    let snapshot = Snapshot(data: data, source: address, date: date)
    try save(snapshot)
    return snapshot
  }

  /// The snapshot to use: what is kept, or what is built in.
  public func current() throws(DataError) -> SnapshotInUse {
    if let kept = try load() { return .kept(kept) }
    return .builtIn
  }
}

/// Which data set is looked at.
public enum SnapshotInUse: Sendable {
  case builtIn
  case kept(Snapshot)

  public var data: DataSet {
    switch self {
    case .builtIn: .embedded
    case .kept(let snapshot): snapshot.data
    }
  }

  /// "the snapshot of 2026-08-22 from https://…, fingerprint 0123456789abcdef".
  public var text: String {
    switch self {
    case .builtIn: "the built-in snapshot, fingerprint \(DataSet.embedded.fingerprint)"
    case .kept(let snapshot):
      "the snapshot of \(snapshot.date) from \(snapshot.source), fingerprint \(snapshot.data.fingerprint)"
    }
  }
}
