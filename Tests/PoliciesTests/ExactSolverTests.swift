import BattleCore
import Dex
import Gen5
import Policies
import Testing

/// Positions whose values can be worked out by hand. The user is `p1` and goes first unless said otherwise; Seismic Toss
/// and Night Shade take 50, Sonic Boom 20 nine times in ten, Splash nothing.
@Suite struct ExactSolverTests {
  private func solve(_ position: Position, depth: Int = 6, limit: Int = 500_000) throws -> ExactSolver.Solution {
    var solver = ExactSolver(depth: depth, limit: limit)
    let solution = solver.solve(position.battle, seat: .p1, legal: position.legal)
    return try #require(solution)
  }

  private func position(
    _ moves: [MoveID], foe: [MoveID], hp: UInt16, foeHP: UInt16, isFirst: Bool = true
  ) -> Position {
    Position(moves) {
      for (slot, move) in foe.enumerated() { $0.set(move, slot, .p2) }
      $0.user.hp = hp
      $0.target.hp = foeHP
      let speed: UInt16 = isFirst ? 120 : 80
      $0.user.stats[4] = speed
      $0.userActive.stats[4] = speed
    }
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-12 }

  @Test func aSureKnockOut() throws {
    let found = try solve(position([.splash, .seismicToss], foe: [.seismicToss], hp: 50, foeHP: 50))
    #expect(found.value == ExactValue(lower: 1, upper: 1, estimate: 1))
    #expect(found.depth == 1)
    #expect(found.mixtures.rows[1] == 1)
    #expect(found.loss(of: .move(0), .p1) == 1)
    #expect(found.loss(of: .move(1), .p1) == 0)
    #expect(found.loss(of: .move(2), .p1) == nil)
  }

  @Test func accuracyDecides() throws {
    let first = try solve(position([.sonicBoom], foe: [.seismicToss], hp: 50, foeHP: 20))
    #expect(first.value.isExact && isClose(first.value.lower, 0.9))
    let second = try solve(position([.seismicToss], foe: [.sonicBoom], hp: 20, foeHP: 50, isFirst: false))
    #expect(second.value.isExact && isClose(second.value.lower, 0.1))
    // A tie in speed is a coin: ½ × 0.9 + ½ × 0.
    let tie = Position([.sonicBoom]) {
      $0.set(.seismicToss, 0, .p2)
      $0.user.hp = 50
      $0.target.hp = 20
    }
    #expect(isClose(try solve(tie).value.lower, 0.45))
  }

  /// Two hits of nine in ten before the foe's two sure ones: only the first miss loses nothing that a hit could not mend,
  /// and there is no time for any: 0.81.
  @Test func twoTurns() throws {
    let found = try solve(position([.sonicBoom], foe: [.seismicToss], hp: 100, foeHP: 40))
    #expect(found.value.isExact && isClose(found.value.lower, 0.81))
    #expect(found.depth == 2)
  }

  /// Counter meets Seismic Toss and Mirror Coat Night Shade; the right guess wins, the wrong one loses a turn later.
  @Test func guessing() throws {
    let pennies = position([.counter, .mirrorCoat], foe: [.seismicToss, .nightShade], hp: 60, foeHP: 100)
    let found = try solve(pennies)
    #expect(found.value.isExact && isClose(found.value.lower, 0.5))
    for choice in 0..<2 {
      #expect(isClose(found.mixtures.rows[choice], 0.5))
      #expect(isClose(found.mixtures.columns[choice], 0.5))
    }
  }

  /// One hit must do: the damage of each roll, with and without a critical hit, says how often it does.
  @Test func rollsAndCriticalHits() throws {
    let plain = position([.tackle], foe: [.seismicToss], hp: 50, foeHP: 200)
    let usual = DamageCalculator.estimate(plain.battle, attacker: .p1, move: .tackle)
    let crit = DamageCalculator.estimate(plain.battle, attacker: .p1, move: .tackle, isCrit: true)
    for hp in [Int(usual.lowest) + 1, Int(usual.highest), Int(usual.highest) + 1, Int(crit.lowest) + 1] {
      var chance = 0.0
      for roll in 0..<16 {
        if usual.rolls[roll] >= hp { chance += 15.0 / 256 }
        if crit.rolls[roll] >= hp { chance += 1.0 / 256 }
      }
      let found = try solve(position([.tackle], foe: [.seismicToss], hp: 50, foeHP: UInt16(hp)))
      #expect(found.value.isExact && isClose(found.value.lower, chance), "\(hp) HP")
    }
  }

  /// What lies beyond the search is bounded, and the bounds close in as it goes deeper.
  @Test func bounds() throws {
    let far = position([.seismicToss, .sonicBoom], foe: [.seismicToss], hp: 200, foeHP: 200)
    let one = try solve(far, depth: 1)
    #expect(one.value.lower == 0 && one.value.upper == 1)
    #expect(one.value.estimate > 0.5 && one.value.estimate < 1)
    let four = try solve(far)
    #expect(four.value == .init(lower: 1, upper: 1, estimate: 1))
    #expect(four.depth == 4)
  }

  @Test func aLimitEndsTheSearch() throws {
    let near = position([.tackle], foe: [.tackle], hp: 200, foeHP: 200)
    var solver = ExactSolver(depth: 3, limit: 10)
    let tooFar = solver.solve(near.battle, seat: .p1, legal: near.legal)
    #expect(tooFar == nil)
    solver.limit = 5_000
    let found = solver.solve(near.battle, seat: .p1, legal: near.legal)
    #expect(found?.depth == 1)
  }

  /// The search by samples and the tree search find what the solver knows.
  @Test func searchesAgree() throws {
    let sure = position([.splash, .seismicToss], foe: [.seismicToss], hp: 50, foeHP: 50)
    let guess = position([.counter, .mirrorCoat], foe: [.seismicToss, .nightShade], hp: 60, foeHP: 100)
    var search = DepthSearch(depth: 2, samples: 4)
    let certain = search.root(sure.battle, seat: .p1, legal: sure.legal, seed: SeedTree(1))
    #expect(certain.solution.value == 1)
    let root = search.root(guess.battle, seat: .p1, legal: guess.legal, seed: SeedTree(1))
    #expect(isClose(root.solution.value, 0.5))
    #expect(isClose(root.solution.rows[0], 0.5))

    var tree = MonteCarloSearch(settings: MonteCarloSettings(iterations: 3_000))
    var dice = Gen5Dice(seed: 1)
    let first = tree.root(sure.battle, seat: .p1, legal: sure.legal, dice: &dice)
    #expect(first.favourite(.p1) == 1 && first.p1Means[1] == 1)
    let mix = tree.root(guess.battle, seat: .p1, legal: guess.legal, dice: &dice).mixture(.p1)
    #expect(abs(mix[0] - 0.5) < 0.15)
  }
}
