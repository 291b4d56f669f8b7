public import Foundation

/// The counting game's program, as a process.
public enum ToyProcess {
  /// Beside the tests' own executable.
  public static var executable: URL {
    let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return own.deletingLastPathComponent().appendingPathComponent("toylab")
  }

  /// Runs the program to its end, or kills it after a time.
  ///
  /// - Parameter kilobytes: how large a file may get, as on a disk that is full; nil for any size.
  public static func run(
    _ words: [String], killAfter seconds: Double? = nil, kilobytes: Int? = nil
  ) throws -> ChildProcess.End {
    guard let kilobytes else {
      return try ChildProcess.run(executable.path, words, killAfter: seconds, isMerged: true)
    }
    // With the signal ignored, a write past the limit is an error as any other.
    let script = "trap '' XFSZ; ulimit -f \(kilobytes); exec \"$0\" \"$@\""
    return try ChildProcess.run(
      "/bin/bash", ["-c", script, executable.path] + words, killAfter: seconds, isMerged: true)
  }
}
