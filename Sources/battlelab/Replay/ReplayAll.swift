import BattleCore
import CommandLineKit
import Foundation
import Policies
import Replay
import Showdown
import Synchronization

/// Plays every battle of a tournament again and compares the digests with those of its rows.
struct ReplayAll<Played: PlayedRules> {
  private let battles: TournamentBattles<Played>
  private let rows: [(battle: Int, digest: String)]
  private let jobs: Int
  private let isQuiet: Bool

  init(_ manifest: StoredManifest, _ folder: String, _ arguments: Arguments) throws {
    if arguments.positionals.count > 1 { throw CommandError("--all plays every battle: leave BATTLE out") }
    let battles = TournamentBattles(try TournamentSetup<Played>(manifest))
    jobs = arguments[CommonOption.jobs]
    isQuiet = arguments[CommonOption.quiet]
    let file = OutputFolder.file("battles.csv", in: folder)
    var rows: [(battle: Int, digest: String)] = []
    var problem: String?
    let isThere = try BattlesFileReader.rows(in: file) { row in
      guard let battle = row["battle"].flatMap(Int.init), let digest = row["digest"] else {
        problem = "row \(rows.count + 1) has no battle or no digest"
        return false
      }
      rows.append((battle: battle, digest: digest))
      return true
    }
    if !isThere { problem = "there is no such file; write it with --battles-csv" }
    if let bad = rows.first(where: { $0.battle >= battles.count }) { problem = "there is no battle \(bad.battle)" }
    if let problem { throw CommandError("\(file): \(problem)", status: .badData) }
    self.battles = battles
    self.rows = rows
  }

  var job: Job {
    { console in
      let start = ContinuousClock.now
      // Calls come one at a time, under the lock.
      nonisolated(unsafe) var line = ProgressLine("battles", console: console, isQuiet: isQuiet)
      let done = Mutex(0)
      let rows = rows
      let battles = battles
      let digests = Workers.map(rows.count, jobs: jobs) { index -> String in
        let digest = ReplayAll.digest(battles, rows[index].battle)
        done.withLock {
          $0 += 1
          line.update(done: $0, total: rows.count, seconds: (ContinuousClock.now - start).seconds)
        }
        return digest
      }
      line.finish(done: rows.count, total: rows.count, seconds: (ContinuousClock.now - start).seconds)
      let different = rows.indices.filter { digests[$0] != rows[$0].digest }
      for index in different.prefix(10) {
        console.write(
          "battle \(rows[index].battle): its row says \(rows[index].digest), here it is \(digests[index])\n")
      }
      console.write("\(rows.count - different.count) of \(rows.count) battles have the digest of their row\n")
      return different.isEmpty ? .done : .failed
    }
  }

  private static func digest(_ battles: TournamentBattles<Played>, _ battle: Int) -> String {
    guard let source = try? battles.source(battle), let timeline = try? Timeline.played(source.setup) else {
      return "no battle"
    }
    return Digest64.hex(timeline.digest)
  }
}

extension Duration {
  /// The duration in seconds.
  var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
