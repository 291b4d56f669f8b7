import BattleCore

/// Points of each policy by batch of pairs, over all its pairings.
///
/// All pairings play the same match-ups, so a policy's results in different pairings are not independent. A batch holds
/// the same pairs of every pairing; batches are independent, and the spread between them is what the intervals of
/// standings and ratings rest on ("batch means"). Up to 1,024 pairs a batch is one pair; the table never grows.
struct ClusterTable: Hashable, Sendable {
  static let mostBatches = 1024

  let policies: Int
  let batches: Int
  private let pairs: Int
  private var halfPoints: [Int]
  private var battles: [Int]

  init(policies: Int, pairs: Int) {
    self.policies = policies
    self.pairs = pairs
    batches = min(pairs, ClusterTable.mostBatches)
    halfPoints = [Int](repeating: 0, count: policies * batches)
    battles = halfPoints
  }

  mutating func add(_ played: PlayedPair, pair: Int, _ pairing: Schedule.Pairing) {
    let batch = batch(pair)
    add(played.first, a: .p1, pairing, batch)
    add(played.second, a: .p2, pairing, batch)
  }

  /// For each batch, the points of `policy` above what its mean score predicts for the battles of that batch.
  func residuals(_ policy: Int) -> [Double] {
    let row = policy * batches..<(policy + 1) * batches
    let points = halfPoints[row].reduce(0, +)
    let count = battles[row].reduce(0, +)
    guard count > 0 else { return [Double](repeating: 0, count: batches) }
    let mean = Double(points) / Double(count)
    return row.map { (Double(halfPoints[$0]) - mean * Double(battles[$0])) / 2 }
  }

  /// The spread between batches of a policy's points.
  func spread(_ policy: Int) -> ClusterSpread {
    let total = battles[policy * batches..<(policy + 1) * batches].reduce(0, +)
    guard batches > 1, total > 0 else { return ClusterSpread(clusters: batches, variancePerBattle: 0) }
    let sum = residuals(policy).reduce(0) { $0 + $1 * $1 }
    let unbiased = sum * Double(batches) / Double(batches - 1)
    return ClusterSpread(clusters: batches, variancePerBattle: unbiased / Double(total))
  }

  private func batch(_ pair: Int) -> Int {
    if pair < 1 << 48 { return pair &* batches / pairs }
    // 128-bit product: the number of pairs may be close to the largest integer.
    return Int(pairs.dividingFullWidth(pair.multipliedFullWidth(by: batches)).quotient)
  }

  private mutating func add(_ record: BattleRecord, a: Seat, _ pairing: Schedule.Pairing, _ batch: Int) {
    guard let points = PairingTally.halfPoints(record, a) else { return }
    add(points, pairing.a, batch)
    add(2 - points, pairing.b, batch)
  }

  private mutating func add(_ points: Int, _ policy: Int, _ batch: Int) {
    halfPoints[policy * batches + batch] += points
    battles[policy * batches + batch] += 1
  }
}
