/// Why a team cannot enter a battle: where, what was given, and what would be accepted.
public struct TeamError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with a set, or with the team as a whole.
  public enum Field: String, Hashable, Sendable, CaseIterable {
    case size = "team size"
    case species, level, ability, item
    case moveCount = "number of moves"
    case move, happiness
    case evCount = "number of EVs"
    case ev = "EV"
    case ivCount = "number of IVs"
    case iv = "IV"
  }

  /// The set's place in its team from 1, or nil when it is the team that is wrong.
  public var place: Int?
  public var field: Field
  /// What was given, as text.
  public var value: String
  /// What would be accepted.
  public var remedy: String

  public init(place: Int?, field: Field, value: String, remedy: String) {
    self.place = place
    self.field = field
    self.value = value
    self.remedy = remedy
  }

  public var description: String {
    let subject = place.map { "set \($0): " } ?? ""
    return "\(subject)\(field.rawValue) \(value); \(remedy)"
  }
}
