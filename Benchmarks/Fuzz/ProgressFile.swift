import CommandLineKit
import Foundation

/// A file that always names the battle under way. A process that dies in the engine leaves it behind.
struct ProgressFile {
  private let path: String
  private let descriptor: Int32
  /// Every line has this length, so that a shorter one leaves nothing of a longer one before it.
  private static let width = 160

  init(_ path: String) throws(CommandError) {
    self.path = path
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    if descriptor < 0 { throw CommandError("the progress file '\(path)' cannot be written", status: .badData) }
  }

  func write(_ line: String) {
    var bytes = Array(line.utf8.prefix(Self.width - 1))
    bytes += Array(repeating: 0x20, count: Self.width - 1 - bytes.count)
    bytes.append(0x0A)
    // Losing a line is no reason to stop: it only helps after a crash.
    _ = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
  }

  func remove() {
    close(descriptor)
    unlink(path)
  }
}
