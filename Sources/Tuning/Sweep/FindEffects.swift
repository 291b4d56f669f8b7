import Tournament

/// Works out effects and interactions.
struct EffectFinder {
  let plan: SweepPlan
  let sample: SampledChanges
  let dead: [Bool]
  /// The points that were played.
  let used: [Int]
  let table: PointPairs

  init(_ plan: SweepPlan, _ scores: PairScores, _ sample: SampledChanges, _ dead: [Bool]) {
    self.plan = plan
    self.sample = sample
    self.dead = dead
    used = plan.points.indices.filter { scores.count($0) > 0 }
    table = PointPairs(scores, used)
  }

  var effects: [Effect] {
    var effects = plan.axes.indices.map(effect)
    for interaction in interactions where interaction.size.isPositive || interaction.size.isNegative {
      effects[interaction.first].interactions.append(interaction)
      effects[interaction.second].interactions.append(interaction)
    }
    return effects
  }

  private func effect(_ axis: Int) -> Effect {
    let isAlone = plan.design == .oneAtATime
    let members = plan.points.indices.filter { $0 > 0 && (!isAlone || plan.points[$0].varied == axis) }
    let (changed, share) = sample.share(anyOf: members)
    var effect = Effect(
      axis: axis, values: Set(([0] + members).map { plan.points[$0].values[axis] }).sorted(), changed: changed,
      changedShare: share, isDead: dead[axis])
    if dead[axis] { return effect }
    let played = used.filter { members.contains($0) || isAlone && $0 == 0 }
    guard played.count > 1, table.pairs > 1 else { return effect }
    switch plan.design {
    case .oneAtATime, .grid:
      let levels = LevelScores(axis, plan.points, plan.design == .grid ? gridPoints : played, table)
      effect.best = levels.values[levels.best]
      effect.size = levels.size
      let good = levels.good.map { levels.values[$0] }
      effect.lowestGood = good.min()
      effect.highestGood = good.max()
    case .random, .latinHypercube:
      let best = used.max { (table.means[$0], -$0) < (table.means[$1], -$1) } ?? 0
      effect.best = plan.points[best].values[axis]
      // From −1 to 1 is twice the slope.
      effect.size = Slope(scattered(axis))?.estimate(table, drawn, factor: 2, z: ScoreInterval.z)
    }
    return effect
  }

  /// The points of the grid: the base belongs to it only where its values do.
  private var gridPoints: [Int] {
    used.filter { point in plan.axes.indices.allSatisfy { plan.axes[$0].values.contains(plan.points[point].values[$0]) }
    }
  }

  /// The drawn points, without the base.
  private var drawn: [Int] { used.filter { $0 > 0 } }
  private func scattered(_ axis: Int) -> [Double] { drawn.map { scaled($0, axis) } }

  /// A point's value of an axis, −1 at the lowest and 1 at the highest.
  private func scaled(_ point: Int, _ axis: Int) -> Double {
    let values = plan.axes[axis].range.map { [$0.lowerBound, $0.upperBound] } ?? plan.axes[axis].values
    let (low, high) = (values[0], values[values.count - 1])
    return high > low ? 2 * (plan.points[point].values[axis] - low) / (high - low) - 1 : 0
  }

  private var interactions: [Interaction] {
    let count = plan.axes.count
    guard plan.design != .oneAtATime, count > 1, table.pairs > 1 else { return [] }
    let z = Simultaneous.z(count * (count - 1) / 2)
    var found: [Interaction] = []
    let points = plan.design == .grid ? gridPoints : drawn
    let mains = plan.design == .grid ? [] : plan.axes.indices.compactMap { Slope(scattered($0)) }
    for first in 0..<count {
      for second in first + 1..<count {
        let products = centred(points, first, second)
        if products.allSatisfy({ $0 == 0 }) { continue }
        let size =
          plan.design == .grid
          ? contrast(points, products, z)
          : Slope(products)?.estimate(table, points, without: mains, factor: 1, z: z)
        if let size { found.append(Interaction(first: first, second: second, size: size)) }
      }
    }
    return found
  }

  private func centred(_ points: [Int], _ first: Int, _ second: Int) -> [Double] {
    func centred(_ axis: Int) -> [Double] {
      let values = points.map { scaled($0, axis) }
      let mean = values.reduce(0, +) / Double(max(1, values.count))
      return values.map { $0 - mean }
    }
    return zip(centred(first), centred(second)).map { $0 * $1 }
  }

  /// The coefficient of the product, pair by pair: points of one pair met the same luck.
  private func contrast(_ points: [Int], _ products: [Double], _ z: Double) -> Estimate {
    let square = products.reduce(0) { $0 + $1 * $1 }
    let (mean, variance) = table.contrast(points, products.map { $0 / square })
    let error = variance.squareRoot()
    return Estimate(value: mean, low: mean - z * error, high: mean + z * error, standardError: error)
  }
}
