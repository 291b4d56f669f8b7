import Foundation
import Synchronization

/// Appends finished units to a journal. Safe to share between workers.
///
/// A record is given to the system in one piece as soon as its units are played, and flushed to the disk every few
/// seconds. So a process that is killed loses what it was playing, and a machine that loses power a few seconds' work;
/// whatever was half written is recognised by its checksum.
@usableFromInline
final class JournalWriter: Sendable {
  private struct State {
    var end: Int
    var synced: ContinuousClock.Instant
  }

  @usableFromInline let path: String
  private let configuration: UInt64
  private let descriptor: Int32
  private let state: Mutex<State>
  private static let syncInterval = Duration.seconds(5)

  /// Opens a journal to append to: a new one, or with `resume` one that is there.
  ///
  /// - Returns: the writer, and the file as it was found when it was there.
  static func open(
    _ path: String, header: JournalHeader, resume: Bool
  ) throws(JournalError) -> (writer: JournalWriter, found: JournalFile?) {
    let isThere = FileManager.default.fileExists(atPath: path)
    if isThere && !resume { throw .exists(path: path) }
    if !isThere { try create(path, header) }
    let descriptor = Foundation.open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("write", path) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw .inUse(path: path)
    }
    do throws(JournalError) {
      let file = try JournalFile(path)
      if file.header.manifest != header.manifest {
        throw JournalError.otherConfiguration(
          path: path, differences: ManifestDifference.lines(there: file.header.manifest, here: header.manifest))
      }
      // A torn record must not stay in the middle.
      guard ftruncate(descriptor, off_t(file.end)) == 0 else { throw failure("write", path) }
      let writer = JournalWriter(path, configuration: header.configuration, descriptor: descriptor, end: file.end)
      return (writer, isThere ? file : nil)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private init(_ path: String, configuration: UInt64, descriptor: Int32, end: Int) {
    self.path = path
    self.configuration = configuration
    self.descriptor = descriptor
    state = Mutex(State(end: end, synced: ContinuousClock.now))
  }

  deinit { close(descriptor) }

  /// Appends the units from `firstUnit` on.
  func append(firstUnit: Int, pairs: some Collection<PlayedPair>) throws(JournalError) {
    let bytes = JournalRecord.encode(firstUnit: firstUnit, pairs: pairs, configuration: configuration)
    let failure = state.withLock { state -> JournalError? in
      guard JournalWriter.write(bytes, to: descriptor, at: state.end) else {
        let failure = JournalError.system(
          action: "write", path: path,
          reason: "\(String(cString: strerror(errno))); what it holds is safe: --resume goes on from there")
        // What of it got there is cut off again, so that the journal ends in a whole record.
        _ = ftruncate(descriptor, off_t(state.end))
        return failure
      }
      state.end += bytes.count
      let now = ContinuousClock.now
      if now - state.synced >= JournalWriter.syncInterval {
        _ = fdatasync(descriptor)
        state.synced = now
      }
      return nil
    }
    if let failure { throw failure }
  }

  /// Brings everything to the disk.
  func sync() throws(JournalError) {
    guard fdatasync(descriptor) == 0 else { throw JournalWriter.failure("write", path) }
  }

  /// Makes a journal that has nothing but a header. It appears under its name only when the header is whole.
  private static func create(_ path: String, _ header: JournalHeader) throws(JournalError) {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .system(action: "make the directory", path: folder, reason: error.localizedDescription)
    }
    let temporary = path + ".\(ProcessInfo.processInfo.processIdentifier).tmp"
    let descriptor = Foundation.open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure("write", path) }
    let isWhole = write(header.encoded, to: descriptor, at: 0) && fdatasync(descriptor) == 0
    let failed = failure("write", path)
    close(descriptor)
    guard isWhole else {
      unlink(temporary)
      throw failed
    }
    guard rename(temporary, path) == 0 else {
      let failed = failure("write", path)
      unlink(temporary)
      throw failed
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32, at offset: Int) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        let count = pwrite(descriptor, buffer.baseAddress! + done, buffer.count - done, off_t(offset + done))
        if count < 0 && errno == EINTR { continue }
        if count <= 0 { return false }
        done += count
      }
      return true
    }
  }

  private static func failure(_ action: String, _ path: String) -> JournalError {
    .system(action: action, path: path, reason: String(cString: strerror(errno)))
  }
}
