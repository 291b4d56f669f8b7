import Foundation
import Showdown

/// `battlelab verify`: plays reference battles again and says how many come out the same.
struct VerifyCommand {
  /// Files of reference battles.
  var files: [String]
  /// How many first differences to print for each file.
  var failures = 0
  /// Print differences of the log, too, of battles whose state is exact.
  var log = false
  /// The id of the one battle to play.
  var only: String?
  /// Print differences that come after the fewest steps, instead of the first in the file.
  var shortest = false
  /// Print how often each cause is the first difference.
  var causes = false
  /// Say on standard error which battle begins, to find one that stops the program.
  var names = false
  /// Print where volatile conditions differ, for information.
  var volatiles = false
  /// A file to write battles that differ to, cut after the step that differs.
  var shrink: String?
  /// A directory to write the tables of moves to.
  var coverage: String?
  var jobs = 1

  static let help = """
    Plays reference battles again and counts those that are exact.

      battlelab verify FILE… [--failures K] [--log] [--only ID] [--shortest] [--causes] [--volatiles] [--names]
                             [--shrink FILE] [--coverage DIR] [--jobs N]

    A battle is state-exact when after every step the legal choices, the dice, the winner and both positions are the
    reference's, and log-exact when its protocol lines are, too. Left out of the comparison are |debug| lines, which are
    the reference's diagnostics of its own workings, and blank separators. |-hint| lines are compared.

    A file of damage cases instead of battles is checked against the damage calculator.

      --failures K  print the first K differences of each file
      --log         let those of the log count, too
      --only ID     play one battle
      --shortest    print differences that come after the fewest steps
      --causes      print how often each cause is the first difference
      --volatiles   print where volatile conditions differ, for information
      --shrink FILE write the battles that differ to FILE, each cut after the step that differs, shortest first
      --coverage DIR
                    write DIR/coverage.md and DIR/coverage.csv: for each move the battles that use it, and how many are
                    exact
      --names       say on standard error which battle begins

    Exit status: 0 when all are exact, 1 when not.

      battlelab verify ../shared/oracle/1-plain-damage.jsonl --failures 3
    """

  /// Runs the command. Nothing is printed before every file could be opened.
  ///
  /// - Parameter out: receives lines of standard output.
  /// - Returns: the exit status.
  func run(out: (String) -> Void, progress: @escaping @Sendable (String) -> Void) throws(TraceError) -> Int32 {
    var opened: [TraceFile] = []
    for path in files { opened.append(try TraceFile(path)) }
    var tally = CauseTally()
    var isExact = true
    var played = 0
    var table = CoverageTable()
    var short: [UInt8] = []
    for file in opened {
      if file.holdsDamage {
        let check = try DamageCheck.check(file, jobs: jobs)
        isExact = isExact && check.exact == check.tried
        report(check, file.path, out)
        continue
      }
      let names = names
      let verdict = try FileVerdict.verify(file, only: only, jobs: jobs) { if names { progress($0) } }
      out(verdict.summary)
      played += verdict.verdicts.count
      isExact = isExact && verdict.isExact
      table.add(verdict)
      if shrink != nil {
        for line in try verdict.shortened(file, log: log) { short += line + [UInt8(ascii: "\n")] }
      }
      for battle in verdict.verdicts {
        tally.add(battle, log: log)
        if volatiles { for hint in battle.volatileHints { out("\(battle.id): volatiles, \(hint)") } }
      }
      for divergence in chosen(verdict) { out(divergence.report(file: file.path)) }
    }
    if causes {
      out("first differences by cause:")
      for line in tally.lines { out(line) }
    }
    if let shrink { try write(short, shrink) }
    if let coverage {
      try write(Array(table.markdown.utf8), coverage + "/coverage.md")
      try write(Array(table.csv.utf8), coverage + "/coverage.csv")
    }
    if let only, played == 0 { throw TraceError(path: "", problem: "no battle \"\(only)\" in these files") }
    return isExact ? 0 : 1
  }

  private func report(_ check: DamageCheck, _ path: String, _ out: (String) -> Void) {
    out("\(path): exact \(check.exact) of \(check.tried)")
    for category in DamageCheck.Category.allCases {
      guard let count = check.counts[category] else { continue }
      out("  \(category.rawValue): exact \(count.exact) of \(count.tried)")
    }
    for (reason, count) in check.reasons where count > 0 { out("  \(count) differ: \(reason.rawValue)") }
    // What is not explained comes first.
    let order =
      check.disagreements.filter { $0.reason == .unexplained }
      + check.disagreements.filter { $0.reason != .unexplained }
    for disagreement in order.prefix(failures) { out(disagreement.description) }
  }

  private func write(_ bytes: [UInt8], _ path: String) throws(TraceError) {
    do { try Data(bytes).write(to: URL(fileURLWithPath: path)) } catch {
      throw TraceError(path: path, problem: "the file cannot be written")
    }
  }

  private func chosen(_ verdict: FileVerdict) -> [Divergence] {
    var found = verdict.verdicts.compactMap { $0.state ?? (log ? $0.log : nil) }
    if shortest { found.sort { $0.step < $1.step } }
    return Array(found.prefix(failures))
  }
}
