import BattleCore
import Kit
import Policies

/// Whole battles under the kit's rules.
enum KitWorkloads {
  static let all = [
    playouts("kit-random", KitPolicy(.random)), playouts("kit-heuristic", KitPolicy(.heuristic)),
  ]

  /// Anybody against anybody with any moves, so that all of the rules are met.
  private static let teams: [(Kit.Team, Kit.Team)] = {
    let matchups = KitMatchups(.any)
    let seeds = SeedTree(1).child("bench")
    return (0..<1_000).map { matchups.teams(pair: $0, seeds: seeds) }
  }()

  private static let turnLimit = 200

  /// Every battle between two copies of a policy.
  private static func playouts(_ name: String, _ policy: KitPolicy) -> Workload {
    Workload(name: name, iterations: teams.count, isSilent: true) {
      var digest = Digest64()
      var turns = 0
      var one = policy
      var two = policy
      for index in teams.indices {
        let seeds = SeedTree(2).child(index)
        one.begin(GameContext(seat: .p1, seed: seeds.child("p1").seed))
        two.begin(GameContext(seat: .p2, seed: seeds.child("p2").seed))
        var game = Kit.start(teams[index].0, teams[index].1, seed: seeds.child("battle").seed)
        let result = playGame(Kit.self, &game, &one, &two, turnLimit: turnLimit)
        digest.combine(result.digest)
        turns += result.turns
      }
      return Workload.Work(turns: turns, digest: digest.value)
    }
  }
}
