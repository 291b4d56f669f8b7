public import Foundation

/// The counting game's program, as a process.
public enum ToyProcess {
  /// How a process ended, and what it said.
  public struct End: Sendable {
    public var status: Int32
    public var wasKilled: Bool
    public var output: String
  }

  /// Beside the tests' own executable.
  public static var executable: URL {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("toylab")
  }

  /// Runs the program to its end, or kills it after a time.
  ///
  /// - Parameter kilobytes: how large a file may get, as on a disk that is full; nil for any size.
  public static func run(_ words: [String], killAfter seconds: Double? = nil, kilobytes: Int? = nil) throws -> End {
    let process = Process()
    process.executableURL = executable
    process.arguments = words
    if let kilobytes {
      // With the signal ignored, a write past the limit is an error as any other.
      process.executableURL = URL(fileURLWithPath: "/bin/bash")
      let script = "trap '' XFSZ; ulimit -f \(kilobytes); exec \"$0\" \"$@\""
      process.arguments = ["-c", script, executable.path] + words
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    if let seconds {
      Thread.sleep(forTimeInterval: seconds)
      if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return End(
      status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal,
      output: String(decoding: data, as: UTF8.self))
  }
}
