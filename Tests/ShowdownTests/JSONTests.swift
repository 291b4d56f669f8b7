import Testing

@testable import Showdown

@Suite("JSON")
struct JSONTests {
  @Test("values of every kind")
  func values() throws {
    let root = try JSONDocument(#" {"a": [1, -20, "x"], "b": {"c": null, "d": true}, "e": "", "f": 2.5e1} "#).root
    #expect(root["a"]?.elements?.count == 3)
    #expect(root["a"]?.elements?[1].int == -20)
    #expect(root["a"]?.elements?[2].string == "x")
    #expect(root["b"]?["c"]?.isNull == true)
    #expect(root["b"]?["d"]?.bool == true)
    #expect(root["e"]?.string == "")
    #expect(root["f"]?.double == 25)
    #expect(root["f"]?.int == nil)
    #expect(root["nothing"] == nil)
    #expect(root.members?.map(\.key) == ["a", "b", "e", "f"])
  }

  @Test("escapes, among them a pair of surrogates")
  func escapes() throws {
    let root = try JSONDocument(#"["a\"b\\c\/\n\t", "\u00e9\ud83d\ude00!", "Farfetch’d"]"#).root
    #expect(root.elements?.map(\.string) == ["a\"b\\c/\n\t", "é😀!", "Farfetch’d"])
  }

  @Test("empty containers")
  func empty() throws {
    #expect(try JSONDocument("[]").root.elements?.isEmpty == true)
    #expect(try JSONDocument(" { } ").root.members?.isEmpty == true)
  }

  @Test(
    "malformed texts",
    arguments: [
      "", "{", "[1,]", "[1 2]", #"{"a"}"#, #"{"a":}"#, #"{a:1}"#, #""open"#, "tru", "[] []", #"{"a":1,}"#,
    ])
  func malformed(_ text: String) {
    #expect(throws: JSONError.self) { try JSONDocument(text) }
  }

  @Test("deep nesting is refused")
  func deep() {
    let text = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
    #expect(throws: JSONError.self) { try JSONDocument(text) }
  }
}
