import BattleCore
import Testing
import Tournament

/// Expected values: a separate Python calculation of the formula in `ScoreInterval`'s comment.
@Suite("Score intervals")
struct ScoreIntervalTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var histogram: [Int]
    var score: Double
    var low: Double
    var high: Double
    var testDescription: String { "\(histogram)" }
  }

  static let rows = [
    Row(histogram: [10, 20, 30, 25, 15], score: 0.5375, low: 0.47812156780882403, high: 0.5958334297713176),
    // Ten wins of ten: Wilson's own [0.72, 1].
    Row(histogram: [0, 0, 0, 0, 5], score: 1, low: 0.7224672001371107, high: 1),
    Row(histogram: [5, 0, 0, 0, 0], score: 0, low: 0, high: 0.2775327998628892),
    // Whoever has the first seat wins: pairs do not vary, so the interval is narrow, but it is not empty.
    Row(histogram: [0, 0, 100, 0, 0], score: 0.5, low: 0.4864151118526503, high: 0.5135848881473497),
    // Both battles of a pair always end alike: the battles count half.
    Row(histogram: [50, 0, 0, 0, 50], score: 0.5, low: 0.40427344808103227, high: 0.5957265519189677),
    Row(
      histogram: [223, 9863, 21279, 10137, 246], score: 0.5019162594615311, low: 0.5001801424433799,
      high: 0.5036523302738168),
  ]

  @Test(arguments: rows)
  func intervalsAreTheFormula(row: Row) {
    let histogram = PairHistogram(row.histogram)
    let interval = ScoreInterval(histogram)
    #expect(abs(histogram.score - row.score) < 1e-12)
    #expect(abs(interval.low - row.low) < 1e-12)
    #expect(abs(interval.high - row.high) < 1e-12)
  }

  @Test func nothingPlayedMeansNothingKnown() {
    #expect(ScoreInterval(PairHistogram()) == ScoreInterval(low: 0, high: 1))
  }

  @Test func everyIntervalIsFiniteAndHoldsTheScore() {
    for code in 0..<243 {
      var rest = code
      let counts = (0..<5).map { _ in
        defer { rest /= 3 }
        return [0, 1, 700][rest % 3]
      }
      let histogram = PairHistogram(counts)
      let interval = ScoreInterval(histogram)
      #expect(interval.low.isFinite && interval.high.isFinite)
      #expect(0 <= interval.low && interval.low <= histogram.score && histogram.score <= interval.high)
      #expect(interval.high <= 1)
      #expect(histogram.pairs == 0 || interval.low < interval.high)
    }
  }

  /// Pairs whose battles agree with probability `agree` beyond chance, 400 samples: the interval holds the true score in
  /// about 95 % of them. The band is 95 % ± 4 standard errors, a little wider below, where the true score is near 1.
  @Test(arguments: [(0.5, 0.0), (0.5, 0.9), (0.5, -1), (0.8, 0.5), (0.97, 0.0)])
  func theIntervalCoversTheTrueScore(score: Double, agree: Double) {
    var dice = Gen5Dice(seed: 2024)
    func draw() -> Double { Double(dice.next()) / 4_294_967_296 }
    let samples = 400
    var covered = 0
    for _ in 0..<samples {
      var counts = [0, 0, 0, 0, 0]
      for _ in 0..<150 {
        let first = draw() < score ? 2 : 0
        let second: Int
        if draw() < abs(agree) {
          second = agree < 0 ? 2 - first : first
        } else {
          second = draw() < score ? 2 : 0
        }
        counts[first + second] += 1
      }
      let interval = ScoreInterval(PairHistogram(counts))
      if interval.low <= score && score <= interval.high { covered += 1 }
    }
    let share = Double(covered) / Double(samples)
    #expect(share >= 0.90)
    // Where the pairs decide nothing, the interval always holds the score.
    if agree >= 0 { #expect(share <= 0.995) }
  }
}
