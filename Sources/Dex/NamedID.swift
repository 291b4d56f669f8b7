/// Something with a name that can be listed, looked up and searched: species, moves, abilities, items, natures, types.
public protocol NamedID: Hashable, Sendable {
  /// What it is, for messages: "move".
  static var kind: String { get }
  /// Every one in a fixed order, without "none".
  static var all: [Self] { get }
  /// The one with this name in Showdown's spelling (lower case, letters and digits), or an alias of it.
  static func withShowdownID(_ id: String) -> Self?
  /// The name as people write it.
  var name: String { get }
  /// The name in Showdown's spelling: "thunderbolt", "rotomwash".
  var ident: String { get }
}

extension NamedID {
  public var ident: String { showdownID(name) }

  /// The one that `text` names, whatever its case, spaces and punctuation.
  public init(named text: String) throws(UnknownName) {
    guard let found = Self.withShowdownID(showdownID(text)) else {
      throw UnknownName(
        kind: Self.kind, value: text, nearest: NearestName.suggest(text, among: Self.all.lazy.map(\.name)))
    }
    self = found
  }

  /// Those whose name contains `part`, whatever its case, spaces and punctuation, in the order of `all`.
  ///
  /// - Complexity: spells out every name; for people, not for battles.
  public static func search(_ part: String) -> [Self] {
    let wanted = Array(showdownID(part).utf8)
    return all.filter { contains(Array($0.ident.utf8), wanted) }
  }

  private static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool {
    guard !part.isEmpty else { return true }
    guard text.count >= part.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }
}

/// A name that is no species, move, …, with the nearest name that is.
public struct UnknownName: Error, Hashable, CustomStringConvertible {
  /// What was looked for: "move".
  public var kind: String
  /// What was given.
  public var value: String
  /// The name that may have been meant.
  public var nearest: String?

  public init(kind: String, value: String, nearest: String?) {
    self.kind = kind
    self.value = value
    self.nearest = nearest
  }

  public var description: String {
    let hint = nearest.map { "; did you mean \"\($0)\"?" } ?? ""
    return "unknown \(kind) \"\(value)\"\(hint)"
  }
}
