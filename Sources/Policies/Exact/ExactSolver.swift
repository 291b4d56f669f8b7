public import BattleCore
public import Gen5

/// Values of positions from every possible result of the dice, as far as a few decisions reach.
///
/// Each pair of choices is played with every series of draws that can come (`EnumeratingDice`); equal positions count
/// together. The matrix of expected values is solved as a game, and so on up from the leaves (expectiminimax over matrix
/// games). Leaves that are not the end count as lost, as won and as the evaluation says, which bounds the value.
///
/// What the board holds of the future is taken as known: how long sleep and confusion will last.
public struct ExactSolver: Sendable {
  /// Decisions to look ahead at most.
  public var depth: Int
  /// How often the engine may play on for one position.
  public var limit: Int
  public var evaluation: Evaluation

  private var played = 0
  private var known: [Question: ExactValue] = [:]

  public init(depth: Int = 6, limit: Int = 200_000, evaluation: Evaluation = Evaluation()) {
    self.depth = depth
    self.limit = limit
    self.evaluation = evaluation
  }

  private struct Question: Hashable {
    var key: BoardKey
    var depth: Int
  }

  /// Why a search ends early.
  private enum Stop: Error { case limit }

  /// A position with its value and how to reach it.
  public struct Solution: BitwiseCopyable, Sendable {
    public var p1: ChoiceList
    public var p2: ChoiceList
    public var value: ExactValue
    /// Estimates for each pair of choices, and their solution.
    public var matrix: MatrixGame
    public var mixtures: MatrixSolution
    /// How many decisions were looked ahead.
    public var depth: Int

    /// What `seat` gives away with this choice against a foe that plays the optimal mixture, in probability of winning;
    /// nil when it is not there.
    public func loss(of choice: Choice, _ seat: Seat) -> Double? {
      let own = seat == .p1 ? p1 : p2
      guard own.contains(choice) else { return nil }
      let index = own.index(of: choice)
      let payoff =
        seat == .p1
        ? matrix.payoff(.pure(index), mixtures.columns) : matrix.payoff(mixtures.rows, .pure(index))
      return seat == .p1 ? mixtures.value - payoff : payoff - mixtures.value
    }
  }

  /// Looks ahead one decision, then two, and so on until the value is exact, the depth is reached or the limit is; nil
  /// when the limit does not even allow one decision.
  ///
  /// - Parameters:
  ///   - seat: whose decision it is.
  ///   - legal: what it may choose.
  public mutating func solve(_ board: borrowing Battle, seat: Seat, legal: ChoiceList) -> Solution? {
    played = 0
    known.removeAll(keepingCapacity: true)
    let start = copy board
    return withUnsafePointer(to: start) { pointer in
      let choices = JointChoices(pointer, seat, legal: legal)
      var best: Solution?
      for depth in 1...max(1, depth) {
        guard let found = try? solution(pointer, choices, depth: depth) else { break }
        best = found
        if found.value.isExact { break }
      }
      return best
    }
  }

  private mutating func solution(
    _ board: BoardPointer, _ choices: JointChoices, depth: Int
  ) throws(Stop) -> Solution {
    var lower = MatrixGame(rows: choices.p1.count, columns: choices.p2.count)
    var upper = lower
    var estimate = lower
    for row in 0..<choices.p1.count {
      for column in 0..<choices.p2.count {
        let cell = try cell(board, choices.p1[row], choices.p2[column], depth: depth)
        lower[row, column] = cell.lower
        upper[row, column] = cell.upper
        estimate[row, column] = cell.estimate
      }
    }
    let mixtures = estimate.solve()
    let value = ExactValue(lower: lower.solve().value, upper: upper.solve().value, estimate: mixtures.value)
    return Solution(
      p1: choices.p1, p2: choices.p2, value: value, matrix: estimate, mixtures: mixtures, depth: depth)
  }

  /// The expected value of a pair of choices.
  private mutating func cell(_ board: BoardPointer, _ a: Choice, _ b: Choice, depth: Int) throws(Stop) -> ExactValue {
    var places: [BoardKey: Int] = [:]
    var boards: [Battle] = []
    var chances: [Double] = []
    var sum = ExactValue.known(0)
    var dice = EnumeratingDice()
    repeat {
      if played == limit { throw .limit }
      played += 1
      var next = board.pointee
      if let outcome = Gen5.advance(&next, a, b, dice: &dice) {
        sum.add(dice.probability, .known(Evaluation.value(of: outcome.winner)))
        continue
      }
      let key = BoardKey(&next)
      if let place = places[key] {
        chances[place] += dice.probability
      } else {
        places[key] = boards.count
        boards.append(next)
        chances.append(dice.probability)
      }
    } while dice.advanceToNextSeries()
    for place in boards.indices { sum.add(chances[place], try value(&boards[place], depth: depth - 1)) }
    return sum
  }

  private mutating func value(_ board: BoardPointer, depth: Int) throws(Stop) -> ExactValue {
    if depth == 0 { return ExactValue(lower: 0, upper: 1, estimate: evaluation.value(board)) }
    let question = Question(key: BoardKey(board), depth: depth)
    if let answer = known[question] { return answer }
    let answer = try solution(board, JointChoices(board), depth: depth).value
    known[question] = answer
    return answer
  }
}
