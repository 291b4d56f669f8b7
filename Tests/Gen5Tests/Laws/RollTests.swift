import Testing

@testable import Gen5

/// The sixteen rolls at once against each of them alone, which takes the steps of the formula one by one.
@Suite struct RollTests {
  @Test("all rolls at once are the rolls one by one", arguments: [4096, 6144, 8192])
  func rolls(stab: Int) {
    for isBurned in [false, true] {
      for typeModifier in -2...2 {
        for base in Array(2...5_200) + [9_999, 70_000] {
          var formula = DamageFormula(base: base)
          formula.stab = stab
          formula.typeModifier = typeModifier
          formula.isBurned = isBurned
          var rolls = InlineArray<16, UInt16>(repeating: 0)
          let sum = formula.allRolls(isCrit: false, into: &rolls)
          let alone = (0..<16).map { formula.damage(roll: 15 - $0, isCrit: false) }
          let isSame = (0..<16).allSatisfy { rolls[$0] == UInt16(clamping: alone[$0]) }
          #expect(isSame && sum == alone.reduce(0, +), "\(base), \(stab), \(typeModifier), \(isBurned)")
        }
      }
    }
  }

  /// Worked out by hand: 100 x 85 / 100 = 85, half as much again is 127.5, cut to 127, and half of that 63.
  @Test("the steps of the formula, each cut to whole points")
  func steps() {
    var formula = DamageFormula(base: 100)
    formula.stab = 6144
    formula.typeModifier = -1
    #expect(formula.damage(roll: 15, isCrit: false) == 63)
    formula.isBurned = true
    #expect(formula.damage(roll: 15, isCrit: false) == 31)
    formula.typeModifier = 2
    #expect(formula.damage(roll: 15, isCrit: false) == 254)
    #expect(formula.damage(roll: 0, isCrit: true) == 600)
  }
}
