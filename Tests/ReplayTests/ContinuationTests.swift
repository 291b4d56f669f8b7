import BattleCore
import Gen5
import Policies
import Replay
import Testing
import Tournament

/// Chances by playing on, against values that are known exactly.
@Suite struct ContinuationTests {
  @Test(
    "the solver's exact value lies in the interval, whoever of the two plays on", arguments: ["heuristic", "solve"])
  func exactValue(policy: String) throws {
    let parameters = policy == "solve" ? [("depth", "3"), ("limit", "2000")] : []
    let player = try Duels.policy(policy, parameters)
    let timeline = try Timeline.played(try Duels.setup(player, player))
    let board = timeline.moments[0].game.board
    var solver = ExactSolver(depth: 4, limit: 20_000)
    let solution = solver.solve(board, seat: .p1, legal: Gen5.legal(board, .p1))
    let exact = try #require(solution)
    #expect(exact.value.isExact)
    #expect(abs(exact.value.lower - 0.81) < 1e-12)
    let continuation = Continuation<Gen5>(battles: 300, seed: 5, jobs: 2, playsOn: player)
    let chance = continuation.chances([.init(moment: 0)], in: timeline)[0]
    #expect(chance.battles == 300)
    #expect(chance.interval.low <= 0.81 && 0.81 <= chance.interval.high)
    #expect(chance.interval.high - chance.interval.low < 0.1)
  }

  @Test("a wasted turn costs what the solver says it does")
  func costs() throws {
    let player = try Duels.policy("heuristic")
    var orders = Orders<Gen5>()
    try orders.add("p1@1=splash")
    let timeline = try Timeline.played(Duels.setup(player, player), orders: orders)
    let board = timeline.moments[0].game.board
    var solver = ExactSolver(depth: 4, limit: 20_000)
    let solution = solver.solve(board, seat: .p1, legal: Gen5.legal(board, .p1))
    let exact = try #require(solution)
    let loss = try #require(exact.loss(of: timeline.moments[0].choices[0], .p1))
    // Splash leaves one attack for two hits.
    #expect(abs(loss - 0.81) < 1e-12)
    let continuation = Continuation<Gen5>(battles: 500, seed: 7, jobs: 1)
    let costs = continuation.costs(of: timeline, moments: 0..<1)
    #expect(costs.map(\.seat) == [.p1, .p2])
    let own = costs[0]
    #expect(own.best != own.chosen)
    #expect(own.options[own.chosen].chance.wins == 0)
    #expect(abs(own.cost.mean - loss) <= own.cost.margin)
    #expect(own.cost.isClear)
    // The other side did the right thing.
    #expect(costs[1].best == costs[1].chosen && costs[1].cost.mean == 0 && !costs[1].cost.isClear)
  }

  @Test("any number of workers gives the same")
  func workers() throws {
    let random = try Duels.policy("random")
    let timeline = try Timeline.played(Duels.setup(random, random))
    let all = [1, 3].map { jobs in
      Continuation<Gen5>(battles: 150, seed: 3, jobs: jobs).curve(of: timeline)
    }
    #expect(all[0] == all[1])
    #expect(Set(all[0].map(\.wins)).count > 1)
    // Random policies draw anew in every battle.
    #expect((1..<150).contains(all[0][0].wins))
  }
}
