public import BattleCore

/// Laws that every rule set keeps, checked at each decision of random battles.
///
///     #expect(RulesetLaws<ToyRules>(matchups: pairs, seeds: 0..<20).violations() == [])
public struct RulesetLaws<R: Ruleset> {
  public var matchups: [(R.Team, R.Team)]
  public var seeds: Range<UInt64>
  public var turnLimit: Int
  /// More decisions than this within a turn count as stuck.
  public var decisionsPerTurn = 64
  /// Checking stops after this many violations.
  public var limit = 10

  public init(
    matchups: [(R.Team, R.Team)], seeds: Range<UInt64>, turnLimit: Int = R.info.defaultTurnLimit
  ) {
    self.matchups = matchups
    self.seeds = seeds
    self.turnLimit = turnLimit
  }

  /// Plays each match-up with each seed and returns what did not hold.
  public func violations() -> [Violation] {
    var found: [Violation] = []
    for (index, teams) in matchups.enumerated() {
      for seed in seeds {
        if found.count >= limit { return found }
        let before = found.count
        let first = check(index, teams, seed, &found)
        // A check that found something may have stopped early.
        if found.count == before, replay(teams, seed) != first {
          found.append(Violation(.battleSeed, matchup: index, seed: seed, decision: 0))
        }
      }
    }
    return found
  }

  private func check(
    _ matchup: Int, _ teams: (R.Team, R.Team), _ seed: UInt64, _ found: inout [Violation]
  ) -> UInt64 {
    var decision = 0
    func report(_ law: Law, _ detail: String = "") {
      found.append(Violation(law, matchup: matchup, seed: seed, decision: decision, detail))
    }
    var game = R.start(teams.0, teams.1, seed: seed)
    var log = EventLog<R.Event>()
    if R.fingerprint(R.start(teams.0, teams.1, seed: seed, log: &log)) != R.fingerprint(game) { report(.log, "start") }
    if R.turn(game.board) != 1 { report(.turn, "starts at \(R.turn(game.board))") }
    var chooser = RandomChooser(seed: seed)
    var turn = R.turn(game.board)
    var sinceTurn = 0
    while turn <= turnLimit, found.count < limit {
      let legal = (R.legal(game.board, .p1), R.legal(game.board, .p2))
      if legal.0.isEmpty && legal.1.isEmpty {
        report(.nobodyDecides)
        break
      }
      checkBoard(game.board, legal, report)
      let a = chooser.pick(legal.0)
      let b = chooser.pick(legal.1)
      let before = R.fingerprint(game)
      var copy = game
      var logged = game
      let expected = R.advance(&copy, a, b)
      if R.fingerprint(game) != before { report(.copyAliases) }
      if R.advance(&logged, a, b, log: &log) != expected || R.fingerprint(logged) != R.fingerprint(copy) {
        report(.log, "choices \(a.rawValue) and \(b.rawValue)")
      }
      let outcome = R.advance(&game, a, b)
      if outcome != expected || R.fingerprint(game) != R.fingerprint(copy) {
        report(.copy, "choices \(a.rawValue) and \(b.rawValue)")
      }
      if outcome != nil { break }
      decision += 1
      let next = R.turn(game.board)
      if next < turn { report(.turn, "\(turn) then \(next)") }
      sinceTurn = next == turn ? sinceTurn + 1 : 0
      if sinceTurn > decisionsPerTurn {
        report(.stuck, "turn \(turn)")
        break
      }
      turn = next
    }
    return R.fingerprint(game)
  }

  private func checkBoard(
    _ board: R.Board, _ legal: (ChoiceList, ChoiceList), _ report: (Law, String) -> Void
  ) {
    var once = Digest64()
    var again = Digest64()
    R.digest(board, into: &once)
    R.digest(board, into: &again)
    if once != again { report(.digest, "") }
    for (seat, list) in [(Seat.p1, legal.0), (Seat.p2, legal.1)] {
      let codes = list.array.map(\.rawValue)
      if Set(codes).count != codes.count || codes.contains(0) { report(.badList, "\(seat.name) \(codes)") }
      var seen = board
      R.conceal(&seen, from: seat)
      if R.legal(seen, seat).array.map(\.rawValue) != codes { report(.conceal, seat.name) }
      var twice = seen
      R.conceal(&twice, from: seat)
      var first = Digest64()
      var second = Digest64()
      R.digest(seen, into: &first)
      R.digest(twice, into: &second)
      if first != second { report(.concealTwice, seat.name) }
    }
  }

  /// The same battle without any checks in between.
  private func replay(_ teams: (R.Team, R.Team), _ seed: UInt64) -> UInt64 {
    var game = R.start(teams.0, teams.1, seed: seed)
    var chooser = RandomChooser(seed: seed)
    var turn = R.turn(game.board)
    var sinceTurn = 0
    while turn <= turnLimit && sinceTurn <= decisionsPerTurn {
      let legal = (R.legal(game.board, .p1), R.legal(game.board, .p2))
      if legal.0.isEmpty && legal.1.isEmpty { break }
      let a = chooser.pick(legal.0)
      let b = chooser.pick(legal.1)
      if R.advance(&game, a, b) != nil { break }
      let next = R.turn(game.board)
      sinceTurn = next == turn ? sinceTurn + 1 : 0
      turn = next
    }
    return R.fingerprint(game)
  }
}
