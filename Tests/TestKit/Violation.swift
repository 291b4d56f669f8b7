/// What every rule set and every policy must keep.
public enum Law: String, Sendable, CaseIterable {
  case nobodyDecides = "before the end somebody has a choice"
  case badList = "choices are different and none is 'pass'"
  case copy = "copy then advance is advance"
  case copyAliases = "advancing a copy leaves the original"
  case digest = "the digest of a board is stable"
  case conceal = "concealing changes no legal choice"
  case concealTwice = "concealing twice is concealing once"
  case log = "logged advance is silent advance"
  case turn = "the turn never goes back and starts at 1"
  case stuck = "a turn ends after a bounded number of decisions"
  case battleSeed = "same seed, same battle"
  case illegal = "answers are legal"
  case policySeed = "same seed, same answers"
  case reset = "begin forgets the last battle"
  case hidden = "answers do not depend on what is concealed"
}

/// A law that does not hold, with what is needed to see it again.
public struct Violation: Hashable, Sendable, CustomStringConvertible {
  public var law: Law
  /// Which of the given match-ups, which seed, and the decision (from 0) at which it showed.
  public var matchup: Int
  public var seed: UInt64
  public var decision: Int
  /// What was seen.
  public var detail: String

  public init(_ law: Law, matchup: Int, seed: UInt64, decision: Int, _ detail: String = "") {
    self.law = law
    self.matchup = matchup
    self.seed = seed
    self.decision = decision
    self.detail = detail
  }

  public var description: String {
    "\(law.rawValue) (match-up \(matchup), seed \(seed), decision \(decision)\(detail.isEmpty ? "" : ": " + detail))"
  }
}
