/// Runs a sequential test for each pairing, in the order of the pairs whatever the order in which they are played, and
/// says which units are to be played next.
///
/// Pairs are played in rounds: all pairings that are not decided, the same pairs of each. The next round begins when the
/// last is over, so what is played does not depend on the number of workers. Pairs behind the one that decided count in
/// nothing.
struct StoppingBoard {
  /// One pairing's state.
  struct Line: Hashable, Sendable {
    /// Pairs that count, so far.
    var pairs = 0
    var histogram = PairHistogram()
    var ratio = 0.0
    /// New extremes of the ratio, for the interval after stopping.
    var highs = Ladder()
    var lows = Ladder()
    /// nil while the test goes on.
    var decision: SequentialTest.Decision?
    /// Results of pairs that came before an earlier one: by pair, the bin of the histogram or −1 for none.
    fileprivate var waiting: [Int: Int] = [:]
  }

  let test: SequentialTest
  private let schedule: Schedule
  private(set) var lines: [Line]
  /// Pairs that were given out so far.
  private var round = 0..<0

  init(_ test: SequentialTest, schedule: Schedule) {
    self.test = test
    self.schedule = schedule
    lines = [Line](repeating: Line(), count: schedule.pairings)
  }

  /// Takes a unit; the order does not matter.
  mutating func add(_ unit: Int, _ played: PlayedPair) {
    let pairing = unit / schedule.pairs
    let pair = unit % schedule.pairs
    guard lines[pairing].decision == nil, pair >= lines[pairing].pairs else { return }
    lines[pairing].waiting[pair] = PairingTally.bin(played) ?? -1
    while lines[pairing].decision == nil, let bin = lines[pairing].waiting.removeValue(forKey: lines[pairing].pairs) {
      take(bin, pairing)
    }
  }

  private mutating func take(_ bin: Int, _ pairing: Int) {
    lines[pairing].pairs += 1
    if bin >= 0 {
      lines[pairing].histogram.counts[bin] += 1
      let ratio = test.ratio(lines[pairing].histogram)
      lines[pairing].ratio = ratio
      lines[pairing].highs.take(ratio)
      lines[pairing].lows.take(-ratio)
      lines[pairing].decision = test.decision(lines[pairing].ratio)
    }
    if lines[pairing].decision == nil, lines[pairing].pairs == schedule.pairs { lines[pairing].decision = .undecided }
    if lines[pairing].decision != nil { lines[pairing].waiting = [:] }
  }

  /// How many pairs of a pairing count: all up to the one that decided; nil while that is open.
  func stop(_ pairing: Int) -> Int? { lines[pairing].decision == nil ? nil : lines[pairing].pairs }

  /// The units of the next round; none when all is decided. Everything given out before must have been added.
  mutating func nextRound() -> [Range<Int>] {
    // An eighth more each time: what is played in vain stays small, and rounds stay few.
    let start = round.upperBound
    let size = max(32, min(StoppingRounds.longest, start / 8))
    round = start..<min(start + size, schedule.pairs)
    if round.isEmpty { return [] }
    return lines.indices.filter { lines[$0].decision == nil }.map { pairing in
      pairing * schedule.pairs + round.lowerBound..<pairing * schedule.pairs + round.upperBound
    }
  }

  /// How many more units there will be at most.
  var mostLeft: Int { lines.reduce(0) { $0 + ($1.decision == nil ? schedule.pairs - $1.pairs : 0) } }
}

/// How tournaments whose pairings are stopped early are played.
public enum StoppingRounds {
  /// The most pairs that all pairings play before the next ones begin.
  public static var longest: Int { 4096 }
}

/// The steps by which a walk reached new heights.
struct Ladder: Hashable, Sendable {
  private var height = 0.0
  private var sum = 0.0
  private var squares = 0.0

  mutating func take(_ value: Double) {
    guard value > height else { return }
    let step = value - height
    height = value
    sum += step
    squares += step * step
  }

  /// How far the walk goes beyond a far bound on average, the moment that it passes it: E h² / 2 E h for steps h (the
  /// limit of renewal theory; Siegmund 1985, chapter VIII). 0 before the first step.
  var overshoot: Double { sum > 0 ? squares / (2 * sum) : 0 }
}
