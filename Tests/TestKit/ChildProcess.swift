import Foundation
import Synchronization

/// Runs a program and waits for it, for a limited time.
///
/// Foundation's `Process` has no such limit, and whoever reads its pipe to the end waits for everybody who has inherited
/// that pipe, too: another test's program, or a program that shows the stack of one that trapped.
public enum ChildProcess {
  /// How a process ended, and what it said.
  public struct End: Sendable {
    /// The exit status, or the number of the signal that ended it.
    public var status: Int32
    /// A signal ended it.
    public var wasKilled: Bool
    public var output: String
    public var errors: String
  }

  /// A program that could not be run, or did not end.
  public struct Failure: Error, CustomStringConvertible {
    public var description: String
  }

  /// - Parameters:
  ///   - program: its path.
  ///   - words: its arguments.
  ///   - environment: more variables than this process has.
  ///   - seconds: when it is killed; nil for never.
  ///   - limit: after how many seconds the test gives up.
  ///   - isMerged: whether what it says on standard error is part of the output, in the order in which it says it.
  public static func run(
    _ program: String, _ words: [String], environment: [String: String] = [:], killAfter seconds: Double? = nil,
    limit: Double = 600, isMerged: Bool = false
  ) throws -> End {
    let (output, errors, child) = try starting.withLock { _ in
      let output = try Stream()
      let errors = try Stream()
      let child = try start(
        program, words, environment, output: output.writing, errors: isMerged ? output.writing : errors.writing)
      output.closeWriting()
      errors.closeWriting()
      return (output, errors, child)
    }
    let clock = ContinuousClock()
    let begun = clock.now
    var isKilled = false
    while true {
      let elapsed = (clock.now - begun) / .seconds(1)
      if let seconds, elapsed >= seconds, !isKilled {
        isKilled = true
        kill(child, SIGKILL)
      }
      if elapsed >= limit { kill(child, SIGKILL) }
      // Its own end counts, not that of the pipe: something that it left behind may still hold that.
      var status: Int32 = 0
      let hasEnded = waitpid(child, &status, elapsed >= limit ? 0 : WNOHANG) == child
      output.read()
      errors.read()
      if hasEnded {
        guard elapsed < limit else {
          throw Failure(description: "\(program) \(words) did not end within \(limit) s; it said: \(output.text)")
        }
        let signal = status & 0x7f
        return End(
          status: signal == 0 ? (status >> 8) & 0xff : signal, wasKilled: signal != 0, output: output.text,
          errors: errors.text)
      }
      usleep(1000)
    }
  }

  /// One program starts at a time, so that none inherits a pipe that is being made for another.
  private static let starting = Mutex(())

  private static func start(
    _ program: String, _ words: [String], _ environment: [String: String], output: Int32, errors: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }.map { "\($0)=\($1)" }
    var arguments: [UnsafeMutablePointer<CChar>?] = ([program] + words).map { strdup($0) } + [nil]
    var settings: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var child = pid_t()
    let status = posix_spawn(&child, program, &actions, nil, &arguments, &settings)
    guard status == 0 else { throw Failure(description: "cannot run \(program): \(String(cString: strerror(status)))") }
    return child
  }

  /// A pipe from a child, which no other child inherits.
  private final class Stream {
    private let reading: Int32
    private(set) var writing: Int32
    private var bytes: [UInt8] = []

    init() throws {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw Failure(description: "no pipe: \(String(cString: strerror(errno)))") }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
      _ = fcntl(reading, F_SETFL, O_NONBLOCK)
    }

    deinit {
      close(reading)
      closeWriting()
    }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Once the child has this end, so that it is the last to close it.
    func closeWriting() {
      if writing >= 0 { close(writing) }
      writing = -1
    }

    /// Takes what is there.
    func read() {
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = Foundation.read(reading, &buffer, buffer.count)
        if count > 0 {
          bytes += buffer[..<count]
        } else if count == 0 || errno != EINTR {
          return
        }
      }
    }
  }
}
