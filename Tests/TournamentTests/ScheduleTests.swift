import BattleCore
import Testing
import Tournament

@Suite("Schedule and seeds")
struct ScheduleTests {
  @Test func roundRobinInListedOrder() {
    let schedule = Schedule(.roundRobin, policies: 4, pairs: 10)
    let pairings = (0..<schedule.pairings).map { schedule.pairing($0) }
    #expect(pairings.map { [$0.a, $0.b] } == [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]])
    #expect(schedule.battles == 120)
    #expect(schedule.battle(pairing: 2, pair: 3, side: 1) == 47)
  }

  @Test func gauntletIsOneAgainstAll() {
    let schedule = Schedule(.gauntlet, policies: 4, pairs: 10)
    #expect((0..<schedule.pairings).map { schedule.pairing($0) }.map { [$0.a, $0.b] } == [[0, 1], [0, 2], [0, 3]])
  }

  @Test func battleNumbersAreDense() {
    let schedule = Schedule(.roundRobin, policies: 3, pairs: 5)
    var numbers: [Int] = []
    for pairing in 0..<schedule.pairings {
      for pair in 0..<5 { numbers += [0, 1].map { schedule.battle(pairing: pairing, pair: pair, side: $0) } }
    }
    #expect(numbers == Array(0..<schedule.battles))
  }

  @Test(arguments: [
    (["a"], 1, "a tournament needs two policies or more, not 1"),
    (["a", ""], 1, "a policy needs a label"),
    (["a", "b", "a"], 1, "two policies are called 'a': give one of them another label"),
    (["a", "tie"], 1, "'tie' cannot be a policy's label: it stands for a battle that nobody won"),
    (["a", "b"], 0, "pairs must be 1 or more, not 0"),
    (["a", "b"], Int.max, "pairs must be 1 to 2305843009213693951, not 9223372036854775807"),
  ])
  func wrongPlansAreRefused(labels: [String], pairs: Int, message: String) {
    let plan = TournamentPlan(pairs: pairs, turnLimit: 10)
    let error = #expect(throws: TournamentError.self) { try plan.schedule(labels: labels) }
    #expect(error?.description == message)
  }

  @Test func seedsDependOnPairLabelAndSeat() {
    let seeds = TournamentSeeds(1)
    let all: [UInt64] = [
      seeds.battle(0), seeds.battle(1), seeds.teams(0).seed, seeds.policy(1, .p1, pair: 0),
      seeds.policy(1, .p2, pair: 0), seeds.policy(2, .p1, pair: 0), seeds.policy(1, .p1, pair: 1),
      TournamentSeeds(2).battle(0),
    ]
    #expect(Set(all).count == all.count)
  }
}
