import CommandLineKit
import Foundation
import Testing
import battlelab

/// The help texts as files, so that a change of them shows in review. `make snapshots` writes them anew.
@Suite("Help")
struct HelpSnapshotTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Snapshots")

  static let commands = Battlelab.program.commands.map(\.name)

  @Test(arguments: [""] + commands)
  func helpIsAsRecorded(command: String) throws {
    let run = CommandRun.words(command.isEmpty ? ["--help"] : [command, "--help"])
    #expect(run.status == 0)
    #expect(run.errors.isEmpty)
    let file = HelpSnapshotTests.folder.appendingPathComponent((command.isEmpty ? "battlelab" : command) + ".txt")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try run.output.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(run.output == recorded, "run 'make snapshots' when the change is meant")
  }

  @Test(arguments: commands)
  func helpFitsTheTerminalAndHasAnExample(command: String) {
    let lines = CommandRun.words([command, "--help"]).output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains { $0.hasPrefix("Example") })
    // A second way to the same text.
    #expect(CommandRun.words(["help", command]).output == CommandRun.words([command, "--help"]).output)
  }

  /// Examples are tried as far as they read: names, options and values must exist.
  @Test(arguments: commands)
  func examplesAreWellFormed(command: String) throws {
    let found = try #require(Battlelab.program.commands.first { $0.name == command })
    for example in found.examples {
      let words = example.line.replacing("\\\n", with: " ").split(separator: " ").map(String.init)
      #expect(words.prefix(2) == ["battlelab", command])
      for word in words where word.hasPrefix("--") {
        #expect(found.options.contains { "--" + $0.name == word }, "\(word) in '\(example.line)'")
      }
    }
  }

  @Test func everyCommandIsListed() {
    let help = CommandRun.words(["--help"]).output
    for command in HelpSnapshotTests.commands { #expect(help.contains("  \(command) ")) }
  }
}
