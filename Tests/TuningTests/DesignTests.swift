import BattleCore
import Testing

@testable import Tuning

@Suite("Points of a sweep")
struct DesignTests {
  private let weight = TunedParameter(name: "koBonus", range: 0...200, isWhole: false, base: 55)
  private let factor = TunedParameter(name: "mult", range: 0...2, isWhole: false, base: 0.4)
  private let depth = TunedParameter(name: "depth", range: 1...8, isWhole: true, base: 2)

  private func values(_ text: String, of parameter: TunedParameter, count: Int = 11) throws -> [Double] {
    try Axis(parameter, try Variation(text).values, count: count).values
  }

  @Test func rangesAndLists() throws {
    #expect(try values("koBonus=0...120/10", of: weight) == stride(from: 0, through: 120, by: 10).map { Double($0) })
    #expect(try values("koBonus=36,0,18", of: weight) == [0, 18, 36])
    // Steps of a tenth are tenths, not 0.30000000000000004.
    #expect(try values("mult=0...0.4/0.1", of: factor) == [0, 0.1, 0.2, 0.3, 0.4])
    #expect(try values("mult=0...0.5/0.2", of: factor) == [0, 0.2, 0.4])
    #expect(try values("koBonus=0...100", of: weight, count: 5) == [0, 25, 50, 75, 100])
    #expect(try values("depth=1...4", of: depth, count: 11) == [1, 2, 3, 4])
  }

  @Test func valuesAroundTheBaseHoldIt() throws {
    #expect(try values("koBonus", of: weight) == [0, 11, 22, 33, 44, 55, 66, 77, 88, 99, 110])
    #expect(try values("mult", of: factor, count: 5) == [0, 0.2, 0.4, 0.6, 0.8])
    // Near the end of what is allowed the other side is longer.
    let small = TunedParameter(name: "small", range: 0...200, isWhole: false, base: 2)
    #expect(try values("small", of: small, count: 5) == [0, 1, 2, 7, 12])
    let edge = TunedParameter(name: "edge", range: 0...200, isWhole: false, base: 0)
    #expect(try values("edge", of: edge, count: 5) == [0, 2.5, 5, 7.5, 10])
    #expect(try values("depth", of: depth) == [1, 2, 3, 4])
  }

