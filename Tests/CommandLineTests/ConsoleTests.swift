import Spelling
import Testing

@testable import CommandLineKit

@Suite("Names, progress and processors")
struct ConsoleTests {
  @Test(arguments: [
    ("pairs", "pairs", 0), ("piars", "pairs", 1), ("pair", "pairs", 1), ("", "abc", 3), ("kitten", "sitting", 3),
    // No letter is edited twice: swapped, then something put between.
    ("ca", "abc", 3), ("hazrad", "hazard", 1), ("", "", 0),
  ])
  func distances(left: String, right: String, expected: Int) {
    #expect(EditDistance.between(left, right) == expected)
    #expect(EditDistance.between(right, left) == expected)
  }

  @Test func nearestNames() {
    let names = ["random", "max-power", "max-damage", "heuristic"]
    #expect(NearestName.of("randon", among: names) == "random")
    #expect(NearestName.of("Heuristik", among: names) == "heuristic")
    #expect(NearestName.of("max-damgae", among: names) == "max-damage")
    #expect(NearestName.of("heur", among: names) == "heuristic")
    #expect(NearestName.of("xyz", among: names) == nil)
  }

  @Test func progressText() {
    #expect(
      ProgressLine.text("battles", done: 12_000, total: 24_000, seconds: 4)
        == "12,000 of 24,000 battles (50 %), 3,000/s, 4.0 s left")
    #expect(ProgressLine.text("battles", done: 0, total: 10, seconds: 0) == "0 of 10 battles (0 %)")
    #expect(ProgressLine.text("battles", done: 10, total: 10, seconds: 20) == "10 of 10 battles (100 %), 0.5/s, 20 s")
    #expect(ProgressLine.duration(185) == "3 min 05 s")
    #expect(ProgressLine.duration(7800) == "2 h 10 min")
    #expect(ProgressLine.duration(1e300) == "years")
  }

  @Test func aLineNowAndThenWithoutATerminal() {
    var errors = ""
    var line = ProgressLine(
      "battles", console: Console(write: { _ in }, writeError: { errors += $0 }), isQuiet: false)
    for second in 0..<25 { line.update(done: second, total: 25, seconds: Double(second)) }
    line.finish(done: 25, total: 25, seconds: 25)
    #expect(errors.split(separator: "\n").count == 3)
    #expect(!errors.contains("\r"))
  }

  @Test func aLiveLineOnATerminal() {
    var errors = ""
    let console = Console(write: { _ in }, writeError: { errors += $0 }, isErrorTerminal: true)
    var line = ProgressLine("battles", console: console, isQuiet: false)
    for tick in 0..<10 { line.update(done: tick, total: 10, seconds: Double(tick) * 0.05) }
    line.finish(done: 10, total: 10, seconds: 0.5)
    #expect(errors.filter { $0 == "\r" }.count == 6)
    #expect(errors.hasSuffix("\n"))
    var quiet = ProgressLine("battles", console: console, isQuiet: true)
    errors = ""
    quiet.update(done: 1, total: 10, seconds: 1)
    quiet.finish(done: 10, total: 10, seconds: 2)
    #expect(errors.isEmpty)
  }

  @Test func processors() {
    #expect(Processors.available() >= 1)
    #expect(Processors.quota(cpuMax: "max 100000\n") == nil)
    #expect(Processors.quota(cpuMax: "200000 100000\n") == 2)
    #expect(Processors.quota(cpuMax: "150000 100000") == 1)
    #expect(Processors.quota(cpuMax: "50000 100000") == 1)
    #expect(Processors.quota(cpuMax: "") == nil)
    #expect(Processors.allowed(status: "Name:\tx\nCpus_allowed:\tff,0000000f\nCpus_allowed_list:\t0-3\n") == 12)
    #expect(Processors.allowed(status: "Name:\tx\n") == nil)
  }

  /// Colours are for terminals that have them, and never against the reader's will (no-color.org).
  @Test func coloursAreForTerminals() {
    #expect(Console.wantsColor(isTerminal: true, environment: [:]))
    #expect(Console.wantsColor(isTerminal: true, environment: ["NO_COLOR": "", "TERM": "xterm"]))
    #expect(!Console.wantsColor(isTerminal: false, environment: [:]))
    #expect(!Console.wantsColor(isTerminal: true, environment: ["NO_COLOR": "1"]))
    #expect(!Console.wantsColor(isTerminal: true, environment: ["TERM": "dumb"]))
  }
}
