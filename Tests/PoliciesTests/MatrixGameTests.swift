import BattleCore
import Policies
import Testing

/// Games whose solutions are known.
@Suite struct MatrixGameTests {
  private func game(_ payoffs: [[Double]]) -> MatrixGame {
    var game = MatrixGame(rows: payoffs.count, columns: payoffs[0].count)
    for (i, row) in payoffs.enumerated() { for (j, payoff) in row.enumerated() { game[i, j] = payoff } }
    return game
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-9 }

  private func expect(_ mix: MixedStrategy, _ shares: [Double]) {
    for (choice, share) in shares.enumerated() {
      #expect(isClose(mix[choice], share), "choice \(choice): \(mix[choice]), expected \(share)")
    }
  }

  @Test func rockPaperScissors() {
    let solution = game([[0, -1, 1], [1, 0, -1], [-1, 1, 0]]).solve()
    #expect(isClose(solution.value, 0))
    expect(solution.rows, [1 / 3, 1 / 3, 1 / 3])
    expect(solution.columns, [1 / 3, 1 / 3, 1 / 3])
  }

  /// A win with rock counts double: rock ¼, paper ½, scissors ¼, by symmetry and indifference.
  @Test func rockPaperScissorsWithAPrize() {
    let solution = game([[0, -1, 2], [1, 0, -1], [-2, 1, 0]]).solve()
    #expect(isClose(solution.value, 0))
    expect(solution.rows, [1 / 4, 1 / 2, 1 / 4])
    expect(solution.columns, [1 / 4, 1 / 2, 1 / 4])
  }

  @Test func saddlePoint() throws {
    let matrix = game([[0.4, 0.6, 0.5], [0.2, 0.9, 0.1]])
    let saddle = try #require(matrix.saddlePoint)
    #expect(saddle == (row: 0, column: 0))
    let solution = matrix.solve()
    #expect(solution.value == 0.4)
    expect(solution.rows, [1, 0])
    expect(solution.columns, [1, 0, 0])
  }

  /// The last row and the last column are worse than another one everywhere; what is left is matching pennies.
  @Test func dominatedChoicesAreNotPlayed() {
    let solution = game([[1, -1, 2], [-1, 1, 2], [-2, -2, -1]]).solve()
    #expect(isClose(solution.value, 0))
    expect(solution.rows, [0.5, 0.5, 0])
    expect(solution.columns, [0.5, 0.5, 0])
  }

  @Test func oneChoice() {
    #expect(game([[0.3]]).solve().value == 0.3)
    #expect(game([[0.3, 0.1, 0.7]]).solve().value == 0.1)
    #expect(game([[0.3], [0.1], [0.7]]).solve().value == 0.7)
  }

  @Test func equalPayoffs() {
    let solution = game([[0.5, 0.5], [0.5, 0.5]]).solve()
    #expect(solution.value == 0.5)
    expect(solution.rows, [1, 0])
  }

  /// Without a saddle point a 2×2 game [[a, b], [c, d]] has the value (ad − bc)/(a + d − b − c), and the first row is
  /// played with (d − c)/(a + d − b − c).
  @Test func randomTwoByTwo() {
    var dice = Gen5Dice(seed: 5)
    for _ in 0..<2_000 {
      let p = (0..<4).map { _ in Double(dice.below(10_000, .other)) / 10_000 }
      let matrix = game([[p[0], p[1]], [p[2], p[3]]])
      let solution = matrix.solve()
      if let (row, column) = matrix.saddlePoint {
        #expect(solution.value == matrix[row, column])
        continue
      }
      let sum = p[0] + p[3] - p[1] - p[2]
      #expect(isClose(solution.value, (p[0] * p[3] - p[1] * p[2]) / sum))
      #expect(isClose(solution.rows[0], (p[3] - p[2]) / sum))
      #expect(isClose(solution.columns[0], (p[3] - p[1]) / sum))
    }
  }

  /// Optimal mixtures are each other's best answer: nobody gains by leaving them.
  @Test func randomGamesOfAllSizes() {
    var dice = Gen5Dice(seed: 6)
    for round in 0..<1_000 {
      let rows = 1 + dice.below(12, .other)
      let columns = 1 + dice.below(12, .other)
      var matrix = MatrixGame(rows: rows, columns: columns)
      var mirror = MatrixGame(rows: columns, columns: rows)
      // Few different payoffs make ties and degenerate programs.
      let kinds = round % 2 == 0 ? 4 : 100_000
      for i in 0..<rows {
        for j in 0..<columns {
          matrix[i, j] = Double(dice.below(kinds, .other)) / Double(kinds)
          mirror[j, i] = -matrix[i, j]
        }
      }
      let solution = matrix.solve()
      #expect(isClose(matrix.bestRow(against: solution.columns).payoff, solution.value))
      #expect(isClose(mirror.bestRow(against: solution.rows).payoff, -solution.value))
      #expect(isClose((0..<12).reduce(0) { $0 + solution.rows[$1] }, 1))
      #expect(isClose((0..<12).reduce(0) { $0 + solution.columns[$1] }, 1))
    }
  }

  @Test func picking() {
    var mix = MixedStrategy()
    mix[1] = 0.25
    mix[4] = 0.75
    #expect(mix.pick(0) == 1)
    #expect(mix.pick(0.2499) == 1)
    #expect(mix.pick(0.25) == 4)
    #expect(mix.pick(0.9999999) == 4)
    mix.prune(below: 0.5)
    #expect(mix.pick(0) == 4 && mix[4] == 1)
  }
}
