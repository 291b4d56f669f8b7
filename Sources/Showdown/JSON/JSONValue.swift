/// A value inside a JSON text.
public struct JSONValue: Sendable {
  let document: JSONDocument
  let index: Int

  private var node: JSONDocument.Node { document.nodes[index] }
  private var bytes: ArraySlice<UInt8> { document.bytes[Int(node.start)..<Int(node.end)] }

  /// The bytes that the value was read from.
  var source: ArraySlice<UInt8> {
    let quote = node.kind == .string ? 1 : 0
    return document.bytes[(Int(node.start) - quote)..<(Int(node.end) + quote)]
  }

  public var isNull: Bool { node.kind == .null }

  public var string: String? {
    guard node.kind == .string else { return nil }
    if node.hasEscapes { return JSONValue.unescape(bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A number without fraction or exponent.
  public var int: Int? { node.kind == .number ? Int(String(decoding: bytes, as: UTF8.self)) : nil }

  public var double: Double? { node.kind == .number ? Double(String(decoding: bytes, as: UTF8.self)) : nil }

  public var bool: Bool? { node.kind == .bool ? bytes.first == UInt8(ascii: "t") : nil }

  /// The elements of an array, or nil for anything else.
  public var elements: [JSONValue]? {
    guard node.kind == .array else { return nil }
    var list: [JSONValue] = []
    var child = index + 1
    while child < Int(node.next) {
      list.append(JSONValue(document: document, index: child))
      child = Int(document.nodes[child].next)
    }
    return list
  }

  /// The keys and values of an object in their order, or nil for anything else.
  public var members: [(key: String, value: JSONValue)]? {
    guard node.kind == .object else { return nil }
    var list: [(key: String, value: JSONValue)] = []
    var child = index + 1
    while child < Int(node.next) {
      let key = JSONValue(document: document, index: child).string ?? ""
      let value = Int(document.nodes[child].next)
      list.append((key, JSONValue(document: document, index: value)))
      child = Int(document.nodes[value].next)
    }
    return list
  }

  /// The value of a key, the first when it is there twice; nil when it is not, or when this is no object.
  public subscript(key: StaticString) -> JSONValue? {
    guard node.kind == .object else { return nil }
    var child = index + 1
    while child < Int(node.next) {
      let candidate = document.nodes[child]
      let value = Int(candidate.next)
      if matches(candidate, key) { return JSONValue(document: document, index: value) }
      child = Int(document.nodes[value].next)
    }
    return nil
  }

  private func matches(_ node: JSONDocument.Node, _ key: StaticString) -> Bool {
    let count = Int(node.end - node.start)
    guard count == key.utf8CodeUnitCount else { return false }
    for i in 0..<count where document.bytes[Int(node.start) + i] != key.utf8Start[i] { return false }
    return true
  }

  private static func unescape(_ bytes: ArraySlice<UInt8>) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var units: [UInt16] = []
    var i = bytes.startIndex
    func flush() {
      guard !units.isEmpty else { return }
      out += Array(String(decoding: units, as: UTF16.self).utf8)
      units.removeAll()
    }
    while i < bytes.endIndex {
      guard bytes[i] == UInt8(ascii: "\\"), i + 1 < bytes.endIndex else {
        flush()
        out.append(bytes[i])
        i += 1
        continue
      }
      let code = bytes[i + 1]
      i += 2
      if code == UInt8(ascii: "u"), i + 4 <= bytes.endIndex {
        // Surrogate pairs are two escapes in a row, so units are kept until something else comes.
        units.append(UInt16(String(decoding: bytes[i..<(i + 4)], as: UTF8.self), radix: 16) ?? 0xFFFD)
        i += 4
        continue
      }
      flush()
      switch code {
      case UInt8(ascii: "n"): out.append(10)
      case UInt8(ascii: "t"): out.append(9)
      case UInt8(ascii: "r"): out.append(13)
      case UInt8(ascii: "b"): out.append(8)
      case UInt8(ascii: "f"): out.append(12)
      default: out.append(code)
      }
    }
    flush()
    return String(decoding: out, as: UTF8.self)
  }
}
