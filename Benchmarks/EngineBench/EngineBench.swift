import BattleCore
import CAllocationCounter
import Foundation

/// Measures the engine, after making sure that it still plays the battles that it is expected to play.
enum EngineBench {
  static let help = """
    Plays fixed battles, compares digest, turns and allocations with expected.csv, then measures the rate.

    Usage: EngineBench [--check | --update | --once NAME | --only NAME | --against PROGRAM [NAME]]

      --check            compare only, measure nothing
      --update           write expected.csv anew: for changes that are meant to change battles
      --once NAME        do one kind of work once, for a program that counts instructions
      --only NAME        measure one kind of work, and print its rate alone
      --against PROGRAM  measure in turn with another build of this program, and print the ratio of the two

    Exit status: 0 when all is as expected, 1 when not.

    """

  /// Where the expected values are: beside this file.
  static let expectedPath = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("expected.csv").path

  static func run(_ arguments: [String]) -> Int32 {
    switch arguments {
    case ["--help"]:
      print(help, terminator: "")
      return 0
    case ["--update"]: return update()
    case ["--check"]: return check() ? 0 : 1
    case _ where arguments.count == 2 && arguments[0] == "--once":
      guard let workload = named(arguments[1]) else { return unknown(arguments) }
      // The first round fills caches of the run time and reads tables; what `instructions.py` counts is the second.
      _ = workload.run()
      print(Digest64.hex(countedRun(workload)))
      return 0
    case _ where arguments.count == 2 && arguments[0] == "--only":
      guard let workload = named(arguments[1]) else { return unknown(arguments) }
      _ = workload.run()
      print(Rate.once(workload))
      return 0
    case _ where (2...3).contains(arguments.count) && arguments[0] == "--against":
      let wanted = arguments.count == 3 ? Workload.all.filter { $0.name == arguments[2] } : Workload.all
      if wanted.isEmpty { return unknown(arguments) }
      return sideBySide(wanted, against: arguments[1])
    case []:
      // Rates of other battles would be compared with the wrong numbers.
      guard check() else { return 1 }
      measure()
      return 0
    default: return unknown(arguments)
    }
  }

  /// A name of its own, by which a program that counts instructions knows when to count.
  @inline(never)
  static func countedRun(_ workload: Workload) -> UInt64 { workload.run().digest }

  private static func named(_ name: String) -> Workload? {
    Workload.all.first { $0.name == name }
  }

  private static func unknown(_ arguments: [String]) -> Int32 {
    let names = Workload.all.map(\.name).joined(separator: ", ")
    let text = "EngineBench: cannot understand \(arguments.joined(separator: " ")); work: \(names)\n\(help)"
    FileHandle.standardError.write(Data(text.utf8))
    return 64
  }

  private static func sideBySide(_ workloads: [Workload], against other: String) -> Int32 {
    print("name,per_second,other_per_second,ratio,ratio_low,ratio_high")
    for workload in workloads {
      guard let comparison = SideBySide(workload, against: other) else {
        FileHandle.standardError.write(Data("EngineBench: \(other) does not measure \(workload.name)\n".utf8))
        return 69
      }
      print(comparison.line)
    }
    return 0
  }

  private static func update() -> Int32 {
    let lines = [Result.header] + Workload.all.map { Result(of: $0).line }
    do {
      try (lines.joined(separator: "\n") + "\n").write(toFile: expectedPath, atomically: true, encoding: .utf8)
    } catch {
      FileHandle.standardError.write(Data("EngineBench: cannot write \(expectedPath)\n".utf8))
      return 1
    }
    print(lines.joined(separator: "\n"))
    return 0
  }

  /// Plays every workload once and says what is not as expected.
  private static func check() -> Bool {
    let text = (try? String(contentsOfFile: expectedPath, encoding: .utf8)) ?? ""
    let expected = text.split(separator: "\n").dropFirst().map(String.init)
    let actual = Workload.all.map { Result(of: $0).line }
    if expected == actual {
      // On standard error, so that standard output is nothing but rows.
      let names = Workload.all.map(\.name).joined(separator: ", ")
      FileHandle.standardError.write(Data("battles as expected: \(names)\n".utf8))
      return true
    }
    print("not the expected battles (\(Result.header)):")
    for line in expected where !actual.contains(line) { print("- " + line) }
    for line in actual where !expected.contains(line) { print("+ " + line) }
    print("when the change is meant to change battles: EngineBench --update, and say so in the commit")
    return false
  }

  private static func measure() {
    print("name,iterations,turns,digest,allocations,median_per_second,low,high,turns_per_second")
    for workload in Workload.all {
      let result = Result(of: workload)
      let rates = Rate.measure(workload)
      let turns = rates.median * result.turns / workload.iterations
      print("\(result.line),\(rates.median),\(rates.low),\(rates.high),\(turns)")
    }
  }
}

/// What a workload came out as: everything but time.
struct Result {
  static let header = "name,iterations,turns,digest,allocations"

  let line: String
  let turns: Int

  init(of workload: Workload) {
    // The first round fills caches of the run time and reads tables.
    _ = workload.run()
    let before = allocation_count()
    let work = workload.run()
    let made = allocation_count() - before
    turns = work.turns
    // A workload that keeps a log allocates as the log grows; how often is the array's business.
    let allocations = allocation_counter_works() && workload.isSilent ? "\(made)" : "-"
    line = "\(workload.name),\(workload.iterations),\(work.turns),\(Digest64.hex(work.digest)),\(allocations)"
  }
}

/// Iterations per second over several runs.
struct Rate {
  var median: Int
  var low: Int
  var high: Int

  static func measure(_ workload: Workload) -> Rate {
    let rates = (0..<7).map { _ in once(workload) }.sorted()
    return Rate(median: rates[3], low: rates[0], high: rates[6])
  }

  /// Iterations per second over about a third of a second.
  static func once(_ workload: Workload) -> Int {
    let clock = ContinuousClock()
    var rounds = 0
    let start = clock.now
    var passed = Duration.zero
    while passed < .milliseconds(300) {
      _ = workload.run()
      rounds += 1
      passed = clock.now - start
    }
    let seconds = Double(passed.components.seconds) + Double(passed.components.attoseconds) * 1e-18
    return Int(Double(rounds * workload.iterations) / seconds)
  }
}
