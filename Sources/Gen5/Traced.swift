public import BattleCore

/// Battles whose draws are remembered and whose events are kept: what verification and replays need.
extension Gen5 {
  public static func start(
    _ a: borrowing Team, _ b: borrowing Team, dice: inout TracingDice, log: inout EventLog<Event>
  ) -> Battle {
    withUnsafeMutablePointer(to: &dice) { recorder in
      var dice = LoggedDice(recorder)
      defer { recorder.pointee.base = dice.base }
      return start(a, b, dice: &dice, sink: &log)
    }
  }

  public static func advance(
    _ board: inout Battle, _ a: Choice, _ b: Choice, dice: inout TracingDice, log: inout EventLog<Event>
  ) -> Outcome? {
    withUnsafeMutablePointer(to: &dice) { recorder in
      var dice = LoggedDice(recorder)
      defer { recorder.pointee.base = dice.base }
      return advance(&board, a, b, dice: &dice, sink: &log)
    }
  }
}
