/// Reads JSON bytes into nodes, values in the order in which they begin; an object's keys are nodes too.
struct JSONScanner {
  private(set) var nodes: [JSONDocument.Node] = []
  private var position = 0
  private var depth = 0

  /// Deeper nesting than this is refused rather than risking the stack.
  private static let deepest = 100

  init(count: Int) {
    // A node to about twelve bytes is what reference battles have.
    nodes.reserveCapacity(count / 12 + 4)
  }

  mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    guard bytes.count < Int(UInt32.max) else { throw JSONError(offset: 0, expected: "a text under 4 GB") }
    try value(bytes)
    skipSpace(bytes)
    if position < bytes.count { throw JSONError(offset: position, expected: "the end") }
  }

  private mutating func value(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    skipSpace(bytes)
    guard position < bytes.count else { throw JSONError(offset: position, expected: "a value") }
    switch bytes[position] {
    case UInt8(ascii: "\""): try string(bytes)
    case UInt8(ascii: "{"): try object(bytes)
    case UInt8(ascii: "["): try array(bytes)
    case UInt8(ascii: "t"): try word("true", .bool, bytes)
    case UInt8(ascii: "f"): try word("false", .bool, bytes)
    case UInt8(ascii: "n"): try word("null", .null, bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): number(bytes)
    default: throw JSONError(offset: position, expected: "a value")
    }
  }

  private mutating func string(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    let start = position + 1
    var end = start
    var hasEscapes = false
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      if bytes[end] == UInt8(ascii: "\\") {
        hasEscapes = true
        end += 1
      }
      end += 1
    }
    guard end < bytes.count else { throw JSONError(offset: start - 1, expected: "a closing quote") }
    position = end + 1
    nodes.append(
      JSONDocument.Node(
        kind: .string, hasEscapes: hasEscapes, start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1)))
  }

  private mutating func number(_ bytes: UnsafeBufferPointer<UInt8>) {
    let start = position
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."),
        UInt8(ascii: "e"), UInt8(ascii: "E"):
        position += 1
      default:
        nodes.append(leaf(.number, start))
        return
      }
    }
    nodes.append(leaf(.number, start))
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONDocument.Kind, _ bytes: UnsafeBufferPointer<UInt8>
  ) throws(JSONError) {
    let start = position
    for i in 0..<word.utf8CodeUnitCount {
      guard position < bytes.count, bytes[position] == word.utf8Start[i] else {
        throw JSONError(offset: start, expected: "a value")
      }
      position += 1
    }
    nodes.append(leaf(kind, start))
  }

  private func leaf(_ kind: JSONDocument.Kind, _ start: Int) -> JSONDocument.Node {
    JSONDocument.Node(kind: kind, start: UInt32(start), end: UInt32(position), next: UInt32(nodes.count + 1))
  }

  private mutating func array(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    let index = try open(.array)
    skipSpace(bytes)
    if position < bytes.count, bytes[position] == UInt8(ascii: "]") {
      position += 1
    } else {
      while true {
        try value(bytes)
        if try closes(UInt8(ascii: "]"), bytes) { break }
      }
    }
    close(index)
  }

  private mutating func object(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    let index = try open(.object)
    skipSpace(bytes)
    if position < bytes.count, bytes[position] == UInt8(ascii: "}") {
      position += 1
    } else {
      while true {
        skipSpace(bytes)
        guard position < bytes.count, bytes[position] == UInt8(ascii: "\"") else {
          throw JSONError(offset: position, expected: "a key")
        }
        try string(bytes)
        skipSpace(bytes)
        guard position < bytes.count, bytes[position] == UInt8(ascii: ":") else {
          throw JSONError(offset: position, expected: "a colon")
        }
        position += 1
        try value(bytes)
        if try closes(UInt8(ascii: "}"), bytes) { break }
      }
    }
    close(index)
  }

  private mutating func open(_ kind: JSONDocument.Kind) throws(JSONError) -> Int {
    depth += 1
    guard depth <= JSONScanner.deepest else { throw JSONError(offset: position, expected: "less nesting") }
    nodes.append(JSONDocument.Node(kind: kind, start: UInt32(position), end: 0))
    position += 1
    return nodes.count - 1
  }

  private mutating func close(_ index: Int) {
    depth -= 1
    nodes[index].end = UInt32(position)
    nodes[index].next = UInt32(nodes.count)
  }

  /// True after the closing bracket, false after a comma.
  private mutating func closes(_ bracket: UInt8, _ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> Bool {
    skipSpace(bytes)
    guard position < bytes.count, bytes[position] == bracket || bytes[position] == UInt8(ascii: ",") else {
      throw JSONError(offset: position, expected: "a comma or a closing bracket")
    }
    position += 1
    return bytes[position - 1] == bracket
  }

  private mutating func skipSpace(_ bytes: UnsafeBufferPointer<UInt8>) {
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): position += 1
      default: return
      }
    }
  }
}
