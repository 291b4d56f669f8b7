/// A value to be written as JSON. Objects keep the order that they were given, so the bytes are the writer's choice.
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case unsigned(UInt64)
  /// A number with a fixed count of decimals, so that its text never depends on a shortest-digits algorithm.
  case decimal(Double, places: Int)
  case string(String)
  case array([JSONValue])
  case object([Member])

  /// One name and value of an object.
  public struct Member: Sendable, Equatable {
    public var name: String
    public var value: JSONValue

    public init(_ name: String, _ value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// An object whose names are sorted by their UTF-8 bytes.
  public static func sorted(_ members: [String: JSONValue]) -> JSONValue {
    let names = members.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return .object(names.map { Member($0, members[$0] ?? .null) })
  }

  /// JSON text on several lines, two blanks per level, with a line feed at its end.
  public var text: String {
    var out = ""
    write(into: &out, indent: 0)
    return out + "\n"
  }

  /// JSON text on one line, without blanks and without a line feed: a record of JSON Lines.
  public var line: String {
    var out = ""
    writeLine(into: &out)
    return out
  }

  private func writeLine(into out: inout String) {
    switch self {
    case .array(let values):
      out += "["
      for (index, value) in values.enumerated() {
        if index > 0 { out += "," }
        value.writeLine(into: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { out += "," }
        JSONValue.quote(member.name, into: &out)
        out += ":"
        member.value.writeLine(into: &out)
      }
      out += "}"
    default: write(into: &out, indent: 0)
    }
  }

  private func write(into out: inout String, indent: Int) {
    switch self {
    case .null: out += "null"
    case .bool(let value): out += value ? "true" : "false"
    case .integer(let value): out += String(value)
    case .unsigned(let value): out += String(value)
    case .decimal(let value, let places):
      let text = FixedPoint.text(value, places: places)
      out += text.isEmpty ? "null" : text
    case .string(let value): JSONValue.quote(value, into: &out)
    case .array(let values):
      JSONValue.list(values.count, "[", "]", into: &out, indent: indent) { index, out in
        values[index].write(into: &out, indent: indent + 1)
      }
    case .object(let members):
      JSONValue.list(members.count, "{", "}", into: &out, indent: indent) { index, out in
        JSONValue.quote(members[index].name, into: &out)
        out += ": "
        members[index].value.write(into: &out, indent: indent + 1)
      }
    }
  }

  private static func list(
    _ count: Int, _ open: String, _ close: String, into out: inout String, indent: Int,
    item: (Int, inout String) -> Void
  ) {
    out += open
    for index in 0..<count {
      out += index == 0 ? "\n" : ",\n"
      out += String(repeating: "  ", count: indent + 1)
      item(index, &out)
    }
    if count > 0 { out += "\n" + String(repeating: "  ", count: indent) }
    out += close
  }

  private static func quote(_ text: String, into out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    out += "\""
  }
}
