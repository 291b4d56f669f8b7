public import BattleCore

/// A point of a sweep: a value for each axis.
public struct DesignPoint: Hashable, Sendable {
  public var values: [Double]
  /// The axis that alone differs from the base; nil where several may.
  public var varied: Int?

  public init(values: [Double], varied: Int? = nil) {
    self.values = values
    self.varied = varied
  }
}

/// Which points of the space a sweep looks at.
public enum Design: Hashable, Sendable {
  /// Every combination of the values.
  case grid
  /// Every value of each axis, the others at their base.
  case oneAtATime
  /// Points drawn uniformly.
  case random(points: Int)
  /// As many strata of each axis as points, each stratum with one point (McKay, Beckman and Conover 1979).
  case latinHypercube(points: Int)

  public static let mostPoints = 100_000

  /// The word used on the command line.
  public var name: String {
    switch self {
    case .grid: "grid"
    case .oneAtATime: "one-at-a-time"
    case .random: "random"
    case .latinHypercube: "latin-hypercube"
    }
  }

  /// The points, no two alike; the first is the base.
  public func points(_ axes: [Axis], seed: SeedTree) throws(TuningError) -> [DesignPoint] {
    let base = DesignPoint(values: axes.map(\.base))
    var points = [base]
    var seen: Set<[Double]> = [base.values]
    func add(_ point: DesignPoint) {
      if seen.insert(point.values).inserted { points.append(point) }
    }
    switch self {
    case .grid:
      let count = axes.reduce(1.0) { $0 * Double($1.values.count) }
      guard count <= Double(Design.mostPoints) else {
        throw .tooManyPoints(count < 1e15 ? Int(count) : Int.max, most: Design.mostPoints)
      }
      for index in 0..<Int(count) { add(DesignPoint(values: Design.combination(index, axes))) }
    case .oneAtATime:
      let count = axes.reduce(0) { $0 + $1.values.count }
      guard count <= Design.mostPoints else { throw .tooManyPoints(count, most: Design.mostPoints) }
      for (place, axis) in axes.enumerated() {
        for value in axis.values {
          var point = base
          point.values[place] = value
          point.varied = place
          add(point)
        }
      }
    case .random(let count):
      var dice = Gen5Dice(seed: seed.child("random").seed)
      for _ in 0..<count { add(DesignPoint(values: axes.map { $0.value(at: dice.unit(.other)) })) }
    case .latinHypercube(let count):
      let strata = axes.indices.map { Design.shuffled(count, seed.child("stratum").child($0)) }
      var dice = Gen5Dice(seed: seed.child("place").seed)
      for point in 0..<count {
        let values = axes.indices.map { axis in
          axes[axis].value(at: (Double(strata[axis][point]) + dice.unit(.other)) / Double(count))
        }
        add(DesignPoint(values: values))
      }
    }
    guard points.count > 1 else { throw .tooFewPoints("there is no point but the base: vary something") }
    return points
  }

  /// The last axis changes fastest.
  private static func combination(_ index: Int, _ axes: [Axis]) -> [Double] {
    var values = [Double](repeating: 0, count: axes.count)
    var rest = index
    for place in axes.indices.reversed() {
      values[place] = axes[place].values[rest % axes[place].values.count]
      rest /= axes[place].values.count
    }
    return values
  }

  /// 0..<count in random order: Fisher–Yates from the last place down.
  private static func shuffled(_ count: Int, _ seeds: SeedTree) -> [Int] {
    var dice = Gen5Dice(seed: seeds.seed)
    var order = Array(0..<count)
    for last in stride(from: count - 1, through: 1, by: -1) { order.swapAt(last, dice.below(last + 1, .other)) }
    return order
  }
}
