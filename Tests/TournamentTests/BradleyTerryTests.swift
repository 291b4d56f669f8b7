import Testing

@testable import Tournament

/// Expected values: a separate Python calculation. Strengths by the minorisation–maximisation iteration (Hunter 2004)
/// instead of Newton's, intervals by writing out the matrices.
@Suite("Bradley–Terry ratings")
struct BradleyTerryTests {
  private let model = BradleyTerry(
    policies: 3,
    pairings: [
      RatedPairing(a: 0, b: 1, battles: 100, points: 70),
      RatedPairing(a: 0, b: 2, battles: 100, points: 85.5),
      RatedPairing(a: 1, b: 2, battles: 100, points: 60),
    ])

  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

  @Test func ratingsAreTheMaximum() {
    let anchored = model.ratings(anchor: 2)
    #expect(near(anchored[0].value, 264.1545235900192))
    #expect(near(anchored[1].value, 92.35781275042432))
    #expect(anchored[2] == Rating(value: 0, low: 0, high: 0))
    let centred = model.ratings(anchor: nil)
    #expect(near(centred[0].value, 145.31707814320472))
    #expect(near(centred[2].value, -118.83744544681451))
  }

  @Test func intervalsOfIndependentBattles() {
    let ratings = model.ratings(anchor: 2)
    #expect(near(ratings[0].high - ratings[0].value, ScoreInterval.z * 34.28746237177847))
    #expect(near(ratings[1].value - ratings[1].low, ScoreInterval.z * 30.677181613392488))
  }

  @Test func intervalsFromClusters() {
    let residuals: [[Double]] = [[3, -1, -4, 2], [-1, 2, 1, -2], [-2, -1, 3, 0]]
    let anchored = model.ratings(anchor: 2, residuals: residuals)
    #expect(near(anchored[0].high - anchored[0].value, ScoreInterval.z * 34.98740439627127))
    #expect(near(anchored[1].high - anchored[1].value, ScoreInterval.z * 24.36125367432686))
    let centred = model.ratings(anchor: nil, residuals: residuals)
    #expect(near(centred[0].high - centred[0].value, ScoreInterval.z * 20.595076474960212))
  }

  /// With two policies the rating is 400 log₁₀((points + ½) / (battles − points + ½)).
  @Test(arguments: [
    (75.0, 100, 188.5627084780932), (0.0, 1000, -1320.4988354544846), (2000.0, 2000, 1440.8674205515988),
  ])
  func twoPolicies(points: Double, battles: Int, expected: Double) {
    let two = BradleyTerry(policies: 2, pairings: [RatedPairing(a: 0, b: 1, battles: battles, points: points)])
    let rating = two.ratings(anchor: 1)[0]
    #expect(near(rating.value, expected))
    #expect(near(Elo.difference(score: points / Double(battles), battles: battles), expected))
    #expect(rating.low.isFinite && rating.high.isFinite && rating.low < rating.value)
  }

  @Test func oneSidedResultsStayFinite() {
    // A ladder of policies, each of which wins everything against those behind it.
    var pairings: [RatedPairing] = []
    for a in 0..<6 {
      for b in a + 1..<6 { pairings.append(RatedPairing(a: a, b: b, battles: 20_000, points: 20_000)) }
    }
    let ladder = BradleyTerry(policies: 6, pairings: pairings)
    let still = [[Double]](repeating: [Double](repeating: 0, count: 1024), count: 6)
    let ratings = ladder.ratings(anchor: nil, residuals: still)
    for place in 0..<5 { #expect(ratings[place].value > ratings[place + 1].value) }
    for rating in ratings {
      #expect(rating.low.isFinite && rating.high.isFinite)
      #expect(rating.high - rating.low > 100)
    }
    #expect(near(ratings.reduce(0) { $0 + $1.value }, 0))
  }

  @Test func nothingPlayedRatesEverybodyAlike() {
    let none = BradleyTerry(policies: 3, pairings: model3(battles: 0))
    for rating in none.ratings(anchor: nil, residuals: [[0], [0], [0]]) {
      #expect(near(rating.value, 0))
      #expect(rating.high.isFinite && rating.high > 100)
    }
  }

  private func model3(battles: Int) -> [RatedPairing] {
    [(0, 1), (0, 2), (1, 2)].map { RatedPairing(a: $0.0, b: $0.1, battles: battles, points: 0) }
  }

  /// Python's `math.exp` and `math.log`.
  @Test func exponentialAndLogarithm() {
    #expect(near(Elementary.exp(1.2345), 3.436659761170463, 1e-15))
    #expect(abs(Elementary.exp(-30.5) / 5.675685232632723e-14 - 1) < 1e-15)
    #expect(near(Elementary.log(7.3), 1.9878743481543455, 1e-15))
    #expect(near(Elementary.log(1e-9), -20.72326583694641, 1e-14))
    #expect(near(Elementary.log(3e200), 461.61563088747727, 1e-12))
    #expect(Elementary.log(1) == 0)
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(1e9).isFinite && Elementary.exp(-1e9) > 0)
  }
}
