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

  private let note: TrapNote
  private let seen: Mutex<[Seen]>
  private let limit: Duration?
  /// Where the run's unit 0 stands in its journal.
  private let firstUnit: Int

  /// - Parameters:
  ///   - jobs: the number of workers.
  ///   - notePath: where to write down units that were not survived.
  ///   - limit: how long a unit may take; nil for ever.
  ///   - firstUnit: where the run's unit 0 stands in its journal.
  init(jobs: Int, notePath: String, limit: Duration?, firstUnit: Int = 0) {
    self.firstUnit = firstUnit
    self.limit = limit
    note = TrapNote(path: notePath, workers: jobs)
    seen = Mutex([Seen](repeating: Seen(unit: -1, since: ContinuousClock.now), count: jobs))
  }

  /// Called on a worker's thread before anything else.
  func enter(_ worker: Int) { note.enter(worker) }

  func leave(_ worker: Int) { note.leave() }

  @usableFromInline
  func begin(_ unit: Int, _ worker: Int) { note.slots[worker].unit = firstUnit + unit }

  @usableFromInline
  func end(_ worker: Int) { note.slots[worker].unit = -1 }

  /// Throws when a worker has been busy with one unit for longer than the limit, after writing that down.
  func check(_ now: ContinuousClock.Instant) throws(JournalError) {
    guard let limit else { return }
    let stuck = seen.withLock { seen -> (unit: Int, for: Duration)? in
      for worker in seen.indices {
        // An old value is as good: it is looked at again.
        let unit = note.slots[worker].unit
        if unit != seen[worker].unit || unit < 0 { seen[worker] = Seen(unit: unit, since: now) }
        if now - seen[worker].since > limit { return (unit, now - seen[worker].since) }
      }
      return nil
    }
    guard let stuck else { return }
    note.append(stuck.unit)
    throw .stuck(unit: stuck.unit, seconds: Int(stuck.for.seconds))
  }
}
