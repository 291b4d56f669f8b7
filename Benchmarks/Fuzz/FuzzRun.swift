import BattleCore
import CommandLineKit
import Gen5
import Gen5TestKit
import Showdown
import TestKit

/// The battles of one seed, by number.
struct FuzzRun: Sendable {
  /// Who fights.
  enum Kind: String, CaseIterable {
    case solo, moves, everything

    var pool: RandomTeams {
      switch self {
      case .solo: RandomTeams(.plain, upTo: 1)
      case .moves: RandomTeams(.plain, upTo: 6)
      case .everything: RandomTeams(.everything, upTo: 6)
      }
    }
  }

  var seed: UInt64
  /// Nil for each kind in turn.
  var kind: Kind?
  var turnLimit: Int
  var progressPath: String
  var turns: Int?
  var battles: Int?
  var seconds: Int?

  private let pools: [RandomTeams]

  init(seed: UInt64, kind: Kind?, turnLimit: Int, progressPath: String) {
    self.seed = seed
    self.kind = kind
    pools = (kind.map { [$0] } ?? Kind.allCases).map(\.pool)
    self.turnLimit = turnLimit
    self.progressPath = progressPath
  }

  private func teams(_ number: Int) -> (Team, Team) {
    pools[number % pools.count].pair(SeedTree(seed).child(number))
  }

  private func battle(_ number: Int, _ teams: (Team, Team)) -> FuzzBattle<Gen5> {
    FuzzBattle(
      teams.0, teams.1, seed: SeedTree(seed).child(number).child("battle").seed, turnLimit: turnLimit)
  }

  /// What to type to play a battle again.
  private func reproduction(_ number: Int) -> String {
    "swift run -c release Fuzz --seed \(seed)\(kind.map { " --teams \($0.rawValue)" } ?? "") --turn-limit \(turnLimit)"
      + " --only \(number)"
  }

  /// Plays until something is wrong, or there are enough turns, or time is up.
  func play(_ console: Console) throws -> ExitStatus {
    let file = try ProgressFile(progressPath)
    let clock = ContinuousClock()
    let start = clock.now
    var played = 0
    var number = 0
    var digest = Digest64()
    while played < turns ?? .max, number < battles ?? .max {
      if let seconds, clock.now - start >= .seconds(seconds) { break }
      file.write(reproduction(number))
      let result = battle(number, teams(number)).play(check: BoardCheck.fault)
      if let fault = result.fault {
        console.writeError("Fuzz: battle \(number): \(fault)\n  \(reproduction(number))\n")
        return .failed
      }
      digest.combine(result.digest)
      played += result.turns
      number += 1
      if number % 16_384 == 0 { console.writeError("\(number) battles, \(played) turns\n") }
    }
    file.remove()
    console.write("seed \(seed): \(number) battles, \(played) turns, digest \(digest.hex), nothing wrong\n")
    return .done
  }

  /// Prints one battle as protocol lines, and what was wrong with it.
  func show(_ number: Int, _ console: Console) -> ExitStatus {
    let teams = teams(number)
    var renderer = ProtocolRenderer(teams.0, teams.1)
    for team in [teams.0, teams.1] {
      for set in team.sets { console.write("\(set)\n") }
    }
    let result = battle(number, teams).play(check: BoardCheck.fault) { events in
      for event in events { renderer.append(event) }
      // Printed at once: the next step may be the one that stops the program.
      for line in renderer.takeLines() { console.write(line + "\n") }
    }
    if let fault = result.fault {
      console.writeError("Fuzz: battle \(number): \(fault)\n")
      return .failed
    }
    console.write("battle \(number): \(result.turns) turns, digest \(Digest64.hex(result.digest)), nothing wrong\n")
    return .done
  }
}
