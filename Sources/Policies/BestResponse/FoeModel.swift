import BattleCore
import Gen5

/// A policy that somebody is taken to play: one of those that decide at once, without looking ahead.
public enum FoeModel: BitwiseCopyable, Sendable, Equatable {
  case random
  case maxPower
  case maxDamage
  case heuristic

  /// The models by the names of the policies.
  public static let named: [(String, FoeModel)] = [
    ("random", .random), ("max-power", .maxPower), ("max-damage", .maxDamage), ("heuristic", .heuristic),
  ]
}

/// A foe that plays by a model, with what it remembers.
struct ModelledFoe: BitwiseCopyable, Sendable {
  private let model: FoeModel
  private var maxPower = MaxPowerPolicy()
  private var maxDamage = MaxDamagePolicy()
  private var heuristic = HeuristicPolicy()

  init(_ model: FoeModel, seat: Seat) {
    self.model = model
    // None of them draws when it decides, so the seed is of no matter; the random one draws from the searcher's dice.
    let context = GameContext(seat: seat, seed: 0)
    maxPower.begin(context)
    maxDamage.begin(context)
    heuristic.begin(context)
  }

  /// What it does here. It is not asked when there is nothing to choose, as in a battle.
  mutating func choose(_ board: borrowing Battle, _ legal: ChoiceList, _ dice: inout Gen5Dice) -> Choice {
    if legal.isEmpty { return .pass }
    if legal.count == 1 { return legal[0] }
    switch model {
    case .random: return legal[dice.below(legal.count, .other)]
    case .maxPower: return maxPower.choose(board, legal)
    case .maxDamage: return maxDamage.choose(board, legal)
    case .heuristic: return heuristic.choose(board, legal)
    }
  }
}
