import Foundation
import Synchronization

/// Hands blocks of units to workers and gives what they played back in the order of the index.
///
/// Played pairs wait in a ring of fixed size. A worker that is too far ahead of the slowest block waits, so memory does
/// not grow with the number of pairs. The block that the fold waits for is always within the ring, so nobody waits for
/// ever.
///
/// Safe to share: a slot of the ring belongs to the worker that claimed its block until `deliver`, then to the folding
/// thread until the block is folded; `condition` orders the two. The other shared fields are atomic or are touched with
/// `condition` locked.
@usableFromInline
final class PairExchange: @unchecked Sendable {
  private let units: Range<Int>
  private let jobs: Int
  private let blockSize: Int
  private let blocks: Int
  private let window: Int
  private let ring: UnsafeMutableBufferPointer<PlayedPair>

  private let next = Atomic<Int>(0)
  private let played = Atomic<Int>(0)

  private let condition = NSCondition()
  private var isReady: [Bool]
  private var folded = 0
  private var running = 0
  private var isStopped = false

  /// - Parameters:
  ///   - units: what is to be played.
  ///   - jobs: how many workers play; 1 or more.
  @usableFromInline
  init(units: Range<Int>, jobs: Int) {
    self.units = units
    // Small blocks keep all workers busy to the end even when a battle takes seconds; large ones would only save locks.
    blockSize = min(16, max(1, units.count / (max(1, jobs) * 64)))
    blocks = (units.count + blockSize - 1) / blockSize
    self.jobs = max(1, min(jobs, blocks))
    window = self.jobs * 8
    isReady = [Bool](repeating: false, count: window)
    ring = .allocate(capacity: window * blockSize)
  }

  deinit { ring.deallocate() }

  /// The next block of units, or nil when there is none left. Waits while the block is beyond the ring.
  @usableFromInline
  func claim() -> Range<Int>? {
    let block = next.wrappingAdd(1, ordering: .relaxed).oldValue
    guard block < blocks else { return nil }
    condition.lock()
    defer { condition.unlock() }
    while block >= folded + window && !isStopped { condition.wait() }
    if isStopped { return nil }
    let start = units.lowerBound + block * blockSize
    return start..<min(start + blockSize, units.upperBound)
  }

  /// Keeps what was played of a claimed block.
  @usableFromInline
  func store(_ pair: PlayedPair, unit: Int) {
    let offset = unit - units.lowerBound
    ring[(offset / blockSize % window) * blockSize + offset % blockSize] = pair
    played.wrappingAdd(1, ordering: .relaxed)
  }

  /// Gives a block back, complete.
  @usableFromInline
  func deliver(_ block: Range<Int>) {
    condition.lock()
    isReady[(block.lowerBound - units.lowerBound) / blockSize % window] = true
    condition.broadcast()
    condition.unlock()
  }

  /// Runs `body` on each worker's thread and folds on this one, until all is folded and all workers have ended.
  @usableFromInline
  func run(
    progress: (TournamentProgress) -> Void, fold: (Int, PlayedPair) throws -> Void,
    body: @escaping @Sendable (Int) -> Void
  ) throws {
    let clock = ContinuousClock()
    let start = clock.now
    func report() {
      let passed = (clock.now - start).components
      progress(
        TournamentProgress(
          done: 2 * played.load(ordering: .relaxed), total: 2 * units.count,
          seconds: Double(passed.seconds) + Double(passed.attoseconds) * 1e-18))
    }
    startWorkers(body)
    var failure: (any Error)?
    do {
      try foldAll(fold, every: .milliseconds(100), clock, report)
    } catch {
      failure = error
    }
    condition.lock()
    isStopped = true
    condition.broadcast()
    while running > 0 { condition.wait() }
    condition.unlock()
    report()
    if let failure { throw failure }
  }

  private func startWorkers(_ body: @escaping @Sendable (Int) -> Void) {
    condition.lock()
    running = jobs
    condition.unlock()
    for worker in 0..<jobs {
      let thread = Thread {
        body(worker)
        self.condition.lock()
        self.running -= 1
        self.condition.broadcast()
        self.condition.unlock()
      }
      thread.name = "worker \(worker)"
      // Boards are values on the stack, and a search keeps one per level.
      thread.stackSize = 16 << 20
      thread.start()
    }
  }

  private func foldAll(
    _ fold: (Int, PlayedPair) throws -> Void, every pause: Duration, _ clock: ContinuousClock, _ report: () -> Void
  ) throws {
    var reported = clock.now
    for block in 0..<blocks {
      condition.lock()
      while !isReady[block % window] {
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
        if clock.now - reported >= pause {
          condition.unlock()
          report()
          reported = clock.now
          condition.lock()
        }
      }
      isReady[block % window] = false
      condition.unlock()
      let start = units.lowerBound + block * blockSize
      let slot = block % window * blockSize
      for unit in start..<min(start + blockSize, units.upperBound) {
        try fold(unit, ring[slot + unit - start])
      }
      condition.lock()
      folded = block + 1
      condition.broadcast()
      condition.unlock()
      // With tiny battles the next block is always ready, and the loop above never waits.
      if block & 0xFF == 0, clock.now - reported >= pause {
        report()
        reported = clock.now
      }
    }
  }
}
