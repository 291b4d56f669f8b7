public import BattleCore

/// The damage of a hit, in double precision and in a fixed order of steps.
enum DamageFormula {
  /// Damage before chance has its say: stages, own type and the target's type, which helps by ½ at most.
  @inline(__always)
  static func base(_ slot: Kit.Slot, _ user: borrowing Kit.Fighter, _ target: borrowing Kit.Fighter) -> Double {
    let isPhysical = slot.row.category == .physical
    let attack = user.staged(isPhysical ? 0 : 2)
    let defense = target.staged(isPhysical ? 1 : 3)
    // 22 is what level 50 is worth.
    var damage = 22 * Double(slot.row.power) * attack / defense / 50 + 2
    if slot.isOwnType { damage *= 1.5 }
    return damage * min(Double(slot.quarters) / 4, 1.5)
  }
}

extension Kit.Board {
  /// As for a board at an address.
  public func estimate(_ slot: Int, of seat: Seat) -> Int {
    withUnsafePointer(to: self) { $0.estimate(slot, of: seat) }
  }
}

extension UnsafePointer where Pointee == Kit.Board {
  /// The damage that policies expect of a slot: no critical hit, no roll, no burn, cut to a whole number; 0 for moves
  /// that do not hit and for immune targets.
  public func estimate(_ slot: Int, of seat: Seat) -> Int {
    let move = pointee.slot(slot, of: seat)
    guard move.row.isDamaging, move.quarters > 0 else { return 0 }
    return Int(
      seat == .p1
        ? DamageFormula.base(move, pointee.p1, pointee.p2) : DamageFormula.base(move, pointee.p2, pointee.p1))
  }
}
