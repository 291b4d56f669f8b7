import BattleCore
import Kit
import PokeAPI
import Policies

extension KitVerifier {
  func verify(_ trace: KitBattleTrace) throws(KitTraceError) -> KitVerdict {
    var run = try KitBattleRun(trace, self)
    for (index, round) in trace.rounds.enumerated() {
      if let difference = run.check(round) {
        return KitVerdict(id: trace.id, difference: "round \(index + 1), \(difference)")
      }
    }
    let winner = run.outcome?.seat
    guard winner == trace.winner, run.isOver == (trace.winner != nil) else {
      let expected = trace.winner?.name ?? "nobody"
      return KitVerdict(id: trace.id, difference: "winner: expected \(expected), not \(winner?.name ?? "nobody")")
    }
    return KitVerdict(id: trace.id)
  }
}

/// A battle on its way, logged and silent side by side.
private struct KitBattleRun {
  private var board: Kit.Board
  private var dice: TracingDice
  private var silent: Game<Kit.Board>
  private var policies: InlineArray<2, Heuristic<Kit>>
  private var recent: [[Int]] = [[], []]
  private let tables: KitTables
  private(set) var outcome: Outcome?

  var isOver: Bool { outcome != nil }

  init(_ trace: KitBattleTrace, _ verifier: KitVerifier) throws(KitTraceError) {
    var teams: [Kit.Team] = []
    for fighter in trace.fighters {
      do throws(Kit.TeamError) {
        teams.append(
          try Kit.Team(fighter.entry, moves: fighter.moves, hpBonus: fighter.hpBonus, tables: verifier.tables))
      } catch {
        throw KitTraceError(path: trace.id, problem: "\(error)")
      }
      let maxHP = Int(teams[teams.count - 1].fighter.maxHP)
      guard maxHP == fighter.maxHP else {
        throw KitTraceError(path: "\(trace.id), \(fighter.entry.identifier)", problem: "has \(maxHP) HP")
      }
    }
    tables = verifier.tables
    silent = Kit.start(teams[0], teams[1], seed: trace.seed)
    board = silent.board
    dice = TracingDice(seed: trace.seed)
    policies = [Heuristic(weights: verifier.weights), Heuristic(weights: verifier.weights)]
    for seat in Seat.allCases { policies[seat.index].begin(GameContext(seat: seat, seed: 0)) }
  }

  /// Plays a round; the first difference, or nil.
  mutating func check(_ round: KitBattleTrace.Round) -> String? {
    var choices: [Choice] = []
    for seat in Seat.allCases {
      if let difference = judge(round, seat, &choices) { return "\(seat.name) \(difference)" }
    }
    dice.records.removeAll(keepingCapacity: true)
    var log = EventLog<Kit.Event>()
    outcome = Kit.advance(&board, choices[0], choices[1], dice: &dice, sink: &log)
    let silentOutcome = Kit.advance(&silent, choices[0], choices[1])
    if let difference = KitVerifier.difference("draw", round.draws, dice.records.map(\.draw.label)) {
      return difference
    }
    if let difference = KitVerifier.difference("event", round.events, log.events) { return difference }
    for seat in Seat.allCases {
      let after = KitBattleTrace.After(board[seat])
      if after != round.after[seat.index] { return "\(seat.name): expected \(round.after[seat.index]), not \(after)" }
    }
    if dice.base.state != round.seed {
      return "seed: expected \(Digest64.hex(round.seed)), not \(Digest64.hex(dice.base.state))"
    }
    if silentOutcome != outcome || digest(silent) != digest(Game(board: board, dice: dice.base)) {
      return "silent run: another position"
    }
    return nil
  }

  /// Scores, the pick and the adjustments of a side.
  private mutating func judge(_ round: KitBattleTrace.Round, _ seat: Seat, _ choices: inout [Choice]) -> String? {
    let side = seat.index
    if round.recent[side] != recent[side] {
      return KitVerifier.difference("recent pick", names(round.recent[side]), names(recent[side]))
    }
    var legal = ChoiceList()
    Kit.choices(board, for: seat, into: &legal)
    let explained = policies[side].explain(board, legal)
    for (slot, option) in explained.options.enumerated() {
      guard slot < round.scores[side].count else { return "has no score for slot \(slot + 1)" }
      let expected = round.scores[side][slot]
      if abs(option.score - expected) > 1e-6 {
        return "score of \(name(Int(option.move))): expected \(expected), not \(option.score)"
      }
    }
    let heuristic = move(explained.heuristic, seat)
    if heuristic != round.heuristic[side] {
      return "heuristic: expected \(name(round.heuristic[side])), not \(name(heuristic))"
    }
    guard let picked = choice(round.pick[side], seat) else { return "does not have \(name(round.pick[side]))" }
    let choice = policies[side].adjust(picked, board, legal)
    if move(choice, seat) != round.adjusted[side] {
      return
        "\(name(round.pick[side])) adjusted: expected \(name(round.adjusted[side])), not \(name(move(choice, seat)))"
    }
    choices.append(choice)
    recent[side] = Array((recent[side] + [move(choice, seat)]).suffix(5))
    return nil
  }

  private func move(_ choice: Choice, _ seat: Seat) -> Int {
    Int(board.slot(Kit.slot(choice), of: seat).row.number)
  }

  private func choice(_ move: Int, _ seat: Seat) -> Choice? {
    let fighter = board[seat]
    return (0..<Int(fighter.moveCount)).first { Int(fighter.slots[$0].row.number) == move }.map(Kit.choice)
  }

  private func name(_ move: Int) -> String { tables.move(move)?.identifier ?? "\(move)" }
  private func names(_ moves: [Int]) -> [String] { moves.map(name) }

  private func digest(_ game: Game<Kit.Board>) -> UInt64 {
    var digest = Digest64()
    Kit.digest(game.board, into: &digest)
    digest.combine(game.dice.state)
    return digest.value
  }
}
