public import Tournament

/// How often a seat wins when a battle is played on from one moment with fresh dice, again and again.
public struct Chance: Sendable, Equatable {
  /// Half points of each battle for `p1`: 2 for a win, 1 for a tie.
  let halves: [UInt8]

  public var battles: Int { halves.count }
  public var wins: Int { halves.count { $0 == 2 } }
  public var ties: Int { halves.count { $0 == 1 } }

  /// Share of the points that `p1` gets: wins and half the ties.
  public var score: Double { halves.isEmpty ? 0.5 : Double(halves.reduce(0) { $0 + Int($1) }) / 2 / Double(battles) }

  /// The 95 % interval of the score.
  public var interval: ScoreInterval { ScoreInterval(score: score, battles: battles, spread: spread) }

  /// The same for `p2`.
  var flipped: Chance { Chance(halves: halves.map { 2 - $0 }) }

  private var spread: ClusterSpread {
    let mean = score
    let sum = halves.reduce(0.0) { $0 + (Double($1) / 2 - mean) * (Double($1) / 2 - mean) }
    return ClusterSpread(clusters: battles, variancePerBattle: sum / Double(max(1, battles - 1)))
  }
}

/// By how much one chance is better than another that was played with the same dice.
public struct ChanceDifference: Sendable, Equatable {
  public var mean: Double
  /// Half the width of the 95 % interval.
  public var margin: Double

  init(_ better: Chance, _ worse: Chance) {
    let count = min(better.battles, worse.battles)
    let differences = (0..<count).map { (Double(better.halves[$0]) - Double(worse.halves[$0])) / 2 }
    let mean = differences.reduce(0, +) / Double(max(1, count))
    let sum = differences.reduce(0.0) { $0 + ($1 - mean) * ($1 - mean) }
    // As if four more battles, half of them a point apart, had been seen: an interval of no width would claim too much.
    let variance = (sum + 1) / Double(count + 3)
    self.mean = mean
    margin = ScoreInterval.z * (variance / Double(max(1, count))).squareRoot()
  }

  /// Chance alone hardly makes such a difference.
  public var isClear: Bool { mean - margin > 0 }
}
