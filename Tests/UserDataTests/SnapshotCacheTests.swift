import Foundation
import PokeAPI
import Reports
import TestKit
import Testing

@testable import UserData

@Suite("Fetching PokeAPI's tables")
struct SnapshotCacheTests {
  let folder: TestFolder
  let cache: SnapshotCache
  let server: TestServer

  init() throws {
    folder = try TestFolder()
    cache = SnapshotCache(UserFolders(environment: ["HOME": folder.path]))
    server = try TestServer(SmallTables.all.mapValues { .file($0) })
    // The small tables are smaller than the built-in data set's, so they need an earlier snapshot of their own kind.
    try cache.save(Snapshot(data: try SnapshotCacheTests.data(), source: "an earlier place", date: "2025-01-01"))
  }

  private static func data(_ changes: [String: String] = [:]) throws -> DataSet {
    let tables = SmallTables.all.merging(changes) { $1 }
    return try Importer.dataSet { name in tables[name].map { Array($0.utf8) } }
  }

  private func update(patience: Double = 5) throws -> Snapshot {
    try cache.update(from: server.address, date: "2026-08-22", patience: patience)
  }

  /// What is kept is still the earlier snapshot, byte for byte.
  private func expectEarlier(_ before: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    #expect(try String(contentsOfFile: cache.path, encoding: .utf8) == before, sourceLocation: sourceLocation)
    let files = try FileManager.default.contentsOfDirectory(atPath: (cache.path as NSString).deletingLastPathComponent)
    #expect(files == ["pokeapi.txt"], sourceLocation: sourceLocation)
  }

  @Test func anUpdateReplacesWhatIsKept() throws {
    let text = try #require(SmallTables.all["moves"]).replacing("pound", with: "slap")
    server.set("moves", .file(text))
    server.set(Importer.learnsets, .file(SmallTables.learnsets))
    let snapshot = try update()
    #expect(snapshot.data.move(named: "slap") != nil && snapshot.data.learnsets[1] == [1, 3])
    let kept = try #require(try cache.load())
    #expect(kept.text == snapshot.text)
    #expect(try cache.current().text.hasPrefix("the snapshot of 2026-08-22 from http://127.0.0.1:"))
    #expect(server.asked.count == Importer.required.count + 1)
    server.stop()
  }

  /// Not every source has learnsets: those that were known stay.
  @Test func withoutLearnsets() throws {
    server.set(Importer.learnsets, .file(SmallTables.learnsets))
    _ = try update()
    server.set(Importer.learnsets, nil)
    #expect(try update().data.learnsets == [1: [1, 3], 2: [2]])
    server.stop()
  }

  struct Failure: Sendable, CustomTestStringConvertible {
    var table: String
    var answer: TestServer.Answer
    var message: String
    var testDescription: String { message }
  }

  private static let moves = SmallTables.all["moves"] ?? ""

  static let failures = [
    Failure(table: "moves", answer: .status(500), message: "moves.csv: the server answers 500"),
    Failure(table: "moves", answer: .status(404), message: "moves.csv: the table is missing"),
    Failure(table: "moves", answer: .cut(moves, after: 150), message: "moves.csv: "),
    Failure(table: "moves", answer: .cutChunk(moves), message: "moves.csv: "),
    Failure(table: "moves", answer: .silence, message: "moves.csv: "),
    Failure(
      table: "moves", answer: .file(String(moves.dropLast(20))),
      message: "moves.csv, line 5: the file ends within the line: it is not complete"),
    Failure(
      table: "moves", answer: .file(moves.replacing("2,ember,1,10", with: "2,ember,1")),
      message: "moves.csv, line 3: 11 fields, but the header has 12"),
    Failure(table: "types", answer: .file("<html>\n"), message: "types.csv, line 2: the table has no rows"),
    Failure(
      table: "move_changelog", answer: .file("move_id,changed_in_version_group_id\n1,2\n"),
      message: "move_changelog.csv, line 3: ends after 1 rows; there were 2 before"),
  ]

  @Test(arguments: failures)
  func failuresLeaveTheEarlierSnapshot(_ failure: Failure) throws {
    let before = try String(contentsOfFile: cache.path, encoding: .utf8)
    server.set(failure.table, failure.answer)
    let error = #expect(throws: (any Error).self) { try update(patience: 1) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.replacing("\(server.address)/", with: "").hasPrefix(failure.message), "\(text)")
    try expectEarlier(before)
    server.stop()
  }

  @Test func withoutNetwork() throws {
    let before = try String(contentsOfFile: cache.path, encoding: .utf8)
    server.stop()
    #expect(throws: ServerError.self) { try update() }
    try expectEarlier(before)
    #expect(try cache.current().text.hasPrefix("the snapshot of 2025-01-01 from an earlier place"))
    #expect(throws: ServerError.self) { try cache.update(from: "no address") }
  }

  @Test func withoutCache() throws {
    server.stop()
    try FileManager.default.removeItem(atPath: cache.path)
    #expect(try cache.load() == nil)
    #expect(try cache.current().text == "the built-in snapshot, fingerprint \(DataSet.embedded.fingerprint)")
  }

  /// A broken cache is told by line, and a fetch heals it.
  @Test func brokenCache() throws {
    let text = try String(contentsOfFile: cache.path, encoding: .utf8)
    try AtomicFile.write(String(text.dropLast(40)), to: cache.path)
    let error = #expect(throws: DataError.self) { try cache.load() }
    #expect(error?.file == cache.path && (error?.line ?? 0) > 0)
    server.stop()
  }

  @Test func foldersOfTheUser() {
    let usual = UserFolders(environment: ["HOME": "/home/ash"])
    #expect(usual.data == "/home/ash/.local/share/battlelab" && usual.cache == "/home/ash/.cache/battlelab")
    let own = UserFolders(environment: ["HOME": "/home/ash", "XDG_DATA_HOME": "/data", "XDG_CACHE_HOME": "relative"])
    #expect(own.data == "/data/battlelab" && own.cache == "/home/ash/.cache/battlelab")
  }

  @Test func days() { #expect(CalendarDay.text(Date(timeIntervalSince1970: 1_000_000_000)) == "2001-09-09") }
}
