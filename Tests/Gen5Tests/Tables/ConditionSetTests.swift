import Testing

@testable import Gen5

@Suite struct ConditionSetTests {
  @Test("the conditions asked about at the end of a turn are those with a place there")
  func residual() {
    for volatile in Volatile.allCases {
      #expect(VolatileSet.residual.contains(volatile) == (volatile.residualOrder != 0), "\(volatile)")
    }
  }
}
