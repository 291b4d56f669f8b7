public import BattleCore

/// Where a battle of ours first differs from the reference's.
public struct Divergence: Sendable {
  /// What differs, in the order in which it is looked at.
  public enum Field: String, Sendable, CaseIterable {
    /// The choices that a side has.
    case legal
    /// The dice after the step: another number of draws was made.
    case rng
    /// Whether the battle is over, and who won.
    case winner
    /// Who is in.
    case active
    /// HP, status or PP of a member.
    case row
    case boosts, types, ability, item, conditions, weather
    case pseudoWeather = "pseudo-weather"
    /// A protocol line.
    case log
    /// The silent engine did something other than the traced one.
    case silentRun = "silent run"
    /// The battle cannot be played at all.
    case team
  }

  public var id: String
  /// 0 is the start; the first decision leads to step 1.
  public var step: Int
  public var turn: Int
  public var field: Field
  /// The finer cause that tallies count: "row hp", "rng: accuracy expected, crit drawn".
  public var cause: String
  /// What both sides chose.
  public var choices: [String?]
  /// Everything that differs in this step: what, expected, actual.
  public var differences: [Difference]
  /// The position after the step, row by row.
  public var expected: [String]
  public var actual: [String]
  /// The draws of the step; expected is nil where the trace has none.
  public var expectedDraws: [DrawRecord]?
  public var actualDraws: [DrawRecord]
  /// How many draws the reference made, when its dice's states tell.
  public var expectedDrawCount: Int?
  /// The lines of the step.
  public var expectedLog: [String]
  public var actualLog: [String]

  public struct Difference: Sendable, Equatable {
    public var what: String
    public var expected: String
    public var actual: String
  }
}

/// What verifying one battle showed.
public struct BattleVerdict: Sendable {
  public var id: String
  /// The first difference of state, or nil: the battle is state-exact.
  public var state: Divergence?
  /// The first difference of the log, or nil. Only battles that are state-exact can be log-exact.
  public var log: Divergence?
  /// Steps after which the sets of volatile conditions differ, for information: the reference's bookkeeping is not ours.
  public var volatileHints: [String] = []
  /// What the reference battle shows.
  public var seen = ThingsSeen()
  public var steps = 0

  public var isStateExact: Bool { state == nil }
  public var isLogExact: Bool { state == nil && log == nil }
}
