import BattleCore
import Reports

/// Where the played pairs of a tournament are added up, in the order of their index.
@usableFromInline
final class TournamentLedger {
  @usableFromInline let schedule: Schedule
  private let plan: TournamentPlan
  private let labels: [String]
  private let names: [String]
  private let jobs: Int
  private let battles: BattlesFile?
  private let teamNames: (Int) -> (String, String)
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var tallies: [PairingTally]
  private var clusters: ClusterTable

  @usableFromInline
  init(
    plan: TournamentPlan, labels: [String], names: [String], jobs: Int, battlesFile: String?,
    teamNames: @escaping (Int) -> (String, String)
  ) throws {
    let schedule = try plan.schedule(labels: labels)
    guard jobs >= 1 else { throw TournamentError.outOfRange("jobs", jobs, "1 or more") }
    self.schedule = schedule
    self.plan = plan
    self.labels = labels
    self.names = names
    self.jobs = jobs
    self.teamNames = teamNames
    tallies = [PairingTally](repeating: PairingTally(), count: schedule.pairings)
    clusters = ClusterTable(policies: labels.count, pairs: plan.pairs)
    battles = try battlesFile.map { path in
      try BattlesFile(path, schedule: schedule, labels: labels, seeds: TournamentSeeds(plan.seed))
    }
    start = clock.now
  }

  @usableFromInline
  func fold(_ unit: Int, _ played: PlayedPair) throws {
    let pairing = unit / schedule.pairs
    let pair = unit % schedule.pairs
    tallies[pairing].add(played)
    clusters.add(played, pair: pair, schedule.pairing(pairing))
    if let battles { try battles.add(played, unit: unit, teams: teamNames(pair)) }
  }

  @usableFromInline
  func finish() throws -> TournamentReport {
    try battles?.commit()
    let passed = (clock.now - start).components
    return TournamentReport(
      plan: plan, schedule: schedule, labels: labels, names: names, tallies: tallies, clusters: clusters,
      hasBattlesFile: battles != nil,
      timing: RunTiming(
        seconds: Double(passed.seconds) + Double(passed.attoseconds) * 1e-18, jobs: jobs))
  }
}
