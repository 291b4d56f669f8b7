public import BattleCore

/// A digest of what a policy decides in a few fixed battles. Where two versions of a policy differ in it, they decide
/// otherwise; where they agree they need not be the same.
///
/// Each battle is played twice from fixed seeds, and the policy is asked for both seats: once on choices that are drawn, so
/// that any policy meets the same positions, and once on its own.
public enum PolicyFingerprint {
  /// - Parameters:
  ///   - policy: as it is before a battle.
  ///   - battles: the teams of each battle.
  ///   - turns: how many turns of each battle are played.
  /// - Returns: sixteen hexadecimal digits.
  public static func of<P: Policy>(_ policy: P, battles: [(P.Rules.Team, P.Rules.Team)], turns: Int) -> String {
    var digest = Digest64()
    for (index, teams) in battles.enumerated() {
      for playsOwn in [false, true] {
        let seeds = SeedTree(0).child("policy fingerprint").child(index)
        var game = P.Rules.start(teams.0, teams.1, seed: seeds.child("battle").seed)
        var dice = Gen5Dice(seed: seeds.child("choices").seed)
        var policies = [policy, policy]
        for seat in Seat.allCases {
          policies[seat.index].begin(GameContext(seat: seat, seed: seeds.child("policy").child(seat.index).seed))
        }
        while P.Rules.turn(game.board) <= turns {
          var chosen = InlinePair(Choice.pass, Choice.pass)
          for seat in Seat.allCases {
            var legal = ChoiceList()
            P.Rules.choices(game.board, for: seat, into: &legal)
            if legal.count == 0 { continue }
            chosen[seat] = legal[dice.below(legal.count, .other)]
            if legal.count == 1 { continue }
            let choice = policies[seat.index].choose(game.board, legal)
            digest.combine(UInt64(choice.rawValue))
            if playsOwn, legal.contains(choice) { chosen[seat] = choice }
          }
          if P.Rules.advance(&game, chosen.p1, chosen.p2) != nil { break }
        }
      }
    }
    return digest.hex
  }
}

extension Gen5Policy {
  /// What it decides as a digest (`PolicyFingerprint`); nil for a policy from outside, whose model and words say what it
  /// is.
  ///
  /// Policies that look ahead are asked about few positions and with little to spend, which shows as well whether they
  /// decide otherwise.
  public var fingerprint: String? {
    switch self {
    case .random, .maxPower, .maxDamage, .heuristic:
      return PolicyFingerprint.of(self, battles: Gen5Probes.all, turns: Gen5Probes.turns)
    case .search(let policy):
      var search = policy.search
      search.depth = min(search.depth, 2)
      search.samples = min(search.samples, 2)
      return Gen5Policy.brief(SearchPolicy(search: search))
    case .monteCarlo(let policy):
      var settings = policy.search.settings
      settings.iterations = min(settings.iterations, Gen5Probes.iterations)
      return Gen5Policy.brief(MonteCarloPolicy(settings: settings))
    case .bestResponse(let policy):
      var settings = policy.settings
      settings.search.iterations = min(settings.search.iterations, Gen5Probes.iterations)
      return Gen5Policy.brief(BestResponsePolicy(settings: settings))
    case .solve(let policy):
      var solver = policy.solver
      solver.depth = min(solver.depth, 2)
      solver.limit = min(solver.limit, Gen5Probes.limit)
      return PolicyFingerprint.of(SolvePolicy(solver: solver), battles: Gen5Probes.certain, turns: 3)
    case .outside: return nil
    }
  }

  private static func brief<P: Policy>(_ policy: P) -> String where P.Rules == Rules {
    PolicyFingerprint.of(policy, battles: Gen5Probes.few, turns: 1)
  }
}

extension KitPolicy {
  /// What it decides as a digest (`PolicyFingerprint`).
  public var fingerprint: String {
    PolicyFingerprint.of(self, battles: KitProbes.all, turns: KitProbes.turns)
  }
}
