public import BattleCore
public import Gen5

/// Looks a fixed number of decisions ahead, both sides choosing at once and the dice falling as they may.
///
/// At each node the choices of both sides make a matrix. A cell is the mean over sampled continuations; every cell of a
/// node uses the same seeds, so that good and bad luck strike all cells alike. The matrix is solved as a zero-sum game,
/// and its value is the value of the node. Leaves are judged by the evaluation.
public struct DepthSearch: BitwiseCopyable, Sendable {
  /// Decisions to look ahead, 1 or more.
  public var depth: Int
  /// Continuations per cell at the root; each level below has a quarter as many, at least one.
  public var samples: Int
  public var evaluation: Evaluation
  /// How often the engine has played on since the search was made.
  public private(set) var nodes = 0

  public init(depth: Int, samples: Int, evaluation: Evaluation = Evaluation()) {
    self.depth = depth
    self.samples = samples
    self.evaluation = evaluation
  }

  /// The matrix of a position with its solution, seen from `p1`, whose choices are the rows.
  public struct Root: BitwiseCopyable, Sendable {
    public var p1: ChoiceList
    public var p2: ChoiceList
    public var matrix: MatrixGame
    public var solution: MatrixSolution
  }

  /// Searches a position.
  ///
  /// - Parameters:
  ///   - board: the position as `seat` sees it; what it does not see is imagined anew for each continuation.
  ///   - legal: what `seat` may choose.
  ///   - seed: decides all chance in the search.
  public mutating func root(
    _ board: borrowing Battle, seat: Seat, legal: ChoiceList, seed: SeedTree
  ) -> Root {
    let choices = withUnsafePointer(to: board) { JointChoices($0, seat, legal: legal) }
    let imagination = Imagination(board, seat)
    var start = copy board
    let matrix = matrix(&start, choices, depth: depth, samples: samples, seed: seed, imagination)
    return Root(p1: choices.p1, p2: choices.p2, matrix: matrix, solution: matrix.solve())
  }

  private mutating func matrix(
    _ start: BoardPointer, _ choices: borrowing JointChoices, depth: Int, samples: Int, seed: SeedTree,
    _ imagination: Imagination?
  ) -> MatrixGame {
    var matrix = MatrixGame(rows: choices.p1.count, columns: choices.p2.count)
    let share = 1 / Double(samples)
    let plan = StratifiedDice.Plan(samples: samples, seed: seed.child("plan").seed)
    for sample in 0..<samples {
      // Own luck and imagination for each sample, the same for all cells.
      let stream = seed.child(sample)
      let luck = StratifiedDice(seed: stream.seed, sample: sample, plan: plan)
      var first = start.pointee
      if let imagination, imagination.isNeeded {
        var dice = Gen5Dice(seed: stream.child("imagination").seed)
        imagination.fill(&first, &dice)
      }
      for row in 0..<choices.p1.count {
        for column in 0..<choices.p2.count {
          var board = first
          var dice = luck
          nodes &+= 1
          let value: Double
          if let outcome = Gen5.advance(&board, choices.p1[row], choices.p2[column], dice: &dice) {
            value = Evaluation.value(of: outcome.winner)
          } else {
            value = self.value(&board, depth: depth - 1, samples: max(1, samples / 4), seed: stream.child("next"))
          }
          matrix[row, column] += share * value
        }
      }
    }
    return matrix
  }

  private mutating func value(_ board: BoardPointer, depth: Int, samples: Int, seed: SeedTree) -> Double {
    if depth == 0 { return evaluation.value(board) }
    let choices = JointChoices(board)
    return matrix(board, choices, depth: depth, samples: samples, seed: seed, nil).solve().value
  }
}
