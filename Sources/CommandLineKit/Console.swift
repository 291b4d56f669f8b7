import Foundation

/// Where a command writes: data to standard output, everything else to standard error.
public struct Console {
  /// Takes data.
  public let write: (String) -> Void
  /// Takes messages.
  public let writeError: (String) -> Void
  /// Whether messages go to a terminal, where a line can be written over.
  public let isErrorTerminal: Bool

  /// A console with its own ends, for tests.
  public init(
    write: @escaping (String) -> Void, writeError: @escaping (String) -> Void, isErrorTerminal: Bool = false
  ) {
    self.write = write
    self.writeError = writeError
    self.isErrorTerminal = isErrorTerminal
  }

  /// The process's standard output and standard error.
  public static var standard: Console {
    Console(
      write: { FileHandle.standardOutput.write(Data($0.utf8)) },
      writeError: { FileHandle.standardError.write(Data($0.utf8)) },
      isErrorTerminal: isatty(STDERR_FILENO) == 1)
  }
}
