import BattleCore
import Gen5

/// Plays a reference battle again with our engine and finds the first step after which anything differs.
public struct Verifier {
  private let trace: TraceBattle
  private var verdict: BattleVerdict

  private var board: Battle
  private var dice: TracingDice
  private var log = EventLog<Event>()
  private var renderer: ProtocolRenderer
  /// The same battle without records and events, which must come out the same.
  private var silent: Game<Battle>
  /// The reference's rows of all members, which a trace gives only when they change.
  private var rows: [[Int: String]]
  private var seedBefore: UInt64
  /// Our lines of the last step.
  private var lines: [String] = []
  /// The reference's position before the step.
  private var before: TraceMoment

  /// Verifies one battle. It goes on after the log has differed, but not after the state has.
  public static func verify(_ trace: TraceBattle) -> BattleVerdict {
    let p1: Team
    let p2: Team
    do {
      p1 = try Team(trace.teams[0])
      p2 = try Team(trace.teams[1])
    } catch {
      var verdict = BattleVerdict(id: trace.id)
      verdict.state = Divergence.unplayable(trace.id, error.description)
      return verdict
    }
    var verifier = Verifier(trace, p1, p2)
    verifier.run()
    return verifier.verdict
  }

  private init(_ trace: TraceBattle, _ p1: Team, _ p2: Team) {
    self.trace = trace
    verdict = BattleVerdict(id: trace.id)
    verdict.steps = trace.steps.count
    dice = TracingDice(seed: trace.seed)
    renderer = ProtocolRenderer(p1, p2)
    board = Gen5.start(p1, p2, dice: &dice, log: &log)
    silent = Gen5.start(p1, p2, seed: trace.seed)
    rows = [[:], [:]]
    seedBefore = trace.seed
    before = trace.start
  }

  private mutating func run() {
    verdict.seen = ThingsSeen(trace)
    check(step: 0, trace.start, choices: [nil, nil], outcome: nil)
    for (index, step) in trace.steps.enumerated() {
      guard verdict.state == nil else { return }
      advance(index + 1, step)
    }
  }

  private mutating func advance(_ number: Int, _ step: TraceStep) {
    dice.records.removeAll(keepingCapacity: true)
    log.events.removeAll(keepingCapacity: true)
    lines.removeAll(keepingCapacity: true)
    var chosen: [Choice] = []
    var differences: [Divergence.Difference] = []
    for seat in Seat.allCases {
      let legal = ChoiceText.legal(board, for: seat)
      let expected = step.legal[seat.index] ?? []
      let actual = legal.map(\.text)
      if expected.sorted() != actual.sorted() {
        differences.append(.init(what: "legal p\(seat.index + 1)", expected: list(expected), actual: list(actual)))
      }
      let text = step.choices[seat.index]
      chosen.append(legal.first { $0.text == text }?.choice ?? .pass)
    }
    guard differences.isEmpty else {
      var moment = before
      moment.log = []
      moment.draws = nil
      report(number, moment, .legal, "legal", step.choices, differences)
      return
    }
    let outcome = Gen5.advance(&board, chosen[0], chosen[1], dice: &dice, log: &log)
    let silentOutcome = Gen5.advance(&silent, chosen[0], chosen[1])
    check(step: number, step.after, choices: step.choices, outcome: outcome)
    if verdict.state == nil, outcome != silentOutcome || digest(board) != digest(silent.board) {
      let difference = Divergence.Difference(what: "silent run", expected: "the traced run", actual: "another position")
      report(number, step.after, .silentRun, "silent run", step.choices, [difference])
    }
  }

  private func digest(_ board: Battle) -> Digest64 {
    var digest = Digest64()
    Gen5.digest(board, into: &digest)
    return digest
  }

  // MARK: - Comparing one moment

  private mutating func check(step: Int, _ moment: TraceMoment, choices: [String?], outcome: Outcome?) {
    for seat in Seat.allCases { rows[seat.index].merge(moment.sides[seat.index].team) { $1 } }
    let actual = Seat.allCases.map { BoardView.side(board, $0) }
    var differences = Comparison.dice(moment, dice.base.state)
    differences += Comparison.outcome(step == trace.steps.count ? trace.winner : nil, outcome, board.isOver)
    for seat in Seat.allCases {
      let expected = moment.sides[seat.index]
      differences += Comparison.side(expected, rows[seat.index], actual[seat.index], "p\(seat.index + 1)")
      if Set(expected.volatiles) != Set(actual[seat.index].volatiles) {
        let ours = list(actual[seat.index].volatiles)
        verdict.volatileHints.append("step \(step) p\(seat.index + 1): \(list(expected.volatiles)), ours \(ours)")
      }
    }
    differences += Comparison.field(moment, board)

    for event in log.events { renderer.append(event) }
    lines = renderer.takeLines().filter { $0 != "|" }
    let expectedLines = moment.log.filter { !$0.hasPrefix("|debug|") }

    if let first = differences.first {
      let field = Divergence.Field(rawValue: first.field) ?? .rng
      let cause = field == .rng ? Comparison.drawCause(moment.draws, dice.records) ?? first.cause : first.cause
      report(step, moment, field, cause, choices, differences.map(\.difference))
    }
    if verdict.log == nil, !lines.elementsEqual(expectedLines) {
      let cause = Comparison.logCause(expectedLines, lines)
      let index = zip(expectedLines, lines).prefix { $0 == $1 }.count
      let difference = Divergence.Difference(
        what: "line \(index + 1)", expected: index < expectedLines.count ? expectedLines[index] : "(no line)",
        actual: index < lines.count ? lines[index] : "(no line)")
      verdict.log = divergence(step, moment, .log, cause, choices, [difference])
    }
    seedBefore = moment.seed
    before = moment
  }

  private func list(_ items: [String]) -> String { items.isEmpty ? "nothing" : items.joined(separator: ", ") }

  private mutating func report(
    _ step: Int, _ moment: TraceMoment, _ field: Divergence.Field, _ cause: String, _ choices: [String?],
    _ differences: [Divergence.Difference]
  ) {
    verdict.state = divergence(step, moment, field, cause, choices, differences)
  }

  private func divergence(
    _ step: Int, _ moment: TraceMoment, _ field: Divergence.Field, _ cause: String, _ choices: [String?],
    _ differences: [Divergence.Difference]
  ) -> Divergence {
    let expectedSides = zip(moment.sides, rows).map { side, rows in
      var side = side
      // Through a row and back, so that both sides say "fnt" in the same cases.
      side.team = rows.mapValues { BoardView.Row($0)?.text ?? $0 }
      return side
    }
    let actualSides = Seat.allCases.map { BoardView.side(board, $0) }
    return Divergence(
      id: trace.id, step: step, turn: Int(board.turn), field: field, cause: cause, choices: choices,
      differences: differences, expected: PositionText.lines(expectedSides), actual: PositionText.lines(actualSides),
      expectedDraws: moment.draws.map { $0.compactMap(DrawRecord.init(text:)) }, actualDraws: dice.records,
      expectedDrawCount: Comparison.drawCount(from: seedBefore, to: moment.seed),
      expectedLog: moment.log.filter { !$0.hasPrefix("|debug|") },
      actualLog: lines)
  }
}
