import Foundation

/// What went wrong with a file: what was tried, on which path, and what the system said.
public struct FileError: Error, Sendable, Hashable, CustomStringConvertible {
  public var action: String
  public var path: String
  public var reason: String

  public init(action: String, path: String, reason: String) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  public var description: String { "cannot \(action) \(path): \(reason)" }

  static func system(_ action: String, _ path: String) -> FileError {
    FileError(action: action, path: path, reason: String(cString: strerror(errno)))
  }
}

/// A file that appears under its name only when it is complete.
///
/// It is written beside its place under a temporary name and renamed by `commit`. A file that is never committed is
/// removed again, so readers see the old content or the new one, never a part.
public final class AtomicFile {
  public let path: String
  private let temporaryPath: String
  private var stream: UnsafeMutablePointer<FILE>?

  /// Opens a temporary file, after making the directories on the way to `path`.
  public init(_ path: String) throws(FileError) {
    self.path = path
    let url = URL(fileURLWithPath: path)
    let directory = url.deletingLastPathComponent()
    temporaryPath =
      directory.appendingPathComponent(
        ".\(url.lastPathComponent).\(ProcessInfo.processInfo.processIdentifier).tmp"
      ).path
    do {
      try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    } catch {
      throw FileError(action: "make the directory", path: directory.path, reason: error.localizedDescription)
    }
    guard let opened = fopen(temporaryPath, "wb") else { throw .system("write", path) }
    stream = opened
    // Rows are short; a large buffer saves most of the system calls.
    _ = setvbuf(opened, nil, Int32(_IOFBF), 1 << 17)
  }

  deinit { discard() }

  /// Appends text.
  public func write(_ text: String) throws(FileError) {
    guard let stream else { throw FileError(action: "write", path: path, reason: "the file is closed") }
    var text = text
    let complete = text.withUTF8 { bytes in
      bytes.isEmpty || fwrite(bytes.baseAddress, 1, bytes.count, stream) == bytes.count
    }
    if !complete { throw .system("write", path) }
  }

  /// Closes the file and gives it its name.
  public func commit() throws(FileError) {
    guard let stream else { throw FileError(action: "write", path: path, reason: "the file is closed") }
    self.stream = nil
    // A full disk may show only here, where the last buffer is written.
    guard fclose(stream) == 0 else {
      let failure = FileError.system("write", path)
      _ = unlink(temporaryPath)
      throw failure
    }
    guard rename(temporaryPath, path) == 0 else {
      let failure = FileError.system("rename", path)
      _ = unlink(temporaryPath)
      throw failure
    }
  }

  /// Closes and removes the temporary file; does nothing after `commit`.
  public func discard() {
    guard let stream else { return }
    self.stream = nil
    _ = fclose(stream)
    _ = unlink(temporaryPath)
  }

  /// Writes a whole file at once.
  public static func write(_ text: String, to path: String) throws(FileError) {
    let file = try AtomicFile(path)
    try file.write(text)
    try file.commit()
  }
}
