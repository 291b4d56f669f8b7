// The 16 rolls of a hit at once.
extension DamageFormula {
  /// The damage of each roll, lowest first, and their sum: the steps of `damage(roll:isCrit:)`, those that all rolls share
  /// taken once.
  @inline(__always)
  func allRolls(isCrit: Bool, into rolls: inout InlineArray<16, UInt16>) -> Int {
    var start = base
    if weather != 4096 { start = Battle.modified(start, weather) }
    if isCrit { start &*= 2 }
    let isUsual = (stab == 4096 || stab == 6144) && !isBurned && final == 4096
    // Up to here everything stays below 2¹⁵, also one and a half times, four times over; and from 4 on no roll is 0.
    if isUsual && start <= 5_000 && start &>> max(-typeModifier, 0) > 1 {
      return allRolls(UInt32(truncatingIfNeeded: start), into: &rolls)
    }
    var sum = 0
    for roll in 0..<16 {
      let damage = rolled(start, percent: 85 &+ roll)
      rolls[roll] = UInt16(clamping: damage)
      sum &+= damage
    }
    return sum
  }

  /// The usual hit: sixteen lanes of 16 bits.
  @inline(__always)
  private func allRolls(_ start: UInt32, into rolls: inout InlineArray<16, UInt16>) -> Int {
    // start × percent / 100 in parts that fit: hundreds × percent, and the rest from a table.
    let hundreds = start / 100
    let rest = Int(truncatingIfNeeded: start &- hundreds &* 100)
    var damage = Percent.lanes &* SIMD16(repeating: UInt16(truncatingIfNeeded: hundreds)) &+ Percent.ofRests[rest]
    if stab == 6144 {
      // One and a half times with half rounded down is the value and its half.
      damage &+= damage &>> SIMD16(repeating: 1)
    }
    if typeModifier > 0 {
      damage &<<= SIMD16(repeating: UInt16(truncatingIfNeeded: typeModifier))
    } else if typeModifier < 0 {
      damage &>>= SIMD16(repeating: UInt16(truncatingIfNeeded: 0 &- typeModifier))
    }
    rolls = unsafeBitCast(damage, to: InlineArray<16, UInt16>.self)
    // Sums of two stay below 2¹⁶, so two lanes of a pair can be added within 32 bits.
    let twos = unsafeBitCast(damage.lowHalf &+ damage.highHalf, to: SIMD4<UInt32>.self)
    let fours = (twos & SIMD4(repeating: 0xFFFF)) &+ (twos &>> SIMD4(repeating: 16))
    return Int(truncatingIfNeeded: fours[0] &+ fours[1] &+ fours[2] &+ fours[3])
  }
}

/// The percentages of the 16 rolls, lowest first.
private enum Percent {
  @inline(__always)
  static var lanes: SIMD16<UInt16> { SIMD16(85, 86, 87, 88, 89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 100) }

  /// ⌊rest × percent / 100⌋ for each rest from 0 to 99.
  static let ofRests: InlineArray<100, SIMD16<UInt16>> = InlineArray { rest in
    var row = SIMD16<UInt16>()
    for lane in 0..<16 { row[lane] = UInt16(truncatingIfNeeded: rest * (85 + lane) / 100) }
    return row
  }
}