  @Test(arguments: [
    ("koBonus=1,x", "koBonus: 'x' is no number"), ("koBonus=", "koBonus: '' is no number"),
    ("koBonus=nan", "koBonus: 'nan' is no number"), ("koBonus=0x10", "koBonus: '0x10' is no number"),
    ("koBonus=5...5", "koBonus: the range 5...5 is empty: its end must be more than its beginning"),
    ("koBonus=0...9/0", "koBonus: the step must be more than 0"),
    ("koBonus=0...9/-1", "koBonus: the step must be more than 0"), ("koBonus=1,1", "koBonus: 1 is given twice"),
    ("=3", "'=3': the name is missing, as in koBonus=0...120/10"),
    ("koBonus=0...300/10", "koBonus: 210 is out of range: it takes 0 to 200"),
    ("koBonus=0...100/0.001", "koBonus: the step 0.001 gives more than 10000 values"),
    ("depth=1.5", "depth: 1.5 is no whole number"), ("kobonus", "policy p has no number 'kobonus'"),
  ])
  func mistakesAreNamed(text: String, message: String) {
    let error = #expect(throws: TuningError.self) {
      try Axis.list([try Variation(text)], of: [weight, depth], policy: "p", count: 11) { _, _ in nil }
    }
    #expect(error?.description == message)
  }

  private func axes() throws -> [Axis] {
    [try Axis(weight, .list([0, 55, 100]), count: 0), try Axis(factor, .list([0, 1]), count: 0)]
  }

  @Test func aGridHasEveryCombinationOnce() throws {
    let points = try Design.grid.points(try axes(), seed: SeedTree(1)).map(\.values)
    #expect(points == [[55, 0.4], [0, 0], [0, 1], [55, 0], [55, 1], [100, 0], [100, 1]])
  }

  @Test func oneAtATimeLeavesTheOthersAlone() throws {
    let points = try Design.oneAtATime.points(try axes(), seed: SeedTree(1))
    #expect(points.map(\.values) == [[55, 0.4], [0, 0.4], [100, 0.4], [55, 0], [55, 1]])
    #expect(points.map(\.varied) == [nil, 0, 0, 1, 1])
  }

  @Test func aLatinHypercubeHasAPointInEachStratum() throws {
    let axes = [
      try Axis(weight, .range(0...200, step: nil), count: 2), try Axis(factor, .range(0...2, step: nil), count: 2),
    ]
    let points = try Design.latinHypercube(points: 50).points(axes, seed: SeedTree(3)).dropFirst()
    for axis in 0..<2 {
      let strata = points.map { Int($0.values[axis] / axes[axis].reach.upperBound * 50 - 1e-9) }.sorted()
      #expect(strata == Array(0..<50))
    }
    // Another seed, other points; the same seed, the same.
    #expect(try Design.latinHypercube(points: 50).points(axes, seed: SeedTree(3)).dropFirst() == points)
    #expect(try Design.latinHypercube(points: 50).points(axes, seed: SeedTree(4)).dropFirst() != points)
  }

  /// A sweep's record has the points that were left when those that fell together counted once.
  @Test(arguments: [
    Design.grid, .oneAtATime, .random(points: 9), .random(points: 40), .latinHypercube(points: 9),
    .latinHypercube(points: 40),
  ])
  func designsAreKnownByTheirPoints(design: Design) throws {
    let few = try axes()
    let many = [
      try Axis(weight, .range(0...200, step: nil), count: 2), try Axis(factor, .range(0...2, step: nil), count: 2),
    ]
    for axes in [few, many] {
      let points = try design.points(axes, seed: SeedTree(5))
      let drawn = try #require(DrawnPoints(design.name, points: points.count, of: axes, seed: SeedTree(5)))
      // A hypercube of six combinations may be that of another number of draws, and says so.
      let found = try drawn.design.points(axes, seed: SeedTree(5))
      #expect(found == points || drawn.isAmbiguous, "\(design)")
      #expect(found.count == points.count)
      if axes == many { #expect(!drawn.isAmbiguous && drawn.design == design) }
      // Where that may be, the number is recorded, and leads to the points themselves.
      let draws = design.recordedDraws(points: points.count, of: axes)
      #expect(axes == few || draws == nil)
      let recorded = try #require(
        DrawnPoints(design.name, points: points.count, draws: draws, of: axes, seed: SeedTree(5)))
      #expect(try recorded.design.points(axes, seed: SeedTree(5)) == points && !recorded.isAmbiguous)
    }
    #expect(DrawnPoints("spiral", points: 3, of: few, seed: SeedTree(5)) == nil)
    // There are six combinations beside the base.
    #expect(DrawnPoints("random", points: 8, of: few, seed: SeedTree(5)) == nil)
    let hypercube = Design.latinHypercube(points: 0).name
    #expect(DrawnPoints(hypercube, points: 7, draws: 2, of: few, seed: SeedTree(5)) == nil)
    #expect(DrawnPoints(hypercube, points: 7, draws: -1, of: few, seed: SeedTree(5)) == nil)
  }

  @Test func recordedAxesAreTheSame() throws {
    for text in ["koBonus=3,1,2", "koBonus=0...100/30", "koBonus"] {
      let axis = try Axis(weight, try Variation(text).values, count: 11)
      #expect(try Axis(weight, recorded: axis.values, range: axis.range) == axis)
    }
    #expect(throws: TuningError.badValues("koBonus", remedy: "it has no values")) {
      try Axis(weight, recorded: [], range: nil)
    }
    #expect(throws: TuningError.badValues("koBonus", remedy: "201 is out of range: it takes 0 to 200")) {
      try Axis(weight, recorded: [201], range: nil)
    }
  }

  @Test func gridsThatAreTooLargeAreRefused() throws {
    let axis = try Axis(weight, .range(0...200, step: 1), count: 0)
    #expect(throws: TuningError.tooManyPoints(201 * 201 * 201, most: 100_000)) {
      try Design.grid.points([axis, axis, axis], seed: SeedTree(1))
    }
  }

  @Test func halvingSpendsItsBudgetInEqualRounds() throws {
    let halving = try Halving(points: 8, opponents: 2, budget: 14_400)
    #expect(halving.rounds.map(\.points) == [8, 4, 2, 1])
    // 3,600 battles a round: with the base 9, 5, 3 and 2 points, 4 battles a pair.
    #expect(halving.rounds.map(\.pairs) == [100, 100 + 180, 280 + 300, 580 + 450])
    #expect(throws: TuningError.smallBudget(1_439, least: 1_440)) {
      try Halving(points: 8, opponents: 2, budget: 1_439)
    }
  }
}
