import Foundation
import Kit
import KitTraces
import Testing

/// The reference's files, which lie beside the project and not in it.
enum KitOracle {
  static let directory = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("shared/oracle")

  static let isThere = FileManager.default.fileExists(
    atPath: directory.appendingPathComponent("kit-battles.jsonl").path)
  static let absent = "no traces of the kit beside the repository"

  static func lines(_ name: String) throws -> [[UInt8]] {
    try Data(contentsOf: directory.appendingPathComponent(name)).split(separator: UInt8(ascii: "\n")).map { Array($0) }
  }
}

@Suite("The kit's traces", .enabled(if: KitOracle.isThere, "\(KitOracle.absent)"))
struct KitOracleTests {
  @Test(arguments: [("kit-battles", 2_000), ("kit-loadouts", 500), ("kit-opponents", 250)])
  func everyLineIsExact(_ name: String, _ count: Int) throws {
    let lines = try KitOracle.lines("\(name).jsonl")
    let kind = try #require(KitTraceKind(line: lines[0]))
    let verdict = try KitVerifier().verify(path: name, kind, lines: lines.count) { lines[$0] }
    for failure in verdict.verdicts.filter({ !$0.isExact }).prefix(5) {
      Issue.record("\(failure.id): \(failure.difference ?? "")")
    }
    #expect(verdict.summary == "\(name): exact \(count) of \(count)")
  }
}
