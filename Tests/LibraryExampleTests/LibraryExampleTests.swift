import Foundation
import Testing

@Suite("The README's example")
struct LibraryExampleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(_ path: String) throws -> String {
    try String(contentsOf: LibraryExampleTests.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func itRuns() throws {
    // Both sides can win, and the seed alone decides who does.
    let winners = try (1...20).map { try duel(seed: $0) }
    #expect(try (1...20).map { try duel(seed: $0) } == winners)
    #expect(winners.contains { $0 != nil })
  }

  @Test func theReadmeShowsTheCodeThatIsTested() throws {
    let source = try text("Tests/LibraryExampleTests/LibraryExample.swift")
    let parts = source.components(separatedBy: "// README: ")
    let code = try #require(parts.count == 3 ? parts[1].drop { $0 != "\n" }.dropFirst() : nil)
    #expect(try text("README.md").contains("```swift\n\(code)```\n"))
  }
}
