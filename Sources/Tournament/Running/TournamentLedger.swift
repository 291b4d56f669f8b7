import BattleCore
import Reports

/// Where the played pairs of a tournament are added up.
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
  private var sums: Sums

  /// All that changes, in one piece, so that adding a unit is one access.
  private struct Sums {
    var tallies: [PairingTally]
    var evidence: [PairingEvidence]
    var clusters: ClusterTable
    /// Pairs that were added, by pairing.
    var counted: [Int]
    var board: StoppingBoard?
    var current = 0
  }

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
    sums = Sums(
      tallies: [PairingTally](repeating: PairingTally(), count: schedule.pairings),
      evidence: [PairingEvidence](repeating: PairingEvidence(), count: schedule.pairings),
      clusters: ClusterTable(policies: labels.count, pairs: plan.pairs),
      counted: [Int](repeating: 0, count: schedule.pairings),
      board: plan.test.map { StoppingBoard($0, schedule: schedule) })
    battles = try battlesFile.map { path in
      try BattlesFile(path, schedule: schedule, labels: labels, seeds: TournamentSeeds(plan.seed))
    }
    start = clock.now
  }

  /// Adds a unit. Units of a pairing come in the order of their pairs; `battles.csv` needs the pairings in order, too.
  @usableFromInline
  func fold(_ unit: Int, _ played: PlayedPair) throws { try fold(unit, played, &sums) }

  private func fold(_ unit: Int, _ played: PlayedPair, _ sums: inout Sums) throws {
    let pairing = unit / schedule.pairs
    let pair = unit % schedule.pairs
    // A gap shows at the end, as a pairing that is not complete.
    guard pairing < schedule.pairings, pair == sums.counted[pairing] else { return }
    if sums.board != nil {
      // Pairs behind the one that decided count in nothing.
      guard sums.board?.stop(pairing) == nil else { return }
      sums.board?.add(unit, played)
    } else if pairing != sums.current {
      sums.evidence[sums.current].seal()
      sums.current = pairing
    }
    sums.counted[pairing] += 1
    sums.tallies[pairing].add(played)
    sums.evidence[pairing].add(played)
    sums.clusters.add(played, pair: pair, schedule.pairing(pairing))
    if let battles { try battles.add(played, unit: unit, teams: teamNames(pair)) }
  }

  /// How many pairs of a pairing count, once its test has decided.
  private func stop(_ pairing: Int) -> Int? { sums.board?.stop(pairing) }

  /// The first unit from `unit` on that may still count.
  func nextOfInterest(_ unit: Int) -> Int {
    var pairing = unit / schedule.pairs
    var next = unit
    while pairing < schedule.pairings, let stop = stop(pairing), next - pairing * schedule.pairs >= stop {
      pairing += 1
      next = pairing * schedule.pairs
    }
    return next
  }

  /// The next round of a tournament whose pairings are stopped early; nil for any other.
  func nextRound() -> [Range<Int>]? { sums.board?.nextRound() }

  /// How many more units that tournament may play.
  var mostLeft: Int? { sums.board?.mostLeft }

  /// The report; throws when units are missing.
  @usableFromInline
  func finish() throws -> TournamentReport {
    let missing = (0..<schedule.pairings).compactMap { pairing -> Range<Int>? in
      let wanted = sums.board == nil ? schedule.pairs : stop(pairing) ?? schedule.pairs
      if sums.counted[pairing] == wanted { return nil }
      return pairing * schedule.pairs + sums.counted[pairing]..<pairing * schedule.pairs + wanted
    }
    guard missing.isEmpty else { throw JournalError.missing(units: missing) }
    try battles?.commit()
    return TournamentReport(
      plan: plan, schedule: schedule, labels: labels, names: names, tallies: sums.tallies,
      evidence: sums.evidence, lines: sums.board?.lines, clusters: sums.clusters, hasBattlesFile: battles != nil,
      timing: RunTiming(seconds: (clock.now - start).seconds, jobs: jobs))
  }
}
