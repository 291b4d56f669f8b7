import Foundation

/// Writes down which unit was being played when the process trapped: a failed precondition, an overflow, a bad address, a
/// stack that ran out. The process still ends; a resumed run reads the note.
///
/// Each run has a note of its own, also where a process has several runs at once: the thread that traps knows its run.
final class TrapNote: @unchecked Sendable {
  /// What a worker is playing, where a signal handler can read it. As large as two lines of a processor's cache, so that
  /// workers that write down their units do not wait for each other.
  struct Slot {
    /// The unit; −1 between units.
    var unit = -1
    /// The open note.
    var descriptor: Int32
    private let apart = InlineArray<14, Int>(repeating: 0)

    init(descriptor: Int32) { self.descriptor = descriptor }
  }

  /// A slot per worker. Never freed: a handler may still look while the process ends, and there is one for each run.
  let slots: UnsafeMutablePointer<Slot>
  private let path: String
  private let descriptor: Int32

  /// Opens a note. Nothing is written unless a thread traps between `enter` and `leave`.
  init(path: String, workers: Int) {
    TrapSignals.install()
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    slots = .allocate(capacity: workers)
    slots.initialize(repeating: Slot(descriptor: descriptor), count: workers)
  }

  deinit {
    var state = stat()
    let isEmpty = fstat(descriptor, &state) == 0 && state.st_size == 0
    close(descriptor)
    if isEmpty { unlink(path) }
  }

  /// Called on a worker's thread before anything else.
  func enter(_ worker: Int) { TrapSignals.watch(slots + worker) }

  /// Called on a worker's thread when nothing more comes.
  func leave() { TrapSignals.watch(nil) }

  /// Writes a unit down outside of a handler.
  func append(_ unit: Int) { TrapSignals.write(unit, to: descriptor) }

  /// The units in a note; none when there is no note.
  static func units(_ path: String) -> [Int] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap { Int($0) }
  }
}

/// The handler of traps, one for the whole process and for as long as it lives.
private enum TrapSignals {
  private static let message: StaticString =
    "a policy or the engine trapped; go on with --resume: the two battles of that unit then count as aborted\n"

  /// What the handler needs. A handler can capture nothing, hence the globals; set once, before any worker is watched.
  private nonisolated(unsafe) static var key = pthread_key_t()
  private nonisolated(unsafe) static var old = Array(repeating: sigaction(), count: 6)

  /// Makes threads that are watched write their note when they trap.
  static func install() { _ = installed }

  private static let installed: Void = {
    _ = pthread_key_create(&key, nil)
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { signal in TrapSignals.handle(signal) }
    action.sa_flags = Int32(SA_ONSTACK | Int32(SA_NODEFER))
    for place in 0..<6 { _ = sigaction(signal(place), &action, &old[place]) }
  }()

  /// Tells the handler where this thread keeps what it plays; nil when it plays no more.
  static func watch(_ slot: UnsafeMutablePointer<TrapNote.Slot>?) {
    _ = pthread_setspecific(key, UnsafeRawPointer(slot))
    // A stack that ran out cannot run the handler: it gets a stack of its own, which lives as long as the thread.
    var stack = stack_t()
    if slot != nil {
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
  private static func handle(_ number: Int32) {
    if let slot = pthread_getspecific(key)?.assumingMemoryBound(to: TrapNote.Slot.self), slot.pointee.unit >= 0 {
      write(slot.pointee.unit, to: slot.pointee.descriptor)
      _ = Foundation.write(2, message.utf8Start, message.utf8CodeUnitCount)
      // Ends at once. Swift's own handler would stop every other thread to look at their stacks, which must not fail
      // while they trap, too; a replay of the battle traps again, with that handler.
      var action = sigaction()
      action.__sigaction_handler.sa_handler = SIG_DFL
      _ = sigaction(number, &action, nil)
    } else {
      for place in 0..<6 where signal(place) == number { _ = sigaction(number, &old[place], nil) }
    }
    raise(number)
  }

  private static func signal(_ place: Int) -> Int32 {
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
  static func write(_ unit: Int, to descriptor: Int32) {
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
}
