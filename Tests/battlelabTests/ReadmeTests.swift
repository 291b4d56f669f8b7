import Foundation
import TestKit
import Testing

/// Runs the README's commands and compares what it shows with what they print. `make snapshots` brings it up to date.
@Suite("README")
struct ReadmeTests {
  private static let path = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("README.md").path

  @Test(.timeLimit(.minutes(10)))
  func outputsAreWhatTheCommandsPrint() throws {
    let text = try String(contentsOfFile: ReadmeTests.path, encoding: .utf8)
    // One folder for all blocks, as for somebody who reads from top to bottom.
    let folder = try TemporaryFolder()
    var current: [String] = []
    var isConsole = false
    for line in text.components(separatedBy: "\n") {
      if line == "```console" {
        isConsole = true
        current.append(line)
      } else if line == "```", isConsole {
        isConsole = false
        current.append(line)
      } else if !isConsole {
        current.append(line)
      } else if line.hasPrefix("$ ") {
        current.append(line)
        current += try ReadmeTests.output(of: String(line.dropFirst(2)), in: folder)
      }
    }
    let updated = current.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
      try updated.write(toFile: ReadmeTests.path, atomically: true, encoding: .utf8)
    } else {
      #expect(text == updated, "run 'make snapshots' when the change is meant")
    }
  }

  /// The lines that a command prints on standard output.
  private static func output(of command: String, in folder: TemporaryFolder) throws -> [String] {
    // What a user builds is there already.
    let line = command.replacing("swift run -c release battlelab", with: CommandRun.executable.path)
    let end = try ChildProcess.run("/bin/sh", ["-c", "cd '\(folder.path)' && { \(line); }"])
    #expect(end.status == 0, "\(command)")
    return end.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }
}
