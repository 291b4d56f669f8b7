import BattleCore
import CommandLineKit
import Policies
import Replay
import Reports

/// Plays battles on and tells what comes of it.
struct PlayingOn<Rules: ReplayedRules> {
  /// How often to play on where nobody says.
  static var usual: Int { 200 }

  let continuation: Continuation<Rules>
  private let spec: String?
  private let isQuiet: Bool

  init(_ arguments: Arguments, _ context: ReplayContext<Rules>) throws {
    spec = arguments[ReplayOptions.playsOn]
    isQuiet = arguments[CommonOption.quiet]
    continuation = Continuation(
      battles: arguments[ReplayOptions.continued] ?? PlayingOn.usual, seed: arguments[CommonOption.seed],
      jobs: arguments[CommonOption.jobs], playsOn: try spec.map(context.policy))
  }

  /// "200 battles played on by heuristic on both sides".
  func words(_ timeline: Timeline<Rules>) -> String {
    let count = continuation.battles == 1 ? "1 battle" : "\(continuation.battles) battles"
    let names = Seat.allCases.map { seat in
      spec ?? (Continuation.isOwn(timeline, seat) ? timeline.setup.labels[seat.index] : "heuristic")
    }
    let who = names[0] == names[1] ? "\(names[0]) on both sides" : "\(names[0]) (p1) and \(names[1]) (p2)"
    return "\(count) each, played on with fresh dice by \(who)"
  }

  func costs(_ timeline: Timeline<Rules>, _ moments: Range<Int>?, _ console: Console) -> [DecisionCost<Rules>] {
    watched(console) { continuation.costs(of: timeline, moments: moments, progress: $0) }
  }

  func curve(_ timeline: Timeline<Rules>, _ console: Console) -> [Chance] {
    watched(console) { continuation.curve(of: timeline, progress: $0) }
  }

  /// Shows how far a job is.
  private func watched<Result>(
    _ console: Console, _ job: (@escaping @Sendable (Int, Int) -> Void) -> Result
  ) -> Result {
    let start = ContinuousClock.now
    // Calls come one at a time, under a lock.
    nonisolated(unsafe) var line = ProgressLine("battles played on", console: console, isQuiet: isQuiet)
    nonisolated(unsafe) var last = (done: 0, total: 0)
    let result = job { done, total in
      last = (done, total)
      line.update(done: done, total: total, seconds: (ContinuousClock.now - start).seconds)
    }
    if last.total > 0 {
      line.finish(done: last.done, total: last.total, seconds: (ContinuousClock.now - start).seconds)
    }
    return result
  }

  // MARK: - Reports

  /// How often `p1` wins from a moment on, and by option.
  func chances(
    _ report: BattleReport<Rules>, at index: Int, byOption: Bool, _ console: Console
  ) -> [String] {
    let timeline = report.timeline
    let name = timeline.moments[index].name
    let chance = watched(console) { continuation.chances([.init(moment: index)], in: timeline, progress: $0) }[0]
    let label = timeline.setup.labels[0]
    var lines = [
      "p1 \(label) wins \(ChanceText.text(chance)) from turn \(name) on",
      "\(chance.wins) won, \(chance.battles - chance.wins - chance.ties) lost, \(chance.ties) tied; "
        + "\(words(timeline)); 95 % intervals",
    ]
    guard byOption else { return lines }
    for cost in costs(timeline, index..<(index + 1), console) {
      lines += ["", "\(cost.seat.name) \(timeline.setup.labels[cost.seat.index]) on turn \(name)"]
      for place in cost.options.indices.sorted(by: { cost.options[$0].chance.score > cost.options[$1].chance.score }) {
        let option = cost.options[place]
        let word = Rules.word(option.choice, timeline.moments[index].game.board, cost.seat)
        let difference = place == cost.best ? "" : "; costs \(ChanceText.text(cost.cost(of: place)))"
        lines.append(
          "\(place == cost.chosen ? "  > " : "    ")\(word): wins \(ChanceText.text(option.chance))\(difference)")
      }
    }
    return lines
  }

  /// The decisions that gave away most, the worst first.
  func blunders(_ report: BattleReport<Rules>, _ console: Console) -> [String] {
    let timeline = report.timeline
    let all = costs(timeline, nil, console)
    let worst = all.filter { $0.best != $0.chosen && $0.cost.isClear }
      .sorted { ($1.cost.mean, $0.moment, $0.seat.index) < ($0.cost.mean, $1.moment, $1.seat.index) }
    var lines = report.heading + [""]
    if worst.isEmpty { lines.append("none of \(all.count) decisions gave away more than chance would explain") }
    for cost in worst {
      let moment = timeline.moments[cost.moment]
      let chosen = cost.options[cost.chosen]
      let best = cost.options[cost.best]
      func word(_ choice: Choice) -> String { Rules.word(choice, moment.game.board, cost.seat) }
      lines.append(
        "turn \(moment.name), \(cost.seat.name) \(timeline.setup.labels[cost.seat.index]): \(word(chosen.choice)) costs "
          + "\(ChanceText.text(cost.cost)); it wins \(ChanceText.text(chosen.chance)), "
          + "\(word(best.choice)) \(ChanceText.text(best.chance))")
    }
    return lines + ["", "\(worst.count) of \(all.count) decisions; \(words(timeline)); 95 % intervals"]
  }
}
