/// A two-player game in matrix form: both choose at once, and the column player pays the row player.
///
/// Up to 12 choices on each side, on the stack.
public struct MatrixGame: BitwiseCopyable, Sendable {
  /// The most choices of either player.
  public static let capacity = 12

  public let rows: Int
  public let columns: Int
  private var payoffs: InlineArray<144, Double> = .init(repeating: 0)

  /// A game whose payoffs are all 0.
  ///
  /// - Precondition: both numbers are within 1…12.
  public init(rows: Int, columns: Int) {
    precondition(1...Self.capacity ~= rows && 1...Self.capacity ~= columns)
    self.rows = rows
    self.columns = columns
  }

  /// What the row player gets when it chooses `row` and the other `column`.
  @inline(__always)
  public subscript(row: Int, column: Int) -> Double {
    get { payoffs[row &* Self.capacity &+ column] }
    set { payoffs[row &* Self.capacity &+ column] = newValue }
  }

  /// What the row player can expect when the two mix as given.
  public func payoff(_ rowMix: MixedStrategy, _ columnMix: MixedStrategy) -> Double {
    var sum = 0.0
    for row in 0..<rows where rowMix[row] != 0 {
      for column in 0..<columns { sum += rowMix[row] * columnMix[column] * self[row, column] }
    }
    return sum
  }

  /// The best answer to a mixture of the column player, and what it is worth.
  public func bestRow(against mix: MixedStrategy) -> (row: Int, payoff: Double) {
    var best = (row: 0, payoff: -Double.infinity)
    for row in 0..<rows {
      var sum = 0.0
      for column in 0..<columns { sum += mix[column] * self[row, column] }
      if sum > best.payoff { best = (row, sum) }
    }
    return best
  }

  /// A pair of choices that neither player would leave alone, if there is one: the least of its row and the most of its
  /// column. The earliest of several.
  public var saddlePoint: (row: Int, column: Int)? {
    var guaranteed = -Double.infinity
    var row = 0
    for i in 0..<rows {
      var least = Double.infinity
      for j in 0..<columns { least = min(least, self[i, j]) }
      if least > guaranteed {
        guaranteed = least
        row = i
      }
    }
    var conceded = Double.infinity
    var column = 0
    for j in 0..<columns {
      var most = -Double.infinity
      for i in 0..<rows { most = max(most, self[i, j]) }
      if most < conceded {
        conceded = most
        column = j
      }
    }
    return guaranteed == conceded ? (row, column) : nil
  }

  /// The value of the game to the row player and optimal mixtures of both: a saddle point where there is one, the exact
  /// optimum of the linear program otherwise.
  public func solve() -> MatrixSolution {
    if let (row, column) = saddlePoint {
      return MatrixSolution(value: self[row, column], rows: .pure(row), columns: .pure(column))
    }
    var program = MatrixProgram(self)
    return program.solve()
  }
}

/// What each choice is played with: probabilities that add up to 1.
public struct MixedStrategy: BitwiseCopyable, Sendable {
  private var shares: InlineArray<12, Double> = .init(repeating: 0)

  public init() {}

  /// One choice always.
  public static func pure(_ choice: Int) -> MixedStrategy {
    var mix = MixedStrategy()
    mix[choice] = 1
    return mix
  }

  /// All of `count` choices alike.
  public static func uniform(_ count: Int) -> MixedStrategy {
    var mix = MixedStrategy()
    for choice in 0..<count { mix[choice] = 1 / Double(count) }
    return mix
  }

  @inline(__always)
  public subscript(choice: Int) -> Double {
    get { shares[choice] }
    set { shares[choice] = newValue }
  }

  /// The choice that a number in 0..<1 falls on.
  public func pick(_ unit: Double) -> Int {
    var left = unit
    var last = 0
    for choice in 0..<12 where shares[choice] > 0 {
      last = choice
      left -= shares[choice]
      if left < 0 { return choice }
    }
    return last
  }

  /// Drops choices below `share` of the likeliest and scales the others up to 1.
  public mutating func prune(below share: Double) {
    var most = 0.0
    for choice in 0..<12 { most = max(most, shares[choice]) }
    var sum = 0.0
    for choice in 0..<12 {
      if shares[choice] < share * most { shares[choice] = 0 }
      sum += shares[choice]
    }
    guard sum > 0 else { return }
    for choice in 0..<12 { shares[choice] /= sum }
  }
}

/// The value of a matrix game and how to reach it.
public struct MatrixSolution: BitwiseCopyable, Sendable {
  /// What the row player gets on average when both play well.
  public var value: Double
  public var rows: MixedStrategy
  public var columns: MixedStrategy
}
