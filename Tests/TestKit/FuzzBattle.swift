public import BattleCore

/// What a checked random battle came to.
public struct FuzzResult: Hashable, Sendable {
  /// Number of the last turn.
  public var turns = 0
  /// Digest of the last board and the dice.
  public var digest: UInt64 = 0
  /// Nil when the turn limit was reached.
  public var outcome: Outcome?
  /// The first thing that was wrong: the decision, from 0, and what.
  public var fault: String?
}

/// One battle with random choices in which every step is checked.
///
/// Beside the battle runs its double: split off as a copy at some decision, it is played with a log, so that copying
/// and logging are shown to change nothing for the whole rest of the battle. Then the battle is played once more.
public struct FuzzBattle<R: Ruleset> {
  public var teams: (R.Team, R.Team)
  public var seed: UInt64
  public var turnLimit: Int
  /// More decisions than this within a turn count as stuck.
  public var decisionsPerTurn = 64

  public init(_ one: R.Team, _ two: R.Team, seed: UInt64, turnLimit: Int) {
    teams = (one, two)
    self.seed = seed
    self.turnLimit = turnLimit
  }

  /// Plays and checks.
  ///
  /// - Parameters:
  ///   - check: what is wrong with a board at a decision point or at the end, or nil.
  ///   - events: sees what each step of the double recorded.
  public func play(
    check: (R.Board) -> String?, events: ([R.Event]) -> Void = { _ in }
  ) -> FuzzResult {
    var result = FuzzResult()
    var game = R.start(teams.0, teams.1, seed: seed)
    var double = game
    // Any of the first decisions may be the one at which the double begins its own life.
    let split = Int(truncatingIfNeeded: SeedTree(seed).child("split").seed % 16)
    var log = EventLog<R.Event>()
    var chooser = RandomChooser(seed: seed)
    var decision = 0
    var sinceTurn = 0
    result.turns = R.turn(game.board)
    func isWrong(_ what: String?) -> Bool {
      guard let what else { return false }
      result.fault = "decision \(decision), turn \(R.turn(game.board)): \(what)"
      return true
    }
    while true {
      if isWrong(check(game.board)) { return result }
      if result.outcome != nil || result.turns > turnLimit { break }
      let legal = (R.legal(game.board, .p1), R.legal(game.board, .p2))
      if legal.0.isEmpty && legal.1.isEmpty {
        _ = isWrong("nobody has a choice")
        return result
      }
      let a = chooser.pick(legal.0)
      let b = chooser.pick(legal.1)
      if decision <= split { double = game }
      result.outcome = R.advance(&game, a, b)
      log.events.removeAll(keepingCapacity: true)
      let other = R.advance(&double, a, b, log: &log)
      events(log.events)
      if other != result.outcome || R.fingerprint(double) != R.fingerprint(game) {
        _ = isWrong("the logged copy goes another way after \(a.rawValue) and \(b.rawValue)")
        return result
      }
      let turn = R.turn(game.board)
      sinceTurn = turn == result.turns ? sinceTurn + 1 : 0
      if turn < result.turns || sinceTurn > decisionsPerTurn {
        _ = isWrong("turn \(turn) after turn \(result.turns)")
        return result
      }
      result.turns = turn
      decision += 1
    }
    result.digest = R.fingerprint(game)
    if replay() != result.digest { _ = isWrong("the same seed gives another battle") }
    result.turns = min(result.turns, turnLimit)
    return result
  }

  /// The same battle without checks.
  private func replay() -> UInt64 {
    var game = R.start(teams.0, teams.1, seed: seed)
    var chooser = RandomChooser(seed: seed)
    while R.turn(game.board) <= turnLimit {
      let a = chooser.pick(R.legal(game.board, .p1))
      let b = chooser.pick(R.legal(game.board, .p2))
      if R.advance(&game, a, b) != nil { break }
    }
    return R.fingerprint(game)
  }
}
