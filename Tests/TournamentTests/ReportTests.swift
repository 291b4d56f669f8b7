import BattleCore
import Foundation
import Reports
import TestKit
import Testing

@testable import Tournament

@Suite("Tournament reports")
struct ReportTests {
  private let entries = [
    ToyTournament.entry("say \"hi\", twice", .strength(1)), ToyTournament.entry("random", .strength(0.5)),
  ]
  private let plan = TournamentPlan(pairs: 8, seed: 5, turnLimit: 30)

  @Test func columnsAreTheContract() throws {
    let files = try ToyTournament.files(plan, entries, jobs: 1)
    func header(_ name: String) throws -> Substring? { try #require(files[name]).split(separator: "\n").first }
    #expect(
      try header("standings.csv")
        == "rank,policy,battles,wins,losses,ties,score,score_low,score_high,rating,rating_low,rating_high,mean_turns,"
        + "decisions,fallbacks")
    #expect(
      try header("pairings.csv")
        == "policy_a,policy_b,battles,a_wins,b_wins,ties,a_score,a_score_low,a_score_high,rating_difference,"
        + "rating_low,rating_high,pairs_0,pairs_half,pairs_1,pairs_1half,pairs_2,capped")
    #expect(
      try header("battles.csv") == "battle,pairing,pair,side,seed,team_1,team_2,winner,turns,reason,digest")
    #expect(try #require(files["pairings.csv"]).contains("\n\"say \"\"hi\"\", twice\",random,16,"))
    #expect(try #require(files["battles.csv"]).contains(",\"one, 3\",\"two \"\"3\"\"\","))
    for text in files.values {
      #expect(!text.lowercased().contains("nan") && !text.lowercased().contains("inf,"))
    }
  }

  @Test func theAnchorIsRandom() throws {
    let report = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: 1)
    #expect(report.anchor == 1)
    let anchor = try #require(report.standings.first { $0.policy == 1 })
    #expect(anchor.rating == Rating(value: 0, low: 0, high: 0))
    let named = [ToyTournament.entry("a", .staller), ToyTournament.entry("b", .strength(1), name: "random")]
    #expect(try runTournament(plan: plan, policies: named, matchups: ToyTournament.drawn, jobs: 1).anchor == 1)
    let none = [ToyTournament.entry("a", .staller), ToyTournament.entry("b", .strength(1))]
    let centred = try runTournament(plan: plan, policies: none, matchups: ToyTournament.drawn, jobs: 1)
    #expect(centred.anchor == nil)
    #expect(abs(centred.standings[0].rating.value + centred.standings[1].rating.value) < 1e-9)
  }

  @Test func theManifestIsSortedAndComplete() throws {
    let text = ToyTournament.manifest(plan, entries).json.text
    #expect(
      text == """
        {
          "checksums": {
            "weights.json": "abc"
          },
          "counts": {
            "battles": 16,
            "pairings": 1,
            "pairs_per_pairing": 8,
            "policies": 2
          },
          "data": {
            "fingerprint": "11"
          },
          "engine": {
            "fingerprint": "00",
            "rules": "toy",
            "version": "1"
          },
          "format": "toy",
          "information": "open",
          "matchups": "drawn",
          "policies": [
            {
              "label": "say \\"hi\\", twice",
              "name": "toy",
              "parameters": {
                "kind": "strength(1.0)"
              }
            },
            {
              "label": "random",
              "name": "toy",
              "parameters": {
                "kind": "strength(0.5)"
              }
            }
          ],
          "schedule": "round-robin",
          "seed": 5,
          "turn_limit": 30,
          "version": "1.0"
        }

        """)
  }

  @Test func theBattlesOfAnEarlierRunDoNotStay() throws {
    let folder = try TemporaryFolder()
    let manifest = ToyTournament.manifest(plan, entries)
    let first = try runTournament(
      plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: 1, battlesFile: folder.path("battles.csv"))
    try first.write(to: folder.path(""), manifest: manifest)
    #expect(
      try folder.names() == [
        "battles.csv", "details.csv", "manifest.json", "pairings.csv", "population.csv", "run.json", "standings.csv",
      ])
    let second = try runTournament(plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: 1)
    try second.write(to: folder.path(""), manifest: manifest)
    #expect(
      try folder.names() == [
        "details.csv", "manifest.json", "pairings.csv", "population.csv", "run.json", "standings.csv",
      ])
  }

  @Test func wrongInputWritesNothing() throws {
    let folder = try TemporaryFolder()
    let twice = [entries[0], entries[0]]
    #expect(throws: TournamentError.self) {
      try runTournament(
        plan: plan, policies: twice, matchups: ToyTournament.drawn, jobs: 1, battlesFile: folder.path("x/battles.csv"))
    }
    #expect(throws: TournamentError.self) {
      try runTournament(
        plan: plan, policies: entries, matchups: ToyTournament.drawn, jobs: 0, battlesFile: folder.path("x/b.csv"))
    }
    #expect(try folder.names().isEmpty)
  }

  @Test func countsThatDoNotAddUpAreNotWritten() throws {
    let folder = try TemporaryFolder()
    let schedule = try plan.schedule(labels: ["a", "b"])
    var tally = PairingTally()
    tally.aWins = 15
    let report = TournamentReport(
      plan: plan, schedule: schedule, labels: ["a", "b"], names: ["", ""], tallies: [tally],
      clusters: ClusterTable(policies: 2, pairs: 8), hasBattlesFile: false, timing: RunTiming(seconds: 1, jobs: 1))
    let error = #expect(throws: TournamentError.self) {
      try report.write(to: folder.path("out"), manifest: ToyTournament.manifest(plan, entries))
    }
    #expect(error?.description == "a against b: 16 battles were scheduled, but 15 are counted")
    #expect(try folder.names().isEmpty)
  }

  @Test func abortedBattlesCountInNoScore() {
    let win = GameResult(outcome: .win(.p1), turns: 3, decisions: InlinePair(1, 2), digest: 1)
    let lost = GameResult(
      outcome: Outcome(winner: .tie, reason: .aborted), turns: 9, decisions: InlinePair(0, 0), digest: 2)
    let none = InlinePair(0, 0)
    let played = PlayedPair(
      first: BattleRecord(result: win, fallbacks: none), second: BattleRecord(result: lost, fallbacks: none))
    var tally = PairingTally()
    tally.add(played)
    #expect(tally.aWins == 1 && tally.battles == 1 && tally.aborted == 1 && tally.turns == 3)
    #expect(tally.histogram.pairs == 0)
    #expect(tally.score == 1)
    var clusters = ClusterTable(policies: 2, pairs: 4)
    clusters.add(played, pair: 0, Schedule.Pairing(0, 1))
    #expect(clusters.residuals(0) == [0, 0, 0, 0])
  }

  @Test func talliesAddUpAndTurnRound() {
    var left = PairingTally()
    left.aWins = 3
    left.bFallbacks = 2
    left.histogram = PairHistogram([1, 0, 0, 0, 2])
    #expect((left + left).aWins == 6)
    #expect((left + left).histogram.counts == [2, 0, 0, 0, 4])
    #expect(left.swapped.bWins == 3 && left.swapped.aFallbacks == 2)
    #expect(left.swapped.histogram.counts == [2, 0, 0, 0, 1])
    #expect(left.swapped.swapped == left)
  }

  @Test func textFitsATerminal() throws {
    let many = (0..<11).map { ToyTournament.entry("policy number \($0) with a long label", .strength(Double($0) / 10)) }
    let report = try runTournament(plan: plan, policies: many, matchups: ToyTournament.drawn, jobs: 2)
    #expect(report.matrixTables.count == 2)
    for line in report.text().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  /// Policies that do well in the same match-ups: their pairings are not independent, and batches of pairs show it.
  @Test func clustersSeeWhatPairingsShare() {
    var clusters = ClusterTable(policies: 3, pairs: 4000)
    #expect(clusters.batches == 1024)
    func record(_ outcome: Outcome) -> BattleRecord {
      BattleRecord(
        result: GameResult(outcome: outcome, turns: 1, decisions: InlinePair(0, 0), digest: 0),
        fallbacks: InlinePair(0, 0))
    }
    var dice = Gen5Dice(seed: 1)
    for pair in 0..<4000 {
      // The first policy wins all four battles of a match-up, or none.
      let wins = dice.below(2, .other) == 0
      let played = PlayedPair(
        first: record(.win(wins ? .p1 : .p2)), second: record(.win(wins ? .p2 : .p1)))
      for other in 1..<3 { clusters.add(played, pair: pair, Schedule.Pairing(0, other)) }
    }
    // Four battles that end alike count as one.
    let effect = clusters.spread(0).designEffect(independent: 0.25)
    #expect(effect > 3.4 && effect < 4.6)
  }
}
