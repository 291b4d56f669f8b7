import CommandLineKit
import Foundation
import KitTraces
import Reports
import Showdown

extension Battlelab {
  /// `battlelab verify`: plays reference battles again and says how many come out the same.
  static let verify = Command(
    "verify", summary: "replay reference battles and count those that are exact",
    discussion: "A battle is state-exact when after every step the legal choices, the dice, the winner and both "
      + "positions are the reference's, and log-exact when its protocol lines are, too. Left out of the comparison are "
      + "|debug| lines, which are the reference's diagnostics of its own workings, and blank separators. Files of damage "
      + "cases are checked against the damage calculator, and the kit's traces against its rules and strategies. Exit status: 0 when all are exact, 1 when not.",
    positionals: [
      Positional("FILE", help: "reference battles, damage cases or the kit's traces, one a line as JSON", arity: .rest)
    ],
    options: VerifyOptions.all,
    examples: [
      Example(
        "battlelab verify ../shared/oracle/1-plain-damage.jsonl --failures 3", "with the first three differences"),
      Example(
        "battlelab verify ../shared/oracle/2-each-move.jsonl --only surf-0 --failures 1", "one battle"),
    ]
  ) { arguments in
    guard !arguments.positionals.isEmpty else { throw CommandError("FILE is missing") }
    // Every file is opened before the first is played.
    var files: [TraceFile] = []
    for path in arguments.positionals { files.append(try TraceFile(path)) }
    let run = try VerifyRun(files: files, arguments)
    return { console in try run.report(to: console) }
  }
}

/// The options of `verify`.
enum VerifyOptions {
  static let failures = CommandOption<Int>.int(
    "failures", "K", default: 0, in: 0...1_000_000, help: "show the first K differences of each file")
  static let log = CommandOption<Bool>.flag("log", help: "let differences of the log count, too")
  static let only = CommandOption.optionalString("only", "ID", help: "play this battle alone")
  static let shortest = CommandOption<Bool>.flag(
    "shortest", help: "show differences that come after the fewest steps instead of the first in the file")
  static let causes = CommandOption<Bool>.flag("causes", help: "show how often each cause is the first difference")
  static let volatiles = CommandOption<Bool>.flag(
    "volatiles", help: "show where volatile conditions differ, for information")
  static let names = CommandOption<Bool>.flag(
    "names", help: "say on standard error which battle begins, to find one that stops the program")
  static let shrink = CommandOption.optionalString(
    "shrink", "FILE", help: "write the battles that differ to FILE, each cut after that step, shortest first")
  static let coverage = CommandOption.optionalString(
    "coverage", "DIR",
    help:
      "write coverage.md and coverage.csv to DIR: for each move, ability and item the battles that show it, and how "
      + "many are exact")

  static let all = [
    failures.declaration, log.declaration, only.declaration, shortest.declaration, causes.declaration,
    volatiles.declaration, names.declaration, shrink.declaration, coverage.declaration,
    CommonOption.jobs.declaration,
  ]
}

/// Files to verify, and what to show of the differences.
private struct VerifyRun {
  let files: [TraceFile]
  let failures: Int
  let log: Bool
  let only: String?
  let shortest: Bool
  let causes: Bool
  let volatiles: Bool
  let names: Bool
  let shrink: String?
  let coverage: OutputFolder?
  let jobs: Int

  init(files: [TraceFile], _ arguments: Arguments) throws(CommandError) {
    self.files = files
    failures = arguments[VerifyOptions.failures]
    log = arguments[VerifyOptions.log]
    only = arguments[VerifyOptions.only]
    shortest = arguments[VerifyOptions.shortest]
    causes = arguments[VerifyOptions.causes]
    volatiles = arguments[VerifyOptions.volatiles]
    names = arguments[VerifyOptions.names]
    shrink = arguments[VerifyOptions.shrink]
    var folder: OutputFolder?
    if let path = arguments[VerifyOptions.coverage] { folder = try OutputFolder(path) }
    coverage = folder
    jobs = arguments[CommonOption.jobs]
  }

  func report(to console: Console) throws -> ExitStatus {
    var tally = CauseTally()
    var isExact = true
    var played = 0
    var table = CoverageTable()
    var short = ""
    for file in files {
      if let verdict = try KitVerification.verify(file, only: only, failures: failures, console) {
        played += verdict.verdicts.count
        isExact = isExact && verdict.isExact
        continue
      }
      if file.holdsDamage {
        let check = try DamageCheck.check(file, jobs: jobs)
        played += check.tried
        isExact = isExact && check.exact == check.tried
        show(check, file.path, console)
        continue
      }
      let verdict = try play(file)
      console.write(verdict.summary + "\n")
      played += verdict.verdicts.count
      isExact = isExact && verdict.isExact
      table.add(verdict)
      if shrink != nil {
        for line in try verdict.shortened(file, log: log) { short += String(decoding: line, as: UTF8.self) + "\n" }
      }
      for battle in verdict.verdicts {
        tally.add(battle, log: log)
        if volatiles {
          for hint in battle.volatileHints { console.write("\(battle.id): volatiles, \(hint)\n") }
        }
      }
      for divergence in chosen(verdict) { console.write(divergence.report(file: file.path) + "\n") }
    }
    if causes {
      console.write("first differences by cause:\n")
      for line in tally.lines { console.write(line + "\n") }
    }
    if let shrink { try AtomicFile.write(short, to: shrink) }
    if let coverage {
      try AtomicFile.write(table.markdown, to: coverage.file("coverage.md"))
      try AtomicFile.write(table.csv, to: coverage.file("coverage.csv"))
    }
    if played == 0 {
      let what = only.map { "battle '\($0)'" } ?? "battle"
      throw CommandError("no \(what) in \(files.map(\.path).joined(separator: ", "))", status: .badData)
    }
    return isExact ? .done : .failed
  }

  private func show(_ check: DamageCheck, _ path: String, _ console: Console) {
    console.write("\(path): exact \(check.exact) of \(check.tried)\n")
    for category in DamageCheck.Category.allCases {
      guard let count = check.counts[category] else { continue }
      console.write("  \(category.rawValue): exact \(count.exact) of \(count.tried)\n")
    }
    for (reason, count) in check.reasons where count > 0 {
      console.write("  \(count) differ: \(reason.rawValue)\n")
    }
    // What is not explained comes first.
    let order =
      check.disagreements.filter { $0.reason == .unexplained }
      + check.disagreements.filter { $0.reason != .unexplained }
    for disagreement in order.prefix(failures) { console.write(disagreement.description + "\n") }
  }

  private func play(_ file: TraceFile) throws(TraceError) -> FileVerdict {
    let names = names
    // Battles begin on several threads; a line at a time reaches the stream whole.
    return try FileVerdict.verify(file, only: only, jobs: jobs) { id in
      if names { FileHandle.standardError.write(Data("\(id)\n".utf8)) }
    }
  }

  private func chosen(_ verdict: FileVerdict) -> [Divergence] {
    var found = verdict.verdicts.compactMap { $0.state ?? (log ? $0.log : nil) }
    if shortest { found.sort { $0.step < $1.step } }
    return Array(found.prefix(failures))
  }
}
