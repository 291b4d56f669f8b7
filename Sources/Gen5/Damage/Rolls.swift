// The 16 rolls of a hit at once.
extension DamageFormula {
  /// The damage of each roll, lowest first, and their sum: the steps of `damage(roll:isCrit:)`, those that all rolls share
  /// taken once.
  @inline(__always)
  func allRolls(isCrit: Bool, into rolls: inout InlineArray<16, UInt16>) -> Int {
    var start = base
    if weather != 4096 { start = Battle.modified(start, weather) }
    if isCrit { start &*= 2 }
    let halvings = (isBurned ? 1 : 0) &- typeModifier
    let isUsual = (stab == 4096 || stab == 6144) && final == 4096
    if isUsual && start <= 5_000 && start &>> max(halvings, 0) > 1 {
      return usualRolls(UInt32(truncatingIfNeeded: start), hasBonus: stab == 6144, halvings, into: &rolls)
    }
    return unusualRolls(start, into: &rolls)
  }

  /// Any hit, one roll after the other.
  @inline(never)
  private func unusualRolls(_ start: Int, into rolls: inout InlineArray<16, UInt16>) -> Int {
    var sum = 0
    for roll in 0..<16 {
      let damage = rolled(start, percent: 85 &+ roll)
      rolls[roll] = UInt16(clamping: damage)
      sum &+= damage
    }
    return sum
  }
}

/// The usual hit: sixteen lanes of 16 bits, and no branch, as any would be mispredicted every other time.
///
/// - Parameters:
///   - start: at most 5,000, so that everything stays below 2¹⁵, also one and a half times, four times over; and more than 1
///     after the halvings, so that no roll is 0.
///   - halvings: by type and by a burn; doublings when negative.
@inline(__always)
private func usualRolls(
  _ start: UInt32, hasBonus: Bool, _ halvings: Int, into rolls: inout InlineArray<16, UInt16>
) -> Int {
  // start × percent / 100 in parts that fit: hundreds × percent, and the rest from a table.
  let percent = SIMD16<UInt16>(85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100)
  let hundreds = start / 100
  let rest = RestRolls.all[Int(truncatingIfNeeded: start &- hundreds &* 100)]
  var damage =
    percent &* SIMD16(repeating: UInt16(truncatingIfNeeded: hundreds))
    &+ unsafeBitCast(rest.lanes, to: SIMD16<UInt16>.self)
  // One and a half times with half rounded down is the value and its half.
  damage &+= damage &>> 1 & SIMD16(repeating: hasBonus ? .max : 0)
  damage &<<= SIMD16(repeating: UInt16(truncatingIfNeeded: max(0 &- halvings, 0)))
  damage &>>= SIMD16(repeating: UInt16(truncatingIfNeeded: max(halvings, 0)))
  rolls = unsafeBitCast(damage, to: InlineArray<16, UInt16>.self)
  // Sums of two stay below 2¹⁶, so two lanes of a pair can be added within 32 bits.
  let twos = unsafeBitCast(damage.lowHalf &+ damage.highHalf, to: SIMD4<UInt32>.self)
  let fours = (twos & SIMD4(repeating: 0xFFFF)) &+ (twos &>> SIMD4(repeating: 16))
  return Int(truncatingIfNeeded: fours[0] &+ fours[1] &+ fours[2] &+ fours[3])
}
