import Foundation

/// Where a command writes: data to standard output, everything else to standard error.
public struct Console {
  /// Takes data.
  public let write: (String) -> Void
  /// Takes messages.
  public let writeError: (String) -> Void
  /// Reads a line that somebody types, without its end; nil when there are no more.
  public let readLine: () -> String?
  /// Whether messages go to a terminal, where a line can be written over.
  public let isErrorTerminal: Bool
  /// Whether data may have colours: it goes to a terminal, and nobody has set NO_COLOR.
  public let usesColor: Bool

  /// A console with its own ends, for tests.
  public init(
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void,
    readLine: @escaping () -> String? = { nil }, isErrorTerminal: Bool = false, usesColor: Bool = false
  ) {
    self.write = write
    self.writeError = writeError
    self.readLine = readLine
    self.isErrorTerminal = isErrorTerminal
    self.usesColor = usesColor
  }

  /// Whether colours are wanted: on a terminal that knows them, unless NO_COLOR is set to anything (no-color.org).
  public static func wantsColor(isTerminal: Bool, environment: [String: String]) -> Bool {
    isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
  }

  /// The process's standard input, output and error.
  public static var standard: Console {
    Console(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      readLine: { Swift.readLine() }, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      usesColor: wantsColor(
        isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment))
  }
}
