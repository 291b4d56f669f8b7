import BattleCore
import Gen5

extension DecisionAccount {
  /// A solved matrix: what each own choice is worth against the foe's mixture, and how often both sides should play what.
  static func matrix(
    _ matrix: MatrixGame, _ solution: MatrixSolution, p1: ChoiceList, p2: ChoiceList, seat: Seat
  ) -> DecisionAccount {
    let isFirst = seat == .p1
    let (own, theirs) = isFirst ? (p1, p2) : (p2, p1)
    let (ownMix, theirMix) = isFirst ? (solution.rows, solution.columns) : (solution.columns, solution.rows)
    var account = DecisionAccount()
    for index in 0..<own.count {
      let payoff =
        isFirst
        ? matrix.payoff(.pure(index), solution.columns) : 1 - matrix.payoff(solution.rows, .pure(index))
      account.options.append(
        Option(own[index], [Figure("value", payoff, .share), Figure("plays", ownMix[index], .share)]))
    }
    account.figures = [Figure("value", isFirst ? solution.value : 1 - solution.value, .share)]
    // A foe with nothing to decide is not worth a word.
    if theirs.count > 1 {
      account.foe = (0..<theirs.count).map { Option(theirs[$0], [Figure("plays", theirMix[$0], .share)]) }
    }
    return account
  }

  /// How often a tree search tried what, and how that fared.
  static func tree(_ root: MonteCarloSearch.Root, seat: Seat) -> DecisionAccount {
    let isFirst = seat == .p1
    let (own, theirs) = isFirst ? (root.p1, root.p2) : (root.p2, root.p1)
    let (ownMix, theirMix) = (root.mixture(seat), root.mixture(seat.other))
    var account = DecisionAccount()
    for index in 0..<own.count {
      let visits = isFirst ? root.p1Visits[index] : root.p2Visits[index]
      let mean = isFirst ? root.p1Means[index] : root.p2Means[index]
      account.options.append(
        Option(
          own[index],
          [
            Figure("value", mean, .share), Figure("tried", ownMix[index], .share),
            Figure("visits", Double(visits), .count),
          ]
        ))
    }
    if theirs.count > 1 {
      account.foe = (0..<theirs.count).map { Option(theirs[$0], [Figure("tried", theirMix[$0], .share)]) }
    }
    return account
  }
}

extension SearchPolicy {
  /// Searches as `choose` will, with the same seeds.
  func account(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> DecisionAccount {
    let root = nextRoot(board, legal)
    return .matrix(root.matrix, root.solution, p1: root.p1, p2: root.p2, seat: seat)
  }
}

extension MonteCarloPolicy {
  func account(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> DecisionAccount {
    var (search, dice) = (search, dice)
    return .tree(search.root(board, seat: seat, legal: copy legal, dice: &dice), seat: seat)
  }
}

extension BestResponsePolicy {
  func account(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> DecisionAccount {
    var (search, dice) = (search, dice)
    return .tree(search.root(board, seat: seat, legal: copy legal, dice: &dice, foe: foe), seat: seat)
  }
}

extension SolvePolicy {
  func account(_ board: borrowing Battle, _ legal: borrowing ChoiceList) -> DecisionAccount {
    var (solver, dice) = (solver, dice)
    var seen = copy board
    let imagination = Imagination(seen, seat)
    if imagination.isNeeded { imagination.fill(&seen, &dice) }
    guard let solution = solver.solve(seen, seat: seat, legal: copy legal) else {
      var account = search.account(board, legal)
      account.notes = ["more results of the dice than its limit: searched by samples instead"]
      return account
    }
    var account = DecisionAccount.matrix(
      solution.matrix, solution.mixtures, p1: solution.p1, p2: solution.p2, seat: seat)
    let (low, high) = (solution.value.lower, solution.value.upper)
    account.figures.append(.init("at least", seat == .p1 ? low : 1 - high, .share))
    account.figures.append(.init("at most", seat == .p1 ? high : 1 - low, .share))
    account.notes = [solution.value.isExact ? "exact" : "\(solution.depth) decisions ahead"]
    return account
  }
}
