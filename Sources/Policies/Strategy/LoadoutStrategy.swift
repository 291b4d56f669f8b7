public import BattleCore

/// A move that a fighter could bring, judged against one opponent. `Move` is how the rule set names moves.
public struct LoadoutCandidate<Move: Hashable & BitwiseCopyable & Sendable>: BitwiseCopyable, Sendable {
  public var move: Move
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

  /// - Parameter keepsGroup: a move without effect stays in its group, as low as its score is, instead of going last.
  public init(_ move: Move, _ option: OptionFacts, score: Double, keepsGroup: Bool = false) {
    let works = keepsGroup || !option.isWithoutEffect
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
  public static func pick<Move>(_ candidates: [LoadoutCandidate<Move>]) -> [Move] {
    gather(size, candidates, superEffective: 1)
  }

  /// The groups of `pick` with all super-effective moves first, up to `limit`.
  public static func shortlist<Move>(_ candidates: [LoadoutCandidate<Move>], limit: Int = shortlistLimit) -> [Move] {
    gather(limit, candidates, superEffective: limit)
  }

  /// A partial pick, padded with the best remaining candidates.
  public static func fill<Move>(_ partial: [Move], from candidates: [LoadoutCandidate<Move>]) -> [Move] {
    var chosen = partial
    take(size, from: candidates, into: &chosen, limit: size) { _ in true }
    return chosen
  }

  /// With two or more damaging moves, replaces the weakest (by estimate, the earlier of equals) by a random weaker one.
  ///
  /// In question are damaging candidates outside the loadout whose estimate is below 55 % of the loadout's best, that
  /// bound cut to a whole number; sorted by estimate, the lower half of them (at least one) takes part in one draw.
  public static func handicap<Move, D: RandomSource>(
    _ loadout: [Move], from candidates: [LoadoutCandidate<Move>], dice: inout D
  ) -> [Move] {
    handicap(loadout, from: candidates).draw(&dice)
  }

  /// All of the handicap but the draw.
  static func handicap<Move>(_ loadout: [Move], from candidates: [LoadoutCandidate<Move>]) -> HandicappedLoadout<Move> {
    guard let (weakest, best) = extremes(of: loadout, among: candidates) else {
      return HandicappedLoadout(moves: loadout, weakest: nil, replacements: [])
    }
    let bound = Double(Int(best * 0.55))
    var weaker: [(estimate: Double, move: Move)] = []
    weaker.reserveCapacity(candidates.count)
    for candidate in candidates
    where candidate.isDamaging && candidate.estimate > 0 && candidate.estimate < bound
      && !loadout.contains(candidate.move)
    {
      // In order of the estimate, the earlier of equals first.
      var place = weaker.count
      while place > 0 && candidate.estimate < weaker[place - 1].estimate { place -= 1 }
      weaker.insert((candidate.estimate, candidate.move), at: place)
    }
    let half = weaker.isEmpty ? 0 : max(1, weaker.count / 2)
    return HandicappedLoadout(moves: loadout, weakest: weakest, replacements: weaker.prefix(half).map(\.move))
  }

  /// The weakest of the damaging moves of a loadout, the earlier of equals, and the highest estimate among them; nil when
  /// there are not two.
  private static func extremes<Move>(
    of loadout: [Move], among candidates: [LoadoutCandidate<Move>]
  ) -> (weakest: Move, best: Double)? {
    var count = 0
    var weakest: (estimate: Double, move: Move)?
    var best = -Double.infinity
    for move in loadout {
      guard let candidate = candidates.first(where: { $0.move == move && $0.isDamaging }) else { continue }
      count += 1
      if candidate.estimate < weakest?.estimate ?? .infinity { weakest = (candidate.estimate, move) }
      best = max(best, candidate.estimate)
    }
    guard count >= 2, let weakest else { return nil }
    return (weakest.move, best)
  }

  /// The groups one after the other, each best first; `superEffective` moves of that kind go before the other groups.
  private static func gather<Move>(
    _ limit: Int, _ candidates: [LoadoutCandidate<Move>], superEffective: Int
  ) -> [Move] {
    var chosen: [Move] = []
    chosen.reserveCapacity(min(limit, candidates.count))
    take(superEffective, from: candidates, into: &chosen, limit: limit) { $0.isSuperEffective }
    take(limit, from: candidates, into: &chosen, limit: limit) { $0.isDamaging }
    take(limit, from: candidates, into: &chosen, limit: limit) { $0.isBoost }
    take(limit, from: candidates, into: &chosen, limit: limit) { $0.isDisrupting }
    take(limit, from: candidates, into: &chosen, limit: limit) { _ in true }
    return chosen
  }

  /// Adds up to `most` of those who belong, best first, the earlier of equals first, no move twice. Few are taken of
  /// many, so looking for the best again and again costs less than a sort.
  private static func take<Move>(
    _ most: Int, from candidates: [LoadoutCandidate<Move>], into chosen: inout [Move], limit: Int,
    _ belongs: (LoadoutCandidate<Move>) -> Bool
  ) {
    var taken = 0
    while chosen.count < limit && taken < most {
      var best: LoadoutCandidate<Move>?
      for candidate in candidates where belongs(candidate) {
        if let best, candidate.score <= best.score { continue }
        if !chosen.contains(candidate.move) { best = candidate }
      }
      guard let best else { return }
      chosen.append(best.move)
      taken += 1
    }
  }
}
