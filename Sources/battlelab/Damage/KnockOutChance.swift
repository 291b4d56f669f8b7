import BattleCore
import Dex
import Gen5

/// Chances of a knock-out by using a move several times, from all rolls rather than from samples.
///
/// The target's remaining HP is followed through every hit, so moves and abilities whose damage depends on it are right
/// as well, and so are Sturdy and the Focus Sash. All uses are taken to hit, and nothing else happens in between.
struct KnockOutChance {
  private let board: Battle
  private let move: MoveID
  /// Chance of a critical hit.
  private let critical: Double
  /// Chance of each number of hits, from 1.
  private let hits: [Double]
  /// The HP from which no single hit knocks out, leaving 1.
  private let standsFrom: Int?
  private var transitions: [Int: [(damage: Int, chance: Double)]] = [:]
  /// No berry weakens the hit: none does after the first.
  private var isBerryGone = false

  /// - Parameters:
  ///   - board: the attacker is `p1`, the target `p2`.
  ///   - critical: chance of a critical hit, 0 to leave them out.
  init(_ board: Battle, move: MoveID, critical: Double) {
    self.board = board
    self.move = move
    self.critical = critical
    hits = HitChances.counts(board, move)
    standsFrom = HitChances.standsFromFull(board) ? Int(board[.p2].team[0].maxHP) : nil
  }

  /// The chance that the target is down after 1, 2, … `uses` uses.
  mutating func afterUses(_ uses: Int) -> [Double] {
    let hp = Int(board[.p2].team[0].hp)
    var chances = [Double](repeating: 0, count: hp + 1)
    chances[hp] = 1
    var down: [Double] = []
    for _ in 0..<uses {
      chances = use(chances)
      down.append(KnockOutChance.rounded(chances))
    }
    return down
  }

  /// The chance of 0 HP; sums of many parts must not miss certainty by a rounding error.
  private static func rounded(_ chances: [Double]) -> Double {
    chances.dropFirst().allSatisfy { $0 == 0 } ? 1 : chances[0]
  }

  private mutating func use(_ chances: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: chances.count)
    var current = chances
    for share in hits {
      current = hit(current)
      if share > 0 { for hp in current.indices { result[hp] += share * current[hp] } }
    }
    return result
  }

  private mutating func hit(_ chances: [Double]) -> [Double] {
    var result = [Double](repeating: 0, count: chances.count)
    result[0] = chances[0]
    for hp in chances.indices.dropFirst() where chances[hp] > 0 {
      let least = hp == standsFrom ? 1 : 0
      for (damage, chance) in outcomes(hp) { result[max(least, hp - damage)] += chances[hp] * chance }
    }
    if !isBerryGone {
      isBerryGone = true
      transitions = [:]
    }
    return result
  }

  /// Damage and its chance against a target with this many HP.
  private mutating func outcomes(_ hp: Int) -> [(damage: Int, chance: Double)] {
    if let known = transitions[hp] { return known }
    var position = board
    position[.p2].team[0].hp = UInt16(hp)
    var found: [(damage: Int, chance: Double)] = []
    for (isCrit, chance) in [(false, 1 - critical), (true, critical)] where chance > 0 {
      let estimate = DamageCalculator.estimate(
        position, attacker: .p1, move: move, isCrit: isCrit, withoutBerry: isBerryGone)
      for roll in 0..<16 { found.append((Int(estimate.rolls[roll]), chance / 16)) }
    }
    transitions[hp] = found
    return found
  }
}
