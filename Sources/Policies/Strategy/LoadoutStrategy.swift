public import BattleCore
public import Dex

/// A move that a fighter could bring, judged against one opponent.
public struct LoadoutCandidate: BitwiseCopyable, Sendable {
  public var move: MoveID
  /// Base score: no recency, no regard to HP.
  public var score: Double
  /// Expected damage in HP; 0 for moves without power.
  public var estimate: Double
  public var effectiveness: Double
  /// It deals damage, and to this opponent.
  public var isDamaging: Bool
  public var isBoost: Bool
  /// It inflicts a status or lowers the opponent's stats.
  public var isDisrupting: Bool

  public init(_ move: MoveID, _ option: OptionFacts, score: Double) {
    let works = !option.isWithoutEffect
    self.move = move
    self.score = score
    estimate = option.estimate
    effectiveness = option.effectiveness
    isDamaging = works && option.isDamaging
    isBoost = works && option.isBoost
    isDisrupting = works && !option.isDamaging && (option.ailment != .none || option.isDrop)
  }

  var isSuperEffective: Bool { isDamaging && effectiveness >= 2 }
}

/// Chooses four moves out of all that a fighter can learn. Candidates keep the order in which they are given wherever
/// their scores are equal.
public enum LoadoutStrategy {
  /// How many moves a fighter brings.
  public static let size = 4
  /// How many moves a shortlist holds unless told otherwise.
  public static let shortlistLimit = 50

  /// One super-effective move, then damaging moves, boosts, disrupting moves, then anything: each group best first, no
  /// move twice, up to four.
  public static func pick(_ candidates: [LoadoutCandidate]) -> [MoveID] {
    let ranked = ranked(candidates)
    return gather(size, ranked, superEffective: 1)
  }

  /// The groups of `pick` with all super-effective moves first, up to `limit`.
  public static func shortlist(_ candidates: [LoadoutCandidate], limit: Int = shortlistLimit) -> [MoveID] {
    gather(limit, ranked(candidates), superEffective: limit)
  }

  /// A partial pick, padded with the best remaining candidates.
  public static func fill(_ partial: [MoveID], from candidates: [LoadoutCandidate]) -> [MoveID] {
    var chosen = partial
    for candidate in ranked(candidates) where chosen.count < size && !chosen.contains(candidate.move) {
      chosen.append(candidate.move)
    }
    return chosen
  }

  /// With two or more damaging moves, replaces the weakest (by estimate, the earlier of equals) by a random weaker one.
  ///
  /// In question are damaging candidates outside the loadout whose estimate is below 55 % of the loadout's best, that
  /// bound cut to a whole number; sorted by estimate, the lower half of them (at least one) takes part in one draw.
  public static func handicap<D: RandomSource>(
    _ loadout: [MoveID], from candidates: [LoadoutCandidate], dice: inout D
  ) -> [MoveID] {
    let damaging = loadout.compactMap { move in candidates.first { $0.move == move && $0.isDamaging } }
    guard damaging.count >= 2,
      let weakest = damaging.min(by: { $0.estimate < $1.estimate }),
      let best = damaging.max(by: { $0.estimate < $1.estimate })
    else { return loadout }
    let bound = Double(Int(best.estimate * 0.55))
    let weaker = sorted(
      candidates.filter {
        $0.isDamaging && $0.estimate > 0 && $0.estimate < bound && !loadout.contains($0.move)
      },
      by: { $0.estimate < $1.estimate })
    guard !weaker.isEmpty else { return loadout }
    let replacement = weaker[dice.below(max(1, weaker.count / 2), .other)]
    return loadout.map { $0 == weakest.move ? replacement.move : $0 }
  }

  private static func ranked(_ candidates: [LoadoutCandidate]) -> [LoadoutCandidate] {
    sorted(candidates, by: { $0.score > $1.score })
  }

  /// `superEffective` of them go before the other groups.
  private static func gather(_ limit: Int, _ ranked: [LoadoutCandidate], superEffective: Int) -> [MoveID] {
    var chosen: [MoveID] = []
    chosen.reserveCapacity(min(limit, ranked.count))
    func take(_ most: Int, _ belongs: (LoadoutCandidate) -> Bool) {
      var taken = 0
      for candidate in ranked where chosen.count < limit && taken < most {
        guard belongs(candidate), !chosen.contains(candidate.move) else { continue }
        chosen.append(candidate.move)
        taken += 1
      }
    }
    take(superEffective) { $0.isSuperEffective }
    take(limit) { $0.isDamaging }
    take(limit) { $0.isBoost }
    take(limit) { $0.isDisrupting }
    take(limit) { _ in true }
    return chosen
  }

  /// A stable sort: equals keep their order, whatever the standard library's `sort` does.
  private static func sorted(
    _ candidates: [LoadoutCandidate], by precedes: (LoadoutCandidate, LoadoutCandidate) -> Bool
  ) -> [LoadoutCandidate] {
    candidates.enumerated().sorted {
      precedes($0.element, $1.element) || !precedes($1.element, $0.element) && $0.offset < $1.offset
    }.map(\.element)
  }
}
