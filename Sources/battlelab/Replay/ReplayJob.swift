import BattleCore
import CommandLineKit
import Gen5
import Policies
import Replay
import Reports
import Showdown

/// What is to be done with a battle.
struct ReplayJob<Rules: ReplayedRules> {
  private let source: ReplaySource<Rules>
  private let context: ReplayContext<Rules>
  private let orders: Orders<Rules>
  private let playing: PlayingOn<Rules>
  private let view: View
  private let explains: Bool
  private let advisers: [Adviser<Rules>]
  private let html: String?
  private let save: String?

  /// What is printed.
  enum View {
    case text, protocolLines, json, inputLog, step
    case blunders
    case position(MomentName)
    case chances(MomentName, byOption: Bool)
  }

  /// Everything on the command line that can be checked without playing the battle is checked here.
  init(_ source: ReplaySource<Rules>, _ context: ReplayContext<Rules>, _ arguments: Arguments) throws {
    self.source = source
    self.context = context
    var orders = Orders<Rules>()
    for text in arguments[ReplayOptions.orders] {
      do {
        try orders.add(text)
      } catch {
        throw CommandError("--set \(error)")
      }
    }
    self.orders = orders
    explains = arguments[ReplayOptions.explain]
    if let spec = arguments[ReplayOptions.ask] {
      if !explains { throw CommandError("--ask needs --explain") }
      let adviser = Adviser<Rules>(label: spec, policy: try context.policy(spec))
      advisers = [adviser, adviser]
    } else {
      advisers = []
    }
    html = arguments[ReplayOptions.html]
    save = arguments[ReplayOptions.save]
    if arguments[ReplayOptions.all] {
      throw CommandError("--all needs the folder of a tournament, or a file of reference battles")
    }
    view = try ReplayJob.view(arguments)
    playing = try PlayingOn(arguments, context)
    if case .protocolLines = view, Rules.protocolLines(source.setup.teams, players: source.setup.labels, []) == nil {
      throw CommandError("--log showdown has no words for the rules of \(Rules.info.name)")
    }
    if case .inputLog = view, !(Rules.self is Gen5.Type) {
      throw CommandError("--input-log has no words for the rules of \(Rules.info.name)")
    }
    for path in [html, save].compactMap(\.self) { try OutputPath.check(path) }
  }

  /// The one view that the options ask for.
  private static func view(_ arguments: Arguments) throws(CommandError) -> View {
    let exclusive = [
      ReplayOptions.step.declaration, ReplayOptions.blunders.declaration, ReplayOptions.inputLog.declaration,
    ]
    .filter { arguments.isGiven(named: $0.name) }
    if exclusive.count > 1 {
      throw CommandError("--\(exclusive[0].name) and --\(exclusive[1].name) exclude each other")
    }
    var moment = MomentName(turn: 1)
    if let text = arguments[ReplayOptions.turn] {
      guard let name = MomentName(text) else {
        throw CommandError("--turn needs a turn from 1, as in 3, or a decision in it, as in 3.2, not '\(text)'")
      }
      moment = name
    }
    let log = arguments[ReplayOptions.log]
    if let only = exclusive.first {
      for option in [ReplayOptions.turn.declaration, ReplayOptions.options.declaration, ReplayOptions.log.declaration]
      where arguments.isGiven(named: option.name) {
        throw CommandError("--\(only.name) and --\(option.name) exclude each other")
      }
      return only.name == "step" ? .step : only.name == "blunders" ? .blunders : .inputLog
    }
    let explains = arguments[ReplayOptions.explain]
    if arguments[ReplayOptions.options], !arguments.isGiven(ReplayOptions.continued) {
      throw CommandError("--options needs --continue")
    }
    if arguments.isGiven(ReplayOptions.continued), !explains, !arguments.isGiven(ReplayOptions.html) {
      if log != "text" { throw CommandError("--continue prints text: leave --log out, or give --explain") }
      return .chances(moment, byOption: arguments[ReplayOptions.options])
    }
    if arguments.isGiven(ReplayOptions.turn) {
      if log != "text" { throw CommandError("--turn prints text: leave --log out") }
      return .position(moment)
    }
    switch log {
    case "showdown":
      if explains { throw CommandError("--explain needs --log text or json") }
      return .protocolLines
    case "json": return .json
    default: return .text
    }
  }

