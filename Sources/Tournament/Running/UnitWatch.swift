import Foundation
import Synchronization

/// Knows which unit each worker plays, so that a policy that traps or never answers costs its own battles and no others.
///
/// What a worker played when the process trapped, or what took longer than the limit, is written to a note beside the
/// journal. A resumed run counts those battles as aborted instead of playing them again.
@usableFromInline
final class UnitWatch: Sendable {
  private struct Seen {
    var unit: Int
    var since: ContinuousClock.Instant
  }

  /// The unit of each worker; −1 between claims.
  private let slots: Slots
  private let seen: Mutex<[Seen]>
  private let limit: Duration?
  private let notePath: String
  /// Where the run's unit 0 stands in its journal.
  private let firstUnit: Int

  /// Memory that a signal handler may read.
  private final class Slots: @unchecked Sendable {
    let units: UnsafeMutablePointer<Int>
    init(_ count: Int) {
      units = .allocate(capacity: count)
      units.initialize(repeating: -1, count: count)
    }
    // Never freed: a handler may still look while the process ends, and there is one for each run.
  }

  /// - Parameters:
  ///   - jobs: the number of workers.
  ///   - notePath: where to write down units that were not survived.
  ///   - limit: how long a unit may take; nil for ever.
  ///   - firstUnit: where the run's unit 0 stands in its journal.
  init(jobs: Int, notePath: String, limit: Duration?, firstUnit: Int = 0) {
    self.firstUnit = firstUnit
    slots = Slots(jobs)
    self.limit = limit
    self.notePath = notePath
    seen = Mutex([Seen](repeating: Seen(unit: -1, since: ContinuousClock.now), count: jobs))
    TrapNote.install(path: notePath)
  }

  deinit { TrapNote.uninstall() }

  /// Called on a worker's thread before anything else.
  func enter(_ worker: Int) { TrapNote.watch(slots.units + worker) }

  func leave(_ worker: Int) { TrapNote.watch(nil) }

  @usableFromInline
  func begin(_ unit: Int, _ worker: Int) { slots.units[worker] = firstUnit + unit }

  @usableFromInline
  func end(_ worker: Int) { slots.units[worker] = -1 }

  /// Throws when a worker has been busy with one unit for longer than the limit, after writing that down.
  func check(_ now: ContinuousClock.Instant) throws(JournalError) {
    guard let limit else { return }
    let stuck = seen.withLock { seen -> (unit: Int, for: Duration)? in
      for worker in seen.indices {
        // An old value is as good: it is looked at again.
        let unit = slots.units[worker]
        if unit != seen[worker].unit || unit < 0 { seen[worker] = Seen(unit: unit, since: now) }
        if now - seen[worker].since > limit { return (unit, now - seen[worker].since) }
      }
      return nil
    }
    guard let stuck else { return }
    TrapNote.append(stuck.unit, to: notePath)
    throw .stuck(unit: stuck.unit, seconds: Int(stuck.for.seconds))
  }
}
