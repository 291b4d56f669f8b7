public import BattleCore

/// A design that is known by its word and by how many points came of it.
///
/// Points that fall together count once, so more may have been drawn than there are. Drawn at random, that changes nothing:
/// the points are those of the shortest draw that has so many. In a Latin hypercube every point depends on how many are
/// drawn, which is recorded where points can fall together. Where it is not, a number that leads to so many is taken, and it
/// may have been another.
public struct DrawnPoints: Sendable {
  public let design: Design
  /// Whether another number of draws may have led to as many other points.
  public let isAmbiguous: Bool

  /// - Parameters:
  ///   - word: the design's name.
  ///   - points: how many there are, with the base.
  ///   - draws: how many were drawn, where that is recorded.
  ///   - seed: what the points are drawn with.
  public init?(_ word: String, points: Int, draws: Int? = nil, of axes: [Axis], seed: SeedTree) {
    var isAmbiguous = false
    switch word {
    case Design.grid.name: design = .grid
    case Design.oneAtATime.name: design = .oneAtATime
    case Design.random(points: 0).name:
      guard let draws = DrawnPoints.draws(points, { Design.random(points: $0) }, axes, seed) else { return nil }
      design = .random(points: draws)
    case Design.latinHypercube(points: 0).name:
      let make = { (count: Int) in Design.latinHypercube(points: count) }
      if let draws {
        guard (1...Design.mostPoints).contains(draws), make(draws).distinct(axes, seed) == points else { return nil }
        design = make(draws)
        break
      }
      guard let draws = DrawnPoints.draws(points, make, axes, seed) else { return nil }
      design = make(draws)
      isAmbiguous = design.recordedDraws(points: points, of: axes) != nil
    default: return nil
    }
    self.isAmbiguous = isAmbiguous
  }

  /// The least number of draws that leads to so many points; nil where none does.
  private static func draws(_ points: Int, _ make: (Int) -> Design, _ axes: [Axis], _ seed: SeedTree) -> Int? {
    guard (2...Design.mostPoints + 1).contains(points) else { return nil }
    // Nearly always no two fall together. Otherwise more draws lead to more points, until there are no others.
    var (few, enough) = (points - 2, points - 1)
    while make(enough).distinct(axes, seed) < points {
      guard enough < Design.mostPoints else { return nil }
      few = enough
      enough = min(2 * enough, Design.mostPoints)
    }
    while enough - few > 1 {
      let middle = (few + enough) / 2
      if make(middle).distinct(axes, seed) < points { few = middle } else { enough = middle }
    }
    return make(enough).distinct(axes, seed) == points ? enough : nil
  }
}

extension Design {
  /// How many points were drawn, where that does not follow from how many there are.
  ///
  /// - Parameter points: how many there are, with the base.
  public func recordedDraws(points: Int, of axes: [Axis]) -> Int? {
    guard case .latinHypercube(let draws) = self else { return nil }
    // On an axis without steps every point has a stratum and so a value of its own.
    let areApart = axes.contains { $0.range != nil && !$0.parameter.isWhole }
    return draws == points - 1 && areApart ? nil : draws
  }

  /// How many points there are, with the base.
  fileprivate func distinct(_ axes: [Axis], _ seed: SeedTree) -> Int { (try? points(axes, seed: seed).count) ?? 1 }
}
