/// What the runner keeps of one battle.
@frozen
public struct GameResult: Hashable, BitwiseCopyable, Sendable {
  public var outcome: Outcome
  /// Number of the last turn.
  public var turns: Int
  /// How many decisions each seat made (having one legal choice is no decision).
  public var decisions: InlinePair<Int>
  /// Digest of all choices, the last board and the dice. Two battles with one digest are the same battle.
  ///
  /// The dice count only when they were used: battles without chance that are played alike have one digest whatever
  /// their seed.
  public var digest: UInt64
  /// How chance treated the first seat; all zero unless it was measured.
  public var luck: BattleLuck

  @inlinable
  public init(
    outcome: Outcome, turns: Int, decisions: InlinePair<Int>, digest: UInt64, luck: BattleLuck = BattleLuck()
  ) {
    self.outcome = outcome
    self.turns = turns
    self.decisions = decisions
    self.digest = digest
    self.luck = luck
  }
}

/// Two values of one type, one for each seat.
@frozen
public struct InlinePair<Value: Hashable & BitwiseCopyable & Sendable>: Hashable, BitwiseCopyable, Sendable {
  public var p1: Value
  public var p2: Value

  @inlinable
  public init(_ p1: Value, _ p2: Value) {
    self.p1 = p1
    self.p2 = p2
  }

  @inlinable
  public subscript(seat: Seat) -> Value {
    get { seat == .p1 ? p1 : p2 }
    set { if seat == .p1 { p1 = newValue } else { p2 = newValue } }
  }
}

/// Plays one battle to its end or to the turn limit.
///
/// A seat with a single legal choice is not asked. An illegal answer loses the battle, with the reason counted.
///
/// - Parameter measuresLuck: keep account of luck, where the rule set can; it takes time and changes nothing else.
@inlinable
public func playGame<R: Ruleset, P: Policy, Q: Policy>(
  _ rules: R.Type, _ game: inout Game<R.Board>, _ p1: inout P, _ p2: inout Q, turnLimit: Int,
  measuresLuck: Bool = false
) -> GameResult where P.Rules == R, Q.Rules == R {
  withUnsafeMutablePointer(to: &game) { game in
    playGame(R.self, at: game, &p1, &p2, turnLimit: turnLimit, measuresLuck: measuresLuck)
  }
}

/// The battle by its address, so that looking at the board copies nothing.
@inlinable
func playGame<R: Ruleset, P: Policy, Q: Policy>(
  _ rules: R.Type, at game: UnsafeMutablePointer<Game<R.Board>>, _ p1: inout P, _ p2: inout Q, turnLimit: Int,
  measuresLuck: Bool
) -> GameResult where P.Rules == R, Q.Rules == R {
  let board = UnsafePointer(withUnsafeMutablePointer(to: &game.pointee.board) { $0 })
  var digest = Digest64()
  var meter = LuckMeter()
  let unusedDice = game.pointee.dice.state
  var decisions = InlinePair(0, 0)
  var legal1 = ChoiceList()
  var legal2 = ChoiceList()
  while true {
    let turn = R.turn(board.pointee)
    var outcome: Outcome?
    if turn > turnLimit {
      outcome = Outcome(winner: .tie, reason: .cap)
    } else {
      legal1.removeAll()
      legal2.removeAll()
      R.choices(at: board, for: .p1, into: &legal1)
      R.choices(at: board, for: .p2, into: &legal2)
      var a = Choice.pass
      var b = Choice.pass
      if legal1.count == 1 {
        a = legal1[0]
      } else if legal1.count > 1 {
        a = p1.choose(at: board, legal1)
        decisions.p1 &+= 1
        if !legal1.contains(a) { outcome = .win(.p2, .illegal) }
      }
      if legal2.count == 1 {
        b = legal2[0]
      } else if legal2.count > 1 && outcome == nil {
        b = p2.choose(at: board, legal2)
        decisions.p2 &+= 1
        if !legal2.contains(b) { outcome = .win(.p1, .illegal) }
      }
      if outcome == nil {
        digest.combine(UInt64(a.rawValue) << 8 | UInt64(b.rawValue))
        outcome = measuresLuck ? R.advance(&game.pointee, a, b, luck: &meter) : R.advance(&game.pointee, a, b)
      }
    }
    if let outcome {
      R.digest(board.pointee, into: &digest)
      if game.pointee.dice.state != unusedDice { digest.combine(game.pointee.dice.state) }
      digest.combine(UInt64(outcome.winner.rawValue) << 8 | UInt64(outcome.reason.rawValue))
      return GameResult(
        outcome: outcome, turns: min(turn, turnLimit), decisions: decisions, digest: digest.value, luck: meter.luck)
    }
  }
}
