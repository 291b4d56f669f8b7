import BattleCore
import Policies
import Testing

@Suite struct OpponentTests {
  private func candidate(
    _ difference: Int, _ pressure: Int = 4, _ counter: Int = 4, legendary: Bool = false, mega: Bool = false
  ) -> OpponentCandidate {
    OpponentCandidate(
      difference: difference, pressure: pressure, counterPressure: counter, isLegendary: legendary, isMega: mega)
  }

  /// Enough neutral opponents at +70 to keep the rest out of the pool's fallback.
  private var crowd: [OpponentCandidate] { [OpponentCandidate](repeating: candidate(70), count: 10) }

  /// Closeness 120 - |d|, + 15 from 1 to 60 below, + 10 both ×1, + 20 more both ×1.5.
  @Test func rankingByCloseness() {
    let candidates = [
      candidate(0),  // 130
      candidate(-1),  // 144
      candidate(-60),  // 85
      candidate(-61),  // 69
      candidate(10, 8, 8),  // 140
      candidate(0, 4, 2),  // 120
      candidate(60, 2, 4),  // 60
    ]
    #expect(OpponentStrategy.ranking(candidates, limit: 7) == [1, 4, 0, 5, 2, 3, 6])
    // One and a half times the limit.
    #expect(OpponentStrategy.ranking(candidates, limit: 3) == [1, 4, 0, 5])
  }

  @Test func unfairOnesAreLeftOut() {
    let unfair = [
      candidate(71), candidate(-121), candidate(0, 8, 4), candidate(0, 4, 0), candidate(0, 16, 4),
    ]
    let fair = [candidate(70), candidate(-120), candidate(0, 8, 8), candidate(0, 4, 1)]
    let ranking = OpponentStrategy.ranking(unfair + fair + crowd, limit: 14)
    #expect(Set(ranking) == Set(5..<19))
  }

  /// Fewer fair ones than the limit: all are ranked.
  @Test func smallPoolsTakeEverybody() {
    let candidates = [candidate(200), candidate(0, 8, 4), candidate(5), candidate(150)]
    // 10 (0 + 10), 130, 125, 10
    #expect(OpponentStrategy.ranking(candidates, limit: 2) == [1, 2, 0])
  }

  @Test func poolIsAReproducibleShuffle() {
    let candidates = (0..<40).map { candidate(-$0) }
    var one = Gen5Dice(seed: 5)
    var two = Gen5Dice(seed: 5)
    let pool = OpponentStrategy.pool(candidates, limit: 20, dice: &one)
    #expect(pool == OpponentStrategy.pool(candidates, limit: 20, dice: &two))
    #expect(pool.count == 20 && Set(pool).count == 20)
    let ranking = OpponentStrategy.ranking(candidates, limit: 20)
    #expect(Set(pool).isSubset(of: Set(ranking)))
    // A shuffle from the last place down: with the highest draw every time nothing moves.
    var script = ScriptedDice((1..<ranking.count).reversed().map { (.other, $0) })
    #expect(OpponentStrategy.pool(candidates, limit: 20, dice: &script) == Array(ranking.prefix(20)))
    #expect(script.isExhausted && script.faults.isEmpty)
  }

  /// The first scores 35 + 10; the others are worked out beside them.
  @Test(arguments: [
    (OpponentCandidate(difference: -1, pressure: 4, counterPressure: 4), 400),  // 34.8 + 12 + 10 = 56.8
    (OpponentCandidate(difference: 0, pressure: 8, counterPressure: 4), 400),  // 35 + 30 = 65
    (OpponentCandidate(difference: 0, pressure: 8, counterPressure: 8), 400),  // 35 + 30 - 14 + 18 = 69
    (OpponentCandidate(difference: 0, pressure: 4, counterPressure: 2), 400),  // 35 + 10 + 8 = 53
    (OpponentCandidate(difference: 0, pressure: 4, counterPressure: 4, isLegendary: true), 500),  // 55
    (OpponentCandidate(difference: 0, pressure: 4, counterPressure: 4, isMega: true), 540),  // 49
  ])
  func pickPrefers(_ better: OpponentCandidate, _ total: Int) {
    let plain = candidate(0)
    #expect(OpponentStrategy.pick([plain, better], playerTotal: total) == 1)
    // The earlier wins a tie.
    #expect(OpponentStrategy.pick([plain, plain], playerTotal: total) == 0)
  }

  @Test(arguments: [
    (OpponentCandidate(difference: 0, pressure: 16, counterPressure: 4), 400),  // 35 + 8 - 25 = 18
    (OpponentCandidate(difference: 0, pressure: 2, counterPressure: 8), 400),  // 35 - 4 - 14 - 18 = -1
    (OpponentCandidate(difference: 0, pressure: 0, counterPressure: 4), 400),  // 35 - 12 = 23
    (OpponentCandidate(difference: 0, pressure: 4, counterPressure: 16), 400),  // 35 + 10 - 32 = 13
    (OpponentCandidate(difference: 71, pressure: 4, counterPressure: 4), 400),  // 19.85 + 10
    (OpponentCandidate(difference: 0, pressure: 4, counterPressure: 4, isLegendary: true), 499),  // 37
    (OpponentCandidate(difference: 0, pressure: 4, counterPressure: 4, isMega: true), 539),  // 25
    (OpponentCandidate(difference: 161, pressure: 8, counterPressure: 2), 400),  // too strong
    (OpponentCandidate(difference: -91, pressure: 8, counterPressure: 2), 400),  // too weak
  ])
  func pickAvoids(_ worse: OpponentCandidate, _ total: Int) {
    #expect(OpponentStrategy.pick([worse, candidate(0)], playerTotal: total) == 1)
  }

  /// Nobody within reach: all count. 161 above is -45.2, 200 below is -108.5.
  @Test func pickFromAfar() {
    #expect(OpponentStrategy.pick([candidate(-200), candidate(161)], playerTotal: 400) == 1)
    #expect(OpponentStrategy.pick([], playerTotal: 400) == nil)
  }
}
