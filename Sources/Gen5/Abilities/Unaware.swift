import BattleCore
import Dex

// What Unaware costs in dice, beside what it does to stages.
extension Engine {
  /// Both fighters have Unaware, suppressed or not.
  @inline(__always)
  var areUnaware: Bool { b[.p1].active.ability == .unaware && b[.p2].active.ability == .unaware }

  /// Somebody looks at the stages of whoever is in at `seat`. Unaware answers, suppressed or not, and where both have it
  /// and tie in Speed, who answers first is drawn.
  mutating func stagesAsked(_ seat: Seat) {
    guard areUnaware, b[seat].active.isIn, hp(.p1) > 0, hp(.p2) > 0, b[.p1].active.speed == b[.p2].active.speed
    else { return }
    tieDraws(2)
  }
}
