import BattleCore
import Foundation
import Reports
import TestKit
import Testing

@testable import Tournament

@Suite("Journal")
struct JournalTests {
  private let entries = [
    ToyTournament.entry("strong", .strength(0.9)), ToyTournament.entry("random", .strength(0.5)),
    ToyTournament.entry("weak, \"very\"", .strength(0)),
  ]
  private let plan = TournamentPlan(pairs: 60, seed: 7, turnLimit: 30)

  private func request(_ path: String, _ plan: TournamentPlan? = nil, resumes: Bool = false) -> JournalRequest {
    JournalRequest(
      path: path, manifest: ToyTournament.manifest(plan ?? self.plan, entries), build: "build", resumes: resumes)
  }

  /// All files but `run.json` of a run with a journal.
  private func files(
    _ folder: TemporaryFolder, _ name: String, _ request: JournalRequest, plan: TournamentPlan? = nil, jobs: Int = 2
  ) throws -> [String: String] {
    let plan = plan ?? self.plan
    let report = try runTournament(
      plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: jobs,
      battlesFile: folder.path(name + "/battles.csv"), journal: request)
    try report.write(to: folder.path(name), manifest: ToyTournament.manifest(plan, entries))
    var files: [String: String] = [:]
    for file in try folder.names(name) where file != "run.json" { files[file] = try folder.text(name + "/" + file) }
    return files
  }

