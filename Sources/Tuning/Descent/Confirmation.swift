import BattleCore
public import Reports
import Tournament

/// The winner of a tuning and the base, played again where tuning never looked.
public struct Confirmation: Sendable {
  /// A part: what is fresh in it.
  public struct Part: Sendable {
    public var name: String
    /// Against whom: the label, the winner's score, the base's, and the difference in the same pairs.
    public var rows: [(opponent: String, battles: Int, score: Estimate, base: Estimate, difference: Estimate)]
    /// Over all opponents of the part; the base among them does not count.
    public var difference: Estimate

    /// What the part says.
    public var verdict: Verdict {
      difference.isPositive ? .better : difference.isNegative ? .worse : .same
    }
  }

  public enum Verdict: String, Sendable {
    case better, worse
    case same = "not different"
  }

  public var parts: [Part]
  /// The winner's score against the base itself.
  public var duel: Estimate

  /// The first part must be better, the winner must beat the base, and no part may be worse.
  public var isConfirmed: Bool {
    duel.low > 0.5 && parts.first?.verdict == .better && parts.allSatisfy { $0.verdict != .worse }
  }

  /// Plays the parts. In the first the base is the last opponent.
  ///
  /// - Parameters:
  ///   - parts: a name, whom they meet and where, and how much each opponent counts (nil for all the same).
  ///   - names: the axes' values of base and winner are `candidates`.
  public init(
    _ plan: TunePlan, _ parts: [(name: String, contest: Contest, weights: [Double]?)], base: [Double], best: [Double],
    firstUnit: Int, in session: inout TuningSession
  ) throws {
    self.parts = []
    duel = .zero
    var unit = firstUnit
    for (place, part) in parts.enumerated() {
      let scores = try session.play(
        part.contest, [base, best], pairs: plan.confirmPairs, seeds: plan.seeds(confirmation: place), firstUnit: unit)
      unit += scores.units
      let count = part.contest.opponents.count
      // The base is an opponent of the first part, but not one of those that its score is about.
      let counted = place == 0 ? count - 1 : count
      var weights = part.weights ?? [Double](repeating: 1 / Double(counted), count: counted)
      if place == 0 {
        weights.append(0)
        duel = scores.score(1, against: count - 1)
      }
      let rows = part.contest.opponents.enumerated().map { opponent, label in
        (
          opponent: label, battles: scores.battles(1, opponent), score: scores.score(1, against: opponent),
          base: scores.score(0, against: opponent), difference: scores.difference(1, 0, against: opponent)
        )
      }
      self.parts.append(Part(name: part.name, rows: rows, difference: scores.difference(1, 0, weights: weights)))
    }
  }

  /// `confirm.csv`: a row per part and opponent, and one for all opponents of the part.
  public var table: Table {
    var table = Table([
      "part", "opponent", "battles", "score", "score_low", "score_high", "base_score", "difference", "difference_low",
      "difference_high", "verdict",
    ])
    for part in parts {
      for row in part.rows {
        let difference = row.difference
        let verdict: Verdict = difference.isPositive ? .better : difference.isNegative ? .worse : .same
        table.append(
          [.text(part.name), .text(row.opponent), .integer(row.battles)] + Cell.interval(row.score)
            + [.decimal(row.base.value, places: 6)] + Cell.interval(difference) + [.text(verdict.rawValue)])
      }
      table.append(
        [.text(part.name), .text("all"), .integer(part.rows.reduce(0) { $0 + $1.battles })]
          + [.empty, .empty, .empty, .empty] + Cell.interval(part.difference) + [.text(part.verdict.rawValue)])
    }
    return table
  }
}
