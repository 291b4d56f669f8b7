import BattleCore
import Policies
import Reports

/// A replay as text.
enum ReplayText<Replayed: ReplayedRules> {
  typealias Played = BattleReplay<Replayed>.Played

  /// Lines of Showdown's protocol and nothing else.
  static func protocolLines(_ replay: BattleReplay<Replayed>, _ played: Played) -> String {
    linesByStep(replay, played).joined().map { $0 + "\n" }.joined()
  }

  /// The lines of each step as they stood after it: Showdown's protocol, or sentences where it has no words.
  static func linesByStep(_ replay: BattleReplay<Replayed>, _ played: Played) -> [[String]] {
    let steps = played.steps.map(\.events)
    if let lines = Replayed.protocolLines(replay.teams, players: replay.labels, steps) { return lines }
    var log = Replayed.Narrator(replay.teams)
    var told = 0
    return steps.map { events in
      for event in events { log.append(event) }
      defer { told = log.lines.count }
      return Array(log.lines[told...])
    }
  }

  /// Who met with which moves, what happened turn by turn, how it ended.
  static func readable(_ replay: BattleReplay<Replayed>, _ played: Played, explains: Bool) -> String {
    var text = "battle \(replay.battle): pairing \(replay.pairing), pair \(replay.pair), side \(replay.side), "
    text += "seed \(replay.seed)\n"
    for seat in Seat.allCases {
      text += "\(seat.name) \(replay.labels[seat.index]), \(replay.names[seat.index])\n"
    }
    var log = Replayed.Narrator(replay.teams)
    for step in played.steps {
      for decision in step.decisions where explains || decision.isImposed {
        for line in lines(decision, step.board, replay) { log.append(line: line) }
      }
      for event in step.events { log.append(event) }
    }
    text += log.lines.map { $0 + "\n" }.joined()
    return text + "\n" + ending(replay, played.result)
  }

  private static func ending(_ replay: BattleReplay<Replayed>, _ result: GameResult) -> String {
    let winner = result.outcome.seat.map { "\(replay.labels[$0.index]) (\($0.name)) wins" } ?? "nobody wins"
    let turns = result.turns == 1 ? "1 turn" : "\(result.turns) turns"
    return "\(winner) after \(turns), \(result.outcome.reason.name); digest \(Digest64.hex(result.digest))\n"
  }

  // MARK: - Decisions

  private static func lines(
    _ decision: RecordedDecision<Replayed>, _ board: Replayed.Board, _ replay: BattleReplay<Replayed>
  ) -> [String] {
    func word(_ choice: Choice) -> String { Replayed.word(choice, board, decision.seat) }
    let who = "\(decision.seat.name) \(replay.labels[decision.seat.index])"
    if decision.isImposed { return ["  \(who) is told to choose \(word(decision.answer))"] }
    guard let breakdown = decision.breakdown, !breakdown.options.isEmpty else {
      let others = decision.legal.filter { $0 != decision.answer }.map(word).joined(separator: ", ")
      return ["  \(who) chooses \(word(decision.answer)), not \(others)"] + decision.account.map { "    " + $0 }
    }
    var lines = ["  \(who) chooses \(word(decision.answer))"]
    for option in breakdown.options { lines.append("    " + score(option)) }
    for change in breakdown.changes {
      lines.append("    \(change.adjustment.rawValue): \(word(change.to)) instead of \(word(change.from))")
    }
    return lines
  }

  /// "Surf 61.5 = damage 43.5 + nearKOBonus 18 (about 87 HP, ×2)".
  private static func score(_ option: Replayed.Breakdown.Option) -> String {
    var sum = ""
    for term in option.terms where term.change != 0 {
      let amount = number(abs(term.change))
      if sum.isEmpty {
        sum = term.change < 0 ? "-\(amount)" : amount
      } else {
        sum += term.change < 0 ? " - \(amount)" : " + \(amount)"
      }
      sum += " \(term.term.rawValue)"
    }
    let damage = option.estimate > 0 ? " (about \(number(option.estimate)) HP, ×\(number(option.effectiveness)))" : ""
    return "\(Replayed.name(option.move)) \(number(option.score))" + (sum.isEmpty ? "" : " = \(sum)") + damage
  }

  /// At most two decimals, without needless zeros.
  private static func number(_ value: Double) -> String {
    var text = FixedPoint.text(value, places: 2)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
