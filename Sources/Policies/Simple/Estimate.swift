import BattleCore
import Dex
import Gen5

/// The calculator's answer, as policies use it.
struct Estimate: BitwiseCopyable {
  /// Expected damage in sixteenths of a hit point.
  var sixteenths: Int
  /// The move deals damage and its target is immune to it.
  var isImmune: Bool
  /// Type effectiveness in quarters: 4 is neutral.
  var quarters: Int

  /// A one-hit knock-out counts as no damage: it has no damage rolls, and a "knock-out" that mostly misses would outweigh
  /// every honest estimate.
  @inline(__always)
  static func of(_ move: MoveID, _ attacks: borrowing Attacks) -> Estimate {
    let estimate = attacks.expectation(move)
    return Estimate(
      sixteenths: estimate.isKnockOut ? 0 : estimate.sixteenths, isImmune: estimate.isImmune,
      quarters: Int(estimate.quarters))
  }
}
