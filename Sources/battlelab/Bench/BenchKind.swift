import BattleCore
import Dex
import Gen5
import Policies
import Reports
import Tournament

/// The things whose speed is measured.
enum BenchKind: String, CaseIterable {
  case damage, battles, decisions

  /// Enough for a second or less.
  var defaultCount: Int {
    switch self {
    case .damage: 2_000_000
    case .battles: 5_000
    case .decisions: 50_000
    }
  }

  /// The measurements: one, or one for each policy.
  func rows(_ plan: BenchPlan, count: Int) -> [[Cell]] {
    switch self {
    case .damage:
      let positions = BenchPositions(seed: plan.seed)
      return [row("-", count, plan) { positions.damage(count) }]
    case .battles:
      return plan.policies.map { policy in row(policy.label, count, plan) { BenchKind.battles(policy, count, plan) } }
    case .decisions:
      let positions = BenchPositions(seed: plan.seed)
      return plan.policies.map { policy in
        row(policy.label, count, plan) { positions.decisions(policy.make(0), count) }
      }
    }
  }

  /// Runs the work several times; it must come out the same every time.
  private func row(_ policy: String, _ count: Int, _ plan: BenchPlan, _ work: () -> UInt64) -> [Cell] {
    let clock = ContinuousClock()
    var rates: [Double] = []
    var checksum: UInt64 = 0
    for _ in 0..<plan.runs {
      let start = clock.now
      checksum = work()
      let passed = (clock.now - start).components
      let seconds = Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
      rates.append(Double(count) / max(seconds, 1e-9))
    }
    rates.sort()
    let numbers = [rates[rates.count / 2], rates[0], rates[rates.count - 1]]
    return [.text(rawValue), .text(policy), .integer(count)] + numbers.map { .integer(Int($0)) }
      + [.text(Digest64.hex(checksum))]
  }

  /// Battles of a policy against itself, as a tournament plays them.
  private static func battles(
    _ policy: Tournament.PolicyEntry<Gen5Policy>, _ count: Int, _ plan: BenchPlan
  ) -> UInt64 {
    var other = policy
    other.label += "'"
    other.stream += "'"
    let work = PairWork(
      schedule: Schedule(.roundRobin, policies: 2, pairs: (count + 1) / 2), seeds: TournamentSeeds(plan.seed),
      turnLimit: Format.solo.turnLimit)
    var digest = Digest64()
    do {
      try playPairs(
        work, policies: [policy, other], matchups: SoloSource(.balanced), jobs: plan.jobs, progress: { _ in }
      ) { _, pair in
        digest.combine(pair.first.result.digest)
        digest.combine(pair.second.result.digest)
      }
    } catch {
      preconditionFailure("adding up digests does not fail: \(error)")
    }
    return digest.value
  }
}
