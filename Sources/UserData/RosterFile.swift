import Foundation
public import PokeAPI
import Reports

/// One species that a user has.
public struct RosterEntry: Hashable, Sendable {
  /// The national number.
  public var number: Int
  public var identifier: String
  /// The day on which it was added: "2026-08-22".
  public var added: String
  public var isFavourite: Bool
}

/// Why a roster is not what was asked for.
public enum RosterError: Error, Hashable, Sendable, CustomStringConvertible {
  case alreadyThere(String)
  case notThere(String)
  case broken(path: String, line: Int, problem: String)
  case unreadable(String)

  public var description: String {
    switch self {
    case .alreadyThere(let name): "\(name) is in the roster already"
    case .notThere(let name): "\(name) is not in the roster"
    case .broken(let path, let line, let problem): "\(path), line \(line): \(problem)"
    case .unreadable(let path): "\(path) cannot be read"
    }
  }
}

/// The species that a user has: one readable file, a line each, by number.
///
/// Every change reads the file, and writes a new one that takes the old one's place in one step: whatever interrupts it
/// leaves the old roster or the new one.
public struct RosterFile: Sendable {
  public let path: String

  /// - Parameter path: the user's own roster unless given.
  public init(_ path: String? = nil, folders: UserFolders = UserFolders()) {
    self.path = path ?? "\(folders.data)/roster.csv"
  }

  private static let header = "number,species,added,favourite"

  /// The entries by number; none when there is no file yet.
  public func load() throws(RosterError) -> [RosterEntry] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { throw .unreadable(path) }
    var entries: [RosterEntry] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if index == 0 {
        guard line == RosterFile.header else { throw broken(1, "\"\(RosterFile.header)\" expected") }
        continue
      }
      // What is behind the last line's end.
      if line.isEmpty { continue }
      let fields = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let number = Int(fields[0]), number > 0, !fields[1].isEmpty,
        let isFavourite = ["yes": true, "no": false][fields[3]]
      else { throw broken(index + 1, "number, species, day and yes or no expected") }
      guard !entries.contains(where: { $0.number == number }) else {
        throw broken(index + 1, "\(fields[1]) is there twice")
      }
      entries.append(RosterEntry(number: number, identifier: fields[1], added: fields[2], isFavourite: isFavourite))
    }
    return entries.sorted { $0.number < $1.number }
  }

  /// Adds a species.
  public func add(_ species: SpeciesEntry, day: String = CalendarDay.text()) throws {
    var entries = try load()
    guard !entries.contains(where: { $0.number == species.number }) else {
      throw RosterError.alreadyThere(species.name)
    }
    entries.append(
      RosterEntry(number: species.number, identifier: species.identifier, added: day, isFavourite: false))
    try save(entries)
  }

  public func remove(_ species: SpeciesEntry) throws {
    var entries = try load()
    guard let place = entries.firstIndex(where: { $0.number == species.number }) else {
      throw RosterError.notThere(species.name)
    }
    entries.remove(at: place)
    try save(entries)
  }

  /// Makes a species a favourite, or no longer one; answers which.
  public func toggleFavourite(_ species: SpeciesEntry) throws -> Bool {
    var entries = try load()
    guard let place = entries.firstIndex(where: { $0.number == species.number }) else {
      throw RosterError.notThere(species.name)
    }
    entries[place].isFavourite.toggle()
    try save(entries)
    return entries[place].isFavourite
  }

  private func save(_ entries: [RosterEntry]) throws(FileError) {
    var text = RosterFile.header + "\n"
    for entry in entries.sorted(by: { $0.number < $1.number }) {
      text += "\(entry.number),\(entry.identifier),\(entry.added),\(entry.isFavourite ? "yes" : "no")\n"
    }
    try AtomicFile.write(text, to: path)
  }

  private func broken(_ line: Int, _ problem: String) -> RosterError {
    .broken(path: path, line: line, problem: problem)
  }
}
