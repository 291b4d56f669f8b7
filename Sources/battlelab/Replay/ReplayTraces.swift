import CommandLineKit
import Foundation
import Replay
import Showdown
import Synchronization

/// Plays every reference battle of a file, and each again from the input log that comes of it.
struct ReplayTraces {
  private let path: String
  private let lines: [[UInt8]]
  private let jobs: Int
  private let isQuiet: Bool

  init(_ path: String, _ arguments: Arguments) throws(CommandError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw CommandError("\(path): the file cannot be read", status: .badData)
    }
    guard data.first == UInt8(ascii: "{"), !SavedBattle.isMeant(String(decoding: data.prefix(400), as: UTF8.self))
    else {
      throw CommandError("--all needs the folder of a tournament, or a file of reference battles")
    }
    self.path = path
    lines = data.split(separator: UInt8(ascii: "\n")).map(Array.init)
    jobs = arguments[CommonOption.jobs]
    isQuiet = arguments[CommonOption.quiet]
  }

  var job: Job {
    { console in
      let start = ContinuousClock.now
      // Calls come one at a time, under the lock.
      nonisolated(unsafe) var line = ProgressLine("battles", console: console, isQuiet: isQuiet)
      let done = Mutex(0)
      let lines = lines
      let problems = Workers.map(lines.count, jobs: jobs) { index -> String? in
        let problem: String?
        do {
          let trace = try TraceBattle(line: lines[index])
          problem = InputLogs.problem(with: trace).map { "\(trace.id): \($0)" }
        } catch {
          problem = "line \(index + 1): \(error)"
        }
        done.withLock {
          $0 += 1
          line.update(done: $0, total: lines.count, seconds: (ContinuousClock.now - start).seconds)
        }
        return problem
      }.compactMap(\.self)
      line.finish(done: lines.count, total: lines.count, seconds: (ContinuousClock.now - start).seconds)
      for problem in problems.prefix(10) { console.write(problem + "\n") }
      console.write(
        "\(lines.count - problems.count) of \(lines.count) battles are the reference's, and the same from their input "
          + "logs\n")
      return problems.isEmpty ? .done : .failed
    }
  }
}
