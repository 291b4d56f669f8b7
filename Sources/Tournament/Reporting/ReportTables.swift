public import Reports

extension TournamentReport {
  /// `standings.csv`: a row per policy, best first.
  public var standingsTable: Table {
    var table = Table([
      "rank", "policy", "battles", "wins", "losses", "ties", "score", "score_low", "score_high", "rating",
      "rating_low", "rating_high", "mean_turns", "decisions", "fallbacks",
    ])
    for standing in standings {
      let tally = standing.tally
      table.append([
        .integer(standing.rank), .text(labels[standing.policy]), .integer(tally.battles), .integer(tally.aWins),
        .integer(tally.bWins), .integer(tally.ties), score(tally.score), score(standing.interval.low),
        score(standing.interval.high), rating(standing.rating.value), rating(standing.rating.low),
        rating(standing.rating.high), .decimal(standing.meanTurns, places: 3), .integer(tally.aDecisions),
        .integer(tally.aFallbacks),
      ])
    }
    return table
  }

  /// `pairings.csv`: a row per pairing, in the order of the schedule.
  public var pairingsTable: Table {
    var table = Table([
      "policy_a", "policy_b", "battles", "a_wins", "b_wins", "ties", "a_score", "a_score_low", "a_score_high",
      "rating_difference", "rating_low", "rating_high", "pairs_0", "pairs_half", "pairs_1", "pairs_1half", "pairs_2",
      "capped",
    ])
    for pairing in pairings {
      let tally = pairing.tally
      var row: [Cell] = [
        .text(labels[pairing.policies.a]), .text(labels[pairing.policies.b]), .integer(tally.battles),
        .integer(tally.aWins), .integer(tally.bWins), .integer(tally.ties), score(tally.score),
        score(pairing.interval.low), score(pairing.interval.high), rating(pairing.rating.value),
        rating(pairing.rating.low), rating(pairing.rating.high),
      ]
      row += tally.histogram.counts.map { Cell.integer($0) }
      row.append(.integer(tally.capped))
      table.append(row)
    }
    return table
  }

  /// The standings for a terminal of 80 columns: scores in percent, intervals as "low … high".
  public var summaryTable: Table {
    var table = Table(["#", "policy", "battles", "score %", "95 %", "rating", "95 %", "turns"])
    for standing in standings {
      let interval = standing.interval
      table.append([
        .integer(standing.rank), .text(labels[standing.policy]), .integer(standing.tally.battles),
        .decimal(100 * standing.tally.score, places: 1), .text(range(100 * interval.low, 100 * interval.high, 1)),
        .decimal(standing.rating.value, places: 0), .text(range(standing.rating.low, standing.rating.high, 0)),
        .decimal(standing.meanTurns, places: 1),
      ])
    }
    return table
  }

  /// Scores in percent of each policy (row) against each other (column, by rank), in tables of at most eight columns
  /// each, so that they fit a terminal.
  public var matrixTables: [Table] {
    var scores: [Schedule.Pairing: Double] = [:]
    for pairing in pairings where pairing.tally.battles > 0 {
      scores[pairing.policies] = pairing.tally.score
      scores[Schedule.Pairing(pairing.policies.b, pairing.policies.a)] = 1 - pairing.tally.score
    }
    return stride(from: 0, to: standings.count, by: 8).map { start in
      let against = standings[start..<min(start + 8, standings.count)]
      var table = Table(["#", "score % against"] + against.map { "#\($0.rank)" })
      for standing in standings {
        var row: [Cell] = [.integer(standing.rank), .text(labels[standing.policy])]
        for other in against {
          let score = scores[Schedule.Pairing(standing.policy, other.policy)]
          row.append(score.map { .decimal(100 * $0, places: 1) } ?? .empty)
        }
        table.append(row)
      }
      return table
    }
  }

  /// What a reader must know beside the numbers, a line each: capped, illegal and aborted battles, fallbacks.
  public var notices: [String] {
    var lines: [String] = []
    let battles = scheduled
    if capped > 0 { lines.append("\(capped) of \(battles) battles reached turn \(plan.turnLimit) and count as ties") }
    if aborted > 0 { lines.append("\(aborted) of \(battles) battles were aborted and count in no score") }
    for standing in standings {
      if standing.tally.aIllegal > 0 {
        lines.append("\(labels[standing.policy]) lost \(standing.tally.aIllegal) battles by an illegal answer")
      }
      if standing.tally.aFallbacks > 0 {
        lines.append("\(labels[standing.policy]) fell back on another policy \(standing.tally.aFallbacks) times")
      }
    }
    return lines + evidenceNotices
  }

  /// Summary, win-rate matrix and notices as text.
  public func text(width: Int = 80) -> String {
    let tables = [summaryTable] + matrixTables + (evidenceTable.map { [$0] } ?? [])
    let anchored = anchor.map { "ratings: Bradley–Terry on the Elo scale, \(labels[$0]) = 0" }
    let lines = [anchored ?? "ratings: Bradley–Terry on the Elo scale, mean = 0"] + notices
    return tables.map { $0.text(width: width) }.joined(separator: "\n") + "\n"
      + lines.map { TournamentReport.wrapped($0, width) }.joined()
  }

  /// A notice in lines of at most `width` characters, those after the first behind two blanks.
  private static func wrapped(_ notice: String, _ width: Int) -> String {
    var text = ""
    var line = ""
    for word in notice.split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        text += line + "\n"
        line = "  " + word
      } else {
        line += line.isEmpty ? String(word) : " " + word
      }
    }
    return text + line + "\n"
  }

  private func score(_ value: Double) -> Cell { .decimal(value, places: 6) }

  private func rating(_ value: Double) -> Cell { .decimal(value, places: 2) }

  private func range(_ low: Double, _ high: Double, _ places: Int) -> String {
    FixedPoint.text(low, places: places) + " … " + FixedPoint.text(high, places: places)
  }
}
