import Foundation
import Synchronization

/// What a worker has claimed: units in a row, and where they stand in the order of play.
@usableFromInline
struct Claim: Sendable {
  @usableFromInline let units: Range<Int>
  @usableFromInline let position: Int
}

/// Hands units to workers and gives what they played back in the order of play.
///
/// Units are numbered by position: their place in the list of ranges to be played. Played pairs wait in a ring of fixed
/// size. A worker that is too far ahead of the slowest unit waits, so memory does not grow with the number of pairs. The
/// unit that the fold waits for is always within the ring, so nobody waits for ever.
///
/// Safe to share: a slot of the ring belongs to the worker that claimed its unit until `deliver`, then to the folding
/// thread until the unit is folded; `condition` orders the two. The other shared fields are atomic, or are touched with
/// `condition` locked, or belong to the folding thread.
@usableFromInline
final class PairExchange: @unchecked Sendable {
  private let jobs: Int
  private let window: Int
  private let ring: UnsafeMutableBufferPointer<PlayedPair>
  private let keep: (@Sendable (Int, [PlayedPair]) throws -> Void)?
  @usableFromInline let watch: UnitWatch?

  private let played = Atomic<Int>(0)

  private let condition = NSCondition()
  private var runs: [Range<Int>] = []
  /// Of the first unit of each run, and behind the last.
  private var starts = [0]
  private var next = 0
  private var nextRun = 0
  private var isReady: [Bool]
  private var folded = 0
  private var isClosed = false
  private var isStopped = false
  private var failure: (any Error)?

  private static let largestClaim = 256

  /// - Parameters:
  ///   - jobs: how many workers play; 1 or more.
  ///   - most: how many units there may be in all, so that few units need little memory.
  ///   - keep: called by workers with units in a row as soon as they are played; an error stops the run.
  ///   - watch: where workers say what they play.
  @usableFromInline
  init(
    jobs: Int, most: Int, watch: UnitWatch?, keep: (@Sendable (Int, [PlayedPair]) throws -> Void)?
  ) {
    self.jobs = max(1, min(jobs, most))
    self.keep = keep
    self.watch = watch
    window = max(1, min(most, self.jobs * 4 * PairExchange.largestClaim))
    isReady = [Bool](repeating: false, count: window)
    ring = .allocate(capacity: window)
  }

  deinit { ring.deallocate() }

  private var total: Int { starts[starts.count - 1] }

  /// Up to `wanted` units in a row, or nil when there are none left. Waits while they are beyond the ring.
  @usableFromInline
  func claim(upTo wanted: Int) -> Claim? {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped {
      if next < total && next < folded + window {
        while next >= starts[nextRun + 1] { nextRun += 1 }
        // Towards the end claims get smaller, so that all workers are busy to the end.
        let fair = max(1, (total - next) / (jobs * 4))
        let size = min(wanted, fair, PairExchange.largestClaim, starts[nextRun + 1] - next, folded + window - next)
        let first = runs[nextRun].lowerBound + next - starts[nextRun]
        let claim = Claim(units: first..<first + size, position: next)
        next += size
        return claim
      }
      if next == total && isClosed { return nil }
      condition.wait()
    }
    return nil
  }

  /// Keeps one played unit of a claim.
  @usableFromInline
  func store(_ pair: PlayedPair, at position: Int) {
    ring[position % window] = pair
    played.wrappingAdd(1, ordering: .relaxed)
  }

  /// Gives a claim back, complete.
  @usableFromInline
  func deliver(_ claim: Claim) {
    var failed: (any Error)?
    if let keep {
      do {
        try keep(claim.units.lowerBound, (0..<claim.units.count).map { ring[(claim.position + $0) % window] })
      } catch {
        failed = error
      }
    }
    condition.lock()
    if let failed, failure == nil {
      failure = failed
      isStopped = true
    }
    for offset in 0..<claim.units.count { isReady[(claim.position + offset) % window] = true }
    condition.broadcast()
    condition.unlock()
  }

  /// Runs `body` on each worker's thread and folds on this one, until all is folded and all workers have ended.
  ///
  /// - Parameters:
  ///   - expected: how many units will be played in all, given how many were, for the progress.
  ///   - progress: called about ten times a second, and at the end.
  ///   - more: the next runs of units, asked for when all that came before are folded; none at the end.
  @usableFromInline
  func run(
    expected: (Int) -> Int, progress: (TournamentProgress) -> Void, more: () throws -> [Range<Int>],
    fold: (Int, PlayedPair) throws -> Void, body: @escaping @Sendable (Int) -> Void
  ) throws {
    let clock = ContinuousClock()
    let start = clock.now
    var reported = start
    func report(isLast: Bool = false) throws {
      let now = clock.now
      guard isLast || now - reported >= .milliseconds(100) else { return }
      reported = now
      let done = played.load(ordering: .relaxed)
      progress(TournamentProgress(done: 2 * done, total: 2 * max(done, expected(done)), seconds: (now - start).seconds))
      if !isLast { try watch?.check(now) }
    }
    var workers: [WorkerThread] = []
    var failure: (any Error)?
    do {
      for worker in 0..<jobs { workers.append(try begin(worker, body)) }
      try foldAll(fold, more) { try report() }
    } catch {
      failure = error
    }
    condition.lock()
    isStopped = true
    condition.broadcast()
    condition.unlock()
    // A worker that is stuck in a battle cannot be waited for.
    if case .stuck = failure as? JournalError {
      for worker in workers { worker.detach() }
    } else {
      for worker in workers { worker.join() }
    }
    try report(isLast: true)
    if let failure { throw failure }
  }

  private func begin(_ worker: Int, _ body: @escaping @Sendable (Int) -> Void) throws -> WorkerThread {
    // Boards are values on the stack, and a search keeps one per level.
    try WorkerThread(stackSize: 16 << 20) {
      self.watch?.enter(worker)
      body(worker)
      self.watch?.leave(worker)
    }
  }

  private func foldAll(
    _ fold: (Int, PlayedPair) throws -> Void, _ more: () throws -> [Range<Int>], _ report: () throws -> Void
  ) throws {
    var run = 0
    while true {
      // Only this thread changes `folded`, `runs` and `starts`.
      if folded == total {
        let added = try more().filter { !$0.isEmpty }
        condition.lock()
        for range in added {
          runs.append(range)
          starts.append(total + range.count)
        }
        if added.isEmpty { isClosed = true }
        condition.broadcast()
        condition.unlock()
        if added.isEmpty { return }
      }
      let ready = try waitForUnits(report)
      for position in folded..<folded + ready {
        while position >= starts[run + 1] { run += 1 }
        try fold(runs[run].lowerBound + position - starts[run], ring[position % window])
      }
      condition.lock()
      folded += ready
      condition.broadcast()
      condition.unlock()
      try report()
    }
  }

  /// Waits for the next unit in order; returns how many in a row are there.
  private func waitForUnits(_ report: () throws -> Void) throws -> Int {
    condition.lock()
    defer { condition.unlock() }
    while !isReady[folded % window] {
      if let failure { throw failure }
      _ = condition.wait(until: Date(timeIntervalSinceNow: 0.1))
      condition.unlock()
      defer { condition.lock() }
      try report()
    }
    var ready = 0
    while ready < min(PairExchange.largestClaim, total - folded), isReady[(folded + ready) % window] {
      isReady[(folded + ready) % window] = false
      ready += 1
    }
    return ready
  }
}

extension Duration {
  /// The duration as a number of seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
