import Foundation

/// What a worker has claimed: units in a row, and where they stand in the order of play.
@usableFromInline
struct Claim: Sendable {
  @usableFromInline let units: Range<Int>
  @usableFromInline let position: Int
}

/// Hands units to workers and folds what they played in the order of play.
///
/// Units are numbered by position: their place in the list of ranges to be played. Played pairs wait in a ring of fixed
/// size. A worker that is too far ahead of the slowest unit waits, so memory does not grow with the number of pairs. The
/// unit that the fold waits for is always within the ring, so nobody waits for ever.
///
/// Whichever worker delivers next folds all that is ready in a row, while the others play on: one at a time, so that
/// what the fold adds to needs no lock, and in an order that the number of workers does not change.
///
/// Safe to share: a slot of the ring belongs to the worker that claimed its unit until `deliver`, then to whoever folds
/// until the unit is folded; `condition` orders the two. All other fields that change, and what the fold and `more`
/// touch, are touched with `condition` locked, or by the one that set `isFolding`.
@usableFromInline
final class PairExchange: @unchecked Sendable {
  /// What becomes of played units, and where new ones come from. Called by one thread at a time.
  struct Work {
    /// How many units will be played in all, given how many were.
    var expected: (Int) -> Int
    /// The next runs of units, asked for when all that came before are folded; none at the end.
    var more: () throws -> [Range<Int>]
    var fold: (Int, PlayedPair) throws -> Void
  }

  private let jobs: Int
  private let window: Int
  private let ring: UnsafeMutableBufferPointer<PlayedPair>
  private let keep: (@Sendable (Int, [PlayedPair]) throws -> Void)?
  @usableFromInline let watch: UnitWatch?

  private let condition = NSCondition()
  private var runs: [Range<Int>] = []
  /// Of the first unit of each run, and behind the last.
  private var starts = [0]
  private var next = 0
  private var nextRun = 0
  private var isReady: [Bool]
  private var played = 0
  private var folded = 0
  private var foldedRun = 0
  /// How many units will be played in all, as far as is known.
  private var expected = 0
  private var work: Work?
  private var isFolding = false
  /// Workers for whom there is no unit yet.
  private var waiting = 0
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
      waiting += 1
      condition.wait()
      waiting -= 1
    }
    return nil
  }

  /// Keeps one played unit of a claim.
  @usableFromInline
  func store(_ pair: PlayedPair, at position: Int) { ring[position % window] = pair }

  /// Gives a claim back, complete, and folds what is ready.
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
    defer { condition.unlock() }
    played += claim.units.count
    if let failed { stop(failed) }
    for offset in 0..<claim.units.count { isReady[(claim.position + offset) % window] = true }
    foldReady()
  }

  /// Runs `body` on each worker's thread until all is folded and all workers have ended.
  ///
  /// The fold and `more` are called by the workers, one at a time.
  ///
  /// - Parameter progress: called on this thread about ten times a second, and at the end.
  @usableFromInline
  func run(
    expected: (Int) -> Int, progress: (TournamentProgress) -> Void, more: () throws -> [Range<Int>],
    fold: (Int, PlayedPair) throws -> Void, body: @escaping @Sendable (Int) -> Void
  ) throws {
    // Nothing is folded or asked for when `runAll` has ended.
    try withoutActuallyEscaping(expected) { expected in
      try withoutActuallyEscaping(more) { more in
        try withoutActuallyEscaping(fold) { fold in
          try runAll(Work(expected: expected, more: more, fold: fold), progress, body)
        }
      }
    }
  }

  private func runAll(
    _ work: Work, _ progress: (TournamentProgress) -> Void, _ body: @escaping @Sendable (Int) -> Void
  ) throws {
    let clock = ContinuousClock()
    let start = clock.now
    func report() -> ContinuousClock.Instant {
      condition.lock()
      let (done, total) = (played, max(played, expected))
      condition.unlock()
      let now = clock.now
      progress(TournamentProgress(done: 2 * done, total: 2 * total, seconds: (now - start).seconds))
      return now
    }
    var workers: [WorkerThread] = []
    var stuck: (any Error)?
    do {
      begin(work)
      for worker in 0..<jobs { workers.append(try begin(worker, body)) }
      while !waitForEnd() { try watch?.check(report()) }
    } catch {
      if case .stuck = error as? JournalError { stuck = error }
      condition.lock()
      stop(error)
      condition.unlock()
    }
    end()
    // A worker that is stuck in a battle cannot be waited for.
    for worker in workers { if stuck == nil { worker.join() } else { worker.detach() } }
    _ = report()
    if let error = stuck ?? failure { throw error }
  }

  /// Takes the first units.
  private func begin(_ work: Work) {
    condition.lock()
    defer { condition.unlock() }
    self.work = work
    foldReady()
  }

  /// Waits a moment; returns whether there is nothing more to do.
  private func waitForEnd() -> Bool {
    condition.lock()
    defer { condition.unlock() }
    let end = Date(timeIntervalSinceNow: 0.1)
    while !isClosed && !isStopped {
      if !condition.wait(until: end) { break }
    }
    return isClosed || isStopped
  }

  /// Waits until nobody folds, and sees to it that nobody does again.
  private func end() {
    condition.lock()
    defer { condition.unlock() }
    isStopped = true
    condition.broadcast()
    while isFolding { condition.wait() }
    work = nil
  }

  /// Ends the run with an error; the first one counts. Called with `condition` locked.
  private func stop(_ error: any Error) {
    if failure == nil { failure = error }
    isStopped = true
    condition.broadcast()
  }

  private func begin(_ worker: Int, _ body: @escaping @Sendable (Int) -> Void) throws -> WorkerThread {
    // Boards are values on the stack, and a search keeps one per level.
    try WorkerThread(stackSize: 16 << 20) {
      self.watch?.enter(worker)
      body(worker)
      self.watch?.leave(worker)
    }
  }

  /// Folds all that is ready in a row, unless somebody is at it, and asks for more units when all are folded. Called with
  /// `condition` locked; while it folds it is not.
  private func foldReady() {
    guard !isFolding, let work else { return }
    isFolding = true
    defer { isFolding = false }
    while !isStopped && !isClosed {
      do {
        if folded == total { try add(work.more()) }
        let ready = takeReady()
        if ready == 0 { break }
        try fold(ready, work)
        folded += ready
        if waiting > 0 { condition.broadcast() }
      } catch {
        stop(error)
      }
    }
    expected = work.expected(played)
    if isClosed || isStopped { condition.broadcast() }
  }

  /// Called with `condition` locked, which it is not while units are folded.
  private func fold(_ ready: Int, _ work: Work) throws {
    condition.unlock()
    defer { condition.lock() }
    // Only the thread that folds changes `folded`, `foldedRun`, `runs` and `starts`.
    for position in folded..<folded + ready {
      while position >= starts[foldedRun + 1] { foldedRun += 1 }
      try work.fold(runs[foldedRun].lowerBound + position - starts[foldedRun], ring[position % window])
    }
  }

  private func add(_ more: [Range<Int>]) {
    let added = more.filter { !$0.isEmpty }
    for range in added {
      runs.append(range)
      starts.append(total + range.count)
    }
    if added.isEmpty { isClosed = true }
    if waiting > 0 { condition.broadcast() }
  }

  /// How many units in a row are there, from the next in order on.
  private func takeReady() -> Int {
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
