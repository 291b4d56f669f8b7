/// Why a journal cannot be used.
public enum JournalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, the path, what the system said.
  case system(action: String, path: String, reason: String)
  case notAJournal(path: String)
  case exists(path: String)
  /// Another process writes to it.
  case inUse(path: String)
  /// It belongs to another tournament; what differs, a line each.
  case otherConfiguration(path: String, differences: [String])
  /// A record changed after it was found right.
  case damaged(path: String, offset: Int)
  /// Two journals do not agree about a unit.
  case conflict(unit: Int, first: Side, second: Side)
  /// Units that no journal has.
  case missing(units: [Range<Int>])
  /// A pair of battles that took too long.
  case stuck(unit: Int, seconds: Int)

  /// One side of a conflict: which file, made by which build, what it says.
  public struct Side: Hashable, Sendable {
    public var path: String
    public var build: String
    public var digests: String

    public init(path: String, build: String, digests: String) {
      self.path = path
      self.build = build
      self.digests = digests
    }
  }

  public var description: String {
    switch self {
    case .system(let action, let path, let reason): "cannot \(action) \(path): \(reason)"
    case .notAJournal(let path): "\(path) is no journal of a tournament"
    case .exists(let path): "\(path) is there already: go on with --resume, or remove it"
    case .inUse(let path): "\(path) is being written by another process"
    case .otherConfiguration(let path, let differences):
      "\(path) belongs to another tournament: " + differences.joined(separator: "; ")
    case .damaged(let path, let offset): "\(path) is damaged at byte \(offset)"
    case .conflict(let unit, let first, let second):
      "two journals disagree about unit \(unit): \(first.path), by \(first.build), has \(first.digests); "
        + "\(second.path), by \(second.build), has \(second.digests)"
    case .missing(let units): "units are missing: " + UnitRanges.text(units)
    case .stuck(let unit, let seconds):
      "unit \(unit) (battles \(2 * unit) and \(2 * unit + 1)) did not end within \(seconds) s: it is given up; --resume "
        + "counts both as aborted and goes on"
    }
  }
}
