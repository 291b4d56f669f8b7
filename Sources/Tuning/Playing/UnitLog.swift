public import Tournament

/// What a journal had when it was opened, a byte a unit.
public struct UnitLog: Sendable {
  private var codes: [UInt8] = []
  /// How many units there are.
  public private(set) var count = 0

  public init() {}

  public mutating func add(_ unit: Int, _ played: PlayedPair) {
    while codes.count <= unit { codes.append(0) }
    if codes[unit] == 0 { count += 1 }
    codes[unit] = PairScores.code(played)
  }

  /// The code of a unit; 0 when it is not there.
  func code(_ unit: Int) -> UInt8 { unit < codes.count ? codes[unit] : 0 }
}

extension PairScores {
  /// Takes over what a log has of these units, the first of which stands at `firstUnit`.
  public mutating func take(_ log: UnitLog, firstUnit: Int) {
    for unit in 0..<units where log.code(firstUnit + unit) != 0 { set(unit, log.code(firstUnit + unit)) }
  }
}

/// Plays the parts of a tuning into one journal, each at its place, and leaves out what is there already.
public struct TuningSession {
  public var jobs: Int
  public var journal: UnitJournal?
  public var log: UnitLog
  /// Battles of the whole tuning, for the progress.
  public var total = 0
  public private(set) var played = 0
  private let progress: (TournamentProgress) -> Void
  private let start = ContinuousClock.now

  public init(jobs: Int, journal: UnitJournal?, log: UnitLog, progress: @escaping (TournamentProgress) -> Void) {
    self.jobs = jobs
    self.journal = journal
    self.log = log
    self.progress = progress
  }

  /// Plays candidates against all opponents of a contest.
  ///
  /// - Parameter firstUnit: where the part stands in the journal.
  public mutating func play(
    _ contest: Contest, _ candidates: [[Double]], pairs: Int, seeds: TournamentSeeds, firstUnit: Int
  ) throws -> PairScores {
    var scores = PairScores(candidates: candidates.count, opponents: contest.opponents.count, pairs: pairs)
    scores.take(log, firstUnit: firstUnit)
    let units = scores.missing(in: 0..<scores.units)
    if units.isEmpty { return scores }
    let order = Contest.Order(
      candidates: candidates, pairs: pairs, seeds: seeds, units: units, jobs: jobs, journal: journal,
      firstUnit: firstUnit)
    try contest.play(order, report) { unit, pair in scores.add(unit, pair) }
    played += 2 * units.reduce(0) { $0 + $1.count }
    return scores
  }

  /// Plays the opponents of a contest against each other, and returns the points of the first of each pairing.
  public mutating func playPool(
    _ contest: Contest, pairs: Int, seeds: TournamentSeeds, firstUnit: Int
  ) throws -> PairScores {
    let count = contest.opponents.count
    var scores = PairScores(candidates: 1, opponents: max(1, count * (count - 1) / 2), pairs: pairs)
    scores.take(log, firstUnit: firstUnit)
    let units = scores.missing(in: 0..<count * (count - 1) / 2 * pairs)
    if units.isEmpty { return scores }
    let order = Contest.Order(
      candidates: [], pairs: pairs, seeds: seeds, units: units, jobs: jobs, journal: journal, firstUnit: firstUnit)
    try contest.playPool(order, report) { unit, pair in scores.add(unit, pair) }
    played += 2 * units.reduce(0) { $0 + $1.count }
    return scores
  }

  /// Shows how far the whole is.
  func report(_ state: TournamentProgress) {
    let done = played + state.done
    progress(
      TournamentProgress(
        done: done, total: max(done, total - 2 * log.count), seconds: (ContinuousClock.now - start).inSeconds))
  }

  /// Takes note of battles that were played elsewhere.
  mutating func add(battles: Int) { played += battles }
}

extension Duration {
  /// The duration as a number of seconds.
  public var inSeconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
