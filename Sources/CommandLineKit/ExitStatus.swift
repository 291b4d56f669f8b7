/// What a process tells its caller when it ends.
public enum ExitStatus: Int32, Sendable {
  case done = 0
  /// It ran, and what was checked does not hold.
  case failed = 1
  /// The command line is wrong.
  case usage = 64
  /// Input data is bad.
  case badData = 65
  /// Something needed is missing: a model, a library.
  case unavailable = 69
}

/// An error for the user: what is wrong, how to put it right, and the exit status.
public struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
  public var message: String
  public var status: ExitStatus

  public init(_ message: String, status: ExitStatus = .usage) {
    self.message = message
    self.status = status
  }

  public var description: String { message }
}
