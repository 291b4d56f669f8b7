public import Reports

extension TournamentReport {
  /// `details.csv`: a row per pairing, in the order of the schedule: what its battles are worth as evidence.
  ///
  /// Scores and luck are a's. `battles_informative` leaves out aborted battles and repeats of the same battle. Shares are of
  /// the variance of the first seat's points. Cells are empty where something was not measured.
  public var detailsTable: Table {
    var table = Table([
      "policy_a", "policy_b", "scheduled", "aborted", "a_illegal", "b_illegal", "log_ratio", "decision",
      "battles_informative", "battles_repeated", "pairs_mirrored", "luck_score", "luck_low", "luck_high", "luck_gain",
      "first_seat_score", "share_policy", "share_matchup", "share_first_move", "share_chance",
    ])
    for pairing in pairings {
      let tally = pairing.tally
      var row: [Cell] = [
        .text(labels[pairing.policies.a]), .text(labels[pairing.policies.b]), .integer(2 * pairing.pairs),
        .integer(tally.aborted), .integer(tally.aIllegal), .integer(tally.bIllegal), share(pairing.logRatio),
        pairing.decision.map { .text($0.rawValue) } ?? .empty, .integer(pairing.informative),
        .integer(pairing.repeated), .integer(pairing.mirrored),
      ]
      row += [pairing.luck?.score, pairing.luck?.interval.low, pairing.luck?.interval.high, pairing.luck?.gain].map(
        share)
      let shares = pairing.shares
      row += [shares?.seatScore, shares?.policy, shares?.matchup, shares?.firstMove, shares?.chance].map(share)
      table.append(row)
    }
    return table
  }

  /// `population.csv`: a row per policy in the order of rank; nil where not everybody met everybody.
  public var populationTable: Table? {
    guard let population else { return nil }
    var table = Table(["policy", "nash", "alpha_rank"])
    for standing in standings {
      table.append([
        .text(labels[standing.policy]), share(population.nash[standing.policy]),
        share(population.alphaRank[standing.policy]),
      ])
    }
    return table
  }

  private func share(_ value: Double?) -> Cell { value.map { .decimal($0, places: 6) } ?? .empty }

  /// What tests decided, and each first policy's score without luck and how much narrower that makes its interval: a row
  /// per pairing with the policies by rank; nil where there is neither.
  var evidenceTable: Table? {
    guard plan.test != nil || pairings.contains(where: { $0.luck != nil }) else { return nil }
    var ranks = [Int](repeating: 0, count: labels.count)
    for standing in standings { ranks[standing.policy] = standing.rank }
    let hasTest = plan.test != nil
    let hasLuck = pairings.contains { $0.luck != nil }
    var columns = ["#", "against", "pairs"]
    if hasTest { columns += ["test", "log ratio"] }
    if hasLuck { columns += ["no luck %", "95 %", "narrower %"] }
    var table = Table(columns)
    for pairing in pairings {
      var row: [Cell] = [
        .integer(ranks[pairing.policies.a]), .text("#\(ranks[pairing.policies.b])"), .integer(pairing.pairs),
      ]
      if hasTest {
        row.append(pairing.decision.map { .text($0.rawValue) } ?? .empty)
        row.append(pairing.logRatio.map { .decimal($0, places: 2) } ?? .empty)
      }
      if hasLuck {
        let luck = pairing.luck
        row.append(luck.map { .decimal(100 * $0.score, places: 1) } ?? .empty)
        row.append(luck.map { .text(percent($0.interval.low) + " … " + percent($0.interval.high)) } ?? .empty)
        row.append(luck.map { .decimal(100 * $0.gain, places: 0) } ?? .empty)
      }
      table.append(row)
    }
    return table
  }

  /// What a reader must know about the worth of the battles, a line each.
  var evidenceNotices: [String] {
    var lines: [String] = []
    if let test = plan.test {
      lines.append("test: \(test.text); h1 is \(test.unitText(test.high)) or more for the first of a pairing")
    }
    let repeated = pairings.reduce(0) { $0 + $1.repeated }
    if repeated > 0 {
      let about = pairings.allSatisfy(\.isRepeatedExact) ? "" : "about "
      let informative = pairings.reduce(0) { $0 + $1.informative }
      lines.append(
        "\(about)\(informative) of \(scheduled) battles carry information; \(about)\(repeated) "
          + (repeated == 1 ? "repeats another of its pairing" : "repeat another of their pairing"))
    }
    for pairing in pairings {
      let names = "\(labels[pairing.policies.a]) against \(labels[pairing.policies.b])"
      if pairing.tally.battles > 2, pairing.informative == 1 {
        lines.append("\(names): one battle, replayed \(pairing.tally.battles) times; more would say nothing more")
      } else if pairing.mirrored > 0, pairing.mirrored == pairing.tally.histogram.pairs {
        lines.append("\(names): both always answer alike, so their battles cannot tell them apart")
      }
    }
    if let cycle = population?.cycle {
      let circle = (cycle + [cycle[0]]).map { labels[$0] }.joined(separator: " beats ")
      lines.append("a cycle, so no order of the policies is right: \(circle)")
    }
    return lines
  }

  private func percent(_ value: Double) -> String { FixedPoint.text(100 * value, places: 1) }
}

extension SequentialTest {
  /// "logistic Elo 5".
  func unitText(_ value: Double) -> String { "\(model.unit) \(SequentialTest.text(value))" }
}
