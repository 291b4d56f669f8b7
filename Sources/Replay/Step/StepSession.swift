import BattleCore
import Dex
import Policies

/// Walks through a battle, a command at a time.
///
/// Pure but for the time that explanations take: `answer` turns a command into lines, so that a test needs no terminal.
public struct StepSession<Rules: ReplayedRules> {
  private var report: BattleReport<Rules>
  private let continuation: Continuation<Rules>
  private let original: BattleSetup<Rules>
  private var orders: Orders<Rules>
  private var parts: [[String]] = []
  /// How many moments have been played; the position shown is the one after them.
  private var position = 0
  public private(set) var isOver = false

  /// - Parameters:
  ///   - report: the battle, with its policies' reasons.
  ///   - orders: what is imposed on it already.
  ///   - continuation: answers what the options are worth.
  public init(_ report: BattleReport<Rules>, orders: Orders<Rules>, continuation: Continuation<Rules>) {
    self.report = report
    self.orders = orders
    self.continuation = continuation
    original = report.timeline.setup
    parts = StepSession.plain(report)
  }

  /// The log without the reasons, which are shown when they are asked for.
  private static func plain(_ report: BattleReport<Rules>) -> [[String]] {
    var report = report
    report.explains = false
    report.costs = []
    return report.parts
  }

  /// What is shown before the first command.
  public var welcome: [String] {
    report.heading + (parts.first ?? []) + ["", "next, back, show, explain, set, goto, quit; 'help' says more"] + show
  }

  /// Shown where a command is awaited: "turn 3> ".
  public var prompt: String {
    position < report.timeline.moments.count ? "turn \(report.timeline.moments[position].name)> " : "end> "
  }

  /// Carries out a command. An empty one is `next`.
  public mutating func answer(_ line: String) -> [String] {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first ?? "next" {
    case "next", "n": return next()
    case "back", "b": return back()
    case "show", "s": return show
    case "explain", "e": return explain()
    case "set": return set(rest)
    case "goto", "g": return go(rest)
    case "quit", "q", "exit":
      isOver = true
      return []
    case "help", "h", "?": return StepSession.help
    default:
      let known = ["next", "back", "show", "explain", "set", "goto", "quit", "help"]
      let near = NearestName.suggest(words[0], among: known).map { ": did you mean '\($0)'?" }
      return ["unknown command '\(words[0])'" + (near ?? ": known are " + known.joined(separator: ", "))]
    }
  }

  private static var help: [String] {
    [
      "next, n, or just return   play on to the next decision", "back, b                   go back to the one before",
      "show, s                   show the position", "explain, e                who could choose what, and why",
      "set p1=earthquake         choose otherwise here and play on",
      "goto 3                    go to the beginning of turn 3", "quit, q                   leave",
    ]
  }

  private var show: [String] {
    let board = report.timeline.board(after: position - 1)
    var lines = PositionText.lines(Rules.view(board, original.teams), labels: original.labels)
    if position == report.timeline.moments.count { lines += ["", report.ending] }
    return lines
  }

  private mutating func next() -> [String] {
    guard position < report.timeline.moments.count else { return ["this is the end; 'back' goes back, 'quit' leaves"] }
    position += 1
    let end = position == report.timeline.moments.count ? ["", report.ending] : []
    return parts[position] + end
  }

  private mutating func back() -> [String] {
    guard position > 0 else { return ["this is the beginning"] }
    position -= 1
    return show
  }

  private mutating func go(_ text: String) -> [String] {
    guard let name = MomentName(text) else { return ["goto needs a turn, as in 'goto 3' or 'goto 3.2'"] }
    do {
      position = try report.timeline.index(of: name)
      return show
    } catch {
      return ["\(error)"]
    }
  }

  private mutating func explain() -> [String] {
    guard position < report.timeline.moments.count else { return ["nobody decides any more"] }
    let decisions = report.timeline.moments[position].decisions
    if decisions.isEmpty { return ["nobody has a choice here"] }
    if !report.costs.contains(where: { $0.moment == position }) {
      report.costs += continuation.costs(of: report.timeline, moments: position..<(position + 1))
    }
    return decisions.flatMap { report.text($0, at: position).lines }
  }

  private mutating func set(_ text: String) -> [String] {
    guard position < report.timeline.moments.count else { return ["nobody decides any more"] }
    let halves = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard halves.count == 2, let seat = Seat.allCases.first(where: { $0.name == halves[0] }) else {
      return ["set needs a side and a choice, as in 'set p1=earthquake'"]
    }
    var changed = orders
    changed.add(seat, report.timeline.moments[position].name, halves[1])
    do {
      report.timeline = try Timeline.played(original, orders: changed, explains: true)
    } catch {
      return ["\(error)"]
    }
    orders = changed
    report.costs = []
    parts = StepSession.plain(report)
    return ["\(seat.name) will choose \(halves[1]); from here on it is another battle"]
  }
}
