/// Reads JSON5 (json5.org, version 1.0.0): JSON with comments, trailing commas, unquoted names, single quotes, and more
/// ways to write numbers. Strict beyond that: one value and nothing behind it, no name twice in an object.
public struct JSON5Parser {
  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  private static let deepest = 128

  /// The value that a text stands for.
  public static func parse(_ text: String) throws(JSON5Error) -> JSON5Value {
    var parser = JSON5Parser(text)
    let value = try parser.value()
    try parser.skipBlanks()
    guard parser.peek == nil else { throw parser.wrong("nothing may follow the value") }
    return value
  }

  private init(_ text: String) {
    scalars = Array(text.unicodeScalars)
  }

  private var peek: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }
  private var column: Int { place - lineStart + 1 }

  private func wrong(_ problem: String) -> JSON5Error { JSON5Error(line: line, column: column, problem: problem) }

  private mutating func advance() {
    let scalar = scalars[place]
    place += 1
    let isPairStart = scalar == "\r" && peek == "\n"
    if JSON5Parser.isLineEnd(scalar), !isPairStart {
      line += 1
      lineStart = place
    }
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard peek == scalar else { return false }
    advance()
    return true
  }

  // MARK: Values

  private mutating func value() throws(JSON5Error) -> JSON5Value {
    try skipBlanks()
    guard let next = peek else { throw wrong("a value is missing") }
    let start = (line: line, column: column)
    depth += 1
    defer { depth -= 1 }
    if depth > JSON5Parser.deepest { throw wrong("values are nested too deeply") }
    let content: JSON5Value.Content
    switch next {
    case "{": content = .object(try object())
    case "[": content = .array(try array())
    case "\"", "'": content = .string(try string())
    case "+", "-", ".", "0"..."9": content = .number(try number())
    default: content = try word()
    }
    return JSON5Value(content, line: start.line, column: start.column)
  }

  private mutating func object() throws(JSON5Error) -> [JSON5Member] {
    advance()
    var members: [JSON5Member] = []
    while true {
      try skipBlanks()
      if take("}") { return members }
      let start = (line: line, column: column)
      let name = try self.name()
      if members.contains(where: { $0.name == name }) {
        throw JSON5Error(line: start.line, column: start.column, problem: "'\(name)' is given twice")
      }
      try skipBlanks()
      guard take(":") else { throw wrong("a colon is missing behind '\(name)'") }
      members.append(JSON5Member(name: name, value: try value(), line: start.line, column: start.column))
      try skipBlanks()
      if take(",") { continue }
      guard peek == "}" else { throw wrong("a comma or } is missing") }
    }
  }

  private mutating func array() throws(JSON5Error) -> [JSON5Value] {
    advance()
    var values: [JSON5Value] = []
    while true {
      try skipBlanks()
      if take("]") { return values }
      values.append(try value())
      try skipBlanks()
      if take(",") { continue }
      guard peek == "]" else { throw wrong("a comma or ] is missing") }
    }
  }

  private mutating func name() throws(JSON5Error) -> String {
    guard let first = peek else { throw wrong("a } is missing") }
    if first == "\"" || first == "'" { return try string() }
    guard JSON5Parser.isNameStart(first) else { throw wrong("a name is missing") }
    return try identifier()
  }

  private mutating func word() throws(JSON5Error) -> JSON5Value.Content {
    guard let first = peek, JSON5Parser.isNameStart(first) else { throw wrong("a value is missing") }
    let start = (line: line, column: column)
    switch try identifier() {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "Infinity": return .number("Infinity")
    case "NaN": return .number("NaN")
    case let other:
      throw JSON5Error(line: start.line, column: start.column, problem: "'\(other)' is no value: text needs quotes")
    }
  }

  private mutating func identifier() throws(JSON5Error) -> String {
    var name = ""
    while let next = peek {
      if next == "\\" {
        advance()
        guard take("u") else { throw wrong("a name may hold \\u escapes only") }
        name.unicodeScalars.append(try unicodeEscape())
      } else if JSON5Parser.isNameStart(next) || next.properties.numericType == .decimal || next == "\u{200C}"
        || next == "\u{200D}" || next.properties.generalCategory == .nonspacingMark
      {
        name.unicodeScalars.append(next)
        advance()
      } else {
        break
      }
    }
    return name
  }

  // MARK: Numbers

  private mutating func number() throws(JSON5Error) -> String {
    var text = ""
    if let sign = peek, sign == "+" || sign == "-" {
      text.unicodeScalars.append(sign)
      advance()
    }
    if peek == "I" || peek == "N" {
      let name = try identifier()
      guard name == "Infinity" || name == "NaN" else { throw wrong("'\(name)' is no number") }
      return text + name
    }
    if peek == "0", place + 1 < scalars.count, scalars[place + 1] == "x" || scalars[place + 1] == "X" {
      advance()
      advance()
      let digits = digits { $0.properties.isASCIIHexDigit }
      guard !digits.isEmpty else { throw wrong("0x needs digits") }
      return text + "0x" + digits
    }
    let whole = digits { "0"..."9" ~= $0 }
    if whole.count > 1, whole.hasPrefix("0") { throw wrong("a number may not begin with 0") }
    var fraction = ""
    text += whole
    if take(".") {
      fraction = digits { "0"..."9" ~= $0 }
      text += "." + fraction
    }
    guard !whole.isEmpty || !fraction.isEmpty else { throw wrong("a number needs digits") }
    if take("e") || take("E") {
      text += "e"
      if let sign = peek, sign == "+" || sign == "-" {
        text.unicodeScalars.append(sign)
        advance()
      }
      let exponent = digits { "0"..."9" ~= $0 }
      guard !exponent.isEmpty else { throw wrong("an exponent needs digits") }
      text += exponent
    }
    if let next = peek, JSON5Parser.isNameStart(next) { throw wrong("a number ends in '\(next)'") }
    return text
  }

  private mutating func digits(_ isDigit: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    while let next = peek, isDigit(next) {
      text.unicodeScalars.append(next)
      advance()
    }
    return text
  }

  // MARK: Text

  private mutating func string() throws(JSON5Error) -> String {
    let quote = scalars[place]
    advance()
    var text = ""
    while let next = peek {
      if next == quote {
        advance()
        return text
      }
      if next == "\n" || next == "\r" { throw wrong("text ends in the middle of a line: a quote is missing") }
      advance()
      if next != "\\" {
        text.unicodeScalars.append(next)
      } else if let escaped = try escape() {
        text.unicodeScalars.append(escaped)
      }
    }
    throw wrong("a quote is missing")
  }

  /// The scalar behind a backslash; nil for a line that goes on in the next.
  private mutating func escape() throws(JSON5Error) -> Unicode.Scalar? {
    guard let next = peek else { throw wrong("a quote is missing") }
    if JSON5Parser.isLineEnd(next) {
      advance()
      if next == "\r" { _ = take("\n") }
      return nil
    }
    advance()
    switch next {
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "0":
      if let digit = peek, "0"..."9" ~= digit { throw wrong("\\0 may not be followed by a digit") }
      return "\0"
    case "1"..."9": throw wrong("\\\(next) is no escape")
    case "x": return Unicode.Scalar(try hex(2))
    case "u": return try unicodeEscape()
    default: return next
    }
  }

  /// What four hexadecimal digits stand for, or two times four: a surrogate pair.
  private mutating func unicodeEscape() throws(JSON5Error) -> Unicode.Scalar {
    let first = try hex(4)
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard first < 0xDC00, take("\\"), take("u") else { throw wrong("half of a surrogate pair") }
    let second = try hex(4)
    guard 0xDC00...0xDFFF ~= second,
      let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw wrong("half of a surrogate pair") }
    return scalar
  }

  private mutating func hex(_ count: Int) throws(JSON5Error) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<count {
      guard let next = peek, next.properties.isASCIIHexDigit, let digit = Character(next).hexDigitValue else {
        throw wrong("\(count) hexadecimal digits are needed")
      }
      value = value << 4 | UInt32(digit)
      advance()
    }
    return value
  }

  // MARK: Blanks

  private mutating func skipBlanks() throws(JSON5Error) {
    while let next = peek {
      if JSON5Parser.isLineEnd(next) || next.properties.isWhitespace || next == "\u{FEFF}" {
        advance()
      } else if next == "/" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(JSON5Error) {
    let start = wrong("a comment does not end")
    advance()
    if take("/") {
      while let next = peek, !JSON5Parser.isLineEnd(next) { advance() }
      return
    }
    guard take("*") else { throw wrong("a lone / is no comment") }
    while peek != nil {
      if take("*") {
        if take("/") { return }
      } else {
        advance()
      }
    }
    throw start
  }

  private static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\r" || scalar == "\u{2028}" || scalar == "\u{2029}"
  }

  private static func isNameStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "$" || scalar == "_" || scalar == "\\" || scalar.properties.isAlphabetic
  }
}
