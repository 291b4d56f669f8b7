import BattleCore
import Dex
import Gen5

/// Chances around a hit that are not in its damage: how often it comes, and how often it is critical.
enum HitChances {
  /// The chance of 1, 2, … hits in one use.
  static func counts(_ board: Battle, _ move: MoveID) -> [Double] {
    let estimate = DamageCalculator.estimate(board, attacker: .p1, move: move)
    let most = max(1, Int(estimate.maxHits))
    if estimate.minHits == 2, most == 5, board[.p1].active.ability != .skillLink {
      // Two to five hits come 7, 7, 3 and 3 times in 20.
      return [0, 0.35, 0.35, 0.15, 0.15]
    }
    return (1...most).map { $0 == most ? 1 : 0 }
  }

  /// The chance of a critical hit without Focus Energy.
  static func critical(_ board: Battle, _ move: MoveID) -> Double {
    if isGuarded(board, by: [.battleArmor, .shellArmor]) { return 0 }
    let row = move.row
    if row.flags.contains(.willCrit) { return 1 }
    let user = board[.p1].team[0]
    var ratio = max(1, Int(row.critRatio))
    if board[.p1].active.ability == .superLuck { ratio += 1 }
    switch user.item {
    case .scopeLens, .razorClaw: ratio += 1
    case .luckyPunch: if user.species == .chansey { ratio += 2 }
    case .stick: if user.species == .farfetchd { ratio += 2 }
    default: break
    }
    let oneIn: [Double] = [16, 8, 4, 3, 2]
    return 1 / oneIn[min(ratio, oneIn.count) - 1]
  }

  /// Whether the target stays up with 1 HP when a single hit would take all its HP at once.
  static func standsFromFull(_ board: Battle) -> Bool {
    board[.p2].team[0].item == .focusSash || isGuarded(board, by: [.sturdy])
  }

  /// Whether the target has one of these abilities, and the attacker does not break through it.
  private static func isGuarded(_ board: Battle, by abilities: [AbilityID]) -> Bool {
    let breakers: [AbilityID] = [.moldBreaker, .turboblaze, .teravolt]
    return abilities.contains(board[.p2].active.ability) && !breakers.contains(board[.p1].active.ability)
  }
}
