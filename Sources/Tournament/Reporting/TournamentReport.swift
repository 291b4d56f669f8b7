/// How long a run took; never part of what the manifest decides.
public struct RunTiming: Hashable, Sendable {
  public var seconds: Double
  public var jobs: Int

  public init(seconds: Double, jobs: Int) {
    self.seconds = seconds
    self.jobs = jobs
  }
}

/// A pairing's line of the report. Differences and scores are a's.
public struct PairingResult: Hashable, Sendable {
  /// The policies, by their place in the list.
  public var policies: Schedule.Pairing
  public var tally: PairingTally
  public var interval: ScoreInterval
  /// What the pairing's own score stands for on the Elo scale.
  public var rating: Rating
  /// How many pairs count: all that were planned, or those up to the one that decided.
  public var pairs: Int
  /// The sequential test's log-likelihood ratio and decision; nil without a test.
  public var logRatio: Double?
  public var decision: SequentialTest.Decision?
  /// Battles that are the same battle as another of the pairing, and whether that is exact.
  public var repeated: Int
  public var isRepeatedExact: Bool
  /// Pairs whose two battles are the same battle, with the sides swapped: they cannot tell the policies apart.
  public var mirrored: Int
  public var shares: VarianceShares?
  public var luck: LuckAdjustment?

  /// Battles that carried information: those with a result that are not the same as another.
  public var informative: Int { max(0, tally.battles - repeated) }

  init(
    _ policies: Schedule.Pairing, _ tally: PairingTally, _ evidence: PairingEvidence, pairs: Int,
    line: StoppingBoard.Line?, test: SequentialTest?
  ) {
    self.policies = policies
    self.tally = tally
    self.pairs = pairs
    logRatio = line?.ratio
    decision = line?.decision
    repeated = evidence.repeated
    isRepeatedExact = evidence.isExact
    mirrored = evidence.mirrored
    shares = VarianceShares(evidence.seats)
    let fixed = ScoreInterval(score: tally.score, battles: tally.battles, spread: tally.histogram.spread)
    luck = LuckAdjustment(evidence.luck, plain: fixed)
    if let test, let line {
      interval = StoppedInterval.interval(test, line) ?? fixed
    } else {
      interval = fixed
    }
    rating = Rating(
      value: Elo.difference(score: tally.score, battles: tally.battles),
      low: Elo.difference(score: interval.low, battles: tally.battles),
      high: Elo.difference(score: interval.high, battles: tally.battles))
  }
}

/// A policy's line of the report.
public struct Standing: Hashable, Sendable {
  /// From 1, by rating; equal ratings keep the listed order.
  public var rank: Int
  /// The policy's place in the list.
  public var policy: Int
  /// All its pairings together, seen from it.
  public var tally: PairingTally
  public var interval: ScoreInterval
  public var rating: Rating

  /// Turns per battle; 0 without battles.
  public var meanTurns: Double {
    tally.battles == 0 ? 0 : Double(tally.turns) / Double(tally.battles)
  }
}

/// What a tournament found.
public struct TournamentReport: Sendable {
  public let plan: TournamentPlan
  public let schedule: Schedule
  /// The policies in listed order.
  public let labels: [String]
  /// In the order of the schedule.
  public let pairings: [PairingResult]
  /// In the order of rank.
  public let standings: [Standing]
  /// What the whole matrix says; nil where not everybody met everybody.
  public let population: Population?
  /// The policy whose rating is 0, or nil when the mean is.
  public let anchor: Int?
  /// Whether this run wrote `battles.csv`.
  public let hasBattlesFile: Bool
  public internal(set) var timing: RunTiming

  init(
    plan: TournamentPlan, schedule: Schedule, labels: [String], names: [String], tallies: [PairingTally],
    evidence: [PairingEvidence]? = nil, lines: [StoppingBoard.Line]? = nil, clusters: ClusterTable,
    hasBattlesFile: Bool, timing: RunTiming
  ) {
    self.plan = plan
    self.schedule = schedule
    self.labels = labels
    self.hasBattlesFile = hasBattlesFile
    self.timing = timing
    anchor = labels.firstIndex(of: "random") ?? names.firstIndex(of: "random")
    let pairings = tallies.enumerated().map { place, tally in
      PairingResult(
        schedule.pairing(place), tally, evidence?[place] ?? PairingEvidence(),
        pairs: lines?[place].pairs ?? plan.pairs, line: lines?[place], test: plan.test)
    }
    self.pairings = pairings
    let model = BradleyTerry(
      policies: labels.count,
      pairings: pairings.map {
        RatedPairing(
          a: $0.policies.a, b: $0.policies.b, battles: $0.tally.battles, points: Double($0.tally.aHalfPoints) / 2)
      })
    let ratings = model.ratings(anchor: anchor, residuals: labels.indices.map(clusters.residuals))
    var standings = labels.indices.map { policy in
      let tally = TournamentReport.total(policy, pairings)
      return Standing(
        rank: 0, policy: policy, tally: tally,
        interval: ScoreInterval(score: tally.score, battles: tally.battles, spread: clusters.spread(policy)),
        rating: ratings[policy])
    }
    // Ratings that are equal but for rounding in the solver must not be ordered by it.
    let order = ratings.map { ($0.value * 1e6).rounded() }
    standings.sort { (-order[$0.policy], $0.policy) < (-order[$1.policy], $1.policy) }
    for place in standings.indices { standings[place].rank = place + 1 }
    self.standings = standings
    population = Population(policies: labels.count, pairings: pairings)
  }

  private static func total(_ policy: Int, _ pairings: [PairingResult]) -> PairingTally {
    pairings.reduce(PairingTally()) { sum, pairing in
      if pairing.policies.a == policy { return sum + pairing.tally }
      if pairing.policies.b == policy { return sum + pairing.tally.swapped }
      return sum
    }
  }

  /// Battles that were to be played: those of all pairs that count.
  public var scheduled: Int { pairings.reduce(0) { $0 + 2 * $1.pairs } }

  /// Battles that ended as a tie because of the turn limit.
  public var capped: Int { pairings.reduce(0) { $0 + $1.tally.capped } }

  /// Battles lost by an illegal answer.
  public var illegal: Int { pairings.reduce(0) { $0 + $1.tally.aIllegal + $1.tally.bIllegal } }

  /// Battles that could not be played to an end.
  public var aborted: Int { pairings.reduce(0) { $0 + $1.tally.aborted } }

  /// Throws when the counts of a pairing do not add up to what was scheduled.
  public func check() throws(TournamentError) {
    for pairing in pairings {
      let counted = pairing.tally.battles + pairing.tally.aborted
      if counted != 2 * pairing.pairs {
        throw .unbalanced(
          pairing: "\(labels[pairing.policies.a]) against \(labels[pairing.policies.b])",
          scheduled: 2 * pairing.pairs, counted: counted)
      }
    }
  }
}
