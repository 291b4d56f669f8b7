import BattleCore
import Dex

// Stat stages.
extension Engine {
  /// Changes stages. `.yes` when any moved, `.quiet` when none did, `.number(0)` when the target is down.
  @discardableResult
  mutating func boost(
    _ boosts: Boosts, _ target: Seat, from source: Seat, _ effect: Effect, isSecondary: Bool = false,
    isSelf: Bool = false, order: BoostOrder = .usual
  ) -> Outcome5 {
    guard hp(target) > 0 else { return .number(0) }
    var boosts = boosts
    if hasAbility(target, .simple) { boosts = boosts.doubled }
    if b[target].mist != 0, source != target, !effect.infiltrates {
      var isShown = false
      for stat in 0..<7 where cappedBoost(target, stat, boosts[stat]) < 0 {
        boosts.bits &= ~(15 << UInt32(stat * 4))
        isShown = true
      }
      if isShown && !effect.hasSecondaries { tellActivate(target, .mist) }
    }
    var moved = false
    for position in 0..<7 {
      let stat = order.stat(position)
      let wanted = boosts[stat]
      if wanted == 0 { continue }
      let change = cappedBoost(target, stat, wanted)
      b[target].active.boosts[stat] += Int8(change)
      let isDown = change < 0 || b[target].active.boosts[stat] == -6
      if change != 0 {
        moved = true
        tellBoost(isDown ? .unboost : .boost, target, stat, abs(change), effect)
      } else if !isSecondary && !isSelf {
        tellBoost(isDown ? .unboost : .boost, target, stat, 0, effect)
      }
    }
    return moved ? .yes : .quiet
  }

  /// How much of `change` there is room for between -6 and +6.
  @inline(__always)
  func cappedBoost(_ seat: Seat, _ stat: Int, _ change: Int) -> Int {
    let now = Int(b[seat].active.boosts[stat])
    return min(max(now + change, -6), 6) - now
  }

  private mutating func tellBoost(_ kind: Event.Kind, _ seat: Seat, _ stat: Int, _ amount: Int, _ effect: Effect) {
    guard S.isRecording, let stat = BoostStat(rawValue: UInt8(stat)) else { return }
    sink.emit(Event(kind, who(seat)).stages(stat, amount))
  }

  mutating func clearBoosts(_ seat: Seat) {
    b[seat].active.boosts = .init(repeating: 0)
  }

  /// Sum of the raised stages.
  func positiveBoosts(_ seat: Seat) -> Int {
    var sum = 0
    for stat in 0..<7 { sum += max(0, Int(b[seat].active.boosts[stat])) }
    return sum
  }
}

/// The order in which the changes of several stats are told.
enum BoostOrder: UInt8, BitwiseCopyable {
  /// Attack, Defense, Sp. Atk, Sp. Def, Speed, accuracy, evasion.
  case usual
  /// Defenses first, then attacks and Speed (Shell Smash).
  case defensesFirst
  /// Speed first.
  case speedFirst

  @inline(__always)
  func stat(_ position: Int) -> Int {
    switch self {
    case .usual: position
    case .defensesFirst: Self.defenses[position]
    case .speedFirst: Self.speed[position]
    }
  }

  private static let defenses: InlineArray<7, Int> = [1, 3, 0, 2, 4, 5, 6]
  private static let speed: InlineArray<7, Int> = [4, 0, 1, 2, 3, 5, 6]
}
