import BattleCore

/// What a pairing's battles add up to, seen from policy `a`. A monoid: tallies of parts add up to the whole's.
public struct PairingTally: Hashable, Sendable {
  public var aWins = 0
  public var bWins = 0
  public var ties = 0
  /// Battles that could not be played to an end: neither won nor lost, and not part of any score.
  public var aborted = 0
  /// Ties by the turn limit.
  public var capped = 0
  /// Battles lost by an illegal answer.
  public var aIllegal = 0
  public var bIllegal = 0
  /// Pairs by a's points in the two battles: 0, ½, 1, 1½, 2. A pair with an aborted battle is not counted.
  public var histogram = PairHistogram()
  public var turns = 0
  public var aDecisions = 0
  public var bDecisions = 0
  public var aFallbacks = 0
  public var bFallbacks = 0

  public init() {}

  /// Battles with a result.
  public var battles: Int { aWins + bWins + ties }

  /// Twice a's points.
  public var aHalfPoints: Int { 2 * aWins + ties }

  /// a's points per battle; ½ when there is none.
  public var score: Double { battles == 0 ? 0.5 : Double(aHalfPoints) / Double(2 * battles) }

  /// Adds the two battles of a pair.
  public mutating func add(_ played: PlayedPair) {
    add(played.first, a: .p1)
    add(played.second, a: .p2)
    if let bin = PairingTally.bin(played) { histogram.counts[bin] += 1 }
  }

  /// Twice a's points in both battles of a pair, or nil when one was aborted.
  static func bin(_ played: PlayedPair) -> Int? {
    guard let first = halfPoints(played.first, .p1), let second = halfPoints(played.second, .p2) else { return nil }
    return first + second
  }

  /// Adds another part of the same pairing.
  public static func + (left: PairingTally, right: PairingTally) -> PairingTally {
    var sum = left
    sum.aWins += right.aWins
    sum.bWins += right.bWins
    sum.ties += right.ties
    sum.aborted += right.aborted
    sum.capped += right.capped
    sum.aIllegal += right.aIllegal
    sum.bIllegal += right.bIllegal
    for bin in 0..<5 { sum.histogram.counts[bin] += right.histogram.counts[bin] }
    sum.turns += right.turns
    sum.aDecisions += right.aDecisions
    sum.bDecisions += right.bDecisions
    sum.aFallbacks += right.aFallbacks
    sum.bFallbacks += right.bFallbacks
    return sum
  }

  /// Twice the points of the policy in `seat`, or nil for an aborted battle.
  static func halfPoints(_ record: BattleRecord, _ seat: Seat) -> Int? {
    let outcome = record.result.outcome
    if outcome.reason == .aborted { return nil }
    guard let winner = outcome.seat else { return 1 }
    return winner == seat ? 2 : 0
  }

  private mutating func add(_ record: BattleRecord, a: Seat) {
    let result = record.result
    aDecisions += result.decisions[a]
    bDecisions += result.decisions[a.other]
    aFallbacks += record.fallbacks[a]
    bFallbacks += record.fallbacks[a.other]
    switch PairingTally.halfPoints(record, a) {
    case nil:
      aborted += 1
      return
    case 2: aWins += 1
    case 0: bWins += 1
    default: ties += 1
    }
    turns += result.turns
    switch result.outcome.reason {
    case .cap: capped += 1
    case .illegal: if result.outcome.seat == a { bIllegal += 1 } else { aIllegal += 1 }
    case .knockout, .aborted: break
    }
  }
}

extension PairingTally {
  /// The same battles seen from policy `b`.
  public var swapped: PairingTally {
    var other = self
    other.aWins = bWins
    other.bWins = aWins
    other.aIllegal = bIllegal
    other.bIllegal = aIllegal
    other.histogram.counts.reverse()
    other.aDecisions = bDecisions
    other.bDecisions = aDecisions
    other.aFallbacks = bFallbacks
    other.bFallbacks = aFallbacks
    return other
  }
}

extension PlayedPair {
  /// Twice the points of policy `a` in both battles, 0 to 4; nil when one was aborted.
  public var halfPoints: Int? { PairingTally.bin(self) }
}
