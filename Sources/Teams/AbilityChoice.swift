import BattleCore
import Dex

/// Which of its abilities a random member has.
enum AbilityChoice {
  /// One of those that help, or any when none does.
  static func choose(_ species: Species, _ dice: inout Gen5Dice) -> AbilityID {
    let all = species.abilities
    let helpful = all.filter { !idle.contains($0) }
    let list = helpful.isEmpty ? all : helpful
    return list.isEmpty ? .none : list[dice.below(list.count, .other)]
  }

  /// Abilities that do nothing in such battles, or harm.
  private static let idle: Set<AbilityID> = [
    .runAway, .illuminate, .honeyGather, .pickup, .stench, .klutz, .defeatist, .slowStart, .truant, .stall, .heavyMetal,
    .lightMetal, .healer, .friendGuard, .telepathy, .plus, .minus, .unnerve, .anticipation, .forewarn, .frisk, .keenEye,
    .cuteCharm, .rivalry, .innerFocus, .oblivious, .ownTempo, .hyperCutter, .whiteSmoke, .gluttony, .damp,
    .weakArmor, .normalize,
  ]
}
