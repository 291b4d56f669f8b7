public import BattleCore

/// The part of a plan that the workers need.
@frozen
public struct PairWork: Hashable, BitwiseCopyable, Sendable {
  public var schedule: Schedule
  public var seeds: TournamentSeeds
  public var turnLimit: Int
  /// Keep account of luck, where the rule set can.
  public var measuresLuck: Bool

  @inlinable
  public init(schedule: Schedule, seeds: TournamentSeeds, turnLimit: Int, measuresLuck: Bool = false) {
    self.schedule = schedule
    self.seeds = seeds
    self.turnLimit = turnLimit
    self.measuresLuck = measuresLuck
  }
}

/// Plays units, all of them when none are named, and hands them to `fold` strictly in order.
///
/// `fold` is called by the workers, one at a time, and no more when this returns; `progress` is called on the calling
/// thread. An error from `fold` stops the workers and is thrown on.
///
/// - Parameters:
///   - units: what is played, in this order.
///   - journal: where each unit is kept as soon as it is played.
///   - firstUnit: the number in the journal of this work's unit 0.
@inlinable
public func playPairs<M: MatchupSource, P: Policy>(
  _ work: PairWork, policies: [PolicyEntry<P>], matchups: M, jobs: Int, units: [Range<Int>]? = nil,
  information: TournamentPlan.Information = .open, journal: UnitJournal? = nil, firstUnit: Int = 0,
  progress: (TournamentProgress) -> Void, fold: (Int, PlayedPair) throws -> Void
) throws where P.Rules == M.Rules {
  let units = units ?? [0..<work.schedule.units]
  let count = units.reduce(0) { $0 + $1.count }
  let exchange =
    journal?.exchange(jobs: jobs, most: count, firstUnit: firstUnit)
    ?? PairExchange(jobs: jobs, most: count, watch: nil, keep: nil)
  var rest = units
  func play(_ share: @escaping @Sendable (Int) -> Void) throws {
    try exchange.run(
      expected: { _ in count }, progress: progress,
      more: {
        defer { rest = [] }
        return rest
      }, fold: fold, body: share)
  }
  switch information {
  case .open: try play { worker in playShare(work, policies, matchups, exchange, worker) }
  case .hidden:
    let concealed = policies.map { $0.concealed() }
    try play { worker in playShare(work, concealed, matchups, exchange, worker) }
  }
}

/// One worker's share: claims units until there are none left.
@inlinable
func playShare<M: MatchupSource, P: Policy>(
  _ work: PairWork, _ policies: [PolicyEntry<P>], _ matchups: M, _ exchange: PairExchange, _ worker: Int
) where P.Rules == M.Rules {
  // Two policies are changed in place at once, which an array does not allow.
  let copies = UnsafeMutablePointer<P>.allocate(capacity: policies.count)
  var labels: [UInt64] = []
  for (index, entry) in policies.enumerated() {
    (copies + index).initialize(to: entry.make(worker))
    labels.append(Digest64.of(entry.stream))
  }
  defer {
    copies.deinitialize(count: policies.count)
    copies.deallocate()
  }
  let watch = exchange.watch
  var size = ClaimSize()
  while let claim = exchange.claim(upTo: size.units) {
    size.begin()
    var unit = claim.units.lowerBound
    while unit < claim.units.upperBound {
      watch?.begin(unit, worker)
      let pairing = work.schedule.pairing(unit / work.schedule.pairs)
      let pair = unit % work.schedule.pairs
      let (team1, team2) = matchups.matchup(pair, work.seeds.teams(pair))
      let seed = work.seeds.battle(pair)
      var side = 0
      var records = (BattleRecord?.none, BattleRecord?.none)
      while side < 2 {
        let one = side == 0 ? pairing.a : pairing.b
        let two = side == 0 ? pairing.b : pairing.a
        copies[one].begin(GameContext(seat: .p1, seed: work.seeds.policy(labels[one], .p1, pair: pair)))
        copies[two].begin(GameContext(seat: .p2, seed: work.seeds.policy(labels[two], .p2, pair: pair)))
        let before = InlinePair(copies[one].fallbacks, copies[two].fallbacks)
        var game = M.Rules.start(team1, team2, seed: seed)
        let result = playGame(
          M.Rules.self, &game, &copies[one], &copies[two], turnLimit: work.turnLimit, measuresLuck: work.measuresLuck)
        let record = BattleRecord(
          result: result,
          fallbacks: InlinePair(copies[one].fallbacks - before.p1, copies[two].fallbacks - before.p2))
        if side == 0 { records.0 = record } else { records.1 = record }
        side += 1
      }
      if let first = records.0, let second = records.1 {
        exchange.store(PlayedPair(first: first, second: second), at: claim.position + unit - claim.units.lowerBound)
      }
      unit += 1
    }
    watch?.end(worker)
    exchange.deliver(claim)
    size.end(units: claim.units.count)
  }
}

/// How many units a worker claims at once: as many as take about 20 ms, so that short battles cost few locks and of long
/// ones little is lost when the process is killed. Changes no result.
@usableFromInline
struct ClaimSize {
  @usableFromInline private(set) var units = 1
  private var start = ContinuousClock.now

  @usableFromInline init() {}

  @usableFromInline mutating func begin() { start = ContinuousClock.now }

  @usableFromInline mutating func end(units played: Int) {
    let seconds = (ContinuousClock.now - start).seconds
    let wanted = seconds > 0 ? 0.02 / seconds * Double(played) : Double(2 * units)
    units = max(1, min(256, 2 * units, Int(min(wanted, 1e6))))
  }
}
