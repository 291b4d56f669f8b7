import BattleCore
import CommandLineKit
import Foundation
import Reports
import TestKit
import Tournament

/// Tournaments of the counting game as a process of their own, to be killed, traced and timed.
enum ToyLab {
  static let out = CommandOption<String>.string("out", "DIR", default: "toy", help: "where the reports go")
  static let journal = CommandOption.optionalString("journal", "FILE", help: "the journal")
  static let pairs = CommandOption<Int>.int("pairs", default: 1000, in: 1...1_000_000_000, help: "pairs per pairing")
  static let units = CommandOption.optionalString("units", "A..<B", help: "units to play")
  static let resume = CommandOption<Bool>.flag("resume", help: "go on with the journal")
  static let test = CommandOption<Bool>.flag("test", help: "stop pairings early")
  static let trap = CommandOption<Int>.int("trap", default: 0, in: 0...1_000_000_000, help: "trap in one battle of N")
  static let endless = CommandOption<Int>.int("endless", default: 0, in: 0...1_000_000_000, help: "hang in one of N")
  static let limit = CommandOption.optionalInt("unit-seconds", in: 1...1000, help: "how long a unit may take")
  static let build = CommandOption<String>.string("build", "TEXT", default: "toylab", help: "the name of this build")

  static let program = Program(
    name: "toylab", version: "1", summary: "Tournaments of the counting game.",
    commands: [
      Command("run", summary: "a whole tournament", options: options, examples: []) { arguments in
        { _ in try run(arguments) }
      },
      Command("work", summary: "a range of units", options: options, examples: []) { arguments in
        { _ in try work(arguments) }
      },
      Command("sweep", summary: "a sweep of the planted policy", options: options, examples: []) { arguments in
        { _ in try sweep(arguments) }
      },
      Command("tune", summary: "a tuning of the planted policy", options: options, examples: []) { arguments in
        { _ in try tune(arguments) }
      },
      Command("evaluate", summary: "questions about the planted policy", options: options, examples: []) { arguments in
        { console in try evaluate(arguments, console) }
      },
      Command("cover", summary: "how often intervals hold the truth", options: options, examples: []) { arguments in
        { console in try cover(arguments, console) }
      },
      Command("speed", summary: "rate and memory of a long run", options: options, examples: []) { arguments in
        { console in try speed(arguments, console) }
      },
    ])

  private static let options = [
    out.declaration, journal.declaration, pairs.declaration, units.declaration, resume.declaration, test.declaration,
    trap.declaration, endless.declaration, limit.declaration, build.declaration, CommonOption.seed.declaration,
    CommonOption.jobs.declaration,
  ]

  private static func plan(_ arguments: Arguments) throws -> TournamentPlan {
    TournamentPlan(
      pairs: arguments[pairs], seed: arguments[CommonOption.seed], turnLimit: 30,
      test: arguments[test] ? try SequentialTest(model: .score, low: 0.5, high: 0.55) : nil)
  }

  private static func entries(_ arguments: Arguments) -> [PolicyEntry<ToyPolicy>] {
    var kinds: [(String, ToyPolicy.Kind)] = [
      ("strong", .strength(0.9)), ("random", .strength(0.5)), ("weak, \"very\"", .strength(0)),
    ]
    if arguments[trap] > 0 { kinds.append(("trap", .trap(oneIn: UInt64(arguments[trap])))) }
    if arguments[endless] > 0 { kinds.append(("endless", .endless(oneIn: UInt64(arguments[endless])))) }
    return kinds.map { label, kind in
      PolicyEntry(label: label, name: "toy", parameters: ["kind": .string("\(kind)")]) { _ in ToyPolicy(kind) }
    }
  }

  private static let matchups = ClosureMatchups<ToyRules>(
    draw: { _, seeds in
      var dice = Gen5Dice(seed: seeds.seed)
      return (ToyRules.Team(lead: dice.below(2, .other)), ToyRules.Team(lead: dice.below(2, .other)))
    },
    describe: { index, _ in ("one, \(index)", "two") })

  private static func manifest(_ arguments: Arguments) throws -> TournamentManifest {
    TournamentManifest(
      version: "1", rules: "toy", engineVersion: "1", engineFingerprint: "00", dataFingerprint: "00", format: "toy",
      matchups: "drawn", plan: try plan(arguments), policies: entries(arguments).map { TournamentManifest.Entry($0) })
  }

  private static func request(_ arguments: Arguments) throws -> JournalRequest {
    JournalRequest(
      path: arguments[journal] ?? arguments[out] + "/units.journal", manifest: try manifest(arguments),
      build: arguments[build], resumes: arguments[resume], secondsPerUnit: arguments[limit])
  }

  private static func run(_ arguments: Arguments) throws -> ExitStatus {
    let folder = arguments[out]
    let report = try runTournament(
      plan: try plan(arguments), policies: entries(arguments), matchups: matchups, jobs: arguments[CommonOption.jobs],
      battlesFile: folder + "/battles.csv", journal: try request(arguments))
    try report.write(to: folder, manifest: try manifest(arguments))
    return .done
  }

  private static func work(_ arguments: Arguments) throws -> ExitStatus {
    guard let range = UnitRanges.range(arguments[units] ?? "") else { throw CommandError("--units needs A..<B") }
    try workUnits(
      range, plan: try plan(arguments), policies: entries(arguments), matchups: matchups,
      jobs: arguments[CommonOption.jobs], journal: try request(arguments))
    return .done
  }

  /// Plays `--pairs` of one pairing without a journal, or with one where `--journal` is given, and prints the rate and the
  /// resident memory by tenths of the run.
  private static func speed(_ arguments: Arguments, _ console: Console) throws -> ExitStatus {
    var last = TournamentProgress(done: 0, total: 1, seconds: 0)
    var tenth = 1
    let report = try runTournament(
      plan: try plan(arguments), policies: Array(entries(arguments).prefix(2)), matchups: matchups,
      jobs: arguments[CommonOption.jobs], journal: arguments[journal] == nil ? nil : try request(arguments)
    ) { progress in
      guard progress.done * 10 >= progress.total * tenth else { return }
      let rate = Double(progress.done - last.done) / max(1e-9, progress.seconds - last.seconds)
      console.write("\(progress.done) battles, \(Int(rate)) per second, \(residentKilobytes()) kB\n")
      last = progress
      tenth = progress.done * 10 / progress.total + 1
    }
    console.write("reported \(report.scheduled) battles, \(residentKilobytes()) kB, peak \(peakKilobytes()) kB\n")
    return .done
  }

  private static func residentKilobytes() -> Int { status("VmRSS:") }
  private static func peakKilobytes() -> Int { status("VmHWM:") }

  private static func status(_ name: String) -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return 0 }
    let line = text.split(separator: "\n").first { $0.hasPrefix(name) } ?? ""
    return line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0
  }
}
