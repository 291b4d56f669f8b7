public import BattleCore

/// The part of a plan that the workers need.
@frozen
public struct PairWork: Hashable, BitwiseCopyable, Sendable {
  public var schedule: Schedule
  public var seeds: TournamentSeeds
  public var turnLimit: Int

  @inlinable
  public init(schedule: Schedule, seeds: TournamentSeeds, turnLimit: Int) {
    self.schedule = schedule
    self.seeds = seeds
    self.turnLimit = turnLimit
  }
}

/// Plays all units of a schedule from `firstUnit` on, and hands them to `fold` strictly in the order of their index.
///
/// `fold` and `progress` are called on the calling thread. An error from `fold` stops the workers and is thrown on.
@inlinable
public func playPairs<M: MatchupSource, P: Policy>(
  _ work: PairWork, policies: [PolicyEntry<P>], matchups: M, jobs: Int, firstUnit: Int = 0,
  progress: (TournamentProgress) -> Void, fold: (Int, PlayedPair) throws -> Void
) throws where P.Rules == M.Rules {
  let exchange = PairExchange(units: firstUnit..<work.schedule.units, jobs: jobs)
  try exchange.run(progress: progress, fold: fold) { worker in
    playShare(work, policies, matchups, exchange, worker)
  }
}

/// One worker's share: claims blocks until there are none left.
@inlinable
func playShare<M: MatchupSource, P: Policy>(
  _ work: PairWork, _ policies: [PolicyEntry<P>], _ matchups: M, _ exchange: PairExchange, _ worker: Int
) where P.Rules == M.Rules {
  // Two policies are changed in place at once, which an array does not allow.
  let copies = UnsafeMutablePointer<P>.allocate(capacity: policies.count)
  var labels: [UInt64] = []
  for (index, entry) in policies.enumerated() {
    (copies + index).initialize(to: entry.make(worker))
    labels.append(Digest64.of(entry.label))
  }
  defer {
    copies.deinitialize(count: policies.count)
    copies.deallocate()
  }
  while let block = exchange.claim() {
    var unit = block.lowerBound
    while unit < block.upperBound {
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
        let result = playGame(M.Rules.self, &game, &copies[one], &copies[two], turnLimit: work.turnLimit)
        let record = BattleRecord(
          result: result,
          fallbacks: InlinePair(copies[one].fallbacks - before.p1, copies[two].fallbacks - before.p2))
        if side == 0 { records.0 = record } else { records.1 = record }
        side += 1
      }
      if let first = records.0, let second = records.1 {
        exchange.store(PlayedPair(first: first, second: second), unit: unit)
      }
      unit += 1
    }
    exchange.deliver(block)
  }
}
