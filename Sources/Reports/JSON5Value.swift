/// A value read from JSON5, with where it stands, so that errors can say so.
public struct JSON5Value: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    case null
    case bool(Bool)
    /// A number as it was written: `12`, `0x1F`, `+.5`, `Infinity`.
    case number(String)
    case string(String)
    case array([JSON5Value])
    /// In the order written, no name twice.
    case object([JSON5Member])
  }

  public var content: Content
  /// Where it begins, both from 1.
  public var line: Int
  public var column: Int

  public init(_ content: Content, line: Int, column: Int) {
    self.content = content
    self.line = line
    self.column = column
  }

  /// What it is, for messages.
  public var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The members of an object; none for anything else.
  public var members: [JSON5Member] {
    if case .object(let members) = content { return members }
    return []
  }

  public subscript(name: String) -> JSON5Value? { members.first { $0.name == name }?.value }
}

/// A name and value of an object, with where the name stands.
public struct JSON5Member: Hashable, Sendable {
  public var name: String
  public var value: JSON5Value
  public var line: Int
  public var column: Int
}

/// What is wrong with a text that should be JSON5, and where.
public struct JSON5Error: Error, Hashable, Sendable, CustomStringConvertible {
  public var line: Int
  public var column: Int
  public var problem: String

  public init(line: Int, column: Int, problem: String) {
    self.line = line
    self.column = column
    self.problem = problem
  }

  public var description: String { "line \(line), column \(column): \(problem)" }
}