  var job: Job {
    { console in try run(console) }
  }

  private func run(_ console: Console) throws -> ExitStatus {
    for notice in source.notices { console.writeError(notice + "\n") }
    var timeline: Timeline<Rules>
    var needsReasons = explains || html != nil
    if case .step = view { needsReasons = true }
    do {
      timeline = try source.play(orders: orders, explains: needsReasons, advisers: advisers)
    } catch {
      if orders.isEmpty { throw CommandError("\(source.place)\(error)", status: .badData) }
      throw CommandError("--set \(error)")
    }
    for notice in policyNotices(timeline) { console.writeError(notice + "\n") }
    var report = BattleReport(
      timeline, title: source.title, origin: source.origin, teams: source.teams, explains: explains,
      playsOn: playing.words(timeline))
    if let save {
      let saved = SavedBattle(
        timeline, version: Battlelab.version, data: context.dataFingerprint, describe: context.describe)
      try AtomicFile.write(saved.text, to: save)
      console.writeError("written to \(save)\n")
    }
    if let html {
      try writePage(&report, html, console)
    } else {
      try show(&report, console)
    }
    // Another choice makes another battle.
    if !orders.isEmpty { return .done }
    return source.compare(timeline, console) ? .done : .failed
  }

  /// Policies that choose otherwise than what was written down.
  private func policyNotices(_ timeline: Timeline<Rules>) -> [String] {
    guard source.script != nil else { return [] }
    return Seat.allCases.compactMap { seat in
      for moment in timeline.moments {
        guard let decision = moment.decision(seat), let own = decision.own, own != decision.answer, !decision.isImposed
        else { continue }
        let (now, then) = (own, decision.answer)
        return
          "\(seat.name) \(timeline.setup.labels[seat.index]) would choose \(Rules.word(now, moment.game.board, seat)) "
          + "on turn \(moment.name), not \(Rules.word(then, moment.game.board, seat)): its choices were changed, or it "
          + "is another version of the policy"
      }
      return nil
    }
  }

  // MARK: - Views

  private func show(_ report: inout BattleReport<Rules>, _ console: Console) throws {
    let paint = Paint(isOn: console.usesColor)
    func write(_ lines: [String]) { console.write(LineWrap.text(lines, paint)) }
    let timeline = report.timeline
    switch view {
    case .text, .json:
      if explains { report.costs = playing.costs(timeline, nil, console) }
      if case .json = view {
        console.write(report.objects.map { $0.line + "\n" }.joined())
      } else {
        write(report.readable)
        if explains { write(["", "wins and costs: " + report.playsOn]) }
      }
    case .protocolLines: console.write((report.protocolParts ?? []).joined().map { $0 + "\n" }.joined())
    case .inputLog:
      if let timeline = timeline as? Timeline<Gen5> { console.write(InputLogs.log(timeline).text) }
    case .step: step(report, console, paint)
    case .blunders: write(playing.blunders(report, console))
    case .position(let name):
      let index = try moment(name, timeline)
      if explains { report.costs = playing.costs(timeline, index..<(index + 1), console) }
      write(report.position(at: index))
    case .chances(let name, let byOption):
      let index = try moment(name, timeline)
      write(playing.chances(report, at: index, byOption: byOption, console))
    }
  }

  private func moment(_ name: MomentName, _ timeline: Timeline<Rules>) throws(CommandError) -> Int {
    do {
      return try timeline.index(of: name)
    } catch {
      throw CommandError("--turn \(name): \(error)")
    }
  }

  private func step(_ report: BattleReport<Rules>, _ console: Console, _ paint: Paint) {
    var session = StepSession(report, orders: orders, continuation: playing.continuation)
    console.write(LineWrap.text(session.welcome, paint))
    while !session.isOver {
      console.write(session.prompt)
      guard let line = console.readLine() else {
        console.write("\n")
        return
      }
      console.write(LineWrap.text(session.answer(line), paint))
    }
  }

  private func writePage(_ report: inout BattleReport<Rules>, _ path: String, _ console: Console) throws {
    report.explains = true
    report.costs = playing.costs(report.timeline, nil, console)
    let curve = playing.curve(report.timeline, console)
    try AtomicFile.write(BattlePage(report, curve: curve, version: Battlelab.version).text, to: path)
    console.write("written to \(path)\n")
  }
}
