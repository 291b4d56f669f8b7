public import BattleCore

/// Battles whose draws are remembered and whose events are kept: what verification and replays need.
///
/// These are the generic entries with both types named here, so that callers outside this module get a specialised body.
extension Gen5 {
  public static func start(
    _ a: borrowing Team, _ b: borrowing Team, dice: inout TracingDice, log: inout EventLog<Event>
  ) -> Battle {
    start(a, b, dice: &dice, sink: &log)
  }

  public static func advance(
    _ board: inout Battle, _ a: Choice, _ b: Choice, dice: inout TracingDice, log: inout EventLog<Event>
  ) -> Outcome? {
    advance(&board, a, b, dice: &dice, sink: &log)
  }
}
