import Foundation
import Reports
import Synchronization

/// A file of recorded answers, by which a run can be repeated without the model, bit for bit.
///
/// Text: a heading, the model's checksum, then a line for each prompt: the prompt's key, its number of tokens and the
/// logits of the answers. New answers are appended as they come, so that nothing is lost when a run is interrupted;
/// `seal` puts the lines in order, after which the same answers are the same bytes.
public final class Cassette: Sendable {
  public let path: String
  private let state: Mutex<State>

  private struct State {
    var replies: [String: Reply] = [:]
    var model: String?
    /// The file as it is now is what `seal` would write.
    var isSealed = true
    /// Open while answers are added.
    var descriptor: Int32 = -1
  }

  private static let heading = "battlelab cassette 1"

  /// Reads a file, or begins a new one when there is none; nothing is written yet.
  public init(_ path: String) throws(LanguageModelError) {
    self.path = path
    var state = State()
    if FileManager.default.fileExists(atPath: path) {
      guard let bytes = FileManager.default.contents(atPath: path) else {
        throw .cassetteFile(path: path, reason: "it cannot be read")
      }
      try Cassette.read(bytes, path, into: &state)
    }
    self.state = Mutex(state)
  }

  deinit { state.withLock { if $0.descriptor >= 0 { close($0.descriptor) } } }

  /// The model whose answers these are; nil while there are none.
  public var model: String? { state.withLock { $0.model } }

  public var count: Int { state.withLock { $0.replies.count } }

  /// SHA-256 of the file as it will be when it is sealed.
  public var digest: String { state.withLock { SHA256.hex(Cassette.text($0).utf8) } }

  /// Says whose answers are recorded from now on.
  public func use(model: String) throws(LanguageModelError) {
    let recorded = state.withLock { state in
      if state.model == nil { state.model = model }
      return state.model
    }
    if let recorded, recorded != model {
      throw .otherModel(cassette: path, recorded: String(recorded.prefix(12)), given: String(model.prefix(12)))
    }
  }

  public func reply(_ key: String) -> Reply? { state.withLock { $0.replies[key] } }

  /// Records an answer, and has it in the file when it returns.
  public func record(_ reply: Reply, for key: String) throws(LanguageModelError) {
    let failure = state.withLock { state -> LanguageModelError? in
      guard state.replies[key] == nil else { return nil }
      if state.descriptor < 0, let failure = open(&state) { return failure }
      state.replies[key] = reply
      state.isSealed = false
      return write(Cassette.line(key, reply), state.descriptor)
    }
    if let failure { throw failure }
  }

  /// Puts the file in order.
  public func seal() throws(LanguageModelError) {
    let failure = state.withLock { state -> LanguageModelError? in
      if state.isSealed { return nil }
      do throws(FileError) {
        try AtomicFile.write(Cassette.text(state), to: path)
      } catch {
        return .cassetteFile(path: path, reason: error.reason)
      }
      // Whoever waits for the file must not go on with the old one.
      if state.descriptor >= 0 { close(state.descriptor) }
      state.descriptor = -1
      state.isSealed = true
      return nil
    }
    if let failure { throw failure }
  }

  // MARK: - The file

  /// Opens the file to add lines; one process at a time. What others have added since it was read is read first.
  private func open(_ state: inout State) -> LanguageModelError? {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let descriptor = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    if descriptor < 0 { return .cassetteFile(path: path, reason: String(cString: strerror(errno))) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, let bytes = FileManager.default.contents(atPath: path) else {
      close(descriptor)
      return .cassetteFile(path: path, reason: "another process is adding to it")
    }
    do throws(LanguageModelError) {
      let model = state.model
      try Cassette.read(bytes, path, into: &state)
      if state.model == nil { state.model = model }
    } catch {
      close(descriptor)
      return error
    }
    state.descriptor = descriptor
    // A line that was cut off is no answer.
    let complete = bytes.lastIndex(of: 10).map { off_t($0 - bytes.startIndex + 1) } ?? 0
    _ = ftruncate(descriptor, complete)
    _ = lseek(descriptor, complete, SEEK_SET)
    return complete == 0 ? write("\(Cassette.heading)\nmodel \(state.model ?? "none")\n", descriptor) : nil
  }

  private func write(_ text: String, _ descriptor: Int32) -> LanguageModelError? {
    var text = text
    let isComplete = text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = Foundation.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if count < 0 { return false }
        done += count
      }
      return true
    }
    return isComplete ? nil : .cassetteFile(path: path, reason: String(cString: strerror(errno)))
  }

  private static func text(_ state: State) -> String {
    let lines = state.replies.sorted { $0.key < $1.key }.map { line($0.key, $0.value) }
    return "\(heading)\nmodel \(state.model ?? "none")\n" + lines.joined()
  }

  private static func line(_ key: String, _ reply: Reply) -> String {
    "\(key) \(reply.tokens) " + reply.logits.map { "\($0)" }.joined(separator: " ") + "\n"
  }

  private static func read(_ bytes: Data, _ path: String, into state: inout State) throws(LanguageModelError) {
    func damaged(_ line: Int, _ reason: String) -> LanguageModelError {
      .damagedCassette(path: path, line: line, reason: reason)
    }
    guard let text = String(bytes: bytes, encoding: .utf8) else { throw damaged(1, "this is no text in UTF-8") }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What follows the last line feed is nothing, or a line that was cut off when a run was interrupted.
    let isCut = lines.popLast() != ""
    if lines.isEmpty && !isCut { return }
    guard lines.first.map(String.init) == heading else { throw damaged(1, "a cassette begins with '\(heading)'") }
    guard lines.count >= 2 else { return }
    let words = lines[1].split(separator: " ")
    guard words.count == 2, words[0] == "model" else { throw damaged(2, "here the model's checksum must stand") }
    state.model = words[1] == "none" ? nil : String(words[1])
    var last = ""
    for (index, line) in lines.enumerated().dropFirst(2) {
      let words = line.split(separator: " ")
      let logits = words.dropFirst(2).compactMap { Float($0) }
      guard words.count >= 3, words[0].count == keyLength, let tokens = Int(words[1]),
        logits.count == words.count - 2, logits.allSatisfy(\.isFinite)
      else { throw damaged(index + 1, "here must stand a key, a number of tokens and numbers") }
      let key = String(words[0])
      let reply = Reply(logits: logits, tokens: tokens)
      if let other = state.replies[key], other != reply { throw damaged(index + 1, "a prompt has two answers") }
      state.replies[key] = reply
      if key <= last { state.isSealed = false }
      last = key
    }
    if isCut { state.isSealed = false }
  }

  static let keyLength = 32
}
