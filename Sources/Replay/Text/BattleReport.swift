import BattleCore
import Policies
public import Reports

/// A battle with all that is known of it, to be shown in one form or another.
public struct BattleReport<Rules: ReplayedRules>: Sendable {
  public var timeline: Timeline<Rules>
  /// Where the battle comes from, in a line: "battle 16: pairing 0, pair 8, side 0".
  public var title: String
  /// The same for programs.
  public var origin: [JSONValue.Member]
  /// What each side brings, in words.
  public var teams: [String]
  /// Show the reasons of decisions.
  public var explains: Bool
  /// What options are worth by playing on; empty when that was not asked for.
  public var costs: [DecisionCost<Rules>]
  /// Who plays on, in words.
  public var playsOn: String

  public init(
    _ timeline: Timeline<Rules>, title: String, origin: [JSONValue.Member], teams: [String], explains: Bool = false,
    costs: [DecisionCost<Rules>] = [], playsOn: String = ""
  ) {
    self.timeline = timeline
    self.title = title
    self.origin = origin
    self.teams = teams
    self.explains = explains
    self.costs = costs
    self.playsOn = playsOn
  }

  func text(_ decision: RecordedDecision<Rules>, at index: Int) -> DecisionText<Rules> {
    DecisionText(
      decision: decision, board: timeline.moments[index].game.board,
      label: timeline.setup.labels[decision.seat.index],
      cost: costs.first { $0.moment == index && $0.seat == decision.seat })
  }

  /// How it ended: "heuristic (p1) wins after 3 turns, knockout; digest 0123456789abcdef".
  public var ending: String {
    let turns = timeline.turns == 1 ? "1 turn" : "\(timeline.turns) turns"
    guard let outcome = timeline.outcome else { return "not over after \(turns); digest \(digest)" }
    let winner = outcome.seat.map { "\(timeline.setup.labels[$0.index]) (\($0.name)) wins" } ?? "nobody wins"
    return "\(winner) after \(turns), \(outcome.reason.name); digest \(digest)"
  }

  public var digest: String { Digest64.hex(timeline.digest) }

  // MARK: - Text

  /// The position at a moment, and what can be chosen there.
  public func position(at index: Int) -> [String] {
    let moment = timeline.moments[index]
    var lines = ["\(title), turn \(moment.name)"]
    lines += PositionText.lines(Rules.view(moment.game.board, timeline.setup.teams), labels: timeline.setup.labels)
    lines.append("")
    for decision in moment.decisions {
      let text = text(decision, at: index)
      lines += explains ? text.lines : ["  " + text.brief]
    }
    if explains { lines += ["", "wins and costs: " + playsOn] }
    return lines
  }

  /// The lines that say who met.
  public var heading: [String] {
    [title + ", seed \(timeline.setup.seed)"]
      + Seat.allCases.map { "\($0.name) \(timeline.setup.labels[$0.index]), \(teams[$0.index])" }
  }

  /// What happened, a line each, in parts: the opening, then what each moment led to.
  public var parts: [[String]] {
    var log = Rules.Narrator(timeline.setup.teams)
    var told = 0
    func take() -> [String] {
      defer { told = log.lines.count }
      return Array(log.lines[told...])
    }
    for event in timeline.opening { log.append(event) }
    var parts = [take()]
    for (index, moment) in timeline.moments.enumerated() {
      for decision in moment.decisions where explains || decision.isImposed {
        for line in text(decision, at: index).lines { log.append(line: line) }
      }
      for event in moment.events { log.append(event) }
      parts.append(take())
    }
    return parts
  }

  /// Who met with which moves, what happened turn by turn, how it ended.
  public var readable: [String] { heading + parts.joined() + ["", ending] }

  /// The protocol lines of the opening and of each moment; nil for rules that Showdown has no words for.
  public var protocolParts: [[String]]? {
    Rules.protocolLines(
      timeline.setup.teams, players: timeline.setup.labels, [timeline.opening] + timeline.moments.map(\.events))
  }
}
