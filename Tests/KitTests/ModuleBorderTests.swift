import Foundation
import Testing

/// Which module may import which: the seam between rules and everything else.
@Suite("Borders of modules")
struct ModuleBorderTests {
  private static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  @Test(arguments: [
    ("BattleCore", ["Synchronization"]), ("PokeAPI", []), ("Kit", ["BattleCore", "PokeAPI"]),
    ("Gen5", ["BattleCore", "Dex"]), ("JSONText", []),
    ("Tournament", ["BattleCore", "Reports", "Foundation", "Dispatch", "Synchronization"]),
    ("Tuning", ["BattleCore", "Reports", "Tournament", "Foundation", "Synchronization"]),
    ("Policies", ["BattleCore", "Dex", "Gen5", "Kit", "PokeAPI", "Synchronization"]),
  ])
  func imports(_ module: String, _ allowed: [String]) throws {
    let folder = ModuleBorderTests.sources.appendingPathComponent(module)
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    for case let file as URL in files where file.pathExtension == "swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let place = words.prefix(3).firstIndex(of: "import"), place + 1 < words.count,
          !line.hasPrefix(" "), !line.hasPrefix("/")
        else { continue }
        #expect(allowed.contains(String(words[place + 1])), "\(file.lastPathComponent): \(line)")
      }
    }
  }
}
