import Reports
import Testing

@Suite("JSON5")
struct JSON5Tests {
  /// A compact form of what was read.
  private func text(_ value: JSON5Value) -> String {
    switch value.content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let value): value
    case .string(let value): "<\(value)>"
    case .array(let values): "[" + values.map(text).joined(separator: " ") + "]"
    case .object(let members): "{" + members.map { $0.name + "=" + text($0.value) }.joined(separator: " ") + "}"
    }
  }

  @Test(arguments: [
    ("{}", "{}"), ("[ ]", "[]"), ("null // end", "null"), ("\u{FEFF} true", "true"),
    ("{a: 1, 'b': 2, \"c d\": [1, 2,],}", "{a=1 b=2 c d=[1 2]}"),
    ("{$x_1: .5, ünï: +5., a\\u0062: 0x1Fa}", "{$x_1=.5 ünï=+5. ab=0x1Fa}"),
    ("[-1e-3, 1E5, Infinity, -Infinity, NaN, 0, 0.5]", "[-1e-3 1e5 Infinity -Infinity NaN 0 0.5]"),
    ("/* a * b */ 'it\\'s \"so\"' /**/", "<it's \"so\">"), ("'a\\\nb\\x41\\u00e9\\n\\v\\q'", "<abAé\n\u{B}q>"),
    ("'\\ud83d\\ude00'", "<😀>"), ("[\n1,// one\n2]\n", "[1 2]"), ("\"tab\there\"", "<tab\there>"),
  ])
  func valuesAreRead(source: String, expected: String) throws {
    #expect(text(try JSON5Parser.parse(source)) == expected)
  }

  @Test(arguments: [
    ("", "line 1, column 1: a value is missing"), ("{a: 1 b: 2}", "line 1, column 7: a comma or } is missing"),
    ("{\n  a: 1,\n  a: 2\n}", "line 3, column 3: 'a' is given twice"),
    ("[1", "line 1, column 3: a comma or ] is missing"),
    ("{a}", "line 1, column 3: a colon is missing behind 'a'"),
    ("{a: yes}", "line 1, column 5: 'yes' is no value: text needs quotes"),
    ("1 2", "line 1, column 3: nothing may follow the value"),
    ("01", "line 1, column 3: a number may not begin with 0"),
    ("'open", "line 1, column 6: a quote is missing"),
    ("'two\nlines'", "line 1, column 5: text ends in the middle of a line: a quote is missing"),
    ("/* open", "line 1, column 1: a comment does not end"), ("0x", "line 1, column 3: 0x needs digits"),
    ("1e", "line 1, column 3: an exponent needs digits"), ("12abc", "line 1, column 3: a number ends in 'a'"),
    ("'\\u12'", "line 1, column 6: 4 hexadecimal digits are needed"), ("'\\1'", "line 1, column 4: \\1 is no escape"),
    ("{,}", "line 1, column 2: a name is missing"), ("[,]", "line 1, column 2: a value is missing"),
    ("'\\ud800'", "line 1, column 8: half of a surrogate pair"), (".", "line 1, column 2: a number needs digits"),
  ])
  func mistakesAreNamed(source: String, message: String) {
    let error = #expect(throws: JSON5Error.self) { try JSON5Parser.parse(source) }
    #expect(error?.description == message)
  }

  @Test func deepNestingIsAnError() {
    let source = String(repeating: "[", count: 100_000)
    #expect(throws: JSON5Error.self) { try JSON5Parser.parse(source) }
  }

  @Test func textsCutAnywhereAreErrors() {
    let source = "{a: [1, 'two', /* three */ {b: true}], \"c\\u0041\": 0x1F}"
    for length in 0..<source.count {
      #expect(throws: JSON5Error.self, "\(source.prefix(length))") {
        try JSON5Parser.parse(String(source.prefix(length)))
      }
    }
  }
}
