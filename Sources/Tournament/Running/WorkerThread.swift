import Foundation

/// A thread that can be waited for: when `join` returns, all that its body held is released, too.
///
/// `Foundation.Thread` cannot be joined. Whoever waits for its last statement instead may find files still open that the
/// thread closes a moment later.
struct WorkerThread {
  private final class Body: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private let thread: pthread_t

  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - stackSize: bytes; a multiple of the page size.
  ///   - body: what it does.
  /// - Throws: when the system has no more threads.
  init(stackSize: Int, _ body: @escaping @Sendable () -> Void) throws {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let held = Unmanaged.passRetained(Body(body))
    var thread = pthread_t()
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        Unmanaged<Body>.fromOpaque(argument!).takeRetainedValue().run()
        return nil
      }, held.toOpaque())
    guard status == 0 else {
      held.release()
      throw TournamentError.noThread(reason: String(cString: strerror(status)))
    }
    self.thread = thread
  }

  /// Waits until it has ended. Once, or `detach` instead.
  func join() { pthread_join(thread, nil) }

  /// Leaves it to itself.
  func detach() { pthread_detach(thread) }
}
