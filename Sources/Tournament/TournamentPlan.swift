/// What decides a tournament's battles, apart from the policies and the match-ups.
public struct TournamentPlan: Hashable, Sendable {
  /// What policies are shown.
  public enum Information: String, Sendable, CaseIterable {
    /// Both know the whole board.
    case open
    /// Each knows what it has seen.
    case hidden
  }

  public var kind: Schedule.Kind
  /// Pairs per pairing; a pair is two battles.
  public var pairs: Int
  public var seed: UInt64
  /// A battle that goes beyond this turn is a tie.
  public var turnLimit: Int
  public var information: Information
  /// Ends a pairing early; `pairs` is then the most pairs it gets.
  public var test: SequentialTest?
  /// Keep account of luck, where the rule set can.
  public var measuresLuck: Bool

  public init(
    kind: Schedule.Kind = .roundRobin, pairs: Int = 1000, seed: UInt64 = 1, turnLimit: Int,
    information: Information = .open, test: SequentialTest? = nil, measuresLuck: Bool = false
  ) {
    self.kind = kind
    self.pairs = pairs
    self.seed = seed
    self.turnLimit = turnLimit
    self.information = information
    self.test = test
    self.measuresLuck = measuresLuck
  }

  /// Checks the plan against the policies' labels and returns the schedule.
  public func schedule(labels: [String]) throws(TournamentError) -> Schedule {
    guard labels.count >= 2 else { throw .tooFewPolicies(labels.count) }
    var seen: Set<String> = []
    for label in labels {
      if label.isEmpty { throw .emptyLabel }
      if label == TournamentPlan.tieWord { throw .reservedLabel(label) }
      if !seen.insert(label).inserted { throw .duplicateLabel(label) }
    }
    guard pairs >= 1 else { throw .outOfRange("pairs", pairs, "1 or more") }
    guard turnLimit >= 1 else { throw .outOfRange("turn limit", turnLimit, "1 or more") }
    // A quarter of the integers leaves room for the sums over all battles.
    let pairings = kind == .roundRobin ? labels.count * (labels.count - 1) / 2 : labels.count - 1
    let most = Int.max / 4 / pairings
    guard pairs <= most else { throw .outOfRange("pairs", pairs, "1 to \(most)") }
    return Schedule(kind, policies: labels.count, pairs: pairs)
  }

  /// What `battles.csv` has in place of a winner's label when nobody won.
  public static let tieWord = "tie"
}
