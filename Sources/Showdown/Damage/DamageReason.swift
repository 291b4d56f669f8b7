import Dex
import Gen5

/// Why a case of the reference calculator differs from ours.
public enum DamageReason: String, Sendable, CaseIterable {
  case unexplained
  /// Both references were asked about such a hit; the simulator's 0 is right.
  case screenAtFloor = "a hit at the floor of 1 that a screen halves: 0 in battle, 1 in the reference"
  case notComputed = "0 in the reference, which does not know the power of this move"
  case laterHits = "the reference lets only the first of several hits be critical"
  case firstAbility = "exact when who has no ability has its species' first, which is what the reference took"
  case tripleKick = "the reference gives every hit of Triple Kick the power of the first"
  case download = "the reference adds what Download gave on entering, which here is among the stages"
  case slowStart = "the reference takes no notice of Slow Start, which halves Attack for five turns"
  case analytic = "the reference gives Analytic its power only where the target has moved"
  case multiscale = "the reference adds hits after the first, which Multiscale no longer halves"
  case tintedLens = "a hit at the floor of 1 that Tinted Lens doubles: 2 in battle, 1 in the reference"
  case forecast = "the reference lets Castform change with a weather that here came after it"
  case conditions = "0 in the reference, because the move would fail"

  /// The reason for a case whose numbers are `actual` in our calculator.
  static func find(_ hit: DamageCase, _ actual: [Int]) throws(TraceError) -> DamageReason {
    let isZero = hit.hits.allSatisfy { $0.allSatisfy { $0 == 0 } }
    if isZero, unknownPower.contains(hit.move) { return .notComputed }
    if isZero, needsMore.contains(hit.move) { return .conditions }
    if hit.move == .tripleKick { return .tripleKick }
    if hit.isCrit, hit.hits.count > 1, hit.hits[0] == actual { return .laterHits }
    if hit.hasReflect || hit.hasLightScreen, isScreened(hit.hits, actual) { return .screenAtFloor }
    if let bare = hit.withFirstAbilities {
      let rolls = try DamageCheck.rolls(bare)
      if hit.hits.allSatisfy({ $0 == rolls }) { return .firstAbility }
      if hit.hasReflect || hit.hasLightScreen, isScreened(hit.hits, rolls) { return .firstAbility }
      if hit.isCrit, hit.hits.count > 1, hit.hits[0] == rolls { return .firstAbility }
    }
    let equipped = hit.withFirstAbilities ?? hit
    if equipped.attacker.set.ability == .download { return .download }
    if hit.hits.count > 1, hit.hits[0] == actual, hit.defender.set.ability == .multiscale { return .multiscale }
    if hit.attacker.set.ability == .tintedLens, hit.hits.allSatisfy({ isFloored($0, actual) }) { return .tintedLens }
    if hit.defender.set.species == .castform, hit.defender.set.ability == .none, hit.weather != .none {
      return .forecast
    }
    if hit.attacker.set.ability == .slowStart { return .slowStart }
    if hit.attacker.set.ability == .analytic { return .analytic }
    return .unexplained
  }

  /// All rolls agree but for those that are 0 here and 1 there.
  private static func isScreened(_ hits: [[Int]], _ actual: [Int]) -> Bool {
    hits.allSatisfy { hit in
      hit.count == actual.count && zip(hit, actual).allSatisfy { $0 == $1 || ($0 == 1 && $1 == 0) }
    }
  }

  /// All rolls agree but for those that are 2 here and 1 there.
  private static func isFloored(_ hit: [Int], _ actual: [Int]) -> Bool {
    hit.count == actual.count && zip(hit, actual).allSatisfy { $0 == $1 || ($0 == 1 && $1 == 2) }
  }

  private static let unknownPower: Set<MoveID> = [
    .psywave, .superFang, .endeavor, .fissure, .guillotine, .hornDrill, .sheerCold, .magnitude, .present, .beatUp,
    .trumpCard, .hiddenPower,
  ]
  /// A sleeping target, a shared type, a target that is not too heavy.
  private static let needsMore: Set<MoveID> = [.dreamEater, .synchronoise, .skyDrop]
}

extension DamageCase {
  /// The case with the first ability of the species for whoever has none, or nil when nobody lacks one.
  var withFirstAbilities: DamageCase? {
    guard attacker.set.ability == .none || defender.set.ability == .none else { return nil }
    var copy = self
    if attacker.set.ability == .none { copy.attacker.set.ability = Dex.species(attacker.set.species).ability1 }
    if defender.set.ability == .none { copy.defender.set.ability = Dex.species(defender.set.species).ability1 }
    return copy
  }
}
