public import BattleCore

/// A possible opponent as the player meets it.
public struct OpponentCandidate: BitwiseCopyable, Sendable {
  /// Its base stat total minus the player's.
  public var difference: Int
  /// The best multiplier of the candidate's own types on the player, in quarters: 4 is neutral.
  public var pressure: Int
  /// The best multiplier of the player's own types on the candidate, in quarters.
  public var counterPressure: Int
  /// Legendary or mythical.
  public var isLegendary: Bool
  /// A mega form, for rule sets that have them.
  public var isMega: Bool

  public init(difference: Int, pressure: Int, counterPressure: Int, isLegendary: Bool = false, isMega: Bool = false) {
    self.difference = difference
    self.pressure = pressure
    self.counterPressure = counterPressure
    self.isLegendary = isLegendary
    self.isMega = isMega
  }
}

/// Finds opponents that are fair and interesting. Answers are indices into the candidates, whose order settles ties.
public enum OpponentStrategy {
  /// How many opponents are offered.
  public static let poolLimit = 50

  /// The candidates worth offering, best first: at most one and a half times `limit`.
  ///
  /// Left out are totals more than 120 below or 70 above the player's, those that hit the player for ×2 or more while
  /// the player's best is below ×1.5, and those that the player cannot touch. When fewer than `limit` are left, all
  /// candidates are ranked instead.
  public static func ranking(_ candidates: [OpponentCandidate], limit: Int = poolLimit) -> [Int] {
    var fair = candidates.map(isFair)
    if fair.count(where: { $0 }) < limit { fair = Array(repeating: true, count: candidates.count) }
    // Interests are few small numbers: counting where each group begins puts everybody in place at once.
    let interests = candidates.map(interest)
    var starts = [Int](repeating: 0, count: highestInterest + 2)
    for index in candidates.indices where fair[index] { starts[highestInterest - interests[index] + 1] += 1 }
    for group in 0...highestInterest { starts[group + 1] += starts[group] }
    var ranked = [Int](repeating: 0, count: starts[highestInterest + 1])
    for index in candidates.indices where fair[index] {
      let group = highestInterest - interests[index]
      ranked[starts[group]] = index
      starts[group] += 1
    }
    return Array(ranked.prefix(limit + limit / 2))
  }

  /// The ranking, shuffled and cut to `limit`.
  public static func pool<D: RandomSource>(
    _ candidates: [OpponentCandidate], limit: Int = poolLimit, dice: inout D
  ) -> [Int] {
    pool(ranking(candidates, limit: limit), limit: limit, dice: &dice)
  }

  /// A ranking that is known already, shuffled and cut to `limit`.
  static func pool<D: RandomSource>(_ ranking: [Int], limit: Int = poolLimit, dice: inout D) -> [Int] {
    var pool = ranking
    shuffle(&pool, dice: &dice)
    return Array(pool.prefix(limit))
  }

  /// The best match among the candidates from 90 below to 160 above the player's total (among all when there are none),
  /// or nil without candidates.
  ///
  /// - Parameter playerTotal: the player's base stat total.
  public static func pick(_ candidates: [OpponentCandidate], playerTotal: Int) -> Int? {
    let near = candidates.indices.filter { (-90...160).contains(candidates[$0].difference) }
    var best: Int?
    var bestScore = 0.0
    for index in near.isEmpty ? Array(candidates.indices) : near {
      let score = matchScore(candidates[index], playerTotal: playerTotal)
      if best == nil || score > bestScore {
        best = index
        bestScore = score
      }
    }
    return best
  }

  /// The Fisher–Yates shuffle, from the last place down.
  static func shuffle<D: RandomSource>(_ values: inout [Int], dice: inout D) {
    var place = values.count - 1
    while place > 0 {
      values.swapAt(place, dice.below(place + 1, .other))
      place -= 1
    }
  }

  private static func isFair(_ candidate: OpponentCandidate) -> Bool {
    guard (-120...70).contains(candidate.difference), candidate.counterPressure > 0 else { return false }
    return candidate.pressure < 8 || candidate.counterPressure >= 6
  }

  /// The most that `interest` can be: 119 and 15 for a total just below, 30 for pressure.
  private static let highestInterest = 164

  /// Closeness in strength and pressure from both sides; what the pool is ranked by. From 0 to `highestInterest`.
  static func interest(_ candidate: OpponentCandidate) -> Int {
    var score = max(0, 120 - abs(candidate.difference))
    if (-60..<0).contains(candidate.difference) { score += 15 }
    let mutual = min(candidate.pressure, candidate.counterPressure)
    // Pressure of ×1.5 is ×1 too, so such a pair earns both.
    if mutual >= 6 { score += 20 }
    if mutual >= 4 { score += 10 }
    return score
  }

  /// What `pick` goes by.
  static func matchScore(_ candidate: OpponentCandidate, playerTotal: Int) -> Double {
    var score = closeness(candidate.difference)
    if (-50..<0).contains(candidate.difference) { score += 12 }
    score += pressure(candidate.pressure) - counterPressure(candidate.counterPressure)
    if candidate.pressure >= 6, candidate.counterPressure >= 6 { score += 18 }
    if candidate.pressure >= 16, candidate.counterPressure <= 4 { score -= 25 }
    if candidate.pressure < 4, candidate.counterPressure >= 8 { score -= 18 }
    if candidate.isLegendary { score += playerTotal >= 500 ? 10 : -8 }
    if candidate.isMega { score += playerTotal >= 540 ? 4 : -20 }
    return score
  }

  private static func closeness(_ difference: Int) -> Double {
    if difference < -90 { return -70 - 0.35 * Double(-90 - difference) }
    if difference > 160 { return -45 - 0.2 * Double(difference - 160) }
    let distance = Double(abs(difference))
    return distance <= 70 ? 35 - 0.2 * distance : max(0, 20 - 0.15 * (distance - 70))
  }

  private static func pressure(_ quarters: Int) -> Double {
    switch quarters {
    case 16...: 8
    case 8...: 30
    case 4...: 10
    case 1...: -4
    default: -12
    }
  }

  private static func counterPressure(_ quarters: Int) -> Double {
    switch quarters {
    case 16...: 32
    case 8...: 14
    case 4...: 0
    default: -8
    }
  }
}
