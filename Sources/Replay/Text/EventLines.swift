import BattleCore
import Policies
public import Reports
import Tournament

extension BattleReport {
  /// The battle for programs: an object per line. The first says who met, the last how it ended; between them are the
  /// decisions and what they led to, in order.
  public var objects: [JSONValue] {
    var all = [first]
    all += timeline.opening.map { event($0, turn: 0) }
    for (index, moment) in timeline.moments.enumerated() {
      for decision in moment.decisions { all.append(object(decision, at: index)) }
      all += moment.events.map { event($0, turn: moment.name.turn) }
    }
    all.append(last)
    return all
  }

  private var first: JSONValue {
    let setup = timeline.setup
    let players = Seat.allCases.map { seat in
      JSONValue.object([
        .init("seat", .string(seat.name)), .init("policy", .string(setup.labels[seat.index])),
        .init("team", .string(teams[seat.index])),
      ])
    }
    return .object(
      [.init("type", .string("battle")), .init("rules", .string(Rules.info.name))] + origin + [
        .init("seed", .unsigned(setup.seed)), .init("players", .array(players)),
      ])
  }

  private var last: JSONValue {
    .object([
      .init("type", .string("result")), .init("winner", timeline.outcome?.seat.map { .string($0.name) } ?? .null),
      .init("reason", timeline.outcome.map { .string($0.reason.name) } ?? .null),
      .init("turns", .integer(timeline.turns)), .init("digest", .string(digest)),
    ])
  }

  private func event(_ event: Rules.Event, turn: Int) -> JSONValue {
    let fields = Rules.fields(event, timeline.setup.teams).map { field in
      switch field.value {
      case .text(let text): JSONValue.Member(field.name, .string(text))
      case .number(let number): JSONValue.Member(field.name, .integer(number))
      case .flag: JSONValue.Member(field.name, .bool(true))
      }
    }
    return .object([.init("type", .string("event")), .init("at", .integer(turn))] + fields)
  }

  private func object(_ decision: RecordedDecision<Rules>, at index: Int) -> JSONValue {
    let text = text(decision, at: index)
    func word(_ choice: Choice) -> JSONValue { .string(text.word(choice)) }
    let name = timeline.moments[index].name
    var members: [JSONValue.Member] = [
      .init("type", .string("decision")), .init("turn", .integer(name.turn)), .init("moment", .integer(name.part)),
      .init("seat", .string(decision.seat.name)), .init("choice", word(decision.answer)),
      .init("legal", .array(decision.legal.array.map(word))),
    ]
    if decision.isImposed { members.append(.init("imposed", .bool(true))) }
    if explains, let account = decision.account {
      if !account.options.isEmpty {
        members.append(.init("scores", .array(account.options.map { option($0, word($0.choice)) })))
      }
      if !account.figures.isEmpty { members.append(.init("position", figures(account.figures))) }
      if !account.foe.isEmpty {
        members.append(
          .init(
            "expects",
            .array(
              account.foe.map { option($0, .string(Rules.word($0.choice, text.board, decision.seat.other))) })))
      }
      let changes = account.changes.map { change in
        JSONValue.object([
          .init("adjustment", .string(change.name)), .init("from", word(change.from)), .init("to", word(change.to)),
        ])
      }
      members.append(.init("adjustments", .array(changes)))
      if !account.notes.isEmpty { members.append(.init("notes", .array(account.notes.map { .string($0) }))) }
    }
    if let advice = decision.advice {
      members.append(
        .init("advice", .object([.init("policy", .string(advice.label)), .init("choice", word(advice.choice))])))
    }
    if let cost = text.cost { members += self.members(cost, text) }
    return .object(members)
  }

  private func members(_ cost: DecisionCost<Rules>, _ text: DecisionText<Rules>) -> [JSONValue.Member] {
    let options = cost.options.map { option in
      let interval = option.chance.interval
      return JSONValue.object([
        .init("choice", .string(text.word(option.choice))), .init("wins", .decimal(option.chance.score, places: 4)),
        .init("wins_low", .decimal(interval.low, places: 4)), .init("wins_high", .decimal(interval.high, places: 4)),
      ])
    }
    return [
      .init("options", .array(options)), .init("cost", .decimal(cost.cost.mean, places: 4)),
      .init("cost_margin", .decimal(cost.cost.margin, places: 4)),
    ]
  }

  private func option(_ option: DecisionAccount.Option, _ word: JSONValue) -> JSONValue {
    .object(
      [.init("choice", word), .init("figures", figures(option.figures))]
        + (option.terms.isEmpty
          ? []
          : [
            .init(
              "terms",
              .array(
                option.terms.map {
                  .object([.init("term", .string($0.name)), .init("change", .decimal($0.change, places: 6))])
                }))
          ]))
  }

  private func figures(_ figures: [DecisionAccount.Figure]) -> JSONValue {
    .object(figures.map { .init($0.name, .decimal($0.value, places: 6)) })
  }
}
