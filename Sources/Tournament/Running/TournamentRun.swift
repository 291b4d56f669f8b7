import BattleCore
import Foundation
import Reports

/// Where finished units are written down.
public struct JournalRequest: Sendable {
  public var path: String
  /// What the journal belongs to.
  public var manifest: TournamentManifest
  /// Version, machine and executable of this program, for messages.
  public var build: String
  /// Go on with a journal that is there; otherwise that is an error.
  public var resumes: Bool
  /// How many seconds a unit may take before the run is given up; nil for any time.
  public var secondsPerUnit: Int?

  public init(
    path: String, manifest: TournamentManifest, build: String, resumes: Bool = false, secondsPerUnit: Int? = nil
  ) {
    self.path = path
    self.manifest = manifest
    self.build = build
    self.resumes = resumes
    self.secondsPerUnit = secondsPerUnit
  }

  var header: JournalHeader { JournalHeader(manifest: manifest.json.text, build: build) }

  /// Where units are noted that a process did not survive.
  static func notePath(_ journal: String) -> String { journal + ".trapped" }
}

/// A run under way: what is to be played, where it is kept, and what becomes of it.
///
/// Units are added up while they are played, each as soon as all before it are there. A run that goes on from a journal,
/// or writes `battles.csv` beside one, is added up from the journal at the end, in the order of the index, as if it had
/// come from elsewhere.
@usableFromInline
final class TournamentRun {
  @usableFromInline let schedule: Schedule
  @usableFromInline let exchange: PairExchange
  /// nil when the journal is added up at the end.
  private let ledger: TournamentLedger?
  private let makeLedger: () throws -> TournamentLedger
  private let writer: JournalWriter?
  private let path: String?
  private let units: Range<Int>
  private let done: UnitRanges
  /// Decides without a ledger what is played next; the ledger decides again when it is made.
  private var board: StoppingBoard?
  private var isStarted = false
  private let start = ContinuousClock.now

  /// A whole tournament.
  @usableFromInline
  convenience init(
    plan: TournamentPlan, labels: [String], names: [String], jobs: Int, battlesFile: String?,
    journal: JournalRequest?, teamNames: @escaping (Int) -> (String, String)
  ) throws {
    let schedule = try plan.schedule(labels: labels)
    try self.init(
      plan: plan, schedule: schedule, jobs: jobs, units: 0..<schedule.units, isWhole: true,
      addsUp: battlesFile == nil, journal: journal ?? TournamentRun.temporaryJournal(plan, battlesFile)
    ) {
      try TournamentLedger(
        plan: plan, labels: labels, names: names, jobs: jobs, battlesFile: battlesFile, teamNames: teamNames)
    }
  }

  /// A range of units.
  @usableFromInline
  convenience init(
    plan: TournamentPlan, labels: [String], names: [String], jobs: Int, units: Range<Int>, journal: JournalRequest
  ) throws {
    let schedule = try plan.schedule(labels: labels)
    guard units.lowerBound >= 0, units.upperBound <= schedule.units else {
      throw TournamentError.outOfRange("units", units.upperBound, "within 0..<\(schedule.units)")
    }
    try self.init(
      plan: plan, schedule: schedule, jobs: jobs, units: units, isWhole: false, addsUp: false, journal: journal
    ) {
      try TournamentLedger(plan: plan, labels: labels, names: names, jobs: jobs, battlesFile: nil) { _ in ("", "") }
    }
  }

