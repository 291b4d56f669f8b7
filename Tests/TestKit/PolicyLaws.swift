public import BattleCore

/// Laws that every policy keeps, checked over whole battles against a random opponent, in both seats.
public struct PolicyLaws<P: Policy> {
  public typealias R = P.Rules

  public var matchups: [(R.Team, R.Team)]
  public var seeds: Range<UInt64>
  public var turnLimit: Int
  /// Whether the policy promises not to use what `conceal` hides.
  public var ignoresHidden: Bool
  public var make: () -> P
  /// Checking stops after this many violations.
  public var limit = 10

  public init(
    matchups: [(R.Team, R.Team)], seeds: Range<UInt64>, turnLimit: Int = R.info.defaultTurnLimit,
    ignoresHidden: Bool = false, make: @escaping () -> P
  ) {
    self.matchups = matchups
    self.seeds = seeds
    self.turnLimit = turnLimit
    self.ignoresHidden = ignoresHidden
    self.make = make
  }

  /// Plays each match-up with each seed from both seats and returns what did not hold.
  public func violations() -> [Violation] {
    var found: [Violation] = []
    // One copy lives through all battles; where it differs from fresh ones, `begin` has not reset it.
    var veteran = make()
    for (index, teams) in matchups.enumerated() {
      for seed in seeds {
        for seat in Seat.allCases where found.count < limit {
          check(index, teams, seed, seat, &veteran, &found)
        }
      }
    }
    return found
  }

  private func check(
    _ matchup: Int, _ teams: (R.Team, R.Team), _ seed: UInt64, _ seat: Seat, _ veteran: inout P,
    _ found: inout [Violation]
  ) {
    let context = GameContext(seat: seat, seed: SeedTree(seed).child("policy").seed)
    var fresh = make()
    var twin = make()
    var blind = Concealed(make())
    fresh.begin(context)
    twin.begin(context)
    blind.begin(context)
    veteran.begin(context)
    var game = R.start(teams.0, teams.1, seed: seed)
    var chooser = RandomChooser(seed: seed)
    var decision = 0
    while R.turn(game.board) <= turnLimit && found.count < limit {
      let own = R.legal(game.board, seat)
      var answer = Choice.pass
      if own.count == 1 { answer = own[0] }
      if own.count > 1 {
        answer = fresh.choose(game.board, own)
        var broken: [(Law, Choice)] = []
        if !own.contains(answer) { broken.append((.illegal, answer)) }
        let same = twin.choose(game.board, own)
        if same != answer { broken.append((.policySeed, same)) }
        let old = veteran.choose(game.board, own)
        if old != answer { broken.append((.reset, old)) }
        if ignoresHidden {
          let unseen = blind.choose(game.board, own)
          if unseen != answer { broken.append((.hidden, unseen)) }
        }
        for (law, other) in broken {
          found.append(
            Violation(
              law, matchup: matchup, seed: seed, decision: decision,
              "\(seat.name) of \(own.array.map(\.rawValue)): \(answer.rawValue), then \(other.rawValue)"))
        }
        // After a difference everything that follows differs too.
        if !broken.isEmpty { return }
      }
      let other = chooser.pick(R.legal(game.board, seat.other))
      let outcome =
        seat == .p1 ? R.advance(&game, answer, other) : R.advance(&game, other, answer)
      if outcome != nil { return }
      decision += 1
    }
  }
}
