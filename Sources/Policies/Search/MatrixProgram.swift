/// The linear program of a matrix game, solved by the simplex method on the stack.
///
/// With payoffs shifted to be positive, the column player's mixture `y` scaled by the value solves
/// "maximise Σy subject to A·y ≤ 1, y ≥ 0", whose dual is the row player's (Dantzig 1951; von Neumann's theorem as a
/// program). The slack basis is feasible at once, and Bland's rule (1977) keeps degenerate games from cycling.
struct MatrixProgram: BitwiseCopyable {
  private static let width = 25
  private let game: MatrixGame
  private let rows: Int
  private let columns: Int
  /// Rows are the constraints, then the objective; columns are `y`, the slacks, the right side.
  private var tableau: InlineArray<325, Double> = .init(repeating: 0)
  /// Which variable each constraint has in the basis.
  private var basis: InlineArray<12, Int> = .init(repeating: 0)
  private let shift: Double

  init(_ game: MatrixGame) {
    self.game = game
    rows = game.rows
    columns = game.columns
    var least = Double.infinity
    for i in 0..<rows { for j in 0..<columns { least = min(least, game[i, j]) } }
    shift = 1 - least
    for i in 0..<rows {
      for j in 0..<columns { self[i, j] = game[i, j] + shift }
      self[i, columns + i] = 1
      self[i, columns + rows] = 1
      basis[i] = columns + i
    }
    for j in 0..<columns { self[rows, j] = -1 }
  }

  @inline(__always)
  private subscript(row: Int, column: Int) -> Double {
    get { tableau[row &* Self.width &+ column] }
    set { tableau[row &* Self.width &+ column] = newValue }
  }

  /// Rounding errors below this count as zero; payoffs are of the order of 1.
  private static let epsilon = 1e-11

  mutating func solve() -> MatrixSolution {
    // Far more than a program of this size needs; a limit keeps rounding from looping.
    for _ in 0..<400 {
      guard let entering = enteringVariable, let leaving = leavingRow(entering) else { break }
      pivot(leaving, entering)
    }
    return solution
  }

  /// The first variable that would improve the objective.
  private var enteringVariable: Int? {
    for j in 0..<columns + rows where self[rows, j] < -Self.epsilon { return j }
    return nil
  }

  /// The constraint that limits the entering variable first; among equals the one of the earliest variable.
  private func leavingRow(_ entering: Int) -> Int? {
    var best: Int?
    var bestRatio = Double.infinity
    for i in 0..<rows where self[i, entering] > Self.epsilon {
      let ratio = self[i, columns + rows] / self[i, entering]
      let isTie = abs(ratio - bestRatio) <= Self.epsilon
      if let current = best, isTie {
        if basis[i] < basis[current] { best = i }
      } else if ratio < bestRatio {
        best = i
        bestRatio = ratio
      }
    }
    return best
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let scale = 1 / self[row, column]
    let last = columns + rows
    for j in 0...last { self[row, j] *= scale }
    for i in 0...rows where i != row {
      let factor = self[i, column]
      if factor == 0 { continue }
      for j in 0...last { self[i, j] -= factor * self[row, j] }
    }
    basis[row] = column
  }

  /// Mixtures from the basis and from the prices of the slacks; the value is what they give, so that rounding cannot
  /// make the three disagree.
  private var solution: MatrixSolution {
    var rowMix = MixedStrategy()
    var columnMix = MixedStrategy()
    var rowSum = 0.0
    var columnSum = 0.0
    for i in 0..<rows {
      rowMix[i] = max(0, self[rows, columns + i])
      rowSum += rowMix[i]
      if basis[i] < columns {
        columnMix[basis[i]] = max(0, self[i, columns + rows])
        columnSum += columnMix[basis[i]]
      }
    }
    guard rowSum > 0, columnSum > 0 else {
      let rows = MixedStrategy.uniform(rows)
      let columns = MixedStrategy.uniform(columns)
      return MatrixSolution(value: game.payoff(rows, columns), rows: rows, columns: columns)
    }
    for i in 0..<rows { rowMix[i] /= rowSum }
    for j in 0..<columns { columnMix[j] /= columnSum }
    return MatrixSolution(value: game.payoff(rowMix, columnMix), rows: rowMix, columns: columnMix)
  }
}
