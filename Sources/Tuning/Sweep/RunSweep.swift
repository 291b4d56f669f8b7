public import Tournament

/// How a sweep is played: workers, journal, which part.
public struct SweepRun {
  public var jobs: Int
  public var journal: UnitJournal?
  /// What the journal had.
  public var scores: PairScores
  /// Where unit 0 stands in the journal.
  public var firstUnit = 0
  /// Play these units only; the report needs all.
  public var part: Range<Int>?

  public init(_ plan: SweepPlan, opponents: Int, jobs: Int) {
    self.jobs = jobs
    scores = PairScores(candidates: plan.points.count, opponents: opponents, pairs: plan.pairs)
  }

  /// Plays what is missing and returns the report; nil when only a part was asked for.
  ///
  /// The report is made from the scores alone: it depends neither on the order of play nor on interruptions.
  public mutating func run(
    _ plan: SweepPlan, _ contest: Contest, progress: (TournamentProgress) -> Void = { _ in }
  ) throws -> SweepReport? {
    let candidates = plan.points.map(\.values)
    let sample = try contest.sample(candidates, plan.seeds, plan.sample, jobs)
    let dead = SweepReport.deadAxes(plan, sample)
    // What changes no decision need not be played.
    var alive = plan.points.indices.filter { plan.points[$0].varied.map { !dead[$0] } ?? true && $0 > 0 }
    guard let halving = plan.halving else {
      try play([0] + alive, pairs: plan.pairs, plan, contest, 0, nil, progress)
      return part == nil ? SweepReport(plan, contest.opponents, scores, sample, dead) : nil
    }
    var done = 0
    let whole = halving.rounds.enumerated().reduce(0) { sum, round in
      let before = round.offset == 0 ? 0 : halving.rounds[round.offset - 1].pairs
      return sum + 2 * contest.opponents.count * (round.element.points + 1) * (round.element.pairs - before)
    }
    var before = 0
    for round in halving.rounds {
      if round.points < alive.count { alive = Halving.best(round.points, of: alive, scores, pairs: before) }
      try play([0] + alive, pairs: round.pairs, plan, contest, done, whole, progress)
      done += 2 * contest.opponents.count * (alive.count + 1) * (round.pairs - before)
      before = round.pairs
    }
    return SweepReport(plan, contest.opponents, scores, sample, dead)
  }

  /// Plays the pairs that some candidates lack.
  private mutating func play(
    _ candidates: [Int], pairs: Int, _ plan: SweepPlan, _ contest: Contest, _ before: Int, _ total: Int?,
    _ progress: (TournamentProgress) -> Void
  ) throws {
    var units: [Range<Int>] = []
    for candidate in candidates {
      for opponent in contest.opponents.indices {
        let first = scores.firstUnit(candidate, opponent)
        var wanted = first..<first + pairs
        if let part { wanted = wanted.clamped(to: part) }
        units += scores.missing(in: wanted)
      }
    }
    if units.isEmpty { return }
    let order = Contest.Order(
      candidates: plan.points.map(\.values), pairs: plan.pairs, seeds: plan.seeds, units: units, jobs: jobs,
      journal: journal, firstUnit: firstUnit)
    var scores = scores
    try contest.play(order) { state in
      progress(
        TournamentProgress(
          done: before + state.done, total: max(total ?? 0, before + state.total), seconds: state.seconds))
    } _: { unit, pair in
      scores.add(unit, pair)
    }
    self.scores = scores
  }
}
