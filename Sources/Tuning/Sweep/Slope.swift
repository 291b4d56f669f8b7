import Tournament

/// The slope of a straight line through the scores of scattered points.
///
/// Two kinds of luck decide it. The points do not lie on the line: that shows in what it leaves over, which is largest where
/// the curve is far from the line (MacKinnon and White's HC3, 1985). And all points met the same pairs, in which neighbours
/// win and lose together: that tilts the whole line and shows only from pair to pair. The luck of a point alone is in both,
/// so that errors are rather too large than too small.
struct Slope {
  /// How much each point counts.
  private let weights: [Double]
  /// Along this, from −1 to 1.
  private let place: [Double]
  private let square: Double

  /// nil where all points stand at one place, or where there are too few.
  init?(_ x: [Double]) {
    let mean = x.reduce(0, +) / Double(max(1, x.count))
    place = x.map { $0 - mean }
    let square = place.reduce(0) { $0 + $1 * $1 }
    guard square > 0, x.count > 3 else { return nil }
    self.square = square
    weights = place.map { $0 / square }
  }

  /// A sum with these weights.
  private static func sum(_ weights: [Double], _ scores: [Double]) -> Double {
    zip(weights, scores).reduce(0) { $0 + $1.0 * $1.1 }
  }

  /// - Parameters:
  ///   - points: those of the slope, in its order.
  ///   - others: slopes whose part of the scores is taken away first.
  ///   - factor: what the slope is multiplied by.
  func estimate(
    _ table: PointPairs, _ points: [Int], without others: [Slope] = [], factor: Double, z: Double
  ) -> Estimate {
    var own = weights
    for other in others {
      let share = Slope.sum(weights, other.place)
      for point in own.indices { own[point] -= share * other.weights[point] }
    }
    let (slope, luck) = table.contrast(points, own)
    var responses = points.map { table.means[$0] }
    for other in others {
      let share = Slope.sum(other.weights, responses)
      for point in responses.indices { responses[point] -= share * other.place[point] }
    }
    let mean = responses.reduce(0, +) / Double(points.count)
    let rests = zip(responses, place).map { $0 - mean - slope * $1 }
    var scatter = 0.0
    for (rest, place) in zip(rests, place) {
      let pull = 1 / Double(points.count) + place * place / square
      // Where all other points stand at one place the line goes through this one.
      let own = pull < 1 ? place * rest / (1 - pull) : 0
      scatter += own * own
    }
    scatter /= square * square
    let (value, error) = (factor * slope, factor * (scatter + luck).squareRoot())
    let z = StudentT.point(z, freedom: points.count - 2)
    return Estimate(value: value, low: value - z * error, high: value + z * error, standardError: error)
  }
}
