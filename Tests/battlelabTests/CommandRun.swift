import CommandLineKit
import Foundation
import TestKit
import battlelab

/// What a command line did.
struct CommandRun: Equatable {
  var output = ""
  var errors = ""
  var status: Int32 = 0

  /// Runs a command line in this process.
  ///
  /// - Parameters:
  ///   - input: what somebody types, line by line.
  ///   - usesColor: as on a terminal.
  static func words(_ words: [String], input: [String] = [], usesColor: Bool = false) -> CommandRun {
    var run = CommandRun()
    var lines = input[...]
    let console = Console(
      write: { run.output += $0 }, writeError: { run.errors += $0 }, readLine: { lines.popFirst() },
      usesColor: usesColor)
    run.status = Battlelab.run(words, console: console).rawValue
    return run
  }

  /// The same, from one text with blanks between the words.
  static func line(_ line: String) -> CommandRun { words(line.split(separator: " ").map(String.init)) }

  /// Runs the built executable in a process of its own.
  static func process(_ words: [String], environment: [String: String] = [:]) throws -> CommandRun {
    let end = try ChildProcess.run(executable.path, words, environment: environment)
    return CommandRun(output: end.output, errors: end.errors, status: end.status)
  }

  /// The executable, which is built into the folder of the tests.
  static var executable: URL {
    URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent("battlelab")
  }
}

/// A folder that is removed with the value that made it.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = NSTemporaryDirectory() + "/battlelab-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: file(name), atomically: true, encoding: .utf8)
    return file(name)
  }

  func text(_ name: String) throws -> String { try String(contentsOfFile: file(name), encoding: .utf8) }

  /// The names of the files in a folder of it, sorted.
  func names(_ folder: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file(folder)).sorted()
  }
}
