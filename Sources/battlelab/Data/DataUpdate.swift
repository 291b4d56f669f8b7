import CommandLineKit
import PokeAPI
import UserData

/// `battlelab dex update`: fetches PokeAPI's tables into the cache.
struct DataUpdate {
  static let from = CommandOption.optionalString(
    "from", "ADDRESS", defaultText: "PokeAPI's repository", help: "update: where the CSV files are")

  private let address: String
  private let isQuiet: Bool
  private let cache = SnapshotCache()

  init(_ words: [String], _ arguments: Arguments) throws(CommandError) {
    guard words.isEmpty else { throw CommandError("dex update takes no names: battlelab dex update [--from ADDRESS]") }
    address = arguments[DataUpdate.from] ?? TableServer.pokeAPI
    isQuiet = arguments[CommonOption.quiet]
  }

  func run(_ console: Console) throws -> ExitStatus {
    do {
      let snapshot = try cache.update(from: address) { table in
        if !isQuiet { console.writeError("fetching \(table)\n") }
      }
      console.write("in use: \(SnapshotInUse.kept(snapshot).text)\n")
      return .done
    } catch {
      // What was there before is still there; say so with the reason.
      let status = ErrorStatus.of(error) ?? .badData
      let kept = (try? cache.current()) ?? .builtIn
      throw CommandError("\(error); still in use: \(kept.text)", status: status)
    }
  }
}

extension SnapshotInUse {
  /// The snapshot to look things up in.
  static func find() throws(CommandError) -> SnapshotInUse {
    do {
      return try SnapshotCache().current()
    } catch {
      throw CommandError("\(error); 'battlelab dex update' replaces it, or remove it", status: .badData)
    }
  }
}