  /// - Parameters:
  ///   - isWhole: tests may decide what is played.
  ///   - addsUp: add up while playing where nothing is played already.
  private init(
    plan: TournamentPlan, schedule: Schedule, jobs: Int, units: Range<Int>, isWhole: Bool, addsUp: Bool,
    journal: JournalRequest?, makeLedger: @escaping () throws -> TournamentLedger
  ) throws {
    guard jobs >= 1 else { throw TournamentError.outOfRange("jobs", jobs, "1 or more") }
    self.schedule = schedule
    self.units = units
    self.makeLedger = makeLedger
    path = journal?.path
    var board = isWhole ? plan.test.map { StoppingBoard($0, schedule: schedule) } : nil
    guard let journal else {
      ledger = try makeLedger()
      writer = nil
      done = UnitRanges()
      exchange = PairExchange(jobs: jobs, most: units.count, watch: nil, keep: nil)
      return
    }
    let (writer, found) = try JournalWriter.open(journal.path, header: journal.header, resume: journal.resumes)
    var done = found?.units ?? UnitRanges()
    if let found, board != nil { try JournalSet([found]).forEach { board?.add($0, $1) } }
    let note = JournalRequest.notePath(journal.path)
    for unit in TrapNote.units(note) where !done.contains(unit) && schedule.units > unit && unit >= 0 {
      try writer.append(firstUnit: unit, pairs: [PlayedPair.aborted])
      board?.add(unit, .aborted)
      done.insert(unit..<unit + 1)
    }
    try? FileManager.default.removeItem(atPath: note)
    self.writer = writer
    self.done = done
    ledger = addsUp && done.isEmpty ? try makeLedger() : nil
    self.board = ledger == nil ? board : nil
    let watch = UnitWatch(
      jobs: jobs, notePath: note, limit: journal.secondsPerUnit.map { .seconds($0) })
    exchange = PairExchange(jobs: jobs, most: units.count, watch: watch) { first, pairs throws in
      try writer.append(firstUnit: first, pairs: pairs)
    }
  }

  /// `battles.csv` needs the pairings in order; a test plays them in rounds. A journal in a temporary folder brings them
  /// in order when the caller wants none.
  private static func temporaryJournal(_ plan: TournamentPlan, _ battlesFile: String?) -> JournalRequest? {
    guard plan.test != nil, battlesFile != nil else { return nil }
    let name = "battlelab-\(UUID().uuidString).journal"
    let path = FileManager.default.temporaryDirectory.appendingPathComponent(name).path
    let manifest = TournamentManifest(
      version: "", rules: "", engineVersion: "", engineFingerprint: "", dataFingerprint: "", format: "", matchups: "",
      plan: plan, policies: [])
    return JournalRequest(path: path, manifest: manifest, build: TournamentRun.temporary)
  }

  private static let temporary = "temporary"

  /// Plays what is missing.
  @usableFromInline
  func play(progress: (TournamentProgress) -> Void, body: @escaping @Sendable (Int) -> Void) throws {
    let expected = units.count - done.overlap(units)
    try exchange.run(
      expected: { [self] played in (board?.mostLeft ?? ledger?.mostLeft).map { played + $0 } ?? expected },
      progress: progress, more: { [self] in more() },
      fold: { [self] unit, played in
        if let ledger { try ledger.fold(unit, played) } else { board?.add(unit, played) }
      }, body: body)
  }

  /// The next units to play; none at the end.
  private func more() -> [Range<Int>] {
    while true {
      let wanted: [Range<Int>]
      if board != nil {
        wanted = board?.nextRound() ?? []
      } else if let ledger, let round = ledger.nextRound() {
        wanted = round
      } else {
        wanted = isStarted ? [] : [units]
        isStarted = true
      }
      if wanted.isEmpty { return [] }
      let missing = wanted.flatMap { done.gaps(in: $0) }
      if !missing.isEmpty { return missing }
    }
  }

  /// Brings the journal to the disk.
  @usableFromInline
  func close() throws { try writer?.sync() }

  /// Makes the report.
  @usableFromInline
  func finish() throws -> TournamentReport {
    try close()
    if let ledger { return try ledger.finish() }
    guard let path else { throw JournalError.missing(units: [units]) }
    let file = try JournalFile(path)
    if file.header.build == TournamentRun.temporary { unlink(path) }
    var report = try makeLedger().report(of: JournalSet([file]))
    // The ledger only knows how long adding up took.
    report.timing.seconds = (ContinuousClock.now - start).seconds
    return report
  }
}

extension PlayedPair {
  /// Two battles that could not be played to an end.
  static let aborted = PlayedPair(first: .aborted, second: .aborted)
}

extension BattleRecord {
  fileprivate static let aborted = BattleRecord(
    result: GameResult(
      outcome: Outcome(winner: .tie, reason: .aborted), turns: 0, decisions: InlinePair(0, 0), digest: 0),
    fallbacks: InlinePair(0, 0))
}
