public import Dex

/// What a player typed or a log recorded as a choice, before a battle gives it meaning.
public enum ChoiceWords: Sendable, Equatable {
  /// A slot of the fighter's list of moves, from 1.
  case moveSlot(Int)
  case move(MoveID)
  /// A place in the team in its present order, from 1: whoever is in comes first.
  case switchPlace(Int)
  /// A member by species or nickname.
  case switchName(String)
  /// Places in the team as given, from 1: who goes first, second, …
  case team([Int])
  case automatic
  case pass
  case undo
  case forfeit

  /// Reads "move 1", "move surf", "switch 3", "team 312456", "default", "pass", "undo"; nil for anything else.
  public init?(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard let kind = words.first else { return nil }
    let rest = words.dropFirst().joined(separator: " ")
    switch kind {
    case "move":
      if let slot = Int(rest) {
        guard (1...4).contains(slot) else { return nil }
        self = .moveSlot(slot)
      } else {
        guard let move = Self.move(rest) else { return nil }
        self = .move(move)
      }
    case "switch":
      guard !rest.isEmpty else { return nil }
      if let place = Int(rest) {
        guard (1...6).contains(place) else { return nil }
        self = .switchPlace(place)
      } else {
        self = .switchName(rest)
      }
    case "team":
      let places = rest.filter { $0 != "," && $0 != " " }.map { $0.wholeNumberValue ?? 0 }
      guard !places.isEmpty, places.allSatisfy({ (1...6).contains($0) }), Set(places).count == places.count else {
        return nil
      }
      self = .team(places)
    case "default", "auto": self = .automatic
    case "pass", "skip": self = .pass
    case "undo": self = .undo
    case "forfeit": self = .forfeit
    default: return nil
    }
  }

  private static func move(_ text: String) -> MoveID? {
    if HiddenPowerText.type(named: text) != nil { return .hiddenPower }
    return MoveID.withShowdownID(showdownID(text))
  }

  /// As Showdown writes it.
  public var text: String {
    switch self {
    case .moveSlot(let slot): "move \(slot)"
    case .move(let move): "move \(move.ident)"
    case .switchPlace(let place): "switch \(place)"
    case .switchName(let name): "switch \(name)"
    case .team(let places): "team \(places.map { "\($0)" }.joined())"
    case .automatic: "default"
    case .pass: "pass"
    case .undo: "undo"
    case .forfeit: "forfeit"
    }
  }
}
