import Dispatch
import Synchronization

/// Runs independent jobs on several threads; results come back in the order of the jobs.
package enum Workers {
  package static func map<Result: Sendable>(
    _ count: Int, jobs: Int, _ work: @Sendable (Int) -> Result
  ) -> [Result] {
    let next = Atomic<Int>(0)
    let results = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, count))) { _ in
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < count else { return }
        let result = work(index)
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { found in (0..<count).compactMap { found[$0] } }
  }
}
