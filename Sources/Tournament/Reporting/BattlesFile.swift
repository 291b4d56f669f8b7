import BattleCore
import Reports

/// Writes `battles.csv`, a row per battle in the order of the battle's number.
final class BattlesFile {
  static let columns = [
    "battle", "pairing", "pair", "side", "seed", "team_1", "team_2", "winner", "turns", "reason", "digest",
  ]

  private let file: AtomicFile
  private let schedule: Schedule
  /// Quoted once, since there is a label in most rows.
  private let winners: [String]
  private let seeds: TournamentSeeds

  init(_ path: String, schedule: Schedule, labels: [String], seeds: TournamentSeeds) throws {
    self.schedule = schedule
    self.seeds = seeds
    winners = labels.map(CSV.field)
    file = try AtomicFile(path)
    try file.write(CSV.line(BattlesFile.columns))
  }

  func add(_ played: PlayedPair, unit: Int, teams: (String, String)) throws {
    let pairing = unit / schedule.pairs
    let pair = unit % schedule.pairs
    let policies = schedule.pairing(pairing)
    let shared = ",\(seeds.battle(pair)),\(CSV.field(teams.0)),\(CSV.field(teams.1)),"
    // Plain appends: interpolation costs more than a short battle.
    var rows = ""
    for side in 0..<2 {
      let result = (side == 0 ? played.first : played.second).result
      rows += String(2 * unit + side)
      rows += ","
      rows += String(pairing)
      rows += ","
      rows += String(pair)
      rows += side == 0 ? ",0" : ",1"
      rows += shared
      rows += winner(result.outcome, side == 0 ? policies : Schedule.Pairing(policies.b, policies.a))
      rows += ","
      rows += String(result.turns)
      rows += ","
      rows += result.outcome.reason.name
      rows += ","
      rows += Digest64.hex(result.digest)
      rows += "\n"
    }
    try file.write(rows)
  }

  /// The label of the policy that won; empty for a battle that was given up.
  private func winner(_ outcome: Outcome, _ seats: Schedule.Pairing) -> String {
    if outcome.reason == .aborted { return "" }
    return switch outcome.winner {
    case .p1: winners[seats.a]
    case .p2: winners[seats.b]
    case .tie: TournamentPlan.tieWord
    }
  }

  func commit() throws { try file.commit() }
}
