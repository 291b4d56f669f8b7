import BattleCore
public import Tournament

/// What each candidate won in each pair against each opponent, a byte a pair, whatever the order it was played in.
public struct PairScores: Sendable {
  public let candidates: Int
  public let opponents: Int
  /// Pairs of a candidate against an opponent, at most. Unit (c × opponents + o) × pairs + p is pair p.
  public let pairs: Int
  /// Rows grow as they are played: twice the points plus one, 0 for a pair that is not there.
  private var rows: [[UInt8]]

  private static let aborted: UInt8 = 255

  public init(candidates: Int, opponents: Int, pairs: Int) {
    self.candidates = candidates
    self.opponents = opponents
    self.pairs = pairs
    rows = [[UInt8]](repeating: [], count: candidates * opponents)
  }

  public var units: Int { candidates * opponents * pairs }

  /// Adds a played pair; units that do not belong here are left out.
  public mutating func add(_ unit: Int, _ played: PlayedPair) {
    let row = unit / pairs
    guard unit >= 0, row < rows.count else { return }
    set(unit, PairScores.code(played))
  }

  /// How a pair is kept.
  static func code(_ played: PlayedPair) -> UInt8 { played.halfPoints.map { UInt8($0 + 1) } ?? aborted }

  /// Keeps a pair by its code.
  mutating func set(_ unit: Int, _ code: UInt8) {
    let (row, pair) = (unit / pairs, unit % pairs)
    while rows[row].count <= pair { rows[row].append(0) }
    rows[row][pair] = code
  }

  /// Whether a unit is there.
  public func has(_ unit: Int) -> Bool {
    let row = rows[unit / pairs]
    return unit % pairs < row.count && row[unit % pairs] != 0
  }

  /// The units of `range` that are not there, as ranges.
  public func missing(in range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    for unit in range where !has(unit) {
      if let last = found.last, last.upperBound == unit {
        found[found.count - 1] = last.lowerBound..<unit + 1
      } else {
        found.append(unit..<unit + 1)
      }
    }
    return found
  }

  /// The first unit of a candidate against an opponent.
  public func firstUnit(_ candidate: Int, _ opponent: Int) -> Int { (candidate * opponents + opponent) * pairs }

  /// The score of a pair, 0 to 1; nil when it is not there or was aborted.
  func score(_ candidate: Int, _ opponent: Int, _ pair: Int) -> Double? {
    let row = rows[candidate * opponents + opponent]
    guard pair < row.count, row[pair] != 0, row[pair] != PairScores.aborted else { return nil }
    return Double(row[pair] - 1) / 4
  }

  /// How many pairs of a candidate against an opponent are there, from the first on.
  func count(_ candidate: Int, _ opponent: Int) -> Int { rows[candidate * opponents + opponent].count }

  /// How many pairs a candidate has against every opponent.
  public func count(_ candidate: Int) -> Int {
    (0..<opponents).reduce(pairs) { min($0, count(candidate, $1)) }
  }

  /// Pairs that could not be played to an end.
  public var aborted: Int {
    rows.reduce(0) { $0 + $1.count { $0 == PairScores.aborted } }
  }

  /// Battles of a candidate against an opponent that have a result.
  public func battles(_ candidate: Int, _ opponent: Int) -> Int {
    2 * rows[candidate * opponents + opponent].count { $0 != 0 && $0 != PairScores.aborted }
  }
}

extension PairScores {
  /// A candidate's score against one opponent.
  public func score(_ candidate: Int, against opponent: Int, upTo limit: Int = Int.max) -> Estimate {
    var histogram = PairHistogram()
    for pair in 0..<min(limit, count(candidate, opponent)) {
      if let score = score(candidate, opponent, pair) { histogram.counts[Int(score * 4)] += 1 }
    }
    let interval = ScoreInterval(histogram)
    return Estimate(
      value: histogram.score, low: interval.low, high: interval.high,
      standardError: (interval.high - interval.low) / (2 * ScoreInterval.z))
  }

  /// A candidate's mean score against all opponents, each counting as much as its weight.
  ///
  /// A pair is the same match-up for all opponents: pairs are independent, opponents are not.
  public func score(_ candidate: Int, weights: [Double], upTo limit: Int = Int.max) -> Estimate {
    var values: [Double] = []
    for pair in 0..<min(limit, count(candidate)) {
      if let mean = mean(candidate, pair, weights) { values.append(mean) }
    }
    let count = Double(values.count)
    let score = values.isEmpty ? 0.5 : values.reduce(0, +) / count
    var squares = 0.0
    for value in values { squares += (value - score) * (value - score) }
    let battles = 2 * opponents * values.count
    let spread = ClusterSpread(
      clusters: values.count,
      variancePerBattle: values.count > 1 ? squares / (count - 1) * Double(2 * opponents) : 0)
    let interval = ScoreInterval(score: score, battles: battles, spread: spread)
    return Estimate(
      value: score, low: interval.low, high: interval.high,
      standardError: (interval.high - interval.low) / (2 * ScoreInterval.z))
  }

  /// How much more a candidate wins than another against an opponent, in the pairs that both have.
  public func difference(
    _ candidate: Int, _ other: Int, against opponent: Int, upTo limit: Int = Int.max, z: Double = ScoreInterval.z
  ) -> Estimate {
    if candidate == other { return .zero }
    var sum = PairedDifferences()
    for pair in 0..<min(limit, count(candidate, opponent), count(other, opponent)) {
      if let a = score(candidate, opponent, pair), let b = score(other, opponent, pair) { sum.add(a - b) }
    }
    return sum.estimate(z: z)
  }

  /// The same over all opponents.
  public func difference(
    _ candidate: Int, _ other: Int, weights: [Double], upTo limit: Int = Int.max, z: Double = ScoreInterval.z
  ) -> Estimate {
    if candidate == other { return .zero }
    var sum = PairedDifferences()
    for pair in 0..<min(limit, count(candidate), count(other)) {
      if let a = mean(candidate, pair, weights), let b = mean(other, pair, weights) { sum.add(a - b) }
    }
    return sum.estimate(z: z)
  }

  /// Equal weights for all opponents.
  public var evenWeights: [Double] { [Double](repeating: 1 / Double(opponents), count: opponents) }

  func mean(_ candidate: Int, _ pair: Int, _ weights: [Double]) -> Double? {
    var sum = 0.0
    for opponent in 0..<opponents {
      guard let score = score(candidate, opponent, pair) else { return nil }
      sum += weights[opponent] * score
    }
    return sum
  }
}
