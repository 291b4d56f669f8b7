import BattleCore
import CommandLineKit
import Policies
import Tournament

/// One battle of a tournament, found again: who plays, with which teams and seeds.
struct BattleReplay<Replayed: ReplayedRules> {
  typealias Rules = Replayed.Player.Rules

  /// The battle's number, and what follows from it.
  let battle: Int
  let pairing: Int
  let pair: Int
  let side: Int
  /// The policies' labels and the teams, by seat.
  let labels: [String]
  let teams: [Rules.Team]
  let names: [String]
  let seed: UInt64
  let turnLimit: Int

  private let policies: [Replayed.Player]
  private let isHidden: Bool
  private let policySeeds: [UInt64]

  init(_ manifest: StoredManifest, battle: Int) throws {
    let plan = try manifest.plan()
    let roster = try PolicyRoster<Replayed>(manifest.policies)
    try manifest.checkModels(roster.checksums)
    let entries = roster.entries
    let schedule = try plan.schedule(labels: entries.map(\.label))
    guard battle < schedule.battles else {
      throw CommandError("BATTLE must be from 0 to \(schedule.battles - 1), not \(battle)")
    }
    self.battle = battle
    side = battle % 2
    pair = battle / 2 % schedule.pairs
    pairing = battle / 2 / schedule.pairs
    turnLimit = plan.turnLimit
    isHidden = plan.information == .hidden

    let meeting = schedule.pairing(pairing)
    let seated = (side == 0 ? [meeting.a, meeting.b] : [meeting.b, meeting.a]).map { entries[$0] }
    labels = seated.map(\.label)
    policies = seated.map { $0.make(0) }

    let seeds = TournamentSeeds(plan.seed)
    let (first, second) = (labels[0], labels[1])
    policySeeds = [
      seeds.policy(Digest64.of(first), .p1, pair: pair), seeds.policy(Digest64.of(second), .p2, pair: pair),
    ]
    let drawn = try Replayed.source(try manifest.source()).draw(pair, seeds.teams(pair))
    teams = [drawn.teams.0, drawn.teams.1]
    names = [drawn.names.0, drawn.names.1]
    seed = seeds.battle(pair)
  }

  /// What happens between two moments at which somebody decides.
  struct Step {
    /// The decisions that led to it; none before the first.
    var decisions: [RecordedDecision<Replayed>] = []
    /// The position in which they were made.
    var board: Rules.Board
    var events: [Rules.Event] = []
  }

  /// What the battle was, played again.
  struct Played {
    var result: GameResult
    var steps: [Step]
  }

  /// Plays the battle as the tournament did, then once more with what both answered to get its events.
  func play(_ whatIf: WhatIf<Replayed>? = nil) throws(CommandError) -> Played {
    var one = DecisionRecorder<Replayed>(policies[0], whatIf: whatIf)
    var two = DecisionRecorder<Replayed>(policies[1], whatIf: whatIf)
    let result: GameResult
    if isHidden {
      var first = Concealed(one)
      var second = Concealed(two)
      result = play(&first, &second)
      (one, two) = (first.base, second.base)
    } else {
      result = play(&one, &two)
    }
    if let whatIf { try check(whatIf, [one, two][whatIf.seat.index]) }
    return Played(result: result, steps: steps(one.decisions, two.decisions))
  }

  private func check(_ whatIf: WhatIf<Replayed>, _ recorder: DecisionRecorder<Replayed>) throws(CommandError) {
    if let refusal = recorder.refusal { throw CommandError("--what-if '\(whatIf.text)': \(refusal)") }
    if !recorder.decisions.contains(where: \.isImposed) {
      throw CommandError("--what-if '\(whatIf.text)': \(whatIf.seat.name) decides nothing on turn \(whatIf.turn)")
    }
  }

  private func play<P: Policy>(_ one: inout P, _ two: inout P) -> GameResult where P.Rules == Rules {
    one.begin(GameContext(seat: .p1, seed: policySeeds[0]))
    two.begin(GameContext(seat: .p2, seed: policySeeds[1]))
    var game = Rules.start(teams[0], teams[1], seed: seed)
    return playGame(Rules.self, &game, &one, &two, turnLimit: turnLimit)
  }

  private func steps(
    _ first: [RecordedDecision<Replayed>], _ second: [RecordedDecision<Replayed>]
  ) -> [Step] {
    var log = EventLog<Rules.Event>()
    var game = Rules.start(teams[0], teams[1], seed: seed, log: &log)
    var steps = [Step(board: game.board, events: log.events)]
    var answers = [first[...], second[...]]
    while Rules.turn(game.board) <= turnLimit {
      var step = Step(board: game.board)
      var choices: [Choice] = []
      for seat in Seat.allCases {
        var legal = ChoiceList()
        Rules.choices(game.board, for: seat, into: &legal)
        if legal.count > 1 {
          guard let decision = answers[seat.index].popFirst() else { return steps }
          step.decisions.append(decision)
          choices.append(decision.answer)
        } else {
          choices.append(legal.isEmpty ? .pass : legal[0])
        }
      }
      guard step.decisions.allSatisfy({ $0.legal.contains($0.answer) }) else { return steps }
      log.events.removeAll(keepingCapacity: true)
      let outcome = Rules.advance(&game, choices[0], choices[1], log: &log)
      step.events = log.events
      steps.append(step)
      if outcome != nil { break }
    }
    return steps
  }
}
