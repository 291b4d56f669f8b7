import Foundation
import Reports
import TestKit
import Testing

@Suite("Report formats")
struct ReportsTests {
  @Test(arguments: [
    ("plain", "plain"), ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("two\nlines", "\"two\nlines\""),
    ("return\r\n", "\"return\r\n\""), (" edge", "\" edge\""), ("", ""), ("é,ü", "\"é,ü\""),
  ])
  func fieldsAreQuoted(text: String, expected: String) {
    #expect(CSV.field(text) == expected)
  }

  @Test(arguments: [
    (0.5, 6, "0.500000"), (1.0 / 3, 3, "0.333"), (-0.0004, 3, "0.000"), (-12.345, 1, "-12.3"), (2.5, 0, "3"),
    (0.0625, 3, "0.063"), (1440.867, 2, "1440.87"), (.nan, 2, ""), (-.infinity, 2, ""),
  ])
  func decimalsAreFixed(value: Double, places: Int, expected: String) {
    #expect(FixedPoint.text(value, places: places) == expected)
  }

  @Test func jsonIsSortedAndEscaped() {
    let value = JSONValue.sorted([
      "b": .array([.integer(-1), .unsigned(.max), .decimal(0.5, places: 3), .null, .array([])]),
      "a": .string("tab\t \"quote\" \u{1} ü"), "B": .bool(true), "c": .sorted([:]),
    ])
    #expect(
      value.text == """
        {
          "B": true,
          "a": "tab\\t \\"quote\\" \\u0001 ü",
          "b": [
            -1,
            18446744073709551615,
            0.500,
            null,
            []
          ],
          "c": {}
        }

        """)
  }

  @Test func tablesComeInThreeForms() {
    var table = Table(["name", "count", "share"])
    table.append([.text("a,b"), .integer(7), .decimal(0.25, places: 2)])
    table.append([.text("plain"), .integer(1200), .empty])
    #expect(table.csv == "name,count,share\n\"a,b\",7,0.25\nplain,1200,\n")
    #expect(
      table.text() == """
        name   count  share
        -----  -----  -----
        a,b        7   0.25
        plain   1200

        """)
    #expect(table.json.text.contains("\"share\": null"))
  }

  @Test func wideTablesAreShortened() {
    var table = Table(["policy", "battles"])
    table.append([.text(String(repeating: "x", count: 100)), .integer(2000)])
    for line in table.text(width: 40).split(separator: "\n") { #expect(line.count <= 40) }
    #expect(table.text(width: 40).contains("…"))
  }

  /// The test vectors of FIPS 180-4.
  @Test func checksums() throws {
    #expect(SHA256.hex([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(SHA256.hex("abc".utf8) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    let long = "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"
    #expect(SHA256.hex(long.utf8) == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
    let folder = try TemporaryFolder()
    try AtomicFile.write("abc", to: folder.path("f"))
    #expect(try SHA256.hex(ofFile: folder.path("f")) == SHA256.hex("abc".utf8))
    #expect(throws: FileError.self) { try SHA256.hex(ofFile: folder.path("missing")) }
  }

  @Test func filesAppearWhenTheyAreComplete() throws {
    let folder = try TemporaryFolder()
    try AtomicFile.write("old", to: folder.path("deep/er/file"))
    do {
      let file = try AtomicFile(folder.path("deep/er/file"))
      try file.write("new")
      #expect(try folder.text("deep/er/file") == "old")
    }
    #expect(try folder.text("deep/er/file") == "old")
    let file = try AtomicFile(folder.path("deep/er/file"))
    try file.write("new")
    try file.commit()
    #expect(try folder.text("deep/er/file") == "new")
    #expect(try folder.names("deep/er") == ["file"])
  }
}
