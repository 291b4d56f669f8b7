import Foundation

/// Writes down which unit was being played when the process trapped: a failed precondition, an overflow, a bad address, a
/// stack that ran out. The process still ends; a resumed run reads the note.
enum TrapNote {
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT]

  /// What the handler needs, set before any worker starts. A handler can capture nothing, hence the globals.
  private nonisolated(unsafe) static var descriptor: Int32 = -1
  private nonisolated(unsafe) static var path = ""
  private nonisolated(unsafe) static var key = pthread_key_t()
  private nonisolated(unsafe) static var old = Array(repeating: sigaction(), count: signals.count)
  private nonisolated(unsafe) static var users = 0
  private static let lock = NSLock()
  private static let message: StaticString =
    "a policy or the engine trapped; go on with --resume: the two battles of that unit then count as aborted\n"

  /// Makes the process write to `path` when it traps. One run at a time has this: a second is not watched.
  static func install(path: String) {
    lock.lock()
    defer { lock.unlock() }
    users += 1
    guard users == 1 else { return }
    _ = pthread_key_create(&key, nil)
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in TrapNote.handle(signal) }
    action.sa_flags = Int32(SA_ONSTACK | Int32(SA_NODEFER))
    for (place, signal) in signals.enumerated() { _ = sigaction(signal, &action, &old[place]) }
  }

  static func uninstall() {
    lock.lock()
    defer { lock.unlock() }
    users -= 1
    guard users == 0 else { return }
    for (place, signal) in signals.enumerated() { _ = sigaction(signal, &old[place], nil) }
    var state = stat()
    let isEmpty = fstat(descriptor, &state) == 0 && state.st_size == 0
    close(descriptor)
    if isEmpty { unlink(path) }
    pthread_key_delete(key)
  }

  /// Tells the handler where this thread writes what it plays.
  static func watch(_ unit: UnsafeMutablePointer<Int>?) {
    _ = pthread_setspecific(key, UnsafeRawPointer(unit))
    // A stack that ran out cannot run the handler: it gets a stack of its own, which lives as long as the thread.
    var stack = stack_t()
    if unit != nil {
      stack.ss_size = 1 << 16
      stack.ss_sp = malloc(stack.ss_size)
      _ = sigaltstack(&stack, nil)
    } else {
      var old = stack_t()
      stack.ss_flags = Int32(SS_DISABLE)
      if sigaltstack(&stack, &old) == 0, old.ss_flags & Int32(SS_DISABLE) == 0 { free(old.ss_sp) }
    }
  }

  /// Only calls what POSIX allows in a handler.
  private static func handle(_ signal: Int32) {
    if let slot = pthread_getspecific(key)?.assumingMemoryBound(to: Int.self), slot.pointee >= 0 {
      write(slot.pointee, to: descriptor)
      _ = Foundation.write(2, message.utf8Start, message.utf8CodeUnitCount)
    }
    for place in 0..<6 where signals(place) == signal { _ = sigaction(signal, &old[place], nil) }
    raise(signal)
  }

  /// The list again, without touching an array.
  private static func signals(_ place: Int) -> Int32 {
    switch place {
    case 0: SIGILL
    case 1: SIGTRAP
    case 2: SIGSEGV
    case 3: SIGBUS
    case 4: SIGFPE
    default: SIGABRT
    }
  }

  /// A number and a line feed, without allocating.
  private static func write(_ unit: Int, to descriptor: Int32) {
    var bytes: InlineArray<21, UInt8> = .init(repeating: 10)
    var place = 20
    var rest = unit
    repeat {
      place -= 1
      bytes[place] = 0x30 + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    withUnsafeBytes(of: &bytes) { buffer in
      _ = Foundation.write(descriptor, buffer.baseAddress! + place, 21 - place)
    }
  }

  /// Writes a unit to a note outside of a handler.
  static func append(_ unit: Int, to path: String) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { return }
    write(unit, to: descriptor)
    close(descriptor)
  }

  /// The units in a note; none when there is no note.
  static func units(_ path: String) -> [Int] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { Int($0) }
  }
}
