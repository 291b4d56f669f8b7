import BattleCore

extension DecisionAccount {
  /// The scores of the heuristic with their terms, those of changes of fighter too, and its adjustments.
  public init<Move>(_ breakdown: ScoreBreakdown<Move>) {
    let switches = breakdown.switches.map { option in
      Option(
        option.choice,
        [
          Figure("score", option.score, .points), Figure("threat", option.threat, .hp),
          Figure("danger", option.danger, .hp),
        ], terms: option.terms.map { Term($0.term.rawValue, $0.change) })
    }
    self.init(
      options: breakdown.options.map { option in
        var figures = [Figure("score", option.score, .points)]
        if option.estimate > 0 {
          figures.append(Figure("about", option.estimate, .hp))
          figures.append(Figure("type", option.effectiveness, .factor))
        }
        return Option(option.choice, figures, terms: option.terms.map { Term($0.term.rawValue, $0.change) })
      } + switches,
      changes: breakdown.changes.map { Change($0.adjustment.rawValue, from: $0.from, to: $0.to) })
  }

  /// All alike.
  static func uniform(_ legal: borrowing ChoiceList) -> DecisionAccount {
    let share = 1 / Double(legal.count)
    return DecisionAccount(options: legal.array.map { Option($0, [Figure("plays", share, .share)]) })
  }

  /// One figure for each move.
  static func moves<Rules: ScoredRules>(
    _ rules: Rules.Type, _ board: borrowing Rules.Board, _ seat: Seat, _ legal: borrowing ChoiceList,
    figure: (Choice, Rules.MoveName, UnsafePointer<Rules.Board>) -> Figure
  ) -> DecisionAccount {
    var account = DecisionAccount()
    let choices = legal.array
    withUnsafePointer(to: board) { board in
      for choice in choices {
        guard let move = Rules.move(of: choice, board, seat) else { continue }
        account.options.append(Option(choice, [figure(choice, move, board)]))
      }
    }
    if account.options.isEmpty { account.notes = ["the replacement that does most to the foe in front"] }
    return account
  }
}

extension MaxPower {
  func account(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> DecisionAccount {
    return .moves(Rules.self, board, seat, legal) { choice, move, board in
      DecisionAccount.Figure("power", Double(Rules.power(of: choice, move, board, seat)), .points)
    }
  }
}

extension MaxDamage {
  func account(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> DecisionAccount {
    return .moves(Rules.self, board, seat, legal) { choice, move, board in
      DecisionAccount.Figure("about", Rules.facts(of: choice, move, board, seat).estimate, .hp)
    }
  }
}

extension Heuristic {
  func account(_ board: borrowing Rules.Board, _ legal: borrowing ChoiceList) -> DecisionAccount {
    var account = DecisionAccount(explain(board, legal))
    if account.options.isEmpty { account.notes = ["the replacement that does most to the foe in front"] }
    return account
  }
}
