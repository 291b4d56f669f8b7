/// One JSON text, read into a flat list of nodes over its bytes.
///
/// Reference battles are long lines of short strings; a flat list costs two allocations a line, and strings are made only
/// when asked for.
public final class JSONDocument: Sendable {
  enum Kind: UInt8, Sendable {
    case null, bool, number, string, array, object
  }

  struct Node: Sendable {
    var kind: Kind
    /// A string with a backslash in it.
    var hasEscapes = false
    /// The node's bytes; without the quotes for strings.
    var start: UInt32
    var end: UInt32
    /// Index of the node after this one and everything inside it.
    var next: UInt32 = 0
  }

  let bytes: [UInt8]
  let nodes: [Node]

  /// Reads a text.
  public init(_ bytes: [UInt8]) throws(JSONError) {
    var scanner = JSONScanner(count: bytes.count)
    var failure: JSONError?
    bytes.withUnsafeBufferPointer { buffer in
      do throws(JSONError) { try scanner.scan(buffer) } catch { failure = error }
    }
    if let failure { throw failure }
    self.bytes = bytes
    nodes = scanner.nodes
  }

  public convenience init(_ text: String) throws(JSONError) { try self.init(Array(text.utf8)) }

  /// The whole text's value.
  public var root: JSONValue { JSONValue(document: self, index: 0) }
}

/// Where a text is no JSON, and what was expected there.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Byte offset from 0.
  public var offset: Int
  public var expected: String

  public var description: String { "malformed JSON at byte \(offset + 1): \(expected) expected" }
}