  @Test func aJournalChangesNoByte() throws {
    let folder = try TemporaryFolder()
    let plain = try ToyTournament.files(plan, entries, jobs: 1)
    #expect(try files(folder, "one", request(folder.path("a.journal"))) == plain)
    // A journal that is complete gives the same again, without a battle being played.
    #expect(try files(folder, "two", request(folder.path("a.journal"), resumes: true), jobs: 1) == plain)
    #expect(throws: JournalError.exists(path: folder.path("a.journal"))) {
      try files(folder, "three", request(folder.path("a.journal")))
    }
  }

  /// What workers add up while they play is what the journal adds up to at the end, whoever played first.
  @Test(arguments: [1, 2, 5], [false, true])
  func addingUpWhilePlayingChangesNoByte(jobs: Int, isStoppedEarly: Bool) throws {
    var plan = TournamentPlan(pairs: 500, seed: 3, turnLimit: 30)
    if isStoppedEarly { plan.test = try SequentialTest(model: .logistic, low: 0, high: 60) }
    let folder = try TemporaryFolder()
    func play(_ name: String, resumes: Bool) throws -> TournamentReport {
      try runTournament(
        plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: jobs,
        journal: request(folder.path(name), plan, resumes: resumes))
    }
    func text(_ report: TournamentReport) -> [String] {
      [report.standingsTable.csv, report.pairingsTable.csv, report.detailsTable.csv]
    }
    let whole = try text(play("whole.journal", resumes: false))
    let merged = try mergeJournals(
      try JournalSet([try JournalFile(folder.path("whole.journal"))]), plan: plan, policies: entries,
      matchups: ToyTournament.drawn)
    #expect(text(merged) == whole)
    // Units in the middle are there already: then the journal is added up.
    try workUnits(
      20..<700, plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: jobs,
      journal: request(folder.path("part.journal"), plan))
    #expect(try text(play("part.journal", resumes: true)) == whole)
  }

  @Test func recordsReadBackAsTheyWere() throws {
    let luck = BattleLuck(crit: -3, accuracy: 4096, roll: .min, effect: .max, firstMover: 2)
    let result = GameResult(
      outcome: .win(.p2, .illegal), turns: 300, decisions: InlinePair(0, 1 << 40), digest: .max, luck: luck)
    let odd = BattleRecord(result: result, fallbacks: InlinePair(0, 129))
    let pairs = [PlayedPair(first: odd, second: PlayedPair.aborted.second), PlayedPair.aborted]
    let bytes = JournalRecord.encode(firstUnit: 1 << 50, pairs: pairs, configuration: 5)
    let payload = bytes[4..<bytes.count - 8]
    let read = try #require(JournalRecord(payload: payload))
    #expect(read.units == 1 << 50..<(1 << 50) + 2)
    #expect(read.pairs == pairs)
    // A shorter payload is never taken for a record.
    for cut in 0..<payload.count { #expect(JournalRecord(payload: payload.prefix(cut)) == nil) }
  }

  /// Cut at every length and changed at any byte: what is left is a prefix of the records, and going on gives the same.
  @Test func tornAndChangedJournalsAreRedone() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.journal")
    let whole = try files(folder, "whole", request(path))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let start = JournalHeader(manifest: ToyTournament.manifest(plan, entries).json.text, build: "build").encoded.count
    var dice = Gen5Dice(seed: 3)
    for trial in 0..<40 {
      var part = bytes
      if trial % 2 == 0 {
        part = bytes.prefix(start + dice.below(bytes.count - start, .other))
      } else {
        part[start + dice.below(bytes.count - start, .other)] ^= UInt8(1 + dice.below(255, .other))
        part.append(contentsOf: [1, 2, 3])
      }
      try part.write(to: URL(fileURLWithPath: folder.path("b.journal")))
      let again = try files(folder, "again", request(folder.path("b.journal"), resumes: true), jobs: 1 + trial % 3)
      #expect(again == whole, "trial \(trial)")
      #expect(try JournalFile(folder.path("b.journal")).tornBytes == 0)
    }
  }

  @Test func anotherConfigurationIsRefused() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("a.journal")
    _ = try files(folder, "one", request(path))
    var other = plan
    other.seed = 8
    other.pairs = 61
    let error = #expect(throws: JournalError.self) {
      try files(folder, "two", request(path, other, resumes: true), plan: other)
    }
    #expect(
      error?.description == "\(path) belongs to another tournament: counts.battles is 360 there, 366 here; "
        + "counts.pairs_per_pairing is 60 there, 61 here; seed is 7 there, 8 here")
    var changed = entries
    changed[0].fingerprint = "aa"
    let played = JournalRequest(
      path: folder.path("c.journal"), manifest: ToyTournament.manifest(plan, changed), build: "build", resumes: false)
    _ = try files(folder, "three", played)
    for (fingerprint, message) in [
      ("bb", "policy 'strong' decides otherwise: its fingerprint is 'aa' there, 'bb' here"),
      (nil, "policies[0].fingerprint is 'aa' there, not given here"),
    ] {
      changed[0].fingerprint = fingerprint
      let again = JournalRequest(
        path: folder.path("c.journal"), manifest: ToyTournament.manifest(plan, changed), build: "build", resumes: true)
      let error = #expect(throws: JournalError.self) { try files(folder, "four", again) }
      #expect(error?.description == "\(folder.path("c.journal")) belongs to another tournament: \(message)")
    }
    try AtomicFile.write("something else\n", to: folder.path("b.journal"))
    #expect(throws: JournalError.notAJournal(path: folder.path("b.journal"))) {
      try files(folder, "two", request(folder.path("b.journal"), resumes: true))
    }
  }

  @Test func twoWritersAreRefused() throws {
    let folder = try TemporaryFolder()
    let header = request(folder.path("a.journal")).header
    let first = try JournalWriter.open(folder.path("a.journal"), header: header, resume: false)
    #expect(throws: JournalError.inUse(path: folder.path("a.journal"))) {
      try JournalWriter.open(folder.path("a.journal"), header: header, resume: true)
    }
    withExtendedLifetime(first) {}
  }

  @Test func shardsJoinToTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let plain = try ToyTournament.files(plan, entries, jobs: 1)
    // Overlapping and out of order.
    let ranges = [100..<180, 0..<70, 50..<120]
    for (number, range) in ranges.enumerated() {
      try workUnits(
        range, plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: 2,
        journal: request(folder.path("\(number).journal")))
    }
    let set = try JournalSet(try (0..<3).map { try JournalFile(folder.path("\($0).journal")) })
    #expect(set.units.ranges == [0..<180])
    let report = try mergeJournals(
      set, plan: plan, policies: entries, matchups: ToyTournament.drawn, battlesFile: folder.path("out/battles.csv"))
    try report.write(to: folder.path("out"), manifest: ToyTournament.manifest(plan, entries))
    for (name, text) in plain { #expect(try folder.text("out/" + name) == text) }
    let part = try JournalSet([try JournalFile(folder.path("1.journal"))])
    #expect(throws: JournalError.missing(units: [70..<120, 120..<180])) {
      try mergeJournals(part, plan: plan, policies: entries, matchups: ToyTournament.drawn)
    }
  }

  @Test func journalsThatDisagreeAreRefused() throws {
    let folder = try TemporaryFolder()
    let header = request("").header
    func write(_ name: String, digest: UInt64) throws -> JournalFile {
      var pair = PlayedPair.aborted
      pair.second.result.digest = digest
      let named = JournalHeader(manifest: header.manifest, build: "machine \(name)")
      let (writer, _) = try JournalWriter.open(folder.path(name), header: named, resume: false)
      try writer.append(firstUnit: 3, pairs: [pair])
      return try JournalFile(folder.path(name))
    }
    let set = try JournalSet([try write("x", digest: 1), try write("y", digest: 2)])
    let error = #expect(throws: JournalError.self) { try set.forEach { _, _ in } }
    #expect(
      error?.description == "two journals disagree about unit 3: \(folder.path("x")), by machine x, has "
        + "0000000000000000/0000000000000001; \(folder.path("y")), by machine y, has "
        + "0000000000000000/0000000000000002")
  }

  @Test func rangesAreASet() {
    var dice = Gen5Dice(seed: 1)
    for _ in 0..<200 {
      var ranges = UnitRanges()
      var set: Set<Int> = []
      for _ in 0..<20 {
        let low = dice.below(60, .other)
        let range = low..<low + dice.below(8, .other)
        #expect(ranges.overlaps(range) == range.contains { set.contains($0) })
        ranges.insert(range)
        set.formUnion(range)
      }
      #expect(ranges.count == set.count)
      for unit in 0..<70 { #expect(ranges.contains(unit) == set.contains(unit)) }
      let gaps = ranges.gaps(in: 5..<65).flatMap { Array($0) }
      #expect(gaps == (5..<65).filter { !set.contains($0) })
      for (one, two) in zip(ranges.ranges, ranges.ranges.dropFirst()) { #expect(one.upperBound < two.lowerBound) }
    }
    #expect(UnitRanges.range("3..<7") == 3..<7)
    for wrong in ["", "3", "7..<3", "-1..<3", "3..7", "a..<b", "1..<2..<3"] { #expect(UnitRanges.range(wrong) == nil) }
  }
}
