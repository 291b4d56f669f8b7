/// Why a team's text cannot be read: where, what was given, and what would be accepted.
public struct TeamTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The set's place in its team from 1, or nil when it is about a team or the text.
  public var place: Int?
  /// "move", "level", "EVs".
  public var field: String
  /// What was given; nil when something is missing.
  public var value: String?
  /// What would be accepted.
  public var remedy: String

  public init(line: Int, place: Int?, field: String, value: String?, remedy: String) {
    self.line = line
    self.place = place
    self.field = field
    self.value = value
    self.remedy = remedy
  }

  public var description: String {
    let set = place.map { "set \($0): " } ?? ""
    let given = value.map { " '\($0)'" } ?? ""
    return "line \(line): \(set)\(field)\(given): \(remedy)"
  }
}
