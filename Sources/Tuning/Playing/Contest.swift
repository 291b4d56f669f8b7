public import BattleCore
public import Tournament

/// Candidates, given by the values of parameters, against fixed opponents over fixed match-ups.
///
/// It hides which rules are played: what is made of these battles is the same for all. All candidates have one name for
/// the streams of chance, so they meet the same luck.
public struct Contest {
  /// What is to be played.
  public struct Order {
    /// A value for each of the contest's parameters, by candidate.
    public var candidates: [[Double]]
    public var pairs: Int
    public var seeds: TournamentSeeds
    /// Unit (c × opponents + o) × pairs + p is pair p of candidate c against opponent o.
    public var units: [Range<Int>]
    public var jobs: Int
    public var journal: UnitJournal?
    public var firstUnit: Int

    public init(
      candidates: [[Double]], pairs: Int, seeds: TournamentSeeds, units: [Range<Int>], jobs: Int,
      journal: UnitJournal? = nil, firstUnit: Int = 0
    ) {
      self.candidates = candidates
      self.pairs = pairs
      self.seeds = seeds
      self.units = units
      self.jobs = jobs
      self.journal = journal
      self.firstUnit = firstUnit
    }
  }

  /// The labels of the opponents.
  public let opponents: [String]
  /// Plays; the first closure hears of progress, the second of each pair, in the order of the units.
  public let play: (Order, (TournamentProgress) -> Void, (Int, PlayedPair) throws -> Void) throws -> Void
  /// Plays the opponents against each other; of the order there are no candidates. Units are numbered as in a round robin.
  public let playPool: (Order, (TournamentProgress) -> Void, (Int, PlayedPair) throws -> Void) throws -> Void
  /// Asks candidates about decisions that the first of them took in so many pairs against every opponent.
  public let sample: ([[Double]], TournamentSeeds, Int, Int) throws -> SampledChanges

  /// - Parameters:
  ///   - opponents: whom every candidate meets.
  ///   - matchups: where the teams come from.
  ///   - turnLimit: a battle that goes beyond this turn is a tie.
  ///   - make: the policy with these values; throws where they make no sense.
  @inlinable
  public init<M: MatchupSource, P: Policy & Sendable>(
    opponents: [PolicyEntry<P>], matchups: M, turnLimit: Int, information: TournamentPlan.Information = .open,
    make: @escaping ([Double]) throws -> P
  ) where P.Rules == M.Rules {
    let entries = { (candidates: [[Double]]) throws -> [PolicyEntry<P>] in
      try candidates.enumerated().map { index, values in
        let policy = try make(values)
        return PolicyEntry(label: "candidate \(index)", name: "candidate", stream: "candidate") { _ in policy }
      }
    }
    self.opponents = opponents.map(\.label)
    play = { order, progress, fold in
      let candidates = try entries(order.candidates)
      let work = PairWork(
        schedule: Schedule(
          .gauntlet, policies: candidates.count + opponents.count, pairs: order.pairs, heads: candidates.count),
        seeds: order.seeds, turnLimit: turnLimit)
      try playPairs(
        work, policies: candidates + opponents, matchups: matchups, jobs: order.jobs, units: order.units,
        information: information, journal: order.journal, firstUnit: order.firstUnit, progress: progress, fold: fold)
    }
    playPool = { order, progress, fold in
      let work = PairWork(
        schedule: Schedule(.roundRobin, policies: opponents.count, pairs: order.pairs), seeds: order.seeds,
        turnLimit: turnLimit)
      try playPairs(
        work, policies: opponents, matchups: matchups, jobs: order.jobs, units: order.units, information: information,
        journal: order.journal, firstUnit: order.firstUnit, progress: progress, fold: fold)
    }
    sample = { candidates, seeds, pairs, jobs in
      let entries = try entries(candidates)
      switch information {
      case .open: return Contest.sample(entries, opponents, matchups, seeds, pairs, turnLimit, jobs)
      case .hidden:
        return Contest.sample(
          entries.map { $0.concealed() }, opponents.map { $0.concealed() }, matchups, seeds, pairs, turnLimit, jobs)
      }
    }
  }

  @inlinable
  static func sample<M: MatchupSource, P: Policy>(
    _ entries: [PolicyEntry<P>], _ opponents: [PolicyEntry<P>], _ matchups: M, _ seeds: TournamentSeeds, _ pairs: Int,
    _ turnLimit: Int, _ jobs: Int
  ) -> SampledChanges where P.Rules == M.Rules {
    let sample = DecisionSample(entries[0], opponents, matchups, seeds: seeds, pairs: pairs, turnLimit: turnLimit)
    var starts = [0]
    for battle in sample.battles { starts.append(starts[starts.count - 1] + battle.decisions.count) }
    let changes = Parallel.map(entries.count, jobs: jobs) { index, worker in
      sample.changes(entries[index].make(worker))
    }
    return SampledChanges(starts: starts, changes: changes)
  }
}
