import BattleCore
import Dex
import Gen5
import Testing

@testable import Showdown

@Suite("Verifying")
struct VerifierTests {
  private static let teams: [[PokemonSet]] = [
    [
      fighter(.garchomp, [.earthquake, .dragonClaw, .swordsDance, .sandstorm]),
      fighter(.starmie, [.surf, .psychic, .recover, .thunderWave], gender: .none),
    ],
    [
      fighter(.snorlax, [.bodySlam, .rest, .crunch, .curse]),
      fighter(.alakazam, [.psychic, .reflect, .shadowBall, .substitute]),
    ],
  ]

  private func recorded(_ seed: UInt64 = 5) throws -> TraceBattle {
    let trace = try Recorder.record(Self.teams, seed: seed)
    try #require(trace.steps.count > 8)
    return trace
  }

  /// Changes a recorded battle and says what verifying finds first.
  private func tampered(_ change: (inout TraceBattle) -> Void) throws -> BattleVerdict {
    var trace = try recorded()
    change(&trace)
    return Verifier.verify(trace)
  }

  @Test("what was recorded is exact", arguments: 0..<20 as Range<UInt64>)
  func exact(_ seed: UInt64) throws {
    let verdict = Verifier.verify(try Recorder.record(Self.teams, seed: seed))
    #expect(verdict.isLogExact)
    #expect(verdict.volatileHints.isEmpty)
  }

  @Test("another HP is found at its step")
  func hp() throws {
    let verdict = try tampered { trace in
      let row = trace.steps[3].after.sides[1].team[1]
      trace.steps[3].after.sides[1].team[1] = row.map { "1" + $0 }
    }
    #expect(verdict.state?.step == 4)
    #expect(verdict.state?.field == .row)
    #expect(verdict.state?.cause == "row HP")
    #expect(verdict.state?.differences.first?.what == "row p2 1")
  }

  @Test("another status, other PP")
  func rows() throws {
    let status = try tampered { $0.start.sides[0].team[2] = "135/135 par 24,16,16,32" }
    #expect(status.state?.step == 0)
    #expect(status.state?.cause == "row status")
    let pp = try tampered { $0.start.sides[0].team[2] = "135/135 24,16,16,31" }
    #expect(pp.state?.cause == "row PP")
  }

  @Test("another state of the dice, and where the draws part")
  func dice() throws {
    let index = try #require(try recorded().steps.firstIndex { $0.after.draws?.first?.hasPrefix("accuracy") == true })
    let verdict = try tampered { trace in
      trace.steps[index].after.seed ^= 1
      trace.steps[index].after.draws?[0] = "immobile 0..<4 = 0"
    }
    #expect(verdict.state?.step == index + 1)
    #expect(verdict.state?.field == .rng)
    #expect(verdict.state?.cause.hasPrefix("rng: immobile expected, ") == true)
    #expect(verdict.state?.expectedDraws?.first == DrawRecord(.immobile, 4, 0))
  }

  @Test("another legal choice")
  func legal() throws {
    let verdict = try tampered { $0.steps[1].legal[0]?.removeLast() }
    #expect(verdict.state?.step == 2)
    #expect(verdict.state?.field == .legal)
  }

  @Test("the order of legal choices does not matter")
  func order() throws {
    #expect(try tampered { $0.steps[1].legal[0]?.reverse() }.isLogExact)
  }

  @Test("boosts, types, ability, item, conditions, weather, pseudo-weather, who is in")
  func fields() throws {
    func field(_ change: (inout TraceMoment) -> Void) throws -> Divergence.Field? {
      try tampered { change(&$0.steps[5].after) }.state?.field
    }
    #expect(try field { $0.sides[0].boosts["evasion"] = 3 } == .boosts)
    #expect(try field { $0.sides[1].types = "Bug" } == .types)
    #expect(try field { $0.sides[1].ability = "levitate" } == .ability)
    #expect(try field { $0.sides[1].item = "leftovers" } == .item)
    #expect(try field { $0.sides[1].conditions.append("spikes") } == .conditions)
    #expect(try field { $0.weather = "hail" } == .weather)
    #expect(try field { $0.pseudoWeather = ["gravity"] } == .pseudoWeather)
    #expect(try field { $0.sides[0].active = 3 - $0.sides[0].active } == .active)
  }

  @Test("a winner too early, too late, or the other one")
  func winner() throws {
    let early = try tampered { trace in
      trace.steps.removeSubrange(6...)
      trace.winner = "p1"
    }
    #expect(early.state?.field == .winner)
    #expect(early.state?.step == 6)
    var over: TraceBattle?
    for seed in 0..<50 as Range<UInt64> where over == nil {
      let trace = try Recorder.record(Self.teams, seed: seed, turns: 200)
      if trace.winner == "p1" { over = trace }
    }
    var trace = try #require(over)
    trace.winner = "p2"
    #expect(Verifier.verify(trace).state?.field == .winner)
    trace.winner = nil
    #expect(Verifier.verify(trace).state?.field == .winner)
  }

  @Test("another line, a line too many, a line too few")
  func log() throws {
    let other = try tampered { $0.steps[4].after.log[0] = "|-nothing" }
    #expect(other.isStateExact)
    #expect(other.log?.step == 5)
    #expect(other.log?.differences.first?.expected == "|-nothing")
    let more = try tampered { $0.steps[4].after.log.append("|upkeep") }
    #expect(more.log?.cause == "log: upkeep expected, nothing")
    let less = try tampered { $0.steps[4].after.log.removeLast() }
    #expect(less.log?.cause.hasPrefix("log: nothing expected, ") == true)
  }

  @Test("lines of the reference's diagnostics are not compared")
  func debug() throws {
    #expect(try tampered { $0.steps[4].after.log.insert("|debug|power: 40", at: 0) }.isLogExact)
  }

  @Test("volatile conditions are a hint and no difference")
  func volatiles() throws {
    let verdict = try tampered { $0.steps[4].after.sides[0].volatiles.append("leechseed") }
    #expect(verdict.isLogExact)
    #expect(verdict.volatileHints.count == 1)
  }

  @Test("teams that cannot play")
  func team() throws {
    let verdict = try tampered { $0.teams[0][0].level = 0 }
    #expect(verdict.state?.field == .team)
  }

  @Test("the report names everything that is needed to look further")
  func report() throws {
    let verdict = try tampered { trace in
      trace.steps[3].after.seed = 0
      trace.steps[3].after.log[0] = "|-nothing"
    }
    let report = try #require(verdict.state?.report(file: "x.jsonl"))
    for part in [
      "recorded-5: step 4, turn", "choices  ", "rng", "expected 0000000000000000", "- |-nothing", "draws (",
      "again: battlelab verify x.jsonl --only recorded-5",
    ] {
      #expect(report.contains(part), "\(part) in \(report)")
    }
  }

  @Test("causes are counted, with the battle that fails earliest")
  func tally() throws {
    var tally = CauseTally()
    tally.add(try tampered { $0.steps[4].after.weather = "hail" }, log: false)
    tally.add(try tampered { $0.steps[2].after.weather = "hail" }, log: false)
    tally.add(try tampered { $0.steps[4].after.log[0] = "|-nothing" }, log: false)
    #expect(tally.sorted == [CauseTally.Entry(cause: "weather", count: 2, example: "recorded-5", step: 3)])
  }
}
