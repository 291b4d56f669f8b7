import BattleCore
import Dex
import Gen5
import Policies

/// Looking ahead from the first positions of battles one against one.
enum SearchWorkloads {
  static let all = [monteCarlo("mcts", iterations: 10_000), depth("search", 2)]

  private static let count = 24

  /// Fair battles with sensible moves, as tournaments have them.
  private static let positions: [Battle] = {
    let matchups = SoloMatchups(.balanced)
    let seeds = SeedTree(1).child("bench")
    return (0..<count).map { pair in
      let (a, b) = matchups.teams(pair: pair, seeds: seeds)
      return Gen5.start(a, b, seed: seeds.child("battle").child(pair).seed).board
    }
  }()

  /// Iterations are what the rate counts, turns those of rough play and of the tree.
  private static func monteCarlo(_ name: String, iterations: Int) -> Workload {
    // The memory for the tree is made anew in each run, so allocations say nothing.
    Workload(name: name, iterations: count * iterations, isSilent: false) {
      var digest = Digest64()
      var search = MonteCarloSearch(settings: MonteCarloSettings(iterations: iterations))
      search.prepare()
      var dice = Gen5Dice(seed: 1)
      for board in positions {
        var legal = ChoiceList()
        Gen5.choices(board, for: .p1, into: &legal)
        let root = search.root(board, seat: .p1, legal: legal, dice: &dice)
        for choice in 0..<root.p1.count { digest.combine(root.p1Visits[choice]) }
      }
      digest.combine(search.turns)
      return Workload.Work(turns: search.turns, digest: digest.value)
    }
  }

  /// The rate counts decisions, turns are the nodes: how often the engine plays on.
  private static func depth(_ name: String, _ depth: Int) -> Workload {
    Workload(name: name, iterations: count, isSilent: true) {
      var digest = Digest64()
      var search = DepthSearch(depth: depth, samples: 16)
      for (index, board) in positions.enumerated() {
        var legal = ChoiceList()
        Gen5.choices(board, for: .p1, into: &legal)
        let root = search.root(board, seat: .p1, legal: legal, seed: SeedTree(1).child(index))
        digest.combine(Int((root.solution.value * 1_000_000).rounded()))
      }
      return Workload.Work(turns: search.nodes, digest: digest.value)
    }
  }
}
