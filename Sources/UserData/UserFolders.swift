public import Foundation

/// Where a user's files lie, after the XDG Base Directory Specification.
public struct UserFolders: Sendable {
  /// For what is worth keeping.
  public let data: String
  /// For what can be had again.
  public let cache: String

  /// - Parameter environment: the process's environment; relative paths in it count as not given, as the specification
  ///   asks.
  public init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    let home = environment["HOME"] ?? NSHomeDirectory()
    func folder(_ variable: String, _ usual: String) -> String {
      let given = environment[variable] ?? ""
      return (given.hasPrefix("/") ? given : "\(home)/\(usual)") + "/battlelab"
    }
    data = folder("XDG_DATA_HOME", ".local/share")
    cache = folder("XDG_CACHE_HOME", ".cache")
  }
}

/// Days as people write them.
public enum CalendarDay {
  /// "2026-08-22", in Greenwich's time.
  public static func text(_ date: Date = Date()) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let day = calendar.dateComponents([.year, .month, .day], from: date)
    func digits(_ number: Int?, _ count: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(0, count - text.count)) + text
    }
    return "\(digits(day.year, 4))-\(digits(day.month, 2))-\(digits(day.day, 2))"
  }
}
