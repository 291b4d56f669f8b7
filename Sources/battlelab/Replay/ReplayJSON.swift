import BattleCore
import Policies
import Reports

/// A replay for programs: who met, and for each step the decisions and the lines of
/// Showdown's protocol or, where it has no words, sentences.
enum ReplayJSON<Replayed: ReplayedRules> {
  static func value(
    _ replay: BattleReplay<Replayed>, _ played: BattleReplay<Replayed>.Played, explains: Bool
  ) -> JSONValue {
    let lines = ReplayText.linesByStep(replay, played)
    let steps = zip(played.steps, lines).map { step, lines in
      JSONValue.object([
        .init("decisions", .array(step.decisions.map { decision($0, step.board, explains: explains) })),
        .init("log", strings(lines)),
      ])
    }
    let result = played.result
    return .object([
      .init("rules", .string(Replayed.info.name)), .init("battle", .integer(replay.battle)),
      .init("pairing", .integer(replay.pairing)),
      .init("pair", .integer(replay.pair)), .init("side", .integer(replay.side)), .init("seed", .unsigned(replay.seed)),
      .init("policies", strings(replay.labels)), .init("teams", strings(replay.names)), .init("steps", .array(steps)),
      .init("winner", result.outcome.seat.map { .string($0.name) } ?? .null),
      .init("reason", .string(result.outcome.reason.name)), .init("turns", .integer(result.turns)),
      .init("digest", .string(Digest64.hex(result.digest))),
    ])
  }

  private static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  private static func decision(_ decision: RecordedDecision<Replayed>, _ board: Replayed.Board, explains: Bool)
    -> JSONValue
  {
    func word(_ choice: Choice) -> String { Replayed.word(choice, board, decision.seat) }
    var members: [JSONValue.Member] = [
      .init("seat", .string(decision.seat.name)), .init("turn", .integer(decision.turn)),
      .init("choice", .string(word(decision.answer))), .init("legal", strings(decision.legal.map(word))),
    ]
    if decision.isImposed { members.append(.init("imposed", .bool(true))) }
    if explains, !decision.account.isEmpty { members.append(.init("account", strings(decision.account))) }
    if explains, let breakdown = decision.breakdown {
      members.append(.init("scores", .array(breakdown.options.map(option))))
      let changes = breakdown.changes.map { change in
        JSONValue.object([
          .init("adjustment", .string(change.adjustment.rawValue)), .init("from", .string(word(change.from))),
          .init("to", .string(word(change.to))),
        ])
      }
      members.append(.init("adjustments", .array(changes)))
    }
    return .object(members)
  }

  private static func option(_ option: Replayed.Breakdown.Option) -> JSONValue {
    .object([
      .init("move", .string(Replayed.name(option.move))), .init("score", .decimal(option.score, places: 6)),
      .init("estimate", .decimal(option.estimate, places: 4)),
      .init("effectiveness", .decimal(option.effectiveness, places: 2)),
      .init(
        "terms",
        .array(
          option.terms.map {
            .object([.init("term", .string($0.term.rawValue)), .init("change", .decimal($0.change, places: 6))])
          })),
    ])
  }
}
